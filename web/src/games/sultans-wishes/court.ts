/** The table as the server's view has it, and what is printed on its cards. */

import type { Sheet } from "../../protocol/messages";

export interface OpenWish {
  wish: number;
  need: number;
  have: number;
  cards: { card: number; aides: number[] }[];
  guard: number | null;
}

export interface CourtView {
  seat: number;
  players: number;
  asked: { question: string; seat: number } | null;
  over: boolean;
  travelers: boolean;
  first: number | null;
  round: number;
  cycle: number;
  plate: number | null;
  extra: number;
  ended: boolean;
  deck: number;
  top: number | null;
  discard: number[];
  hand: number[];
  hands: number[];
  /** Who added each card, null for a plate, and which it is, null where I do not know. */
  stack: [by: number | null, card: number | null][];
  turned: boolean;
  wishes: OpenWish[];
  simple_left: number;
  finals_left: number;
  market: (number | null)[];
  prices: (number | null)[];
  worth: (number | null)[];
  stock: number[];
  lowest: number[][];
  wares: (number | null)[][];
  markets: (number | null)[];
  gems: number[];
  pool: number;
  points: number[];
  promised: { gems: number; wares: number; days: number } | null;
  lamps: boolean[];
  aides: number[];
  orderlies: (number | null)[];
  priority: number[];
  known_hearts: number[];
  nodes: number[];
  tokens: number[];
  relics_left: number;
  relics: (number | null)[][];
  gift_stacks: number[];
  gifts: [town: number, gift: number | null][][];
  looking: (number | null)[];
  added_hearts: number[];
  winners: number[];
  verdict: string | null;
}

interface Entry {
  id: string;
  marks: Record<string, string>;
}
interface Named extends Entry {
  name: Record<string, string>;
}
interface CardEntry extends Entry {
  task: string;
  hearts: number;
  effect: string;
}
interface SimpleEntry extends Entry {
  task: string;
  hearts: number;
}
interface FinalEntry extends Entry {
  kind: "hearts" | "effect" | "tasks" | "different";
  key: (string | number)[];
  cards: number;
}
interface PlateEntry extends Named {
  adds: number;
  extra: number;
}
interface WareEntry extends Entry {
  merchant: string;
  kind: string;
  period: string;
  cost: number;
  valuable: boolean;
}
interface MarketEntry extends Entry {
  merchants: number[];
  favoured: string[];
  favoured_bonus: number;
  valuable_bonus: number;
  complete_day: number;
}
interface GiftEntry extends Entry {
  town: string;
  effect: string;
  key: (string | number)[];
}
interface StopEntry extends Entry {
  ahead: string[];
}
interface Entries {
  numbers: { id: string; value: number }[];
  tasks: Named[];
  effects: Named[];
  cards: CardEntry[];
  simple: SimpleEntry[];
  finals: FinalEntry[];
  plates: PlateEntry[];
  merchants: Named[];
  kinds: Named[];
  periods: Named[];
  wares: WareEntry[];
  markets: MarketEntry[];
  gifts: GiftEntry[];
  relics: Named[];
  track: StopEntry[];
}

/** What a wish asks of a card, as it is printed: a task, or what a Final wish names. */
export type Asks = { kind: "task"; task: string } | FinalEntry;

type PlaceKind = "card" | "wish" | "merchant" | "deck" | "discard" | "stack" | "plate" | "space" | "stop" | "town";

/** The towns in the order of their places; also when their gifts are settled. */
export const TOWNS = ["immediate", "round", "game"] as const;

/** What is printed, and where everything has its place. */
export class Court {
  readonly printed: Entries;
  private readonly at = new Map<string, number>();
  private readonly numbers: Map<string, number>;

  constructor(private readonly sheet: Sheet) {
    this.printed = sheet.components as unknown as Entries;
    this.numbers = new Map(this.printed.numbers.map(({ id, value }) => [id, value]));
    sheet.places.forEach(([name, number = 0], place) => this.at.set(`${name}-${number}`, place));
  }

  place(kind: PlaceKind, number = 0): number {
    return this.at.get(`${kind}-${number}`) ?? -1;
  }

  /** What a place is and its number. */
  spot(place: number): { kind: PlaceKind; number: number } {
    const [kind, number = 0] = this.sheet.places[place] ?? ["deck"];
    return { kind: kind as PlaceKind, number: Number(number) };
  }

  number(id: string): number {
    return this.numbers.get(id) ?? 0;
  }

  /** A Task card; null is a Guard. */
  card(card: number): CardEntry | null {
    return this.printed.cards[card] ?? null;
  }

  isFinal(wish: number): boolean {
    return wish >= this.printed.simple.length;
  }

  asks(wish: number): Asks {
    const { simple, finals } = this.printed;
    return this.isFinal(wish) ? finals[wish - simple.length] : { kind: "task", task: simple[wish].task };
  }

  /** Whether what is printed on a card is what a wish asks for; the rules alone say whether it may go there. */
  speaksTo(card: number, wish: OpenWish): boolean {
    const one = this.card(card);
    const asks = this.asks(wish.wish);
    if (!one) return false;
    if (asks.kind === "task") return asks.task === one.task;
    if (asks.kind === "hearts") return asks.key.includes(one.hearts);
    if (asks.kind === "effect") return asks.key.includes(one.effect);
    if (asks.kind === "tasks") return asks.key.includes(one.task);
    return wish.cards.every((other) => this.card(other.card)?.task !== one.task);
  }

  relic(token: number): string {
    return this.sheet.names["relic"][token] ?? "";
  }

  plate(plate: number | null): PlateEntry | null {
    return plate === null ? null : (this.printed.plates[plate] ?? null);
  }

  /** The node of a place on the track: Start is 0, then the Stops, then the towns. */
  get nodes(): { id: string; place: number; town: string | null; ahead: number[] }[] {
    const stops = this.printed.track;
    const names = [...stops.map(({ id }) => id), ...TOWNS.map((town) => `town-${town}`)];
    return names.map((id, node) => ({
      id,
      town: node < stops.length ? null : TOWNS[node - stops.length],
      place: node === 0 ? -1 : node < stops.length ? this.place("stop", node) : this.place("town", node - stops.length),
      ahead: (stops[node]?.ahead ?? []).map((next) => names.indexOf(next)),
    }));
  }
}
