import { beforeEach, describe, expect, it, vi } from "vitest";

/** The time, which passes only as it is told to, and the frames that were asked for. */
let now = 0;
let frames: FrameRequestCallback[] = [];

async function frame(): Promise<void> {
  const due = frames;
  frames = [];
  for (const one of due) one(now);
  await Promise.resolve();
}

/** A message that comes as soon as whoever sent it is done. */
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage?.()) };
}

describe("later", () => {
  beforeEach(() => {
    now = 0;
    frames = [];
    vi.resetModules();
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.stubGlobal("MessageChannel", Channel);
    vi.stubGlobal("requestAnimationFrame", (work: FrameRequestCallback) => frames.push(work));
  });

  it("has time until a task has worked for its share, and again after the next frame", async () => {
    const { hasTime } = await import("./frame_budget");
    expect(hasTime()).toBe(true);
    now = 7;
    expect(hasTime()).toBe(true);
    now = 9;
    expect(hasTime()).toBe(false);
    await frame();
    expect(hasTime()).toBe(true);
  });

  it("does what waits in its order, a share after each frame, and lets nothing overtake it", async () => {
    const { hasTime, later } = await import("./frame_budget");
    const done: string[] = [];
    const work = (name: string) => () => {
      done.push(name);
      now += 5;
    };
    for (const name of ["a", "b", "c"]) later(work(name));
    expect(done).toEqual([]);
    await frame();
    expect(done).toEqual(["a", "b"]);
    expect(hasTime()).toBe(false);
    await frame();
    expect(done).toEqual(["a", "b", "c"]);
  });

  it("does not do what was taken back", async () => {
    const { later } = await import("./frame_budget");
    const done: string[] = [];
    later(() => done.push("a"))();
    later(() => done.push("b"));
    await frame();
    expect(done).toEqual(["b"]);
  });

  it("tells when all that waited is shown, and what that brought along", async () => {
    const { later, onceShown } = await import("./frame_budget");
    const done: string[] = [];
    later(() => {
      done.push("board");
      later(() => done.push("hand"));
    });
    onceShown(() => done.push("shown"));
    for (let n = 0; n < 4; n++) await frame();
    expect(done).toEqual(["board", "hand", "shown"]);
  });
});
