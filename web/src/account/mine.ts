/** The tables of this browser's seats and of its account: what the server knows of them, and what this browser keeps. */

import { hiddenTables, keepSeat, seats, type KeptSeat } from "../app/storage";
import * as api from "../protocol/api";
import type { HeldToken, MyTable } from "../protocol/messages";
import { GUEST, namesOf } from "../words/names";

/** Every token that this browser keeps. */
export function tokens(): HeldToken[] {
  return seats().flatMap(({ table, token, others = [] }) =>
    [token, ...others.map((other) => other.token)].filter(Boolean).map((one) => ({ table, token: one })),
  );
}

/** Ask for my tables; seats that were taken on another device are kept here from now on.  One that was taken off the list
 *  stays off it, unless it is this one that is looked for. */
export async function myTables(wanted = ""): Promise<{ shown: MyTable[]; hidden: MyTable[] }> {
  const { tables } = await api.mine({ seats: tokens().slice(0, 100) });
  const off = new Set(hiddenTables());
  const isHidden = ({ table }: MyTable) => table.id !== wanted && off.has(table.id);
  const shown = tables.filter((one) => !isHidden(one));
  const known = new Set(seats().map((seat) => seat.table));
  for (const found of shown.filter(({ table }) => !known.has(table.id)).reverse()) keepSeat(keptOf(found));
  return { shown, hidden: tables.filter(isHidden) };
}

function keptOf({ table, seats: [first, ...others] }: MyTable): KeptSeat {
  return {
    table: table.id,
    game: table.game,
    ...first,
    others,
    names: namesOf(table.seats, GUEST),
    when: table.created * 1000,
    over: table.state === "over",
  };
}
