/** What a game's gallery is handed, and where to find it; a game without one shows the names of its faces. */

import type { Component } from "svelte";
import type { BoardProps } from "../../games/board";
import type { View } from "../../games/types";
import type { Sheet } from "../../protocol/messages";

export type GalleryProps<Components = Sheet["components"]> = Pick<
  BoardProps<View, Components>,
  "sheet" | "face" | "say"
>;

const galleries = import.meta.glob<{ default: Component<GalleryProps> }>("/src/games/*/Gallery.svelte");

export async function galleryOf(game: string): Promise<Component<GalleryProps>> {
  const found = galleries[`/src/games/${game}/Gallery.svelte`] ?? galleries["/src/games/generic/Gallery.svelte"];
  return (await found()).default;
}
