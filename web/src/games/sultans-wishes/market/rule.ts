/** How my secret Market Score card counts, in words. */

import { called, type Desk } from "../desk";

export function ruleOf({ court, view, seat, say }: Desk): string {
  const market = seat === null ? null : view.markets[seat];
  const card = market === null ? null : court.printed.markets[market];
  if (!card) return "";
  const kinds = card.favoured.map((kind) => called(court.printed.kinds.find(({ id }) => id === kind)));
  return say("sw-card-bonus", {
    kinds: kinds.join(" & "),
    favoured: card.favoured_bonus,
    valuable: card.valuable_bonus,
    day: card.complete_day,
  });
}
