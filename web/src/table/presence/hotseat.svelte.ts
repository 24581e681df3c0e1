/** Several people at one screen: one of them looks at a time, and in between it is covered.  Only the line of whoever
 *  looks is open, so nothing of the next one is here before they say that they are.  With one person here it covers
 *  nothing. */

import type { SeatToken } from "../../protocol/messages";

export class HotSeat {
  /** Who looks; nobody: covered, or nobody here is asked. */
  looks = $state<number | null>(null);
  /** Who is asked and does not look yet. */
  next = $state<number | null>(null);
  /** Who looked last, and may come back to take a choice back. */
  last = $state<number | null>(null);
  /** Whether whoever looks came back on purpose. */
  stays = $state(false);
  /** The seats of those who are here. */
  held = $state.raw<SeatToken[]>([]);

  /** Whether there are several. */
  get shared(): boolean {
    return this.held.length > 1;
  }

  /** Whether the screen shows nothing but whom it is for; `seat` is whose table is here by now. */
  covers(seat: number | null): boolean {
    if (!this.shared) return false;
    return this.looks === null ? this.next !== null : seat !== this.looks;
  }

  /** Whoever has the screen says who they are; the token of their seat. */
  uncover(seat: number): string | null {
    const token = this.held.find((one) => one.seat === seat)?.token;
    if (token === undefined) return null;
    this.stays = seat !== this.next;
    this.looks = seat;
    this.last = seat;
    if (seat === this.next) this.next = null;
    return token;
  }

  /** Cover the screen, for whoever is next. */
  cover(): void {
    this.looks = null;
    this.stays = false;
  }

  /** Whom the table asks now, as far as it matters here. */
  hear(asked: number | null): void {
    const here = this.held.some((one) => one.seat === asked);
    this.next = here && asked !== this.looks ? asked : null;
    if (asked === this.looks) this.stays = false;
  }

  /** Nobody here has a seat any more. */
  clear(): void {
    this.held = [];
    this.looks = this.next = null;
  }
}
