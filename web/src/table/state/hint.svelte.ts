/** A hint: what a good player would do. */

import type { Advised, FromPage, Offer } from "../../protocol/messages";
import { along } from "./chooser";

export class Hint {
  /** Being thought about, found, or the code of what went wrong. */
  told = $state.raw<"waiting" | Advised | { code: string } | null>(null);

  constructor(private readonly send: (message: FromPage) => boolean) {}

  get waiting(): boolean {
    return this.told === "waiting";
  }

  ask(at: number): void {
    if (!this.waiting && this.send({ type: "hint", at })) this.told = "waiting";
  }

  hear(advised: Advised): void {
    this.told = advised;
  }

  fail(code: string): void {
    this.told = { code };
  }

  close(): void {
    this.told = null;
  }

  /** What it is about to choose, step by step. */
  steps(offers: readonly Offer[]): Offer[] {
    return this.told && typeof this.told === "object" && "path" in this.told ? along(offers, this.told.path) : [];
  }
}
