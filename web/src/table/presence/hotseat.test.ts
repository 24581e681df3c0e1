import { beforeEach, expect, test, vi } from "vitest";
import { keepSeat } from "../../app/storage";
import type { Hello } from "../../protocol/messages";
import { TableState } from "../state/table.svelte";

/** Every line that was opened, as the server sees it. */
class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  hello: Hello | null = null;
  closed = false;

  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    const message = JSON.parse(text) as Hello;
    if (message.type === "hello") this.hello = message;
  }
  close(): void {
    this.closed = true;
  }
  /** The server takes the line up, and tells whom it asks. */
  tell(asked: number, over = false): void {
    if (!this.hello) this.onopen?.();
    const seat = this.hello?.token ? Number(this.hello.token.at(-1)) : null;
    const view = { seat: seat ?? 2, players: 2, asked: { question: "turn", seat: asked }, over, table: [] };
    const update = {
      at: 1,
      start: 0,
      events: [],
      whole: true,
      changes: {},
      offers: [],
      notebook: null,
      undo: null,
      scores: [],
      winners: [],
    };
    for (const message of [
      { type: "welcome", seat, table: INFO },
      { type: "update", ...update, view },
    ])
      this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const person = { kind: "person", connected: true, left: false, stand_in: "", proposal: null };
const INFO = {
  id: "t",
  game: "",
  memory: "notebook",
  begun: true,
  seats: ["Ada", "Bob"].map((name) => ({ ...person, name })),
};

async function arrived(): Promise<TableState> {
  keepSeat({
    table: "t",
    game: "",
    seat: 0,
    token: "token 0",
    others: [{ seat: 1, token: "token 1" }],
    names: [],
    when: 0,
    over: false,
  });
  const table = new TableState("t");
  await table.load();
  return table;
}

/** Which line is open, and as whom. */
const open = () => Line.all.filter((line) => !line.closed);

beforeEach(() => {
  localStorage.clear();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  const answer = (path: string) =>
    path === "/api/games" ? new Response("", { status: 404 }) : new Response(JSON.stringify(INFO));
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
});

test("the line of a seat is opened when whoever sits there says so, and no earlier", async () => {
  const table = await arrived();
  const [onlooker] = open();
  onlooker.tell(1);
  expect(onlooker.hello).toMatchObject({ token: null, beside: ["token 0", "token 1"] });
  expect([table.covered, table.hotSeat.next, table.seat]).toEqual([true, 1, null]);

  table.uncover(1);
  expect(table.covered).toBe(true);
  const [bob] = open();
  bob.tell(1);
  expect(bob.hello).toMatchObject({ token: "token 1", beside: ["token 0"] });
  expect([table.covered, table.hotSeat.next, table.seat, open()]).toEqual([false, null, 1, [bob]]);
});

test("when somebody else here is asked, nothing of whoever looked stays", async () => {
  const table = await arrived();
  open()[0].tell(1);
  table.uncover(1);
  open()[0].tell(1);
  open()[0].tell(0);
  expect([table.covered, table.hotSeat.next, table.hotSeat.looks]).toEqual([false, 0, 1]);
  table.pass();
  expect([table.covered, table.update, table.seat, table.story.events]).toEqual([true, null, null, []]);
  expect(open()).toHaveLength(1);
  open()[0].tell(0);
  expect(open()[0].hello?.token).toBeNull();

  // Who looked last can come back, and stays until they pass it on.
  table.uncover(1);
  open()[0].tell(0);
  expect([table.covered, table.hotSeat.next, table.hotSeat.stays]).toEqual([false, 0, true]);
});

test("at the end nothing is covered", async () => {
  const table = await arrived();
  open()[0].tell(1, true);
  open()[0].tell(1, true);
  expect([table.covered, table.seat]).toEqual([false, 0]);
});
