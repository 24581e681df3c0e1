/** Where the points of a curve lie in its drawing. */

export const WIDTH = 640;
export const HEIGHT = 240;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 22;

export interface Scale {
  x: (at: number) => number;
  y: (value: number) => number;
  /** Round values to be marked at the side. */
  ticks: number[];
}

/** Room for moments up to `last` and for values between the least and the largest, zero always among them, in a drawing
 *  of this width. */
export function scale(last: number, values: readonly number[], whole?: [number, number], width = WIDTH): Scale {
  const low = whole ? whole[0] : Math.min(0, ...values);
  const high = whole ? whole[1] : Math.max(1, ...values);
  const span = high - low;
  return {
    x: (at) => LEFT + ((width - LEFT - RIGHT) * at) / Math.max(1, last),
    y: (value) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - low)) / span,
    ticks: ticks(low, high),
  };
}

/** Four to six round values. */
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((part) => part * power).find((part) => part >= rough * 0.999) ?? rough;
  const first = Math.ceil(low / step - 1e-9);
  const found: number[] = [];
  for (let n = first; n * step <= high + 1e-9; n++) found.push(Number((n * step).toPrecision(6)));
  return found;
}

/** A line through what is known. */
export function line(points: readonly { at: number; value: number | null }[], { x, y }: Scale): string {
  const known = points.flatMap(({ at, value }) =>
    value === null ? [] : [`${x(at).toFixed(1)} ${y(value).toFixed(1)}`],
  );
  return known.length ? `M${known.join("L")}` : "";
}

/** The moment nearest to where somebody pointed, as a share of the drawing's width. */
export function nearest(moments: readonly number[], share: number, { x }: Scale, width = WIDTH): number {
  const at = share * width;
  return moments.reduce((best, one) => (Math.abs(x(one) - at) < Math.abs(x(best) - at) ? one : best), moments[0]);
}
