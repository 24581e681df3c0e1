/** Parts, slots and seats in words. */

import { once } from "../../app/once";
import type { Offer } from "../../protocol/messages";
import { capital } from "../../words/words";
import type { BoardProps } from "../board";
import { turned, type Part } from "./art/part";
import type { Fits, Hand } from "./hand";

type Say = BoardProps["say"];

/** What is on a part, half by half, with its edges: as it stands. */
export function contents(say: Say, part: Part, way: 0 | 1): string {
  return told(say)(turned(part, way));
}

const told = once((say: Say) => once((part: Part) => tell(say, part)));

function tell(say: Say, { left, right, edges, bottom, special }: Part): string {
  const symbols = (half: string[]): string =>
    half.length ? half.map((symbol) => say("sultaniya-symbol", { symbol })).join(", ") : say("sultaniya-plain");
  const said = [
    ...(special ? [say("sultaniya-special", { special: special.replace("+", "plus-") })] : []),
    ...(special && !left.length && !right.length
      ? []
      : [say("sultaniya-halves", { left: symbols(left), right: symbols(right) })]),
    say("sultaniya-edges", {
      left: say("sultaniya-edge", { edge: edges[0] }),
      right: say("sultaniya-edge", { edge: edges[1] }),
    }),
  ];
  if (bottom === "lintel" || bottom === "pointed-roof" || bottom === "terrace") {
    said.push(say("sultaniya-bottom", { bottom }));
  }
  return said.join("; ");
}

/** What a tile in the hand brings: where it is held, or at most. */
export function bringing(say: Say, fits: Fits, aim: Offer | null, gains: (offer: Offer) => string): string {
  if (aim) return capital(gains(aim)) || say("sultaniya-brings-nothing");
  const points = [...fits.values()].flatMap((ways) => [ways[0], ways[1]]).map((offer) => offer?.points ?? null);
  return upTo(say, Math.max(...points.map((one) => one ?? -Infinity)));
}

function upTo(say: Say, points: number): string {
  return Number.isFinite(points) ? say("sultaniya-brings-most", { points }) : "";
}

/** Where a tile that lies open may go. */
export function fitting(say: Say, hand: Hand, tile: number): string {
  const offer = hand.takes.get(tile);
  const slots = new Set(offer?.then.map((one) => one.at[0]));
  if (!offer) return say("sultaniya-fits-nowhere");
  const somewhere = say("sultaniya-fits-somewhere", { count: slots.size });
  return offer.points == null ? somewhere : `${somewhere}. ${upTo(say, offer.points)}`;
}
