import { beforeEach, describe, expect, it } from "vitest";
import type { FromServer } from "./messages";
import { ReconnectingSocket, type SocketState, type SocketWorld } from "./socket";

/** A socket that does what the test says. */
class Fake {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: Fake[];
let timers: Map<number, { work: () => void; ms: number }>;
let states: SocketState[];
let heard: FromServer[];
let events: number;

const world: SocketWorld = {
  socket: () => {
    sockets.push(new Fake());
    return sockets[sockets.length - 1] as unknown as WebSocket;
  },
  later: (work, ms) => {
    const id = timers.size + 1;
    timers.set(id, { work, ms });
    return id;
  },
  cancel: (id) => {
    if (timers.has(id)) timers.set(id, { work: () => undefined, ms: -1 });
  },
  random: () => 0.5,
};

function waits(): number[] {
  return [...timers.values()].filter(({ ms }) => ms >= 0).map(({ ms }) => ms);
}

function fire(ms: number): void {
  for (const [id, timer] of [...timers]) {
    if (timer.ms !== ms) continue;
    timers.set(id, { work: () => undefined, ms: -1 });
    timer.work();
  }
}

function connected(): ReconnectingSocket {
  const line = new ReconnectingSocket(
    "ws://here",
    () => ({ type: "hello", token: "t", events }),
    (message) => heard.push(message),
    (state) => states.push(state),
    world,
  );
  line.open();
  return line;
}

beforeEach(() => {
  sockets = [];
  timers = new Map();
  states = [];
  heard = [];
  events = 0;
});

describe("the line", () => {
  it("says hello first, and is open once it is answered", () => {
    const line = connected();
    sockets[0].onopen?.();
    expect(sockets[0].sent).toEqual([{ type: "hello", token: "t", events: 0 }]);
    expect(line.send({ type: "ping" })).toBe(false);
    sockets[0].say({ type: "pong" });
    expect(states).toEqual(["connecting", "open"]);
    expect(line.send({ type: "ping" })).toBe(true);
    expect(heard).toEqual([{ type: "pong" }]);
  });

  it("comes back ever more slowly, and tells how much it knows", () => {
    connected();
    for (const wait of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
      sockets.at(-1)?.onclose?.({ code: 1006 });
      expect(waits()).toEqual([wait]);
      fire(wait);
    }
    events = 12;
    sockets.at(-1)?.onopen?.();
    expect(sockets.at(-1)?.sent[0]).toMatchObject({ type: "hello", events: 12 });
    sockets.at(-1)?.say({ type: "pong" });
    sockets.at(-1)?.onclose?.({ code: 1006 });
    expect(waits()).toEqual([400]);
  });

  it("takes silence after a ping for a dead line", () => {
    connected();
    sockets[0].onopen?.();
    sockets[0].say({ type: "pong" });
    fire(20_000);
    expect(sockets[0].sent.at(-1)).toEqual({ type: "ping" });
    fire(10_000);
    expect(sockets[0].closed).toBe(true);
    expect(states.at(-1)).toBe("waiting");
  });

  it("comes back at once when the network does", () => {
    const line = connected();
    sockets[0].onclose?.({ code: 1006 });
    line.nudge();
    expect(sockets).toHaveLength(2);
  });

  it("stays away where coming back is no use, and when it is told to close", () => {
    connected();
    // The second: this seat was opened in many other windows, which would only be closed in turn.
    for (const code of [4404, 4410]) {
      if (code !== 4404) connected();
      sockets.at(-1)?.onclose?.({ code });
      expect(states.at(-1)).toBe("closed");
      expect(waits()).toEqual([]);
    }
    const other = connected();
    other.close();
    sockets.at(-1)?.onclose?.({ code: 1000 });
    expect(states.at(-1)).toBe("closed");
    expect(waits()).toEqual([]);
  });
});
