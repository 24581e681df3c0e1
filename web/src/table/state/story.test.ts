import { describe, expect, it } from "vitest";
import { hear, known, NOTHING } from "./story";

const a = [5, 0];
const b = [6, 1, 4];
const c = [7, 2];
const told = hear(NOTHING, { start: 0, events: [a, b] }, { first: true }).story;

describe("the story", () => {
  it("takes a whole past in without calling it fresh", () => {
    expect(hear(NOTHING, { start: 0, events: [a, b] }, { first: true })).toEqual({
      story: { base: 0, events: [a, b] },
      fresh: [],
      undone: [],
    });
  });

  it("goes on where it stands", () => {
    const { story, fresh, undone } = hear(told, { start: 2, events: [c] });
    expect(story.events).toEqual([a, b, c]);
    expect(fresh).toEqual([c]);
    expect(undone).toEqual([]);
  });

  it("drops what was taken back", () => {
    const { story, fresh, undone } = hear(told, { start: 1, events: [c] });
    expect(story.events).toEqual([a, c]);
    expect(fresh).toEqual([c]);
    expect(undone).toEqual([b]);
    expect(hear(told, { start: 1, events: [] })).toMatchObject({ story: { events: [a] }, undone: [b] });
  });

  it("hears the same events again without taking them for new", () => {
    const { story, fresh, undone } = hear(told, { start: 0, events: [a, b, c] });
    expect(story.events).toEqual([a, b, c]);
    expect(fresh).toEqual([c]);
    expect(undone).toEqual([]);
  });

  it("lets a face go without a rewind", () => {
    const { story, fresh, undone } = hear(told, { start: 1, events: [[6, 1, -1]] }, { forget: true });
    expect(story).toEqual({ base: 1, events: [[6, 1, -1]] });
    expect(fresh).toEqual([]);
    expect(undone).toEqual([]);
    expect(known(story)).toBe(2);
  });

  it("starts later where the table forgets, and anew where all is told at last", () => {
    const later = hear(told, { start: 4, events: [c] }, { forget: true });
    expect(later.story).toEqual({ base: 4, events: [c] });
    expect(later.undone).toEqual([]);
    const all = hear(later.story, { start: 0, events: [a, b, a, b, c, a] }, { forget: true });
    expect(all.story.base).toBe(0);
    expect(all.fresh).toEqual([a]);
    expect(all.undone).toEqual([]);
  });
});
