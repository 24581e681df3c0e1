/** Preparing: a choice that is made as soon as this seat is asked. */

import type { FromPage, Offer, Prepared } from "../../protocol/messages";

export class Premove {
  /** What may be prepared; null while nothing is being prepared. */
  offers = $state.raw<Offer[] | null>(null);
  /** What is prepared, or what became of it; null if there is nothing to tell. */
  told = $state.raw<Prepared | null>(null);

  constructor(private readonly send: (message: FromPage) => void) {}

  /** Whether a choice waits to be made. */
  get ready(): boolean {
    return this.told?.fate === "ready";
  }

  /** Ask what may be prepared. */
  look(at: number): void {
    this.send({ type: "look_ahead", at });
  }

  prepare(at: number, path: number[]): void {
    this.send({ type: "prepare", at, path });
  }

  /** Take the choice back, or be done with what became of it. */
  forget(): void {
    this.send({ type: "unprepare" });
  }

  hear(told: Prepared): void {
    this.told = told.fate === "none" ? null : told;
    if (this.ready) this.offers = null;
  }

  /** Another line, perhaps another seat: what is prepared there is told anew. */
  clear(): void {
    this.offers = null;
    this.told = null;
  }
}
