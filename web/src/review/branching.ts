/** Playing on from a moment of a finished game, against bots. */

import { route } from "../app/route.svelte";
import { explained, myName } from "../app/settings.svelte";
import { keepSeat } from "../app/storage";
import { Failed } from "../protocol/api";
import { branch } from "./api";

/** Sit down there and go to the new table; what went wrong in words, or nothing. */
export async function goOn(review: string, game: string, at: number, seat: number, bot = ""): Promise<string> {
  try {
    const seated = await branch(review, { at, seat, name: myName(), bot });
    keepSeat({ ...seated, game, names: [], when: Date.now(), over: false });
    route.go(`/table/${seated.table}`);
    return "";
  } catch (error) {
    return error instanceof Failed ? explained(error) : String(error);
  }
}
