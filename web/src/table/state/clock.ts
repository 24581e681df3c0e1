/** Time as people read it: what is left, and how long one may think. */

import type { Clock } from "../../protocol/messages";

type Say = (id: string, facts?: Record<string, string>) => string;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The units in which a time is spelled out, the largest first. */
const UNITS = [
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
] as const;

const two = (number: number): string => String(number).padStart(2, "0");

/** Whole seconds as digits: 0:45, 12:05, 3:00:00. */
export function digits(seconds: number): string {
  const rest = `${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`;
  return seconds < HOUR ? rest.replace(/^0/, "") : `${Math.floor(seconds / HOUR)}:${rest}`;
}

/** Days and hours, where seconds say nothing. */
export function days(seconds: number): { days: number; hours: number } | null {
  return seconds < DAY ? null : { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) };
}

/** A time spelled out in the largest unit that it is a whole number of: 3 days, 90 minutes, 1 week. */
export function spelled(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? UNITS[UNITS.length - 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}

/** How long people may think, in words; without a clock as long as they like. */
export function thinking(clock: Clock | null, say: Say, language: string): string {
  if (!clock) return say("web-clock-none");
  const [time, more] = [clock.seconds, clock.increment ?? 0].map((seconds) => spelled(seconds, language));
  return say(`web-clock-${clock.kind}`, { time, more });
}

/** The moments at which somebody is told how much is left, in seconds. */
export const THRESHOLDS = [60, 30, 10] as const;

/** The threshold that was passed between two moments, if any. */
export function passed(before: number, now: number): number | null {
  return THRESHOLDS.findLast((threshold) => before > threshold && now <= threshold) ?? null;
}
