import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { settings } from "./settings.svelte";
import { read } from "./storage";

it("what a person wants is kept once they say so, and no earlier", () => {
  flushSync();
  expect(read("settings")).toBeNull();

  settings.confirm = true;
  settings.name = "Ada";
  flushSync();
  expect(read("settings")).toEqual({ ...settings.all, confirm: true, name: "Ada", keys: true, room: "system" });
});

it("a room is entered at once, and the system's is left to the system", () => {
  settings.room = "dark";
  flushSync();
  expect(document.documentElement.dataset["room"]).toBe("dark");
  settings.room = "system";
  flushSync();
  expect(document.documentElement.dataset["room"]).toBeUndefined();
});
