/** A board that a game from outside brings along: a JavaScript module of the server's, with one function. */

import type { BoardProps } from "../board";

/** What a board that was mounted can be told. */
export interface Mounted {
  /** Something has changed: all of it again. */
  update: (props: BoardProps) => void;
  unmount: () => void;
}

export interface BoardModule {
  /** Draws the board into an element that is its own. */
  mount: (target: HTMLElement, props: BoardProps) => Mounted;
}

export const load = async (address: string): Promise<BoardModule> =>
  checked((await import(/* @vite-ignore */ address)) as Partial<BoardModule>, "mount") as BoardModule;

/** Mounts it; a module that does not keep to the interface is an error that says so. */
export const mounted = (module: BoardModule, target: HTMLElement, props: BoardProps): Mounted =>
  checked(checked(module.mount(target, props) ?? {}, "update"), "unmount");

function checked<Found extends object>(found: Found, name: string): Found {
  if (typeof found[name as keyof Found] !== "function") throw new TypeError(`there is no function ${name}`);
  return found;
}
