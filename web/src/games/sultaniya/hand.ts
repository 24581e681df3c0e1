/** The tile in the hand: what may be taken, where it fits, which way round.  All of it is read off the offers. */

import type { Offer } from "../../protocol/messages";
import type { Land } from "./palace";

export type Way = 0 | 1;

/** For each slot where a tile fits the offers to place it there, by the way round. */
export type Fits = Map<number, Partial<Record<Way, Offer>>>;

export interface Hand {
  /** The tile in the hand. */
  tile: number | null;
  fits: Fits;
  /** The offer to put it under its pile. */
  under: Offer | null;
  /** Which tiles may be taken instead or at all, by number. */
  takes: Map<number, Offer>;
}

const NOTHING: Hand = { tile: null, fits: new Map(), under: null, takes: new Map() };

export function handOf(land: Land, offers: readonly Offer[], decided: readonly Offer[], held: number | null): Hand {
  // While a choice is on its way nothing more can be done.
  if (!offers.length) return NOTHING;
  const last = decided.at(-1);
  const taken = last?.do === "take" ? last : null;
  const now = last?.then ?? offers;
  const before = taken ? (decided.at(-2)?.then ?? offers) : now;
  const placing = now.some((offer) => offer.do === "place" || offer.do === "put_under");
  return {
    tile: taken ? land.tile(taken.at[0]) : placing ? held : null,
    fits: fitsOf(now),
    under: now.find((offer) => offer.do === "put_under") ?? null,
    takes: new Map(
      before.flatMap((offer) => {
        const tile = offer.do === "take" ? land.tile(offer.at[0]) : null;
        return tile === null ? [] : [[tile, offer]];
      }),
    ),
  };
}

export function fitsOf(offers: readonly Offer[]): Fits {
  const fits: Fits = new Map();
  for (const offer of offers) {
    if (offer.do !== "place") continue;
    const [slot, way] = offer.args;
    fits.set(slot, { ...fits.get(slot), [way]: offer });
  }
  return fits;
}

/** The way round in which a tile is shown in a slot: as it is held, or the other where only that fits. */
export function shownWay(ways: Partial<Record<Way, Offer>>, held: Way): Way {
  return ways[held] ? held : ((1 - held) as Way);
}

/** Whether turning the tile over changes anything. */
export function canFlip(fits: Fits): boolean {
  return [...fits.values()].some((ways) => ways[0] && ways[1]);
}
