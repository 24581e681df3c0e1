/** A table against bots, at once. */

import { route } from "../app/route.svelte";
import { myName } from "../app/settings.svelte";
import { keepSeat } from "../app/storage";
import type { Agreed } from "../history/history";
import * as api from "../protocol/api";
import type { GameInfo, NewTable, Value } from "../protocol/messages";

/** Games that can be played alone begin with one bot here. */
export const fewestAgainstBots = ({ fewest }: Pick<GameInfo, "fewest">) => Math.max(2, fewest);

/** What a game against bots at one click agrees on, where that is not the default. */
export function quickOptions({ options }: Pick<GameInfo, "options">): Agreed {
  const quick = options.flatMap(({ name, quick }) => (quick === null || quick === undefined ? [] : [[name, quick]]));
  return Object.fromEntries(quick) as Agreed;
}

/** All that such a game agrees on. */
export const atOneClick = (info: Pick<GameInfo, "options">): Agreed => ({
  ...Object.fromEntries(info.options.map((option) => [option.name, option.default])),
  ...quickOptions(info),
});

/** Whether a network was trained with this value; of numbers with smaller and greater ones. */
function met(value: Value | undefined, trained: readonly Value[]): boolean {
  if (typeof value !== "number") return trained.some((one) => one === value);
  const numbers = trained.map(Number);
  return Math.min(...numbers) <= value && value <= Math.max(...numbers);
}

/** Whether one of these bots would search at such a table because the game's network, if it has one, was not trained for it. */
export function search(
  { levels, network, options }: Pick<GameInfo, "levels" | "network" | "options">,
  players: number,
  agreed: Agreed,
  bots: readonly string[],
): boolean {
  const value = (name: string) => agreed[name] ?? options.find((option) => option.name === name)?.default;
  if (!network) return false;
  const fits =
    network.players.includes(players) &&
    Object.entries(network.options).every(([name, trained]) => met(value(name), trained));
  return !fits && bots.some((bot) => levels.includes(bot));
}

/** Sit down with so many players, all others bots, and go there. */
export async function playNow(
  { name: game, options: known }: Pick<GameInfo, "name" | "options">,
  players: number,
  wishes: NewTable["options"] = {},
  bot = "",
): Promise<void> {
  const options = { ...quickOptions({ options: known }), ...wishes };
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  const name = myName();
  const seated = await api.open({ game, name, options, seats: [{ kind: "me" }, ...bots] });
  keepSeat({ ...seated, game, names: [], when: Date.now(), over: false });
  route.go(`/table/${seated.table}`);
}
