import { beforeEach, expect, it, vi } from "vitest";
import { keepPlayed } from "../history/history";
import { read } from "./storage";

/** A page that is opened now: its settings, and what makes them count. */
async function opened() {
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  const { flushSync } = await import("svelte");
  flushSync();
  return { settings, flushSync };
}

const careful = async () => (await opened()).settings.careful;

function play(...tables: string[]): void {
  for (const table of tables)
    keepPlayed({ table, game: "g", when: 0, players: 2, score: 1, scores: [1, 0], won: true, level: "" });
}

beforeEach(() => localStorage.clear());

it("what a person chooses is kept once they do, and nothing else", async () => {
  const { settings, flushSync } = await opened();
  expect(read("settings")).toBeNull();

  settings.confirm = true;
  settings.name = "Ada";
  flushSync();
  expect(read("settings")).toEqual({ confirm: true, name: "Ada" });

  settings.confirm = false;
  flushSync();
  expect(read("settings")).toEqual({ confirm: false, name: "Ada" });
  const again = await opened();
  again.settings.room = "light";
  again.flushSync();
  expect(read("settings")).toEqual({ confirm: false, name: "Ada", room: "light" });
});

it("newcomers are asked before a choice that cannot be taken back, whatever else they chose", async () => {
  const { settings, flushSync } = await opened();
  settings.name = "Ada";
  flushSync();
  expect(settings.careful).toBe(true);
  play("a", "b");
  expect(await careful()).toBe(true);
  play("c");
  expect(settings.careful).toBe(false);
  expect(await careful()).toBe(false);
});

it.each([true, false])("whoever chose %s is asked as they chose, however much they played", async (wanted) => {
  const { settings, flushSync } = await opened();
  settings.careful = !wanted;
  settings.careful = wanted;
  flushSync();
  expect(await careful()).toBe(wanted);
  play("a", "b", "c");
  expect(await careful()).toBe(wanted);
});

it("a room is entered at once, and the system's is left to the system", async () => {
  const { settings, flushSync } = await opened();
  settings.room = "dark";
  flushSync();
  expect(document.documentElement.dataset["room"]).toBe("dark");
  settings.room = "system";
  flushSync();
  expect(document.documentElement.dataset["room"]).toBeUndefined();
});
