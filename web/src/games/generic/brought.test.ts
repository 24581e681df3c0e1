import { expect, it, vi } from "vitest";
import type { BoardProps } from "../board";
import { load, mounted } from "./module";

const target = document.createElement("div");
const props = {} as BoardProps;
const module = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

it("a module is mounted with what every board is handed", async () => {
  const board = { update: vi.fn(), unmount: vi.fn() };
  const mount = vi.fn(() => board);
  expect(mounted({ mount }, target, props)).toBe(board);
  expect(mount).toHaveBeenCalledWith(target, props);
  const found = await load(module("export const mount = () => 7"));
  expect(found.mount(target, props)).toBe(7);
});

it("a module without the function is refused by its name", async () => {
  await expect(load(module("export default 1"))).rejects.toThrow("there is no function mount");
  const nothing = (() => undefined) as unknown as () => never;
  expect(() => mounted({ mount: nothing }, target, props)).toThrow("there is no function update");
});
