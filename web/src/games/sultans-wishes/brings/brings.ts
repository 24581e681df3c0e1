/** What would come of what is pointed at or thought about: read off the offers, in words and for the drawing. */

import type { Offer } from "../../../protocol/messages";
import { capital } from "../../../words/words";
import type { Deed } from "../deeds";
import { called, type Desk } from "../desk";
import type { Choosing } from "../hand/choosing.svelte";
import type { Pointed } from "./pointing.svelte";

/** One choice; where there are several, a word for which. */
export interface Brought {
  which: string;
  offer: Offer;
}

/** What is pointed at; null where nothing is that may be chosen. */
export function brought(desk: Desk, mine: Choosing, at: Pointed | null): Brought[] | null {
  const here = at ? (at.path === null ? atPlace(desk, mine, at.place) : byPath(desk, at.path)) : [];
  return here.length ? here : null;
}

/** The card or the wish that I think about. */
export function thoughtOf(desk: Desk, mine: Choosing): Brought[] {
  if (mine.aim !== null) return atPlace(desk, mine, desk.court.place("wish", mine.aim));
  return mine.chosen === null ? [] : atPlace(desk, mine, desk.court.place("card", mine.chosen));
}

function byPath({ now }: Desk, path: string): Brought[] {
  const all = now.flatMap((offer) => [offer, ...offer.then]);
  return known(all.filter((offer) => offer.path.join() === path).map((offer) => ({ which: "", offer })));
}

function atPlace(desk: Desk, { all, takes, aim, stacking }: Choosing, place: number | null): Brought[] {
  if (place === null) return [];
  const { court, now, verb, say } = desk;
  const { kind, number } = court.spot(place);
  const ways = kind === "card" && aim !== null ? takes.get(aim)?.filter(({ card }) => card === number) : undefined;
  if (ways) return ofDeeds(ways, () => "");
  if (kind === "card" && all.has(number)) return ofDeeds(all.get(number) ?? [], (deed) => deedName(desk, deed));
  if (kind === "wish" && takes.has(number)) {
    return ofDeeds(takes.get(number) ?? [], ({ card }) => desk.face("card", card));
  }
  if (kind === "stack") return stacking ? [{ which: "", offer: stacking }] : [];
  const here = now.filter((offer) => offer.at.includes(place) && (verb === null || offer.do === verb));
  return known(here.map((offer) => ({ which: here.length > 1 ? say(`verb-${offer.do}`) : "", offer })));
}

function ofDeeds(deeds: readonly Deed[], name: (deed: Deed) => string): Brought[] {
  const able = deeds.flatMap((deed) => (deed.offer ? [{ deed, offer: deed.offer }] : []));
  return known(able.map(({ deed, offer }) => ({ which: able.length > 1 ? name(deed) : "", offer })));
}

/** Where others complete it, these say what they bring. */
function known(all: readonly Brought[]): Brought[] {
  return all.filter(({ offer }) => !offer.then.length);
}

/** What a way to play a card is called for short. */
export function deedName(desk: Desk, { way, card, wish }: Deed): string {
  const { court, view, say } = desk;
  if (way === "use_effect") {
    return called(court.printed.effects.find(({ id }) => id === court.card(card)?.effect));
  }
  const open = way === "fulfil" ? view.wishes.find((one) => one.wish === wish) : undefined;
  if (!open) return say(`verb-${way}`);
  const task = open.final ? undefined : court.printed.tasks.find(({ id }) => id === open.asks.key[0]);
  return task ? called(task) : say("sw-final");
}

/** All that it brings; where that is nothing, or nobody can say, that. */
export function sentence({ gains, say }: Pick<Desk, "gains" | "say">, offer: Offer): string {
  return capital(gains(offer)) || say(offer.points == null ? "sw-brings-unknown" : "sw-brings-nothing");
}

/** How a wish would stand then, where just one choice is meant. */
export interface Coming {
  /** So many of its hearts or cards would be there. */
  have: number | undefined;
  /** So many points would wait there for my Aides. */
  waiting: number | undefined;
}

export function comingTo({ court }: Desk, wish: number, meant: readonly Brought[]): Coming {
  const at = court.place("wish", wish);
  const here = meant.filter(({ offer }) =>
    ["reaches", "awaits"].some((kind) => court.gained(offer, kind).some((gain) => gain["wish"] === at)),
  );
  if (here.length !== 1) return { have: undefined, waiting: undefined };
  const of = (kind: string) => court.gained(here[0].offer, kind).find((gain) => gain["wish"] === at);
  return { have: of("reaches")?.["have"], waiting: of("awaits")?.["points"] };
}

/** What is drawn beside a way to play a card. */
export function comingOf(desk: Desk, { wish, offer }: Deed): Coming & { hearts: number } {
  const hearts = offer ? desk.court.gained(offer, "hearts") : [];
  return {
    ...comingTo(desk, wish ?? -1, offer && wish !== null ? [{ which: "", offer }] : []),
    hearts: hearts.reduce((sum, gain) => sum + gain["number"], 0),
  };
}

/** The hearts that an extra task would bring a space, where just one choice is meant. */
export function heartsFor({ court }: Desk, space: number, meant: readonly Brought[]): number {
  const hearts = meant.flatMap(({ offer }) =>
    court
      .gained(offer, "hearts")
      .flatMap((gain) => (gain["space"] === court.place("space", space) ? [gain["number"]] : [])),
  );
  return hearts.length === 1 ? hearts[0] : 0;
}
