/** A table against bots, at once. */

import { route } from "../app/route.svelte";
import { myName } from "../app/settings.svelte";
import { keepSeat } from "../app/storage";
import * as api from "../protocol/api";
import type { GameInfo, NewTable } from "../protocol/messages";

/** Games that can be played alone begin with one bot here. */
export const fewestAgainstBots = ({ fewest }: Pick<GameInfo, "fewest">) => Math.max(2, fewest);

/** Sit down with so many players, all others bots, and go there. */
export async function playNow(
  { name: game, options: agreed }: Pick<GameInfo, "name" | "options">,
  players: number,
  wishes: NewTable["options"] = {},
  bot = "",
): Promise<void> {
  const quick = agreed.flatMap(({ name, quick }) => (quick === null || quick === undefined ? [] : [[name, quick]]));
  const options = { ...Object.fromEntries(quick), ...wishes };
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  const name = myName();
  const seated = await api.open({ game, name, options, seats: [{ kind: "me" }, ...bots] });
  keepSeat({ ...seated, game, names: [], when: Date.now(), over: false });
  route.go(`/table/${seated.table}`);
}
