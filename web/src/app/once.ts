/** Finds something about a thing only once, however often it is asked for: what is the same needs no drawing anew. */
export function once<Thing extends WeakKey, Found>(find: (thing: Thing) => Found): (thing: Thing) => Found {
  const kept = new WeakMap<Thing, Found>();
  return (thing) => {
    let found = kept.get(thing);
    if (found === undefined) kept.set(thing, (found = find(thing)));
    return found;
  };
}
