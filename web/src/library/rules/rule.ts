/** A rule of a game's book: one line of its message, with the sign that says how it is known and the rulings behind it. */

export interface Rule {
  text: string;
  mark: string;
  rulings: string[];
}

/** How something is known, in one sign; what the rulebook states needs none. */
export const SIGNS: Record<string, string> = { STATED: "", FOUND: "°", DERIVED: "∴", RECONSTRUCTED: "≈" };

const LINE = /^(?:([°∴≈]) )?(.+?)(?: \[([^\]]+)\])?$/u;

export function ruleOf(line: string): Rule {
  const [, sign = "", text = line, rulings] = LINE.exec(line) ?? [];
  const mark = Object.keys(SIGNS).find((one) => SIGNS[one] === sign) ?? "STATED";
  return { text, mark, rulings: rulings ? rulings.split(", ") : [] };
}
