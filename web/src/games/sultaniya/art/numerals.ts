/** The numerals of the shields, as strokes around 0, 0. */

const PLUS = "M-14 0.5H-3.6M-8.8 -4.7V5.7";
const STROKES: Record<string, string> = {
  "4": "M8.6 10V-9.4L0.4 4.4H12.4",
  "5": "M11.4 -8.6H2.8L2 0C9 -3 13 0 12.4 4.6C11.8 9.6 5.4 10.6 1 8",
};

export function numeral(points: string): string {
  return PLUS + (STROKES[points.replace("+", "")] ?? "");
}
