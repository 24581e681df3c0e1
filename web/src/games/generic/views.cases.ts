/** Small games as the general board meets them: hands in slots, a sheet of squares to write on, cards that are played to
 *  a trick. */

import type { Sheet } from "../../protocol/messages";
import type { Notebook, View } from "../types";

export interface Case {
  sheet: Sheet;
  view: View & Record<string, unknown>;
  notebook: Notebook | null;
  /** The places that may be chosen. */
  lit: number[];
}

const faces = (...names: string[]) => names.map((name) => ({ id: name.replaceAll(" ", "-"), names: { en: name } }));

const game = (name: string): Sheet["game"] => ({
  name,
  fewest: 2,
  most: 4,
  options: [],
  rulings: [],
  book: [],
  box: {},
  bots: [],
  levels: [],
  network: null,
  lessons: [],
  quiet: "",
});

function sheet(name: string, given: Partial<Sheet>): Sheet {
  const { faces = {} } = given;
  return {
    game: game(name),
    kinds: [],
    glimpses: false,
    verbs: [],
    gains: [],
    moves: [],
    questions: [],
    places: [],
    seated: [],
    own: [],
    names: Object.fromEntries(Object.entries(faces).map(([family, all]) => [family, all.map(({ id }) => id)])),
    faces,
    facts: [],
    components: {},
    corrected: false,
    board: "",
    charts: [],
    ...given,
  };
}

const seats = <Made>(make: (seat: number) => Made[]): Made[] => [0, 1, 2, 3].flatMap(make);

const goods = ["salt", "dates", "silk", "amber", "myrrh", "glass"].flatMap((name) => [`${name}-1`, `${name}-2`]);

/** Three slots before each seat, a deck of which some cards are known, an open discard. */
export const CARAVAN: Case = {
  sheet: sheet("caravan", {
    places: seats((seat) => [0, 1, 2].map((i) => ["hand", seat, i])),
    seated: ["hand"],
    faces: { card: faces(...goods, "lamp", "bandit"), wager: faces("0", "1", "2") },
    facts: [
      { name: "turn", kind: "count", family: "" },
      { name: "coins", kind: "count", family: "" },
      { name: "deck", kind: "face", family: "card" },
      { name: "discard", kind: "face", family: "card" },
      { name: "wager", kind: "face", family: "wager" },
    ],
  }),
  view: {
    seat: 0,
    players: 3,
    asked: { question: "turn", seat: 0 },
    over: false,
    table: [
      [0, "card", 4],
      [1, "card", 12],
      [3, "card", null],
      [4, "card", null],
      [6, "card", 2],
      [7, "card", null],
    ],
    turn: 4,
    coins: [3, 5, 0],
    deck: [null, null, null, 7, null, null],
    discard: [0, 13, 9],
    wager: 2,
  },
  notebook: { known: { 4: 6 }, lost: {} },
  lit: [0, 1],
};

const SIDE = 6;

/** A sheet of squares before each of two seats, dice in the middle, a board that both share. */
export const SQUARES: Case = {
  sheet: sheet("squares", {
    places: [
      ...[0, 1].flatMap((seat) =>
        Array.from({ length: SIDE * SIDE }, (_, i) => ["square", seat, Math.floor(i / SIDE), i % SIDE]),
      ),
      ...[0, 1, 2].map((i) => ["die", i]),
      ...[0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => ["field", row, column])),
    ],
    seated: ["square"],
    faces: { pip: faces("1", "2", "3", "4", "5", "6"), crop: faces("palm", "well", "tent", "camel") },
  }),
  view: {
    seat: 0,
    players: 2,
    asked: { question: "write", seat: 0 },
    over: false,
    table: [
      [0, "pip", 2],
      [1, "pip", 3],
      [7, "pip", 5],
      [36, "pip", 0],
      [43, "pip", 4],
      [72, "pip", 1],
      [73, "pip", 1],
      [74, "pip", 4],
      [75, "crop", 0],
      [76, "crop", 1],
      [78, "crop", 2],
      [81, "crop", 3],
    ],
  },
  notebook: null,
  lit: [2, 6, 8, 13, 73],
};

const SUITS = ["stars", "moons", "lamps", "palms"];

/** Cards that are places themselves: one's own hand, rivals' as a number, a trick in the middle, tricks that were won. */
export const TRICKS: Case = {
  sheet: sheet("tricks", {
    places: [
      ...Array.from({ length: 32 }, (_, card) => ["card", card]),
      ["trick"],
      ...seats((seat) => [
        ["hand", seat],
        ["won", seat],
      ]),
    ],
    seated: ["hand", "won"],
    faces: { card: faces(...SUITS.flatMap((suit) => [6, 7, 8, 9, 10, 11, 12, 13].map((rank) => `${rank} ${suit}`))) },
    facts: [
      { name: "trick", kind: "face", family: "card" },
      { name: "won", kind: "face", family: "card" },
    ],
  }),
  view: {
    seat: 1,
    players: 4,
    asked: { question: "play", seat: 1 },
    over: false,
    table: [
      ...[0, 2, 3].flatMap((seat) => [0, 1, 2, 3, 4].map((): [number, string, null] => [33 + 2 * seat, "card", null])),
      ...[1, 3, 9, 14, 22, 30].map((card): [number, string, number] => [35, "card", card]),
    ],
    trick: [8, 10],
    won: [[], [null, null, null, null], [null, null, null, null], []],
  },
  notebook: null,
  lit: [9, 14],
};
