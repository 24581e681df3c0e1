import { beforeEach, expect, test, vi } from "vitest";
import type { FromPage, Sheet } from "../../protocol/messages";
import { pickPlace } from "./chooser";
import { offered } from "../../protocol/now";
import { TableState } from "./table.svelte";

/** A line as the server sees it: what it was sent. */
class Line {
  static last: Line;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: FromPage[] = [];
  readonly readyState = 1;

  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.onopen = null;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const person = { kind: "person", connected: true, left: false, stand_in: "", proposal: null };
const INFO = { id: "t", game: "", memory: "notebook", begun: true, seats: [0, 1].map(() => ({ ...person, name: "" })) };

const place = { name: "", kind: "place", family: "" };
const SHEET = {
  verbs: [
    { name: "peek", fields: [place] },
    { name: "switch", fields: [place, place] },
    { name: "shuffle", fields: [] },
  ],
  moves: [[0, 0], [0, 1], [1, 1, 2], [2]],
} as unknown as Sheet;
const PATHS = [[1], [2]];
const PEEKS = offered(SHEET, 0, PATHS);

function update(at: number, asked: number, more: object = {}): object {
  const view = { seat: 0, players: 2, asked: { question: "turn", seat: asked }, over: false, table: [] };
  const rest = { start: 0, events: [], notebook: null, in_passing: false, undo: null, scores: [], winners: [] };
  return { type: "update", at, whole: true, changes: {}, offers: [], may_prepare: asked !== 0, view, ...rest, ...more };
}

/** At the table in the first seat, while the other one is asked. */
function waiting(): [TableState, Line] {
  const table = new TableState("t");
  table.sheet = SHEET;
  table.enter("token");
  const line = Line.last;
  line.onopen?.();
  line.tell({ type: "welcome", seat: 0, table: INFO });
  line.tell(update(5, 1));
  return [table, line];
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", Line);
});

test("a choice is prepared like any other, and goes out as prepared", () => {
  const [table, line] = waiting();
  expect([table.mayPrepare, table.choosing]).toEqual([true, false]);
  table.prepare();
  expect(line.sent.at(-1)).toEqual({ type: "look_ahead", at: 5 });
  line.tell({ type: "ahead", at: 5, offers: PATHS });
  expect([table.preparing, table.choosing, table.myTurn]).toEqual([true, true, false]);
  table.play(PEEKS[0]);
  expect(line.sent.at(-1)).toEqual({ type: "prepare", at: 5, path: [1] });
  expect(table.pending).toBeNull();
  line.tell({ type: "prepared", fate: "ready", steps: [PEEKS[0]], refusal: null });
  expect([table.preparing, table.premove.ready, table.offers]).toEqual([false, true, []]);
  table.premove.forget();
  expect(line.sent.at(-1)).toEqual({ type: "unprepare" });
});

test("what is half prepared stays while others choose, and ends when this seat is asked", () => {
  const [table, line] = waiting();
  table.prepare();
  line.tell({ type: "ahead", at: 5, offers: PATHS });
  table.stage = pickPlace(table.stage, 2)!.stage;
  line.tell(update(6, 1));
  expect(line.sent.at(-1)).toEqual({ type: "look_ahead", at: 6 });
  line.tell({ type: "ahead", at: 5, offers: [] });
  expect(table.stage.places, "an answer that is too old says nothing").toEqual([2]);
  line.tell({ type: "ahead", at: 6, offers: PATHS });
  expect([table.stage.places, table.preparing]).toEqual([[2], true]);
  line.tell(update(7, 0, { offers: [[3]] }));
  expect([table.preparing, table.myTurn, table.offers[0].do, table.stage.places]).toEqual([false, true, "shuffle", []]);
});

test("nobody is called to a choice that is made already, unless something else is asked", () => {
  const [table, line] = waiting();
  line.tell({ type: "prepared", fate: "ready", steps: [PEEKS[0]], refusal: null });
  line.tell(update(6, 0));
  expect([table.myTurn, table.called]).toEqual([true, false]);
  line.tell(update(7, 0, { in_passing: true }));
  expect(table.called).toBe(true);
  line.tell(update(8, 0));
  line.tell({ type: "prepared", fate: "changed", steps: [PEEKS[0]], refusal: null });
  expect(table.called).toBe(true);
});
