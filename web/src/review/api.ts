/** The requests of a review. */

import { ask } from "../protocol/api";
import type {
  NewBranch,
  KeptRecord,
  ReviewAnalysis,
  ReviewEvents,
  ReviewInfo,
  ReviewViews,
  Seated,
  Sheet,
} from "../protocol/messages";

/** Whose eyes look: a chair (none: an onlooker's), and whether everything lies open. */
export interface Eyes {
  seat: number | null;
  open: boolean;
}

const at = (id: string) => `/reviews/${encodeURIComponent(id)}`;

function query({ seat, open }: Eyes, start = 0): string {
  const parts = new URLSearchParams({ start: String(start), open: String(open) });
  if (seat !== null) parts.set("seat", String(seat));
  return `?${parts}`;
}

export const bring = (record: unknown) => ask<ReviewInfo>("/reviews", { record });
export const info = (id: string) => ask<ReviewInfo>(at(id));
export const sheet = (id: string) => ask<Sheet>(`${at(id)}/sheet`);
export const record = (id: string) => ask<KeptRecord>(`${at(id)}/record`);
export const events = (id: string, eyes: Eyes) => ask<ReviewEvents>(`${at(id)}/events${query(eyes)}`);
export const views = (id: string, eyes: Eyes, start: number) =>
  ask<ReviewViews>(`${at(id)}/views${query(eyes, start)}`);
export const analysis = (id: string) => ask<ReviewAnalysis>(`${at(id)}/analysis`);
export const branch = (id: string, wish: NewBranch) => ask<Seated>(`${at(id)}/branch`, wish);
