/** Where a trouble is said that the server tells of. */

/** With hints: where the hint would stand. */
const WITH_HINTS = new Set(["hint-busy", "hint-failed", "hint-waits", "no-hints", "too-many-hints"]);
/** With talk, with undo by consent and with preparing: where these stand; and with a game that fails. */
const NOTICES = new Set([
  "from-memory",
  "no-preparing",
  "no-way-back",
  "undo-declined",
  "undo-asked",
  "undo-gone",
  "undo-often",
  "undo-stand-in",
  "phrases-only",
  "too-much-talk",
  "bad-line",
  "chat-full",
  "not-said",
  "rules-failed",
]);
/** Those that stand under the choice they are about. */
export const WITH_CHOICE: ReadonlySet<string> = new Set(["from-memory", "no-preparing", "no-way-back"]);
/** The socket gets over these by itself. */
const PASSING = new Set(["too-slow", "not-stored", "flood", "no-hello"]);

export function saidAt(code: string): "hint" | "notice" | "nowhere" | "page" {
  if (NOTICES.has(code)) return "notice";
  if (WITH_HINTS.has(code)) return "hint";
  return PASSING.has(code) ? "nowhere" : "page";
}
