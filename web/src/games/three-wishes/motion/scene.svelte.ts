/** What the news look like: which looks are open, what moves, and the last game that stays on the table for a moment. */

import { tick } from "svelte";
import { calm, pace } from "../../../motion/motion";
import type { Layout } from "../layout";
import type { GameEvent, WishView } from "../types";
import { ceremony } from "./ceremony";
import { Motion } from "./motion";
import { backwards, beats, lookedNow, turned, untilWon } from "./moves";

/** Whoever missed more than this sees where things stand, not a whole evening at once. */
const MOST_AT_ONCE = 8;
/** How long the last game of a chain stays when nobody clears it away, in milliseconds. */
const STAYS = 6000;
const STAYS_CALM = 9000;

export interface News {
  events: GameEvent[];
  undone: GameEvent[];
  view: WishView;
  seat: number | null;
}

export class Scene {
  /** Whether the last game of a chain still lies there while the next one is dealt already. */
  staged = $state(false);
  /** Whether hands are turned up and nobody may see yet who won. */
  tense = $state(false);
  /** The markers that nobody may see yet, by seat. */
  hidden: Readonly<Record<number, number>> = $state.raw({});
  /** The places that I look at. */
  open: number[] = $state([]);

  private readonly motion: Motion;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tension: ReturnType<typeof setTimeout> | undefined;
  /** The faces that lay there after the last news. */
  private settled: (number | null)[] = [];
  private arrived = false;

  constructor(
    card: (place: number) => HTMLElement | undefined,
    private readonly layout: () => Layout,
    private readonly table: () => HTMLElement | undefined,
  ) {
    this.motion = new Motion(card, layout);
  }

  /** Show what the events did. */
  hear({ events, undone, view, seat }: News): void {
    const has = (kind: GameEvent["kind"]): boolean => events.some((event) => event.kind === kind);
    const mine = events.some((event) => event.kind === "chose" && event.who === seat);
    const { places } = this.layout();
    this.open = undone.length ? [] : lookedNow(events, seat, this.open, places);
    // The others may go on while I still look at how the last game ended.
    if (this.staged && events.length && !mine && !has("shown")) return;
    clearTimeout(this.timer);
    this.motion.finish();
    this.relax();

    const all = undone.length ? backwards(undone, places) : beats(events, places);
    const moves = all.filter(({ kind }) => kind === "look" || kind === "switch" || kind === "shuffle");
    const list = moves.length > MOST_AT_ONCE || (!this.arrived && all.length > 1) ? [] : all;
    this.arrived = true;
    const reveal = list.findIndex((beat) => beat.kind === "show");
    const again = list.findIndex((beat) => beat.kind === "deal");
    this.staged = reveal >= 0 && again > reveal;
    const shown = this.staged ? list.slice(0, again) : list;
    const held = untilWon(shown);
    if (held) {
      this.tense = true;
      this.hidden = Object.fromEntries(
        shown.flatMap((beat) => (beat.kind === "marked" ? [[beat.who, beat.gained]] : [])),
      );
      this.tension = setTimeout(() => this.relax(), held);
    }
    const now = view.table.map(([, , card]) => card);
    const closed = this.staged ? [] : turned(this.settled, now, list);
    this.settled = now;
    // The faces are drawn first; then everything moves.
    void tick().then(() => {
      this.motion.play(shown);
      for (const at of closed) this.motion.turn(at, 0);
      const table = this.table();
      if (table) ceremony(this.motion, table, this.layout(), shown);
    });
    if (this.staged)
      this.timer = setTimeout(() => this.clear(), (shown.at(-1)?.at ?? 0) * pace() + (calm() ? STAYS_CALM : STAYS));
  }

  /** Clear the last game away: the next one is dealt. */
  clear(): void {
    if (!this.staged) return;
    clearTimeout(this.timer);
    this.motion.finish();
    this.relax();
    this.staged = false;
    this.settled = [];
    void tick().then(() => this.motion.play([{ kind: "deal", at: 0 }]));
  }

  /** Let it be seen who won. */
  private relax(): void {
    clearTimeout(this.tension);
    this.tense = false;
    this.hidden = {};
  }

  leave(): void {
    clearTimeout(this.timer);
    clearTimeout(this.tension);
  }
}
