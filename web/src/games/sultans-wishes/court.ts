/** The table as the server's view has it, and what is printed on its cards. */

import type { Offer } from "../../protocol/messages";
import type { BoardProps } from "../board";
import type { CardEntry, CourtView, Entries, PlaceName, PlateEntry } from "./types";

export type CourtProps = BoardProps<CourtView, Entries>;

/** What is printed, and where everything has its place. */
export class Court {
  readonly printed: Entries;
  private readonly at = new Map<string, number>();
  private readonly numbers: Map<string, number>;

  constructor(private readonly sheet: CourtProps["sheet"]) {
    this.printed = sheet.components;
    this.numbers = new Map(this.printed.numbers.map(({ id, value }) => [id, value]));
    sheet.places.forEach(([name, number = 0], place) => this.at.set(`${name}-${number}`, place));
  }

  place(kind: PlaceName, number = 0): number {
    return this.at.get(`${kind}-${number}`) ?? -1;
  }

  /** What a place is and its number. */
  spot(place: number): { kind: PlaceName; number: number } {
    const [kind, number = 0] = this.sheet.places[place] ?? ["deck"];
    return { kind: kind as PlaceName, number: Number(number) };
  }

  number(id: string): number {
    return this.numbers.get(id) ?? 0;
  }

  /** A Task card; null is a Guard. */
  card(card: number): CardEntry | null {
    return this.printed.cards[card] ?? null;
  }

  /** The towns in the order of their numbers: when their gifts are settled. */
  get towns(): string[] {
    return [...new Set(this.printed.gifts.map(({ town }) => town))];
  }

  /** What the back of a card shows. */
  back(back: number | null): string {
    return (back === null ? undefined : this.printed.backs[back]?.id) ?? "";
  }

  /** Of what a choice brings, what is of one kind, by the names of its fields. */
  gained({ gains = [] }: Pick<Offer, "gains">, kind: string): Record<string, number>[] {
    return gains.flatMap(([number, ...values]) => {
      const { name, fields } = this.sheet.gains[number];
      return name === kind ? [Object.fromEntries(fields.map((field, i) => [field.name, values[i]]))] : [];
    });
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
    const names = [...stops.map(({ id }) => id), ...this.towns.map((town) => `town-${town}`)];
    return names.map((id, node) => ({
      id,
      town: this.towns[node - stops.length] ?? null,
      place: node === 0 ? -1 : node < stops.length ? this.place("stop", node) : this.place("town", node - stops.length),
      ahead: (stops[node]?.ahead ?? []).map((next) => names.indexOf(next)),
    }));
  }
}
