/** The seats that this browser has at a table: found when it comes back, kept from visit to visit. */

import { account } from "../../account/account.svelte";
import { myTables } from "../../account/mine";
import { keepSeat, seatAt, type KeptSeat } from "../../app/storage";
import type { Seated } from "../../protocol/messages";

/** The seat here that is ours; one of an account may have been taken on another device. */
export async function findSeat(table: string): Promise<KeptSeat | null> {
  if (!seatAt(table) && account.name !== null) await myTables(table).catch(() => undefined);
  return seatAt(table);
}

/** Keep the seats of those who are at this screen. */
export function keepSeats(
  here: readonly Pick<Seated, "seat" | "token">[],
  at: Pick<KeptSeat, "table" | "game" | "names" | "over">,
): void {
  const [{ seat, token }, ...more] = here;
  const others = more.flatMap((one) => (one.seat === null ? [] : [{ seat: one.seat, token: one.token }]));
  const kept = { ...at, seat, token, when: Date.now() };
  keepSeat(others.length ? { ...kept, others } : kept);
}
