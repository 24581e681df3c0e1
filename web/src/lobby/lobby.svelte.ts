/** The lobby: everybody's tables and my own, asked for again and again while somebody looks. */

import { account } from "../account/account.svelte";
import { myTables } from "../account/mine";
import { hideTable } from "../app/storage";
import * as api from "../protocol/api";
import type { LobbyTable, MyTable } from "../protocol/messages";
import { reachability } from "../protocol/reachability.svelte";

const AGAIN = 5000;

export class Lobby {
  open = $state.raw<LobbyTable[]>([]);
  running = $state.raw<LobbyTable[]>([]);
  /** My tables; null while they are not known yet. */
  mine = $state.raw<MyTable[] | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  /** Look from now on; the answer ends it. */
  start(): () => void {
    const wake = () => document.visibilityState === "visible" && void this.look();
    document.addEventListener("visibilitychange", wake);
    void account.check().catch(() => undefined);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      clearTimeout(this.timer);
      this.ended = true;
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    if (this.ended) return;
    try {
      const [everybodys, mine] = await Promise.all([api.lobby(), myTables()]);
      this.open = everybodys.open;
      this.running = everybodys.running;
      this.mine = mine;
    } catch (error) {
      if (error instanceof api.Failed && error.code === "offline") reachability.lose();
    }
    clearTimeout(this.timer);
    if (!this.ended && !reachability.down && document.visibilityState === "visible") {
      this.timer = setTimeout(() => void this.look(), AGAIN);
    }
  }

  forget(table: string): void {
    hideTable(table);
    this.mine = this.mine?.filter((one) => one.table.id !== table) ?? null;
  }
}
