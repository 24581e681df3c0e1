/** What stands by itself on the table, each drawing in its frame. */

import type { Framed } from "../../../art/shapes";
import { back, GUARD } from "./cards";
import { EFFECTS } from "./effects";
import { parcel } from "./gifts";
import * as pieces from "./pieces";
import { RELIC_BACK, RELICS } from "./relics";
import { STALLS } from "./stalls";
import { TASKS } from "./tasks";
import { TOWNS } from "./towns";
import { EDGE, SKIES, VALUABLE, WARES } from "./wares";

const PIECE = "0 0 32 32";
const TOKEN = "0 0 48 48";
const EMBLEM = "0 0 64 64";
const CARD = "0 0 100 140";

// The pieces.

/** An Aide of a seat. */
export const aide = (seat: number): Framed => ({ box: PIECE, layers: pieces.aide(seat) });
/** The Orderly of a seat. */
export const orderly = (seat: number): Framed => ({ box: PIECE, layers: pieces.orderly(seat) });
/** The Traveler of a seat. */
export const traveler = (seat: number): Framed => ({ box: PIECE, layers: pieces.traveler(seat) });
/** A magic lamp; lit, it may be used. */
export const lamp = (lit: boolean): Framed => ({ box: PIECE, layers: pieces.lamp(lit) });
/** A heart: had, or still missing; a golden one says that there is nothing. */
export const heart = (full: boolean, golden = false): Framed => ({ box: PIECE, layers: pieces.heart(full, golden) });
export const gem: Framed = { box: PIECE, layers: pieces.GEM };
/** The marker of the first player. */
export const firstPlayer: Framed = { box: PIECE, layers: pieces.FIRST };

// The cards.

/** The face of a Guard. */
export const guard: Framed = { box: CARD, layers: GUARD };
/** The back of a Task card, or of a Guard. */
export const cardBack = (ofGuard: boolean): Framed => ({ box: CARD, layers: back(ofGuard) });
/** The emblem of a task. */
export const task = (name: string): Framed => ({ box: EMBLEM, layers: TASKS[name] ?? [] });
/** The sign of an effect. */
export const effect = (name: string): Framed => ({ box: PIECE, layers: EFFECTS[name] ?? [] });

// The market.

/** A stall. */
export const merchant = (side: string): Framed => ({ box: "0 -17 120 108", layers: STALLS[side] ?? [] });
/** A ware under the sky of its hour; a star if it is Valuable. */
export const ware = (kind: string, period: string, valuable: boolean): Framed => ({
  box: EMBLEM,
  layers: [...(SKIES[period] ?? []), ...(WARES[kind] ?? []), ...EDGE, ...(valuable ? VALUABLE : [])],
});

// The desert.

/** A town at the end of the track, with the sign of when its gifts are settled. */
export const town = (which: string): Framed => ({ box: "0 0 100 70", layers: TOWNS[which] ?? [] });
/** The back of a gift: a parcel from a town. */
export const giftBack = (from: string): Framed => ({ box: EMBLEM, layers: parcel(from) });
/** A relic from the sand. */
export const relic = (kind: string): Framed => ({ box: TOKEN, layers: RELICS[kind] ?? [] });
/** A relic that nobody has looked at. */
export const relicBack: Framed = { box: TOKEN, layers: RELIC_BACK };
