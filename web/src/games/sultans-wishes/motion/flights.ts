/** What goes from one place to another when something has happened. */

import { isFar, type Box, type Boxes, type Flying } from "../../../motion/flying";
import type { GameEvent } from "../types";

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

export function flights(events: readonly GameEvent[], before: Boxes, now: Boxes): Flight[] {
  if (events.length > MOST_EVENTS) return [];
  const found: Flight[] = [];
  const fly = (what: Flight["what"], number: number, from?: Box, to?: Box, delay = 0): void => {
    if (from && to && isFar(from, to)) found.push({ what, number, from, to, delay, ...drawnAs(what, number) });
  };
  /** A card, or its back where nobody may see it. */
  const card = (number: number | null, from?: Box, to?: Box): void =>
    number === null ? fly("back", 0, from, to) : fly("card", number, from, to);
  const home = (who: number): Box | undefined => now.get(`hand-${who}`) ?? now.get(`seat-${who}`);
  /** Where a card of a hand lay, and where one lies that came into it. */
  const lay = (face: number | null, who: number): Box | undefined => before.get(`card-${face}`) ?? home(who);
  const lies = (face: number | null, who: number): Box | undefined => now.get(`card-${face}`) ?? home(who);
  for (const event of events) {
    switch (event.kind) {
      case "drew":
        card(event.card, now.get("deck"), lies(event.card, event.who));
        break;
      case "attached":
        card(
          event.card,
          lay(event.card, event.who),
          now.get(`card-${event.card}`) ?? now.get(`wish-${event.wish.number}`),
        );
        break;
      case "stacked":
        card(event.card, lay(event.card, event.who), now.get("stack"));
        break;
      case "added":
        card(null, now.get("deck"), now.get("stack"));
        break;
      case "guarded":
        card(event.card, now.get("deck"), now.get(`card-${event.card}`) ?? now.get("discard"));
        break;
      case "used":
      case "discarded":
        card(event.card, lay(event.card, event.who), now.get("discard"));
        break;
      case "took":
        card(event.card, now.get("discard"), lies(event.card, event.who));
        break;
      case "handed":
        card(event.card, lay(event.card, event.who), now.get(`card-${event.card}`) ?? now.get(`seat-${event.to}`));
        break;
      case "gained":
        for (let i = 0; i < Math.min(event.gems, MOST_GEMS); i++) {
          fly("gem", 0, now.get("plate") ?? now.get("stack"), now.get(`purse-${event.who}`), 60 * i);
        }
        break;
      case "bought":
      case "free_ware":
        fly("ware", event.merchant.number, now.get(`merchant-${event.merchant.number}`), now.get(`seat-${event.who}`));
        break;
      case "aide":
        fly("aide", event.who, now.get(`seat-${event.who}`), now.get(`card-${event.card.number}`));
        break;
      case "priority":
        fly("aide", event.who, now.get(`seat-${event.who}`), now.get("priority-0"));
        break;
      case "orderly":
        fly(
          "orderly",
          event.who,
          before.get(`orderly-${event.who}`) ?? now.get(`seat-${event.who}`),
          now.get(`space-${event.space.number}`),
        );
        break;
      case "travelled":
      case "home":
        fly("traveler", event.who, before.get(`traveler-${event.who}`), now.get(`traveler-${event.who}`));
        break;
    }
  }
  return found;
}
