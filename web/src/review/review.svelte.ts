/** One game as it is gone through: the moment, whose eyes look, and what they see. */

import { tick } from "svelte";
import { guest } from "../app/settings.svelte";
import type { Event } from "../games/board";
import type { View } from "../games/types";
import { Failed } from "../protocol/api";
import type { ReviewInfo, Sheet } from "../protocol/messages";
import { namesOf } from "../words/names";
import * as api from "./api";
import type { Eyes } from "./api";
import { beside, indexAt, stops, wholeViews } from "./moments";

/** So many moments come at once, and their neighbours with them. */
const WINDOW = 64;
/** A step of more events is a jump: nothing moves, the table just is. */
const STEP = 8;
/** How long a step stays on the screen while the game runs by itself. */
const PACE = 1100;

/** What one pair of eyes has seen so far. */
interface Seen {
  events: Event[];
  views: Map<number, View>;
  asked: Set<number>;
}

/** A choice to look at: what was made, and what might have been. */
export interface Spot {
  at: number;
  seat: number;
  made: string;
  better: string;
  /** What it cost, in words. */
  cost: string;
  /** The next of its kind. */
  next: (() => void) | null;
}

export type Unit = "step" | "turn" | "round";

export class ReviewState {
  info = $state.raw<ReviewInfo | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  at = $state(0);
  eyes = $state.raw<Eyes>({ seat: null, open: true });
  running = $state(false);
  trouble = $state.raw<{ code: string; sentence: string } | null>(null);
  /** Whether, with everything open, what each seat sees by itself is wanted too. */
  around = $state(false);
  /** A choice that is looked at: from the moment before it. */
  spot = $state.raw<Spot | null>(null);
  fresh = $state.raw<Event[]>([]);
  undone = $state.raw<Event[]>([]);

  private seen = new Map<string, Seen>();
  /** Counts what has arrived. */
  private news = $state(0);
  private last: View | null = null;
  private lastChairs: View[] = [];
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    wanted: URLSearchParams,
  ) {
    const seat = wanted.get("seat");
    this.eyes = { seat: seat === null ? null : Number(seat), open: seat === null || wanted.has("open") };
    this.wanted = wanted.has("at") ? Number(wanted.get("at")) : null;
  }

  private wanted: number | null;

  async load(): Promise<void> {
    try {
      const info = await api.info(this.id);
      const { seat, open } = this.eyes;
      const known = seat !== null && Number.isInteger(seat) && seat >= 0 && seat < info.players;
      this.eyes = { seat: known ? seat : null, open: open || !known };
      const start = info.failure !== null ? info.events : info.choices[0];
      const { wanted } = this;
      this.at = wanted !== null && wanted >= 0 && wanted <= info.events ? Math.floor(wanted) : start;
      this.sheet = await api.sheet(this.id);
      this.info = info;
      await this.fetch(this.eyes, this.at);
    } catch (error) {
      this.fail(error);
    }
  }

  // What is seen.

  private get mine(): Seen | undefined {
    void this.news;
    return this.seen.get(key(this.eyes));
  }

  /** All that these eyes were ever told. */
  get events(): readonly Event[] {
    return this.mine?.events ?? [];
  }

  /** The table at this moment; while it is on its way, as it was shown last. */
  get view(): View | null {
    this.last = this.mine?.views.get(this.at) ?? this.last;
    return this.last;
  }

  /** With everything open: what each seat sees by itself; while it is on its way, as it was shown last. */
  get chairs(): View[] {
    void this.news;
    if (!this.around || !this.eyes.open) return [];
    const found = this.seats.flatMap((eyes) => this.seen.get(key(eyes))?.views.get(this.at) ?? []);
    if (found.length === this.info?.players) this.lastChairs = found;
    return this.lastChairs;
  }

  private get seats(): Eyes[] {
    return Array.from({ length: this.info?.players ?? 0 }, (_, seat) => ({ seat, open: false }));
  }

  get names(): string[] {
    return namesOf(this.info?.seats ?? [], guest());
  }

  /** Where one can stand, by what one goes. */
  get moments(): Record<Unit, number[]> {
    const { info, sheet } = this;
    return {
      step: sheet && this.events.length ? stops(sheet, this.events) : [0],
      turn: info?.turns ?? [],
      round: info?.rounds ?? [],
    };
  }

  /** Which step is shown. */
  get step(): number {
    return indexAt(this.moments.step, this.at);
  }

  // Moving.

  go(to: number): void {
    const from = this.at;
    if (to === from) return;
    this.fresh = to > from && to - from <= STEP ? this.events.slice(from, to) : [];
    this.undone = to < from && from - to <= STEP ? this.events.slice(to, from) : [];
    this.at = to;
    this.arrive();
  }

  /** Stand before this choice, with the table in sight. */
  visit(spot: Spot): void {
    this.run(false);
    this.spot = spot;
    this.go(spot.at);
    // Once it stands there.
    void tick().then(() => document.getElementById("review-stage")?.scrollIntoView({ block: "start" }));
  }

  move(unit: Unit, way: 1 | -1): void {
    this.go(beside(this.moments[unit], this.at, way));
  }

  look(eyes: Eyes): void {
    this.fresh = this.undone = [];
    this.eyes = eyes;
    this.arrive();
  }

  /** This board wants to see from every chair. */
  lookAround(): void {
    this.around = true;
    this.arrive();
  }

  run(on: boolean): void {
    clearInterval(this.timer);
    this.running = on;
    if (!on) return;
    if (this.at === this.info?.events) this.go(0);
    this.timer = setInterval(() => {
      this.move("step", 1);
      if (this.at === this.info?.events) this.run(false);
    }, PACE);
  }

  close(): void {
    this.run(false);
  }

  /** The address of this moment. */
  get address(): string {
    const parts = new URLSearchParams({ at: String(this.at) });
    if (this.eyes.seat !== null) parts.set("seat", String(this.eyes.seat));
    if (this.eyes.seat !== null && this.eyes.open) parts.set("open", "1");
    return `/review/${this.id}?${parts}`;
  }

  // Fetching.

  private arrive(): void {
    void this.fetch(this.eyes, this.at);
    if (this.around && this.eyes.open) for (const eyes of this.seats) void this.glance(eyes, this.at);
  }

  /** What these eyes see about now, without all that they were told. */
  private async glance(eyes: Eyes, at: number): Promise<void> {
    try {
      const here = at - (at % WINDOW);
      const seen = this.seenBy(eyes);
      await this.window(eyes, seen, here);
      await this.window(eyes, seen, here + WINDOW);
    } catch (error) {
      this.fail(error);
    }
  }

  private seenBy(eyes: Eyes): Seen {
    const seen = this.seen.get(key(eyes)) ?? { events: [], views: new Map(), asked: new Set() };
    this.seen.set(key(eyes), seen);
    return seen;
  }

  private async fetch(eyes: Eyes, at: number): Promise<void> {
    try {
      const seen = this.seenBy(eyes);
      const here = at - (at % WINDOW);
      const told = seen.events.length ? null : api.events(this.id, eyes);
      await this.window(eyes, seen, here);
      if (told) {
        seen.events = (await told).events;
        this.news++;
      }
      await Promise.all([this.window(eyes, seen, here + WINDOW), this.window(eyes, seen, here - WINDOW)]);
    } catch (error) {
      this.fail(error);
    }
  }

  private async window(eyes: Eyes, seen: Seen, start: number): Promise<void> {
    if (start < 0 || start > (this.info?.events ?? Infinity) || seen.asked.has(start)) return;
    seen.asked.add(start);
    try {
      const { views } = await api.views(this.id, eyes, start);
      wholeViews(views).forEach((view, i) => seen.views.set(start + i, view));
      this.news++;
    } catch (error) {
      seen.asked.delete(start);
      throw error;
    }
  }

  private fail(error: unknown): void {
    const failed = error instanceof Failed ? error : null;
    this.trouble = { code: failed?.code ?? "failed", sentence: failed?.message ?? String(error) };
  }
}

const key = ({ seat, open }: Eyes): string => `${seat} ${open}`;
