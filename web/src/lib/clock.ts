/** Time that is left, as people read it. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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

/** The moments at which somebody is told how much is left, in seconds. */
export const THRESHOLDS = [60, 30, 10] as const;

/** The threshold that was passed between two moments, if any. */
export function passed(before: number, now: number): number | null {
  return THRESHOLDS.findLast((threshold) => before > threshold && now <= threshold) ?? null;
}
