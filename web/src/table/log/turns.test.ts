import { describe, expect, it } from "vitest";
import { doings, headlines, type Headlines, lately, turnsOf } from "./turns";
import type { Sheet } from "../../protocol/messages";

const NAMES = ["asked", "chose", "took", "built", "round", "dealt"];
const who = { name: "who", kind: "seat" as const, family: "" };
const sheet = { kinds: NAMES.map((name) => ({ name, fields: [who] })) };
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

  it("tells a turn by what matters most in it, and by all that matters alike", () => {
    const [, , mine] = turnsOf(sheet, STORY);
    const told = (kinds: Headlines, by: Pick<Sheet, "kinds"> = sheet) =>
      headlines(by, mine, kinds).map(({ event }) => event);
    expect(told(["built", "took"])).toEqual([say("built")]);
    expect(told(["took"])).toEqual([say("took")]);
    expect(told([["built", "took"], "round"])).toEqual([say("took"), say("built")]);
    expect(told([])).toEqual([say("built")]);
    const kinds = sheet.kinds.map((kind) =>
      kind.name === "took"
        ? { ...kind, fields: [...kind.fields, { name: "at", kind: "place" as const, family: "" }] }
        : kind,
    );
    expect(told([], { kinds })).toEqual([say("took")]);
    expect(told(["paid"], { kinds })).toEqual([say("built")]);
  });

  it("passes over what happened to others in a turn", () => {
    const [turn] = turnsOf(sheet, [say("chose"), say("built"), say("took", 1)]);
    expect(doings(sheet, turn).map(({ event }) => event)).toEqual([say("built")]);
    expect(headlines(sheet, turn, ["took", "built"]).map(({ event }) => event)).toEqual([say("built")]);
    const [others] = turnsOf(sheet, [say("chose"), say("took", 1)]);
    expect(headlines(sheet, others, ["built"]).map(({ event }) => event)).toEqual([say("took", 1)]);
  });

  it("takes a turn that somebody else interrupted for one", () => {
    const story = [say("chose", 1), say("built", 1), say("chose", 2), say("took", 2), say("chose", 1), say("took", 1)];
    const turns = lately(sheet, [say("chose"), ...story], 0);
    expect(turns.map(({ who, lines }) => [who, lines.map(({ at }) => at)])).toEqual([
      [2, [4]],
      [1, [2, 6]],
    ]);
    expect(lately(sheet, story, null).map(({ lines }) => lines.map(({ at }) => at))).toEqual([[5]]);
  });

  it("knows what the others did since I chose", () => {
    expect(lately(sheet, STORY, 0).map((turn) => turn.who)).toEqual([1, 2]);
    expect(lately(sheet, STORY, 1).map((turn) => turn.who)).toEqual([2]);
    expect(lately(sheet, STORY, 2)).toEqual([]);
    expect(lately(sheet, STORY, null).map((turn) => turn.who)).toEqual([2]);
  });
});
