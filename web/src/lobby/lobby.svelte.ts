/** The lobby: everybody's tables and my own, asked for again and again while somebody looks. */

import { account } from "../account/account.svelte";
import { myTables } from "../account/mine";
import { forgetSeat, hideTable, showTable } from "../app/storage";
import * as api from "../protocol/api";
import type { LobbyTable, MyTable, TableInfo } from "../protocol/messages";
import { reachability } from "../protocol/reachability.svelte";

const AGAIN = 5000;

export class Lobby {
  open = $state.raw<LobbyTable[]>([]);
  running = $state.raw<LobbyTable[]>([]);
  /** My tables; null while they are not known yet. */
  mine = $state.raw<MyTable[] | null>(null);
  /** Those that I took off the list. */
  hidden = $state.raw<MyTable[]>([]);

  /** Mine where I am asked. */
  get waiting(): MyTable[] {
    return (this.mine ?? []).filter(({ table, seats }) => seats.some(({ seat }) => seat === table.turn));
  }

  /** Mine that run or have not begun. */
  get going(): MyTable[] {
    const waits = new Set(this.waiting);
    return (this.mine ?? []).filter((one) => one.table.state !== "over" && !waits.has(one));
  }

  get finished(): MyTable[] {
    return (this.mine ?? []).filter(({ table }) => table.state === "over");
  }

  /** How finished ones ended, as far as that was asked for. */
  results = $state.raw<ReadonlyMap<string, TableInfo>>(new Map());

  /** Ask how those ended that ended while nobody here looked. */
  async askEnded(): Promise<void> {
    try {
      const { askEnded } = await import("../history/ended");
      this.results = new Map(await askEnded(this.finished));
    } catch (error) {
      if (!(error instanceof api.Failed)) throw error;
    }
  }

  /** What was taken off the list just now. */
  hid = $state.raw<MyTable | null>(null);

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
      this.mine = mine.shown;
      this.hidden = mine.hidden;
    } catch (error) {
      if (error instanceof api.Failed && error.code === "offline") reachability.lose();
    }
    clearTimeout(this.timer);
    if (!this.ended && !reachability.down && document.visibilityState === "visible") {
      this.timer = setTimeout(() => void this.look(), AGAIN);
    }
  }

  /** Take a table off the list: the seat there stays mine. */
  hide(one: MyTable): void {
    hideTable(one.table.id);
    this.mine = this.mine?.filter((other) => other !== one) ?? null;
    this.hidden = [one, ...this.hidden];
    this.hid = one;
  }

  show(one: MyTable): void {
    showTable(one.table.id);
    this.hidden = this.hidden.filter((other) => other.table.id !== one.table.id);
    this.mine = [one, ...(this.mine ?? [])];
    this.hid = null;
  }

  /** Give up all that is mine there, for good. */
  async giveUp({ table, seats }: MyTable): Promise<void> {
    for (const { token } of seats) await api.giveUp(table.id, token);
    forgetSeat(table.id);
    showTable(table.id);
    this.hidden = this.hidden.filter((other) => other.table.id !== table.id);
  }
}
