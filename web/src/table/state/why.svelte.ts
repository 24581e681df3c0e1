/** Why something cannot be chosen: what was asked about, and what was answered. */

import type { FromPage, Refused, Sheet, WhyNotAnswer } from "../../protocol/messages";
import { rowFor, type Stage } from "./chooser";

export interface About {
  verb: string | null;
  place: number | null;
}

export interface Why {
  /** What was asked about: a verb or a place. */
  about: About;
  refusal: Refused | null;
}

/** Something was refused that nobody asked about. */
const UNASKED: About = { verb: null, place: null };

export class WhyNot {
  /** What is told on the screen. */
  told = $state.raw<Why | null>(null);

  private asked = new Map<number, About>();
  private asks = 0;

  constructor(private readonly send: (message: FromPage) => void) {}

  /** Ask why this path cannot be chosen; there is none where nothing can be done at all. */
  ask(about: About, path: number[] | null, ahead: boolean): void {
    if (path === null) {
      this.told = { about, refusal: null };
      return;
    }
    const id = ++this.asks;
    this.asked.set(id, about);
    this.send({ type: "why_not", id, path, ahead });
  }

  hear({ id, refusal }: WhyNotAnswer): void {
    const about = this.asked.get(id);
    this.asked.delete(id);
    if (about) this.told = { about, refusal };
  }

  /** Something was refused. */
  tell(refusal: Refused): void {
    this.told = { about: UNASKED, refusal };
  }

  close(): void {
    this.told = null;
  }
}

/** The row that somebody means who touches this verb or place at this stage. */
export function rowAbout(sheet: Sheet, seat: number, stage: Stage, { verb, place }: About): number | null {
  const row = rowFor(sheet, {
    verb: verb ?? stage.verb,
    places: place === null ? [] : [...stage.places, place],
    seat,
    offered: stage.offers.map((offer) => offer.do),
    near: stage.offers.flatMap((offer) => offer.at),
  });
  return row ?? (place === null ? null : rowFor(sheet, { places: [place], seat }));
}
