/** What goes from one place to another when something has happened. */

import { HIDDEN, type NamedEvent } from "../../../motion/events";
import { isFar, type Box, type Boxes, type Flying } from "../../../motion/flying";

export interface Flight extends Flying {
  what: "card" | "back" | "gem" | "aide" | "orderly" | "traveler" | "ware";
  /** The card or the ware; else the seat. */
  number: number;
}

/** Whoever missed more than this sees where things stand. */
const MOST_EVENTS = 40;
const MOST_GEMS = 3;

/** What is drawn already where it goes. */
function drawnAs(what: Flight["what"], number: number): Pick<Flight, "drawn"> {
  if (what === "card") return { drawn: String(number) };
  return what === "orderly" ? { drawn: `orderly-${number}` } : {};
}

export function flights(events: readonly NamedEvent[], before: Boxes, now: Boxes): Flight[] {
  if (events.length > MOST_EVENTS) return [];
  const found: Flight[] = [];
  const fly = (what: Flight["what"], number: number, from?: Box, to?: Box, delay = 0): void => {
    if (from && to && isFar(from, to)) found.push({ what, number, from, to, delay, ...drawnAs(what, number) });
  };
  /** A card, or its back where nobody may see it. */
  const card = (number: number, from?: Box, to?: Box): void =>
    fly(number === HIDDEN ? "back" : "card", number, from, to);
  for (const event of events) {
    const who = event.value("who");
    const face = event.value("card");
    const hand = before.get(`card-${face}`) ?? now.get(`hand-${who}`) ?? now.get(`seat-${who}`);
    const arrived = now.get(`card-${face}`) ?? now.get(`hand-${who}`) ?? now.get(`seat-${who}`);
    switch (event.name) {
      case "drew":
        card(face, now.get("deck"), arrived);
        break;
      case "attached":
        card(face, hand, now.get(`card-${face}`) ?? now.get(`wish-${event.numberAt("wish")}`));
        break;
      case "stacked":
        card(face, hand, now.get("stack"));
        break;
      case "added":
        card(HIDDEN, now.get("deck"), now.get("stack"));
        break;
      case "guarded":
        card(face, now.get("deck"), now.get(`card-${face}`) ?? now.get("discard"));
        break;
      case "used":
      case "discarded":
        card(face, hand, now.get("discard"));
        break;
      case "took":
        card(face, now.get("discard"), arrived);
        break;
      case "handed":
        card(face, hand, now.get(`card-${face}`) ?? now.get(`seat-${event.value("to")}`));
        break;
      case "gained":
        for (let i = 0; i < Math.min(event.value("gems"), MOST_GEMS); i++) {
          fly("gem", 0, now.get("plate") ?? now.get("stack"), now.get(`purse-${who}`), 60 * i);
        }
        break;
      case "bought":
      case "free_ware":
        fly(
          "ware",
          event.numberAt("merchant"),
          now.get(`merchant-${event.numberAt("merchant")}`),
          now.get(`seat-${who}`),
        );
        break;
      case "aide":
        fly("aide", who, now.get(`seat-${who}`), now.get(`card-${event.numberAt("card")}`));
        break;
      case "priority":
        fly("aide", who, now.get(`seat-${who}`), now.get("priority-0"));
        break;
      case "orderly":
        fly(
          "orderly",
          who,
          before.get(`orderly-${who}`) ?? now.get(`seat-${who}`),
          now.get(`space-${event.numberAt("space")}`),
        );
        break;
      case "travelled":
      case "home":
        fly("traveler", who, before.get(`traveler-${who}`), now.get(`traveler-${who}`));
        break;
    }
  }
  return found;
}
