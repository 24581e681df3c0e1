// @vitest-environment node
import { ESLint } from "eslint";
import { expect, it, vi } from "vitest";

// The first one loads all of ESLint, which takes a busy machine long.
vi.setConfig({ testTimeout: 120_000 });

const eslint = new ESLint();

async function refused(game: string, line: string): Promise<(string | null)[]> {
  const [found] = await eslint.lintText(`${line}\n`, { filePath: `src/games/${game}/art/drawn.ts` });
  return found.messages.map(({ ruleId }) => ruleId);
}

it.each([
  ["no-restricted-imports", 'export { INK } from "../../three-wishes/art/signs";'],
  ["no-restricted-imports", 'export { Land } from "../../../games/three-wishes/layout";'],
  ["no-restricted-syntax", 'export const art = () => import("../../three-wishes/art/signs");'],
])("a game takes nothing from another game: %s", async (rule, line) => {
  expect(await refused("sultaniya", line)).toEqual([rule]);
});

it("a game takes from its own folder and from what all share", async () => {
  expect(await refused("three-wishes", 'export { INK } from "../../three-wishes/art/signs";')).toEqual([]);
  expect(await refused("sultaniya", 'export { INK } from "../../../art/shapes";')).toEqual([]);
  expect(await refused("sultaniya", 'export type { Event } from "../../board";')).toEqual([]);
});
