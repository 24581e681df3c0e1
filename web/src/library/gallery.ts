/** What a game's gallery is handed, and where to find it; a game without one shows the names of its faces. */

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";

export type GalleryProps = Pick<BoardProps, "sheet" | "face" | "say">;

const galleries = import.meta.glob<{ default: Component<GalleryProps> }>("../games/*/Gallery.svelte");

export async function galleryOf(game: string): Promise<Component<GalleryProps>> {
  const found = galleries[`../games/${game}/Gallery.svelte`] ?? galleries["../games/generic/Gallery.svelte"];
  return (await found()).default;
}
