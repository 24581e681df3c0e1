/** The picture of each game on the first page; a game without one is a fan of cards. */

import type { Component } from "svelte";

/** What a game lends the first page to stand under its sky. */
export const skyline = Object.values(import.meta.glob<{ default: Component }>("./*/Skyline.svelte")).at(0);

const found = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

export const covers: Readonly<Record<string, () => Promise<{ default: Component }>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split("/")[1], load]),
);
