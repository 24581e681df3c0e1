/** What Python says, for the page's tests: `scripts/shared_cases.py` writes it each time that they are run. */

import type { Language } from "../words/catalogue";
import type { Offer, Refused, Sheet } from "./messages";

/** All that is said in one language to one listener. */
export interface Told {
  events: string[];
  rows: string[];
  places: string[][];
  gains: string[];
  refusals: string[];
  rulings: string[];
}

/** A pick on the way to a choice, and the paths that can still be played after it. */
export type Pick = ({ verb: string } | { place: number } | { choice: number[] }) & { left: number[][] };

export interface Case {
  sheet: Sheet;
  names: string[];
  gains: number[][];
  refusals: Refused[];
  listeners: { seat: number | null; events: number[][]; told: Record<Language, Told> }[];
  choosing: { seat: number; offers: Offer[]; walks: { path: number[]; steps: Pick[] }[] }[];
  /** Whole games as their first seat hears them, and the verb of each step that was chosen. */
  stories: { events: number[][]; verbs: string[] }[];
}

const [written] = Object.values(
  import.meta.glob<string>("/fixtures/cases.json", { query: "?raw", import: "default", eager: true }),
);
if (!written)
  throw new Error("There are no cases: run the tests by `python build_web.py run test`, which writes them.");

export const cases = JSON.parse(written) as Case[];
