/** The cards as the sheet's components have them, and how a hand of them was judged. */

import type { Sheet } from "../../protocol/messages";
import type { WishType } from "./art/signs";

export interface WishCard {
  id: string;
  type: WishType;
  value: number;
  special: "" | "loses" | "doubles";
  marks: { name: string; type: string; value: string };
}

/** The table as the server's view has it. */
export interface WishView {
  seat: number;
  players: number;
  asked: { question: string; seat: number } | null;
  over: boolean;
  starter: number | null;
  game: number;
  round: number;
  declarer: number | null;
  table: [place: number, family: string, card: number | null][];
  seen: number[];
  markers: number[];
  last: Judged[];
  winner: number | null;
}

export interface Judged {
  hand: number[];
  verdict: "scores" | "outright" | "time_travel" | "missing_type";
  points: number;
}

export const cardsOf = (sheet: Sheet): WishCard[] => (sheet.components as { cards: WishCard[] }).cards;

/** How points came about, as a short sum: `2 + 4 = 6`, `(2 + 4) × 2 = 12`; empty where a hand loses. */
export function sum(cards: WishCard[], judged: Judged): string {
  if (judged.verdict !== "scores") return "";
  const hand = judged.hand.flatMap((card) => cards[card] ?? []);
  const values = hand.filter((card) => card.special !== "doubles").map((card) => card.value);
  const added = values.join(" + ");
  return values.length < hand.length ? `(${added}) × 2 = ${judged.points}` : `${added} = ${judged.points}`;
}

export const WISH_TYPES: WishType[] = ["superpower", "gift", "harmony"];

/** The types of a hand that are missing. */
export function missing(cards: WishCard[], hand: number[]): WishType[] {
  const there = new Set(hand.map((card) => cards[card]?.type));
  return WISH_TYPES.filter((type) => !there.has(type));
}
