/** What is said at one table, in one language, to one seat.  Must agree with `grandvizier.words.Words`: a fixture
 *  of whole games in three languages holds the two together. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { once } from "../app/once";
import type { Event } from "../games/board";
import type { FieldInfo, Offer, Refused, Sheet } from "../protocol/messages";
import { along } from "../table/state/chooser";
import { boxOf } from "./box";
import { own } from "./names";

export type Facts = Record<string, FluentVariable>;

export const HIDDEN = -1;
const NOBODY = -2;

/** A message; one that is missing or broken shows its id, and the console says why. */
export function say(bundle: FluentBundle, id: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === undefined || pattern === null) {
    console.error(`no message ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  if (errors.length) console.error(`message ${id}`, ...errors);
  return text;
}

/** Something in a sentence that may be drawn instead of named. */
export interface Thing {
  family: string;
  number: number;
  name: string;
}
/** A sentence, and what may be drawn in it. */
export type Said = (string | Thing)[];

/** Stand in a sentence for what may be drawn there, the first for the first; no catalogue and no name has them. */
const STANDS_FOR = 0xe000;
const STANDING = /([\ue000-\ue0ff])/u;

export class Words {
  /** What every sentence may take up: what lies in the box, and how many sit here. */
  private readonly table: Facts;

  constructor(
    readonly bundle: FluentBundle,
    readonly language: string,
    readonly sheet: Sheet,
    readonly seat: number | null,
    readonly names: readonly string[],
  ) {
    this.table = { ...boxOf(sheet.game, language), players: names.length };
  }

  say = (id: string, facts: Facts = {}): string => say(this.bundle, id, { ...this.table, ...facts });

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  // The nouns.

  name = (seat: number): string =>
    seat < this.names.length ? this.names[seat] : this.say("seat", { number: seat + 1 });

  /** What a place is called, from where this seat sits; the actor's own places are "theirs". */
  place = (number: number, actor: number = NOBODY): string => {
    const [name, ...indices] = this.sheet.places[number];
    const facts: Facts = {};
    indices.forEach((index, i) => {
      facts[`n${i}`] = index;
      if (typeof index === "number") facts[`nth${i}`] = index + 1;
    });
    if (this.sheet.seated.includes(String(name))) {
      const owner = Number(indices[0]);
      Object.assign(facts, this.who("who", owner));
      facts["own"] = owner === actor && actor !== this.seat ? "yes" : "no";
    }
    // A place named after a family of faces is that card or tile itself, wherever it lies.
    if (indices.length && String(name) in this.sheet.faces) facts["name"] = this.face(String(name), Number(indices[0]));
    return this.say(`place-${name}`, facts);
  };

  face = (family: string, number: number): string => {
    const names = this.sheet.faces[family]?.[number]?.names ?? {};
    return own(names[this.language] ?? names["en"] ?? String(number));
  };

  /** What is printed on a face beside its name, where its game says so. */
  text = (family: string, number: number): string => {
    const id = `text-${family}-${this.sheet.names[family]?.[number]}`;
    return this.has(id) ? this.say(id) : "";
  };

  /** A player, and whether it is the one who reads. */
  private who(name: string, seat: number): Facts {
    return { [name]: this.name(seat), [`${name}_me`]: seat === this.seat ? "yes" : "no" };
  }

  /** With `things`, what may be drawn is put there and leaves a sign in its place. */
  private facts(fields: readonly FieldInfo[], values: readonly number[], things?: Thing[]): Facts {
    const thing = (family: string, number: number, name: string): string =>
      things ? String.fromCharCode(STANDS_FOR + things.push({ family, number, name }) - 1) : name;
    const facts: Facts = {};
    const at = fields.findIndex((field) => field.kind === "seat");
    const actor = at < 0 ? NOBODY : values[at];
    fields.forEach(({ name, kind, family }, i) => {
      const value = values[i];
      if (kind === "seat") {
        Object.assign(facts, this.who(name, value));
      } else if (kind === "place") {
        const [family, number] = this.sheet.places[value];
        const named = this.place(value, actor);
        const is = String(family) in this.sheet.faces && number !== undefined;
        facts[name] = is ? thing(String(family), Number(number), named) : named;
      } else if (kind === "face") {
        facts[`${name}_hidden`] = value === HIDDEN ? "yes" : "no";
        facts[name] = value === HIDDEN ? "" : thing(family, value, this.face(family, value));
        facts[`${name}_id`] = value === HIDDEN ? "" : this.sheet.names[family][value];
      } else if (family) {
        const id = this.sheet.names[family][value];
        facts[name] = family in this.sheet.faces ? this.face(family, value) : this.say(`${family}-${id}`);
        facts[`${name}_id`] = id;
      } else {
        facts[name] = value;
      }
    });
    return facts;
  }

  // The sentences.

  /** What happened, as this seat heard it; empty for one's own choice, which is told again as what it did. */
  event = once((event: Event): string => {
    const kind = this.sheet.kinds[event[0]];
    if (kind.name === "chose") return "";
    return capital(this.say(`event-${kind.name}`, this.facts(kind.fields, event.slice(1))));
  });

  /** The same, with what may be drawn apart. */
  pieces = once((event: Event): Said => {
    const kind = this.sheet.kinds[event[0]];
    if (kind.name === "chose") return [];
    const things: Thing[] = [];
    const text = capital(this.say(`event-${kind.name}`, this.facts(kind.fields, event.slice(1), things)));
    return text
      .split(STANDING)
      .filter(Boolean)
      .map((piece) => things[piece.charCodeAt(0) - STANDS_FOR] ?? piece);
  });

  /** What a choice brings, without a full stop.  A plain number is told without its sign: `<name>_way` says whether it
   *  is more, less or none. */
  gain = (gain: readonly number[]): string => {
    const { name, fields } = this.sheet.gains[gain[0]];
    const values = gain.slice(1);
    const facts = this.facts(fields, values);
    fields.forEach(({ name, kind, family }, i) => {
      if (kind !== "count" || family) return;
      facts[name] = Math.abs(values[i]);
      facts[`${name}_way`] = values[i] > 0 ? "more" : values[i] < 0 ? "less" : "none";
    });
    return this.say(`gain-${name}`, facts);
  };

  /** All that a choice brings, in one breath; empty where nobody can say. */
  gains = ({ gains = [] }: Pick<Offer, "gains">): string => gains.map(this.gain).join("; ");

  /** What a choice does, as a button says it. */
  offer(offer: Pick<Offer, "do" | "args">): string {
    const verb = this.sheet.verbs.find((verb) => verb.name === offer.do);
    return this.say(`do-${offer.do}`, this.facts(verb?.fields ?? [], offer.args));
  }

  /** What a choice of one or several steps does, in one sentence; empty if it is not among these. */
  path(offers: readonly Offer[], path: readonly number[]): string {
    return along(offers, path)
      .map((offer) => this.offer(offer))
      .map((step, at) => (at ? step.slice(0, 1).toLowerCase() + step.slice(1) : step))
      .join("; ");
  }

  /** What points come from; a game that has no word for it speaks of points. */
  outlook = (source: string): string =>
    this.say(this.has(`outlook-${source}`) ? `outlook-${source}` : "outlook-points");

  verb = (name: string): string => this.say(`verb-${name}`);

  question = (name: string): string => this.say(`question-${name}`);

  refusal(refused: Pick<Refused, "code" | "facts">): string {
    const { seat, ...facts } = refused.facts;
    if (typeof seat === "number") Object.assign(facts, this.who("who", seat));
    if (typeof facts["place"] === "number") facts["place"] = this.place(facts["place"]);
    return this.say(`no-${refused.code}`, facts);
  }

  /** Several things in one breath: "a, b or c". */
  either(things: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "disjunction" }).format(things);
  }

  both(things: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(things);
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The places an event is about. */
export function placesOf(sheet: Sheet, event: Event): number[] {
  return sheet.kinds[event[0]].fields.flatMap(({ kind }, i) => (kind === "place" ? [event[i + 1]] : []));
}
