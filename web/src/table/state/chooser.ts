/** Narrowing: from all that is offered to one choice, a verb or a place at a time.  It knows no rules: what may be
 *  picked next is read off the offers that are left. */

import type { Offer, Sheet } from "../../protocol/messages";

export interface Stage {
  /** The offers of this step. */
  offers: readonly Offer[];
  /** What was decided in the steps before, whose completion these offers are. */
  before: readonly Offer[];
  verb: string | null;
  /** The places named so far, in the order they were named. */
  places: readonly number[];
}

/** Where a pick led: on to a stage, or to a choice that is complete and that nothing larger contains. */
export type Step = { stage: Stage; play: Offer | null };

export function begin(offers: readonly Offer[]): Stage {
  return settled({ offers, before: [], verb: null, places: [] });
}

/** The offers that agree with what was picked. */
export function left(stage: Stage): Offer[] {
  return stage.offers.filter(
    (offer) => (stage.verb === null || offer.do === stage.verb) && holds(offer.at, stage.places),
  );
}

/** The offers that name just the places that were picked: each could be confirmed now. */
export function complete(stage: Stage): Offer[] {
  const pool = left(stage);
  return pool.filter((offer) => offer.at.length === stage.places.length && (begun(stage) || pool.length === 1));
}

/** Whether anything was picked in this step. */
export function begun(stage: Stage): boolean {
  return stage.verb !== null || stage.places.length > 0;
}

/** The verbs that are still possible, in the order of the offers. */
export function verbs(stage: Stage): string[] {
  return [...new Set(stage.offers.filter((offer) => holds(offer.at, stage.places)).map((offer) => offer.do))];
}

/** The places that may be named next, with the offers that naming them leaves. */
export function open(stage: Stage): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of left(stage)) {
    for (const place of new Set(offer.at)) {
      if (!holds(offer.at, [...stage.places, place])) continue;
      const offers = found.get(place);
      if (offers) offers.push(offer);
      else found.set(place, [offer]);
    }
  }
  return found;
}

/** A verb is picked, or put back if it was picked before.  What it completes is offered, not played. */
export function pickVerb(stage: Stage, verb: string): Step {
  if (stage.verb === verb) return { stage: { ...stage, verb: null }, play: null };
  const next = { ...stage, verb };
  // Places named under another verb may mean nothing under this one.
  return { stage: left(next).length ? next : { ...next, places: [] }, play: null };
}

/** A place is named, or put back if it was named before; null if it can be neither. */
export function pickPlace(stage: Stage, place: number): Step | null {
  if (!open(stage).has(place)) {
    if (!stage.places.includes(place)) return null;
    return { stage: { ...stage, places: stage.places.filter((other) => other !== place) }, play: null };
  }
  return narrowed({ ...stage, places: [...stage.places, place] });
}

/** An offer is taken from the list. */
export function take(stage: Stage, offer: Offer): Step {
  return narrowed({ ...stage, offers: [offer], verb: offer.do, places: offer.at });
}

/** Straight to an offer, however deep it lies: what leads to it is decided on the way. */
export function reach(all: readonly Offer[], offer: Offer): Step {
  const leads = (one: Offer): boolean => one.path.every((row, i) => offer.path[i] === row);
  const before: Offer[] = [];
  let offers = all;
  for (;;) {
    const next = offers.find((one) => one.path.length < offer.path.length && leads(one));
    if (!next) {
      const stage = { offers, before, verb: null, places: [] };
      const { stage: on, play } = take(stage, offer);
      // Whoever confirms every choice may still change to another.
      return { stage: play ? { ...stage, verb: offer.do, places: offer.at } : on, play };
    }
    before.push(next);
    offers = next.then;
  }
}

/** The same stage among other offers, as far as these go on offering it. */
export function renewed(stage: Stage, all: readonly Offer[]): Stage {
  let offers = all;
  const before: Offer[] = [];
  for (const { path } of stage.before) {
    const same = offers.find((offer) => offer.path.join() === path.join());
    if (!same) return begin(all);
    before.push(same);
    offers = same.then;
  }
  const next = { ...stage, offers, before };
  return offers.length && left(next).length ? settled(next) : begin(all);
}

/** The offers that a path goes through, from its first step to its last. */
export function along(offers: readonly Offer[], path: readonly number[]): Offer[] {
  const next = offers.find((offer) => offer.path.every((row, i) => path[i] === row));
  return next ? [next, ...along(next.then, path)] : [];
}

/** One step back; null if there is none. */
export function back(stage: Stage, all: readonly Offer[]): Stage | null {
  if (stage.places.length) return { ...stage, places: stage.places.slice(0, -1) };
  if (stage.verb !== null) return { ...stage, verb: null };
  if (stage.before.length === 0) return null;
  const before = stage.before.slice(0, -1);
  const offers = before.length ? before[before.length - 1].then : all;
  // A lone offer would lead straight back here.
  const earlier: Stage = { offers, before, verb: null, places: [] };
  return offers.length === 1 ? back(earlier, all) : earlier;
}

function narrowed(stage: Stage): Step {
  const pool = left(stage);
  if (pool.length !== 1 || pool[0].at.length !== stage.places.length) return { stage, play: null };
  const [offer] = pool;
  if (offer.then.length === 0) return { stage, play: offer };
  return {
    stage: settled({ offers: offer.then, before: [...stage.before, offer], verb: null, places: [] }),
    play: null,
  };
}

/** Where only one offer is left that others complete, go on to those. */
function settled(stage: Stage): Stage {
  let now = stage;
  while (now.offers.length === 1 && now.offers[0].then.length) {
    const [offer] = now.offers;
    now = { offers: offer.then, before: [...now.before, offer], verb: null, places: [] };
  }
  return now;
}

/** Whether these places are among those, each as often. */
function holds(places: readonly number[], wanted: readonly number[]): boolean {
  const rest = [...places];
  return wanted.every((place) => {
    const at = rest.indexOf(place);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The row of a move by its verb and arguments, as this seat makes it; null if the game has none. */
export function rowOf(sheet: Sheet, seat: number, verb: string, args: readonly number[]): number | null {
  const row = sheet.moves.findIndex(([number, ...given]) => {
    const { name, fields } = sheet.verbs[number];
    const own = (arg: number, i: number) => (fields[i].family === "own" ? sheet.own[seat][arg] : arg);
    return name === verb && given.every((arg, i) => own(arg, i) === args[i]);
  });
  return row < 0 ? null : row;
}

/** A row to ask "why not?" about: of this verb and naming these places as far as that goes, near the one who asks. */
export function rowFor(
  sheet: Sheet,
  want: {
    verb?: string | null;
    places?: readonly number[];
    seat: number | null;
    /** The verbs that are offered, and the places that may be touched by them: what is asked about is near these. */
    offered?: readonly string[];
    near?: readonly number[];
  },
): number | null {
  let best: number | null = null;
  let most = -1;
  sheet.moves.forEach(([verb, ...args], row) => {
    const { name, fields } = sheet.verbs[verb];
    if (want.verb && name !== want.verb) return;
    const places = args
      .map((arg, i) => (fields[i].family === "own" && want.seat !== null ? sheet.own[want.seat][arg] : arg))
      .filter((_, i) => fields[i].kind === "place");
    const wanted = want.places ?? [];
    const last = wanted.at(-1);
    // The place that was clicked must be in it; those named before should be.
    if (last !== undefined && !places.includes(last)) return;
    const own = places.filter((place) => {
      const [home, owner] = sheet.places[place];
      return sheet.seated.includes(String(home)) && owner === want.seat;
    });
    const score =
      100 * wanted.filter((place) => places.includes(place)).length +
      (want.offered?.includes(name) ? 20 : 0) +
      (want.verb
        ? own.length + places.filter((place) => want.near?.includes(place)).length
        : 5 - Math.abs(places.length - wanted.length));
    if (score > most) [best, most] = [row, score];
  });
  return best;
}
