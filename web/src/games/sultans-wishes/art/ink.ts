/** The colours of ink.css, as fills. */
import "./ink.css";

const NAMES = [
  "line",
  "ivory",
  "ivory2",
  "sand",
  "sand2",
  "gold",
  "gold2",
  "gold3",
  "turquoise",
  "turquoise2",
  "turquoise3",
  "red",
  "red2",
  "rose",
  "leaf",
  "leaf2",
  "gem",
  "gem2",
  "gem3",
  "violet",
  "violet2",
  "violet3",
  "wood",
  "wood2",
  "skin",
  "steam",
  "sheen",
  "grey",
  "grey2",
  "shade",
  "fur",
  "fur2",
  "fur3",
  "pale",
  "tongue",
  "white",
  "fold",
  "sick",
] as const;

export const ink = Object.fromEntries(NAMES.map((name) => [name, `var(--sw-${name})`])) as Record<
  (typeof NAMES)[number],
  string
>;

/** The colour of a task, a seat or an hour; its other tone with `2` (or `b` and `c` for a seat). */
export function of(what: string | number, tone = ""): string {
  return `var(--sw-${typeof what === "number" ? `seat${what % 4}` : what}${tone})`;
}
