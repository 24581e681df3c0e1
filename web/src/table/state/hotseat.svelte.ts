/** Several people at one screen: one of them looks at a time, and in between it is covered.  Only the line of whoever
 *  looks is open, so nothing of the next one is here before they say that they are.  With one person here it is a table
 *  like any other. */

import * as api from "../../protocol/api";
import { forgetSeat, keepSeat, type KeptSeat } from "../../app/keep";
import type { FromServer, Hello, SeatToken } from "../../protocol/messages";
import { TableState } from "./table.svelte";

export class HotSeat extends TableState {
  /** Who looks; nobody: covered, or nobody here is asked. */
  looks = $state<number | null>(null);
  /** Who is asked and does not look yet. */
  next = $state<number | null>(null);
  /** Who looked last, and may come back to take a choice back. */
  last = $state<number | null>(null);
  /** Whether whoever looks came back on purpose. */
  stays = $state(false);

  private held = $state.raw<SeatToken[]>([]);

  private get shared(): boolean {
    return this.held.length > 1;
  }

  /** Whether the screen shows nothing but whom it is for. */
  get covered(): boolean {
    if (!this.shared) return false;
    return this.looks === null ? this.next !== null : this.seat !== this.looks || this.update === null;
  }

  override get seated(): boolean {
    return this.shared || super.seated;
  }

  /** Whoever has the screen says who they are. */
  uncover(seat: number): void {
    const token = this.held.find((one) => one.seat === seat)?.token;
    if (token === undefined) return;
    this.stays = seat !== this.next;
    this.looks = seat;
    this.last = seat;
    if (seat === this.next) this.next = null;
    this.enter(token);
  }

  /** Cover the screen, for whoever is next. */
  pass(): void {
    this.looks = null;
    this.stays = false;
    this.enter(null);
  }

  override enter(token: string | null): void {
    if (this.shared) {
      // Nothing of whoever looked stays behind.
      this.seat = this.why = this.hint = this.pending = null;
      this.fresh = [];
      this.undone = [];
    }
    super.enter(token);
  }

  protected override arrive(kept: KeptSeat): void {
    this.held = [{ seat: kept.seat ?? 0, token: kept.token }, ...(kept.others ?? [])];
    if (this.shared) this.enter(null);
    else super.arrive(kept);
  }

  protected override hello(): Hello {
    const hello = super.hello();
    return { ...hello, beside: this.held.map((one) => one.token).filter((token) => token !== hello.token) };
  }

  protected override hear(message: FromServer): void {
    super.hear(message);
    if (message.type === "update" && this.shared) this.see();
  }

  /** Whose turn it is now, as far as it matters here. */
  private see(): void {
    const asked = this.view?.over ? null : (this.view?.asked?.seat ?? null);
    const here = this.held.some((one) => one.seat === asked);
    this.next = here && asked !== this.looks ? asked : null;
    if (asked === this.looks) this.stays = false;
    if (this.view?.over && this.looks === null) this.uncover(this.held[0].seat);
  }

  protected override enterWithout(): void {
    this.held = [];
    this.looks = this.next = null;
    super.enterWithout();
  }

  protected override remember(token: string, seat: number | null): void {
    if (this.shared) keepSeat(this.kept(this.id, this.held, Boolean(this.view?.over)));
    else super.remember(token, seat);
  }

  private kept(table: string, [first, ...others]: SeatToken[], over: boolean): KeptSeat {
    const game = this.info?.game ?? "";
    return { table, game, ...first, others, names: this.names, when: Date.now(), over };
  }

  override async leave(): Promise<void> {
    if (!this.shared) return super.leave();
    for (const { token } of this.held) await api.leave(this.id, token);
    if (!this.info?.begun) forgetSeat(this.id);
    this.close();
  }

  override async rematch(): Promise<string | null> {
    if (!this.shared) return super.rematch();
    const seated: SeatToken[] = [];
    let table: string | null = null;
    try {
      for (const { token } of this.held) {
        const again = await api.rematch(this.id, token);
        if (again.seat !== null) seated.push({ seat: again.seat, token: again.token });
        table = again.table;
      }
    } catch (error) {
      this.fail(error);
    }
    if (!table || !seated.length) return null;
    keepSeat(this.kept(table, seated, false));
    return table;
  }
}
