/** While a board turns up how a game ended, nothing else tells it: the news from there on are held back. */

import type { Event, Reveal } from "../games/board";

export class Suspense {
  /** The number in the story of the first event that is held back; null where nothing is. */
  from = $state<number | null>(null);
  /** What the board tells by itself; the page sets it once the board is here. */
  reveals: (news: Event[]) => Reveal | null = () => null;

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** These news have come, and the story has so many events now. */
  hear(news: Event[], length: number): void {
    const found = this.reveals(news);
    if (!found) return;
    clearTimeout(this.timer);
    this.from = length - news.length + found.from;
    this.timer = setTimeout(() => this.end(), found.takes);
  }

  end(): void {
    clearTimeout(this.timer);
    this.from = null;
  }

  /** Whether this event of the story may be told. */
  tells(number: number): boolean {
    return this.from === null || number < this.from;
  }
}
