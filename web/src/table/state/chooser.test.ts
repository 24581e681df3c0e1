import { describe, expect, it } from "vitest";
import type { Offer, Sheet } from "../../protocol/messages";
import {
  along,
  back,
  begin,
  begun,
  complete,
  left,
  open,
  pickPlace,
  pickVerb,
  reach,
  renewed,
  rowFor,
  rowOf,
  take,
  verbs,
} from "./chooser";

const offer = (path: number[], verb: string, at: number[] = [], then: Offer[] = []): Offer => ({
  path,
  do: verb,
  args: at,
  at,
  then,
});

// As in a turn of 3 Wishes: peek at one place, switch any two, shuffle.
const turn = [
  offer([0], "peek", [1]),
  offer([1], "peek", [2]),
  offer([2], "peek", [3]),
  offer([3], "switch", [1, 2]),
  offer([4], "switch", [1, 3]),
  offer([5], "switch", [2, 3]),
  offer([6], "shuffle"),
];

describe("narrowing", () => {
  it("starts with everything, and nothing to confirm", () => {
    const stage = begin(turn);
    expect(left(stage)).toHaveLength(7);
    expect(verbs(stage)).toEqual(["peek", "switch", "shuffle"]);
    expect(complete(stage)).toEqual([]);
    expect([...open(stage).keys()].sort()).toEqual([1, 2, 3]);
  });

  it("offers what a place completes while larger choices contain it", () => {
    const step = pickPlace(begin(turn), 2);
    expect(step?.play).toBeNull();
    expect(complete(step!.stage).map(({ path }) => path)).toEqual([[1]]);
    expect([...open(step!.stage).keys()].sort()).toEqual([1, 3]);
  });

  it("plays at once what no other offer contains, whichever place came first", () => {
    for (const [first, second] of [
      [2, 1],
      [1, 2],
    ]) {
      const { stage } = pickPlace(begin(turn), first)!;
      expect(pickPlace(stage, second)?.play?.path).toEqual([3]);
    }
    const { stage } = pickVerb(begin(turn), "peek");
    expect(pickPlace(stage, 3)?.play?.path).toEqual([2]);
  });

  it("asks before a bare verb is played", () => {
    const step = pickVerb(begin(turn), "shuffle");
    expect(step.play).toBeNull();
    expect(complete(step.stage).map(({ path }) => path)).toEqual([[6]]);
    expect(take(step.stage, turn[6]).play).toBe(turn[6]);
  });

  it("puts a place or a verb back when it is picked again", () => {
    const { stage } = pickPlace(begin(turn), 2)!;
    expect(pickPlace(stage, 2)?.stage.places).toEqual([]);
    expect(pickVerb(pickVerb(begin(turn), "peek").stage, "peek").stage.verb).toBeNull();
  });

  it("drops places that mean nothing under another verb", () => {
    const { stage } = pickPlace(begin(turn), 2)!;
    expect(pickVerb(stage, "switch").stage.places).toEqual([2]);
    expect(pickVerb(stage, "shuffle").stage.places).toEqual([]);
  });

  it("answers null to a place that cannot be named", () => {
    expect(pickPlace(begin(turn), 9)).toBeNull();
    expect(pickPlace(pickVerb(begin(turn), "shuffle").stage, 1)).toBeNull();
  });

  it("steps back one pick at a time", () => {
    const verb = pickVerb(begin(turn), "switch").stage;
    const place = pickPlace(verb, 2)!.stage;
    expect(back(place, turn)).toEqual(verb);
    expect(begun(back(verb, turn)!)).toBe(false);
    expect(back(begin(turn), turn)).toBeNull();
  });

  it("lists both where two offers name the same places in another order", () => {
    const pair = [offer([0], "move", [1, 2]), offer([1], "move", [2, 1])];
    const step = pickPlace(pickPlace(begin(pair), 1)!.stage, 2)!;
    expect(step.play).toBeNull();
    expect(complete(step.stage)).toEqual(pair);
  });
});

describe("choices in several steps", () => {
  const there = [offer([0, 5], "place", [7]), offer([0, 6], "place", [8])];
  const tree = [offer([0], "take", [1], there), offer([1], "take", [2], [offer([1, 5], "place", [7])])];

  it("goes on to what completes a choice, and back", () => {
    const { stage, play } = pickPlace(begin(tree), 1)!;
    expect(play).toBeNull();
    expect(stage.before).toEqual([tree[0]]);
    expect(pickPlace(stage, 8)?.play?.path).toEqual([0, 6]);
    expect(back(stage, tree)).toEqual(begin(tree));
  });

  it("skips what leaves no choice", () => {
    const stage = begin([tree[0]]);
    expect(stage.before).toEqual([tree[0]]);
    expect(back(stage, [tree[0]])).toBeNull();
  });

  it("stands where it stood among other offers, as far as they offer the same", () => {
    const { stage } = pickPlace(begin(tree), 1)!;
    const fewer = [offer([0], "take", [1], [...there].slice(1)), offer([2], "call")];
    expect(renewed(stage, fewer)).toMatchObject({ before: [fewer[0]], offers: fewer[0].then });
    const picked = pickVerb(begin(tree), "take").stage;
    expect(renewed(picked, fewer)).toMatchObject({ verb: "take", offers: fewer });
    expect(renewed(picked, [fewer[1]])).toEqual(begin([fewer[1]]));
    expect(renewed(stage, [fewer[1]])).toEqual(begin([fewer[1]]));
  });
});

describe("the row to ask about", () => {
  const field = { name: "place", kind: "place", family: "" } as const;
  const sheet = {
    verbs: [
      { name: "peek", fields: [field] },
      { name: "look", fields: [field] },
      { name: "declare", fields: [] },
    ],
    moves: [[0, 0], [0, 1], [1, 0], [1, 1], [2]],
    places: [
      ["hand", 0, 0],
      ["hand", 1, 0],
      ["removed", 0],
    ],
    seated: ["hand"],
  } as unknown as Sheet;

  it("is of that verb, with one's own places", () => {
    expect(rowFor(sheet, { verb: "look", seat: 1 })).toBe(3);
    expect(rowFor(sheet, { verb: "declare", seat: 1 })).toBe(4);
  });

  it("speaks of what is at hand, not of the first that there is", () => {
    const cards = {
      verbs: [
        { name: "fulfil", fields: [{ name: "card", kind: "place", family: "card" }] },
        { name: "use", fields: [{ name: "card", kind: "place", family: "card" }] },
      ],
      moves: [0, 1].flatMap((verb) => [0, 1, 2].map((card) => [verb, card])),
      places: [
        ["card", 0],
        ["card", 1],
        ["card", 2],
      ],
      seated: [],
      own: [],
    } as unknown as Sheet;
    expect(rowFor(cards, { verb: "fulfil", seat: 0, offered: ["use"], near: [2] })).toBe(2);
  });

  it("names the place, with a verb that is offered now", () => {
    expect(rowFor(sheet, { places: [0], seat: 1, offered: ["look"] })).toBe(2);
    expect(rowFor(sheet, { places: [2], seat: 1 })).toBeNull();
  });
});

describe("an offer that is picked by itself", () => {
  const turned = [offer([5, 1], "place", [20]), offer([5, 2], "place", [20])];
  const all = [offer([4], "pass"), offer([5], "take", [11], turned), offer([6], "take", [12], [])];

  it("is reached however deep it lies", () => {
    const { stage, play } = reach(all, turned[1]);
    expect(play).toBe(turned[1]);
    expect(stage.before).toEqual([all[1]]);
    expect(complete(stage)).toEqual(turned);
  });

  it("opens what completes it", () => {
    const { stage, play } = reach(all, all[1]);
    expect(play).toBeNull();
    expect(left(stage)).toEqual(turned);
  });
});

describe("a row by its verb and arguments", () => {
  it("counts a seat's own places", () => {
    const sheet = {
      verbs: [{ name: "place", fields: [{ name: "slot", kind: "place", family: "own" }] }],
      moves: [
        [0, 0],
        [0, 1],
      ],
      own: [
        [30, 31],
        [40, 41],
      ],
    } as unknown as Sheet;
    expect(rowOf(sheet, 1, "place", [41])).toBe(1);
    expect(rowOf(sheet, 0, "place", [41])).toBeNull();
  });
});

describe("the way to a choice", () => {
  const deep = [
    offer([0], "build", [1], [offer([0, 1], "place", [7]), offer([0, 2], "place", [8])]),
    offer([3], "pass"),
  ];

  it("goes through each of its steps", () => {
    expect(along(deep, [0, 2]).map((step) => step.at)).toEqual([[1], [8]]);
    expect(along(deep, [3]).map((step) => step.do)).toEqual(["pass"]);
  });

  it("ends where nothing is offered any more", () => {
    expect(along(deep, [9])).toEqual([]);
    expect(along([], [0, 2])).toEqual([]);
  });
});
