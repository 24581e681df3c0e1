/** What is said at a table, as this browser has it: whom it does not want to hear, and what was not read yet. */

import { texts, write } from "../../app/storage";
import type { ChatLine, Say } from "../../protocol/messages";

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "hurry",
  "oops",
  "again",
] as const satisfies readonly NonNullable<Say["phrase"]>[];

/** Whoever said something: a seat, or all who watch. */
export type Speaker = number | "onlookers";

const MOST_MUTED = 200;

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** So many lines were on the screen. */
  private read = $state(0);
  private came = false;
  private muted = $state<string[]>(texts("muted"));

  constructor(private readonly table: string) {}

  /** What somebody here wants to hear. */
  get heard(): ChatLine[] {
    return this.lines.filter((line) => !this.isMuted(this.speaker(line)));
  }

  /** What was said by others since this was last looked at. */
  unread(seat: number | null): ChatLine[] {
    return this.heard.filter((line) => line.n >= this.read && (line.seat === null || line.seat !== seat));
  }

  /** New lines; a line that comes back over a new connection is there already, and what was said before I came is
   *  no news. */
  hear(lines: readonly ChatLine[]): void {
    const known = new Set(this.lines.map((line) => line.n));
    this.lines = [...this.lines, ...lines.filter((line) => !known.has(line.n))].sort((a, b) => a.n - b.n);
    if (!this.came) this.look();
    this.came = true;
  }

  /** All of it is on the screen. */
  look(): void {
    this.read = (this.lines.at(-1)?.n ?? -1) + 1;
  }

  speaker(line: ChatLine): Speaker {
    return line.seat ?? "onlookers";
  }

  /** Everybody else who has said something. */
  others(seat: number | null): Speaker[] {
    return [...new Set(this.lines.map((line) => this.speaker(line)))].filter((who) => who !== seat);
  }

  isMuted(who: Speaker): boolean {
    return this.muted.includes(`${this.table}/${who}`);
  }

  mute(who: Speaker, on: boolean): void {
    const key = `${this.table}/${who}`;
    this.muted = [...(on ? [key] : []), ...this.muted.filter((other) => other !== key)].slice(0, MOST_MUTED);
    write("muted", this.muted);
  }
}
