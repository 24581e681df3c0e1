/** The colours of ink.css, as fills. */
import "./ink.css";

const names = {
  line: "line",
  ivory: "ivory",
  ivory2: "ivory-2",
  sand: "sand",
  sand2: "sand-2",
  gold: "gold",
  gold2: "gold-2",
  gold3: "gold-3",
  turquoise: "turquoise",
  turquoise2: "turquoise-2",
  turquoise3: "turquoise-3",
  red: "red",
  red2: "red-2",
  leaf: "leaf",
  leaf2: "leaf-2",
  gem: "gem",
  gem2: "gem-2",
  gem3: "gem-3",
  skin: "skin",
  wood: "wood",
  deep: "deep",
  lit: "lit",
  lit2: "lit-2",
  glow: "glow",
  niche: "niche",
  shade: "shade",
} as const;

export const ink = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, `var(--sy-${name})`])) as Record<
  keyof typeof names,
  string
>;

/** A colour that each floor has for itself. */
export function of(floor: number, what: "wall" | "joint" | "stone" | "band" | "mark"): string {
  return `var(--sy-${what}-${floor})`;
}
