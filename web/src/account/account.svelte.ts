/** Who is signed in on this device.  Nobody needs to be: an account only keeps seats across devices. */

import { forgetSeat, isText, read, write } from "../app/storage";
import * as api from "../protocol/api";
import { tokens } from "./mine";

const kept = read("account");
let name = $state<string | null>(isText(kept) ? kept : null);

function set(found: string | null): void {
  name = found;
  write("account", found);
}

/** The account's seats leave this browser with it; those of a guest stay. */
async function forgetItsSeats(): Promise<void> {
  const { tables } = await api.mine({ seats: [] });
  for (const { table } of tables) forgetSeat(table.id);
}

async function enter(signing: Promise<{ name: string | null }>, adopt: boolean): Promise<void> {
  const found = await signing;
  const held = tokens().slice(0, 100);
  if (adopt && held.length) await api.adopt({ seats: held });
  set(found.name);
}

export const account = {
  get name() {
    return name;
  },
  /** Ask the server, if this browser believes to be signed in: the cookie may have run out. */
  async check(): Promise<void> {
    if (name !== null) set((await api.account()).name);
  },
  signUp: (wanted: string, password: string, adopt: boolean) => enter(api.signUp({ name: wanted, password }), adopt),
  signIn: (wanted: string, password: string, adopt: boolean) => enter(api.signIn({ name: wanted, password }), adopt),
  async signOut(): Promise<void> {
    await forgetItsSeats();
    set((await api.signOut()).name);
  },
  async changePassword(old: string, wanted: string): Promise<void> {
    set((await api.changePassword({ old, new: wanted })).name);
  },
  async remove(password: string): Promise<void> {
    const { tables } = await api.mine({ seats: [] });
    set((await api.deleteAccount({ password })).name);
    for (const { table } of tables) forgetSeat(table.id);
  },
};
