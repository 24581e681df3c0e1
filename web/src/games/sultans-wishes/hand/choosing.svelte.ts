/** What I think about before anything is chosen: a card of my hand, or a wish to find a card for. */

import { deeds, toWishes, type Deed } from "../deeds";
import type { Desk } from "../desk";

export class Choosing {
  /** The card I think about: where it may go is alight. */
  private held = $state<number | null>(null);
  /** The wish I look for a card for. */
  aim = $state<number | null>(null);

  constructor(private readonly at: () => Desk) {}

  private desk = $derived.by(() => this.at());
  /** Whether a card may be played in more than one way. */
  private acting = $derived(
    this.desk.now.length > 0 &&
      this.desk.view.asked?.question === "turn" &&
      this.desk.verb === null &&
      this.desk.decided.length === 0,
  );
  /** For each card of my hand what it can do. */
  all = $derived.by(() => {
    const { court, view, now } = this.desk;
    return new Map<number, Deed[]>(this.acting ? view.hand.map((card) => [card, deeds(court, view, now, card)]) : []);
  });
  chosen = $derived(this.held !== null && this.all.has(this.held) ? this.held : null);
  /** For each wish the cards that may go there. */
  takes = $derived(toWishes(this.chosen === null ? [...this.all.values()].flat() : (this.all.get(this.chosen) ?? [])));
  /** The offer to put the card on the Extra Task stack. */
  stacking = $derived(
    this.chosen === null ? null : (this.all.get(this.chosen)?.find(({ way }) => way === "extra_task")?.offer ?? null),
  );
  suiting = $derived(this.aim === null ? null : new Set(this.takes.get(this.aim)?.map(({ card }) => card)));
  /** What is asked half-way through a choice. */
  sentence = $derived.by(() => {
    const { say, face, decided, now } = this.desk;
    if (this.aim !== null) return say("sw-aim", { wish: face("wish", this.aim) });
    if (!decided.length || !now.length) return "";
    return say(now[0].do === "under" ? "question-under" : "question-busy");
  });
  /** Puts back what was chosen last; null where there is nothing. */
  undo = $derived(this.aim !== null ? () => this.putDown() : this.desk.decided.length ? this.desk.back : null);

  putDown(): void {
    this.aim = this.held = null;
  }

  card(card: number): void {
    const { court, choose, pick } = this.desk;
    const deed = this.aim === null ? undefined : this.takes.get(this.aim)?.find((one) => one.card === card);
    const before = this.held;
    this.putDown();
    if (deed?.offer) pick(deed.offer);
    else if (!this.acting) choose(court.place("card", card));
    else if (before !== card) this.held = card;
  }

  wish(wish: number): void {
    const { court, view, lit, choose, pick, why } = this.desk;
    const at = court.place("wish", wish);
    const here = this.takes.get(wish) ?? [];
    const [first] = here;
    const unfit = (card: number) => this.all.get(card)?.some((one) => one.way === "fulfil" && !one.offer);
    const about = this.chosen ?? view.hand.find(unfit);
    if (lit.has(at)) choose(at);
    else if (this.aim === wish) this.putDown();
    else if (this.chosen !== null && first?.offer) pick(first.offer);
    else if (here.length) this.aim = wish;
    else if (this.acting && about !== undefined) why("fulfil", [court.place("card", about)]);
    else choose(at);
  }

  stack(): void {
    if (this.stacking) this.desk.pick(this.stacking);
  }
}
