import { describe, expect, it } from "vitest";
import { headline, lately, turnsOf } from "./turns";

const NAMES = ["asked", "chose", "took", "built", "round", "dealt"];
const sheet = { kinds: NAMES.map((name) => ({ name, fields: [] })) };
const say = (name: string, who = 0): number[] => [NAMES.indexOf(name), who];

const STORY = [
  say("dealt"),
  say("round"),
  say("asked"),
  say("chose"),
  say("took"),
  say("chose"),
  say("built"),
  say("asked", 1),
  say("chose", 1),
  say("took", 1),
  say("built", 1),
  say("asked", 2),
  say("chose", 2),
  say("built", 2),
  say("asked"),
];

describe("a story in turns", () => {
  it("keeps what one player did together, and what happened by itself apart", () => {
    const turns = turnsOf(sheet, STORY, 10);
    expect(turns.map((turn) => [turn.who, turn.lines.map(({ at }) => at)])).toEqual([
      [null, [10]],
      [null, [11]],
      [0, [14, 16]],
      [1, [19, 20]],
      [2, [23]],
    ]);
  });

  it("tells a turn by what matters most in it", () => {
    const [, , mine] = turnsOf(sheet, STORY);
    expect(headline(sheet, mine, ["built", "took"])).toEqual(say("built"));
    expect(headline(sheet, mine, ["took"])).toEqual(say("took"));
    expect(headline(sheet, mine, [])).toEqual(say("built"));
    const kinds = sheet.kinds.map((kind) =>
      kind.name === "took" ? { ...kind, fields: [{ name: "at", kind: "place" as const, family: "" }] } : kind,
    );
    expect(headline({ ...sheet, kinds }, mine, [])).toEqual(say("took"));
    expect(headline({ ...sheet, kinds }, mine, ["paid"])).toEqual(say("built"));
  });

  it("knows what the others did since I chose", () => {
    expect(lately(sheet, STORY, 0).map((turn) => turn.who)).toEqual([1, 2]);
    expect(lately(sheet, STORY, 1).map((turn) => turn.who)).toEqual([2]);
    expect(lately(sheet, STORY, 2)).toEqual([]);
    expect(lately(sheet, STORY, null).map((turn) => turn.who)).toEqual([2]);
  });
});
