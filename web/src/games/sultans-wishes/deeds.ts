/** What may be done now, read off the offers. */

import type { Offer } from "../../protocol/messages";
import type { Court } from "./court";
import type { CourtView } from "./types";

/** The three ways to play a card from the hand. */
const WAYS = ["fulfil", "extra_task", "use_effect"] as const;
export type Way = (typeof WAYS)[number];

/** One thing to be done with a card: the offer, and the wish it is for. */
export interface Deed {
  way: Way;
  card: number;
  wish: number | null;
  /** Null: it cannot be done now. */
  offer: Offer | null;
}

/** What is offered after all that is decided. */
export function current(offers: readonly Offer[], decided: readonly Offer[]): readonly Offer[] {
  return offers.length ? (decided.at(-1)?.then ?? offers) : [];
}

/** For each place that may be chosen now what that would bring, at most. */
export function pointsAt(now: readonly Offer[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { at, points } of now) {
    for (const place of points ? at : []) found.set(place, Math.max(points ?? 0, found.get(place) ?? -Infinity));
  }
  return found;
}

/** For each place that may be chosen now how many points would wait there, or come with the end of the round. */
export function laterAt(court: Court, view: CourtView, now: readonly Offer[]): Map<number, number> {
  const held = new Set(view.hand.map((card) => court.place("card", card)));
  const found = new Map<number, number>();
  for (const offer of now) {
    const gains = [...court.gained(offer, "awaits"), ...court.gained(offer, "ranks")];
    const [place] = offer.at;
    // A card of the hand may go several ways: each of them says so by itself.
    if (gains.length === 1 && !held.has(place)) found.set(place, gains[0]["points"]);
  }
  return found;
}

/** All ways to play a card: for each wish that it may fulfil, as an extra task, for its effect. */
export function deeds(court: Court, view: CourtView, offers: readonly Offer[], card: number): Deed[] {
  const at = court.place("card", card);
  return WAYS.flatMap((way): Deed[] => {
    const offer = offers.find((one) => one.do === way && one.at[0] === at) ?? null;
    if (way !== "fulfil" || !offer) return [{ way, card, wish: null, offer }];
    const several = offer.then.filter((one) => one.do === "under");
    if (several.length) {
      return several.map((one) => ({ way, card, wish: court.spot(one.at[0]).number, offer: one }));
    }
    const wish = view.wishes.find(({ suiting }) => suiting.includes(card))?.wish ?? null;
    return [{ way, card, wish, offer }];
  });
}

/** What the best of these would bring; nothing where none brings points. */
export function bestOf(all: readonly Deed[]): number | undefined {
  const points = all.flatMap(({ offer }) => offer?.points ?? []);
  return points.length ? Math.max(...points) : undefined;
}

/** For each open wish the ways to add a card of the hand to it. */
export function toWishes(all: readonly Deed[]): Map<number, Deed[]> {
  const found = new Map<number, Deed[]>();
  for (const deed of all) {
    if (deed.wish !== null && deed.offer) found.set(deed.wish, [...(found.get(deed.wish) ?? []), deed]);
  }
  return found;
}
