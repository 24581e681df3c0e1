/** What the general board draws, read off any game's view by the conventions of docs/adding-a-game.md: what lies at
 *  places stands in `table`, what lies in no place of its own is a fact that holds faces. */

import type { Sheet } from "../../protocol/messages";
import type { Notebook, View } from "../types";

/** A card, tile or mark. */
export interface Thing {
  family: string;
  /** Null where it is not seen. */
  face: number | null;
  /** Whether the face is only remembered. */
  noted: boolean;
  /** Things like it that lie with it, itself among them. */
  count: number;
  /** The place that is this very card, wherever it lies; null if the game has none. */
  place: number | null;
}

/** Where things lie: a place of the table, or a fact that holds faces. */
export interface Spot {
  key: string;
  place: number | null;
  /** The fact that names it, if no place does. */
  fact: string | null;
  things: Thing[];
}

export interface Group {
  key: string;
  /** The seat before which it lies; null is the middle of the table. */
  owner: number | null;
  /** Spots on their own, slots beside each other, or a board of rows and columns. */
  kind: "spots" | "row" | "grid";
  spots: Spot[];
  columns: number;
}

export type ReadSheet = Pick<Sheet, "places" | "seated" | "faces" | "facts">;

/** Everything that is drawn, the middle of the table first, then each seat's. */
export function groupsOf(sheet: ReadSheet, view: View, notebook: Notebook | null): Group[] {
  const own = ownPlaces(sheet);
  const lying = lyingAt(sheet, view, notebook, own);
  const groups = new Map<string, Group>();
  const add = (name: string, owner: number | null, kind: Group["kind"], spot: Spot): void => {
    const key = `${kind === "spots" ? "" : name}/${owner ?? ""}`;
    const group = groups.get(key) ?? { key, owner, kind, spots: [], columns: 0 };
    group.spots.push(spot);
    groups.set(key, group);
  };
  sheet.places.forEach(([named, ...indices], place) => {
    const name = String(named);
    if (isCard(sheet, name, indices)) return;
    const seated = sheet.seated.includes(name);
    const owner = seated ? Number(indices.shift()) : null;
    if (owner !== null && owner >= view.players) return;
    const things = lying.get(place) ?? [];
    const kind = indices.length > 1 ? "grid" : indices.length ? "row" : "spots";
    const board = [name, ...indices.slice(0, -2)].join(" ");
    add(board, owner, kind, { key: String(place), place, fact: null, things });
  });
  for (const { name, owner, things } of factsOf(sheet, view, own)) {
    if (placeOf(sheet, name, owner) !== null) continue;
    add(name, owner, "spots", { key: `${name} ${owner ?? ""}`, place: null, fact: name, things });
  }
  for (const group of groups.values()) lay(sheet, group);
  return [...groups.values()];
}

/** The rows of a board in their order, and how many columns it has. */
function lay(sheet: ReadSheet, group: Group): void {
  if (group.kind !== "grid") return;
  const at = ({ place }: Spot) => (place === null ? [] : sheet.places[place].slice(-2).map(Number));
  group.spots.sort((a, b) => at(a)[0] - at(b)[0] || at(a)[1] - at(b)[1]);
  const columns = group.spots.map((spot) => at(spot)[1]);
  group.columns = Math.max(...columns) - Math.min(...columns) + 1;
}

/** A place named after a family of faces is that card itself, wherever it lies. */
const isCard = (sheet: ReadSheet, name: string, indices: unknown[]): boolean =>
  name in sheet.faces && indices.length === 1;

type OwnPlaces = ReadonlyMap<string, number>;

function ownPlaces(sheet: ReadSheet): OwnPlaces {
  const cards = sheet.places.flatMap(([name, ...indices], place): [string, number][] =>
    isCard(sheet, String(name), indices) ? [[`${name} ${indices[0]}`, place]] : [],
  );
  return new Map(cards);
}

/** What lies at each place: by the table, or by a fact of the same name. */
function lyingAt(sheet: ReadSheet, view: View, notebook: Notebook | null, own: OwnPlaces): Map<number, Thing[]> {
  const lying = new Map<number, Thing[]>();
  for (const [place, family, seen] of view.table) {
    const known = seen ?? notebook?.known[place] ?? null;
    const things = lying.get(place) ?? [];
    things.push({ ...thing(family, known, own), noted: seen === null && known !== null });
    lying.set(place, things);
  }
  for (const { name, owner, things } of factsOf(sheet, view, own)) {
    const place = placeOf(sheet, name, owner);
    if (place !== null && !lying.has(place)) lying.set(place, things);
  }
  return lying;
}

const thing = (family: string, face: number | null, own: OwnPlaces): Thing => ({
  family,
  face,
  noted: false,
  count: 1,
  place: face === null ? null : (own.get(`${family} ${face}`) ?? null),
});

/** The place of this name, before this seat, of which there is only one. */
function placeOf(sheet: ReadSheet, name: string, owner: number | null): number | null {
  const wanted = owner === null ? [name] : [name, owner];
  if (owner !== null && !sheet.seated.includes(name)) return null;
  const found = sheet.places.findIndex((place) => place.join() === wanted.join());
  return found < 0 ? null : found;
}

interface Held {
  name: string;
  owner: number | null;
  things: Thing[];
}

/** The facts that hold faces: one, a list of them, or a list for each seat; a face that is not seen is null. */
function factsOf(sheet: ReadSheet, view: View, own: OwnPlaces): Held[] {
  const things = (family: string, value: unknown): Thing[] =>
    (Array.isArray(value) ? value : value === null ? [] : [value]).map((face) =>
      thing(family, typeof face === "number" ? face : null, own),
    );
  return sheet.facts.flatMap(({ name, kind, family }): Held[] => {
    const value = (view as unknown as Record<string, unknown>)[name];
    if (kind !== "face" || value === undefined) return [];
    if (Array.isArray(value) && value.length > 0 && value.every(Array.isArray)) {
      return value.map((each, owner) => ({ name, owner, things: things(family, each) }));
    }
    return [{ name, owner: null, things: things(family, value) }];
  });
}

/** So many open faces are shown of one pile. */
const MOST = 12;

/** A pile as it is drawn: those that nobody sees lie upon each other, and of many that are seen the last ones show. */
export function piled(things: readonly Thing[]): Thing[] {
  const drawn: Thing[] = [];
  for (const one of things) {
    const last = drawn.at(-1);
    if (last && one.face === null && last.face === null && one.family === last.family) {
      drawn[drawn.length - 1] = { ...last, count: last.count + 1 };
    } else drawn.push(one);
  }
  // What may be chosen by itself is never buried.
  if (drawn.length <= MOST || drawn.some(({ place }) => place !== null)) return drawn;
  const under = drawn.length - MOST;
  const buried = drawn.slice(0, under + 1).reduce((sum, { count }) => sum + count, 0);
  return [{ ...drawn[under], count: buried }, ...drawn.slice(under + 1)];
}

/** The places that are drawn. */
export function drawnPlaces(groups: readonly Group[]): Set<number> {
  const spots = groups.flatMap((group) => group.spots);
  const places = spots.flatMap(({ place, things }) => [place, ...things.map((one) => one.place)]);
  return new Set(places.filter((place) => place !== null));
}

/** The card that a place is; null if it is where things lie. */
export function cardAt(sheet: ReadSheet, place: number): Thing | null {
  const [name, ...indices] = sheet.places[place];
  if (!isCard(sheet, String(name), indices)) return null;
  return { family: String(name), face: Number(indices[0]), noted: false, count: 1, place };
}
