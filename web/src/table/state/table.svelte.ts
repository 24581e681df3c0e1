/** One table as this browser plays at it: the story, what may be done, and what is heard. */

import { tick } from "svelte";
import type { Event, Meant } from "../../games/board";
import type { Notebook, View } from "../../games/types";
import { onceShown } from "../../motion/frame_budget";
import { Suspense } from "../../motion/suspense.svelte";
import type { Clocks, FromServer, Offer, Refused, Say, StandingAnswer, Trouble } from "../../protocol/messages";
import { Talk } from "../chat/talk.svelte";
import { begin, renewed, rowOf, type Stage } from "./chooser";
import { Hint } from "./hint.svelte";
import { folded, offered, type Now } from "../../protocol/now";
import { Premove } from "./premove.svelte";
import { Presence } from "../presence/presence.svelte";
import { hear, known, NOTHING, type Story } from "./story";
import { saidAt } from "./troubles";
import { rowAbout, WhyNot, type About } from "./why.svelte";

export class TableState extends Presence {
  update = $state.raw<Now | null>(null);
  story = $state.raw<Story>(NOTHING);
  fresh = $state.raw<Event[]>([]);
  undone = $state.raw<Event[]>([]);
  stage = $state.raw<Stage>(begin([]));
  /** What is pointed at or thought about on the board, as far as it says so. */
  meant = $state.raw<readonly Meant[]>([]);
  /** A choice that was made here and not yet acknowledged; with `asks`, where it waits if it could not be taken back. */
  pending = $state.raw<{ at: number; path: number[]; asks: Stage | null } | null>(null);
  /** The code of a small trouble. */
  notice = $state<string | null>(null);
  /** How much time is left, and when that was heard. */
  clocks = $state.raw<(Clocks & { heard: number }) | null>(null);
  /** What is answered without asking. */
  standing = $state.raw<StandingAnswer[]>([]);
  /** What this seat prepares while others choose. */
  readonly premove = new Premove(this.send);
  readonly why = new WhyNot(this.send);
  readonly hint = new Hint(this.send);
  readonly talk: Talk;
  /** What the board tells before anything else does. */
  readonly suspense = new Suspense();

  /** Whether the line is new and no update has come over it yet. */
  private resumed = false;

  constructor(id: string) {
    super(id);
    this.talk = new Talk(id);
  }

  get view(): View | null {
    return this.update?.view ?? null;
  }

  /** One of the public numbers that the game names among its facts. */
  fact(name: string): unknown {
    return this.view?.[name as keyof View];
  }

  get notebook(): Notebook | null {
    return this.update?.notebook ?? null;
  }

  protected get heard(): number {
    return known(this.story);
  }

  protected get shown(): boolean {
    return this.update !== null;
  }

  protected get over(): boolean {
    return Boolean(this.view?.over);
  }

  /** Whether the game is over, and the board has told how. */
  get ended(): boolean {
    return this.over && this.suspense.from === null;
  }

  get myTurn(): boolean {
    return this.seat !== null && this.view?.asked?.seat === this.seat && !this.view.over && !this.standIn;
  }

  /** Whether somebody here is waited for: not where the choice is made already. */
  get called(): boolean {
    return this.myTurn && !(this.premove.ready && !this.update?.in_passing);
  }

  /** Whether a choice is being prepared. */
  get preparing(): boolean {
    return this.premove.offers !== null && !this.myTurn;
  }

  /** Whether a choice is being made, for now or for later. */
  get choosing(): boolean {
    return this.myTurn || this.preparing;
  }

  get mayPrepare(): boolean {
    return Boolean(this.update?.may_prepare) && !this.standIn && !this.view?.over;
  }

  /** The bot that plays in this seat while its owner was away; empty if there is none. */
  get standIn(): string {
    return (this.seat !== null && this.info?.seats[this.seat].stand_in) || "";
  }

  /** What a hint is about to choose, step by step. */
  get hinted(): Offer[] {
    return this.hint.steps(this.offers);
  }

  get offers(): Offer[] {
    return (this.preparing ? this.premove.offers : this.update?.offers) ?? [];
  }

  // Choosing.

  /** Make a choice.  With `asks`, only if it can be taken back: else it waits there to be confirmed. */
  play(offer: Offer, asks: Stage | null = null): void {
    if (!this.update || this.pending) return;
    if (this.preparing) {
      this.premove.prepare(this.update.at, offer.path);
      return;
    }
    this.pending = { at: this.update.at, path: offer.path, asks };
    this.why.close();
    this.trouble = null;
    this.sendPending();
  }

  /** Begin to prepare a choice. */
  prepare(): void {
    if (this.update && this.mayPrepare) this.premove.look(this.update.at);
  }

  stopPreparing(): void {
    this.premove.offers = null;
    this.stage = begin(this.offers);
  }

  /** Whether nobody but bots plays against whoever is here. */
  get againstBots(): boolean {
    const here = new Set([this.seat, ...this.hotSeat.held.map((one) => one.seat)]);
    return this.seat !== null && (this.info?.seats ?? []).every(({ kind }, seat) => kind === "bot" || here.has(seat));
  }

  /** Why my last choice cannot be taken back; bots agree to whatever can be. */
  get whyNotUndo(): Refused | null {
    const refusal = this.update?.undo ?? null;
    return refusal && refusal.code !== "undo-nothing" && this.againstBots && !this.standIn ? null : refusal;
  }

  undo(): void {
    if (!this.update) return;
    if (this.update.undo && !this.whyNotUndo) this.askUndo();
    else this.send({ type: "undo", at: this.update.at });
  }

  /** Ask everybody to let me take my last choice back. */
  askUndo(): void {
    this.why.close();
    this.notice = null;
    this.send({ type: "ask_undo" });
  }

  /** Answer now, and whenever this is asked again. */
  always(row: number): void {
    if (this.update && !this.pending) this.send({ type: "always", at: this.update.at, row });
  }

  /** Say something to the others; whether it went out. */
  say(what: Pick<Say, "phrase" | "text" | "name">): boolean {
    this.notice = null;
    return this.send({ type: "say", ...what });
  }

  /** Ask why a verb or a place cannot be chosen. */
  ask({ verb = null, place = null }: Partial<About>): void {
    const about = { verb, place };
    const { sheet, seat, stage } = this;
    this.askRow(about, sheet && seat !== null ? rowAbout(sheet, seat, stage, about) : null);
  }

  /** Ask why this very move cannot be made. */
  askMove(verb: string, args: readonly number[]): void {
    if (!this.sheet || this.seat === null) return;
    this.askRow({ verb, place: null }, rowOf(this.sheet, this.seat, verb, args));
  }

  private askRow(about: About, row: number | null): void {
    const before = this.stage.before.at(-1)?.path ?? [];
    this.why.ask(about, row === null ? null : [...before, row], this.preparing);
  }

  /** Ask what a good player would do. */
  askHint(): void {
    if (!this.update || !this.myTurn) return;
    if (this.info?.hints) this.hint.ask(this.update.at);
    else this.hint.fail("no-hints");
  }

  // Hearing.

  protected hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.hearWelcome(message);
        this.standing = [];
        this.premove.told = null;
        if (this.hint.waiting) this.hint.close();
        this.resumed = true;
        break;
      case "seats":
        this.info = message.table;
        break;
      case "update":
        this.hearUpdate(folded(message, this.update, this.sheet, this.seat));
        break;
      case "clocks":
        this.clocks = { ...message, heard: performance.now() };
        break;
      case "standing":
        this.standing = message.answers;
        break;
      case "ahead":
        if (message.at !== this.update?.at || this.myTurn) break;
        this.premove.offers = offered(this.sheet, this.seat, message.offers);
        this.stage = renewed(this.stage, this.premove.offers);
        break;
      case "prepared":
        this.premove.hear(message);
        if (this.premove.ready) this.stopPreparing();
        break;
      case "chat":
        this.talk.hear(message.lines);
        break;
      case "answer":
        this.why.hear(message);
        break;
      case "advised":
        if (message.at === this.update?.at) this.hint.hear(message);
        break;
      case "refused":
        this.pending = null;
        this.why.tell(message);
        break;
      case "trouble":
        if (message.code === "stale") this.pending = null;
        else if (message.code === "no-way-back") this.hearNoWayBack();
        else if (message.code === "bad-token") this.enterWithout();
        else this.hearTrouble(message);
        break;
    }
  }

  /** What was chosen could not be taken back: it waits to be confirmed. */
  private hearNoWayBack(): void {
    if (this.pending?.asks) this.stage = this.pending.asks;
    this.pending = null;
    this.notice = "no-way-back";
  }

  private hearTrouble(trouble: Trouble): void {
    const where = saidAt(trouble.code);
    if (where === "notice") this.notice = trouble.code;
    else if (where === "hint") this.hint.fail(trouble.code);
    else if (where === "page") this.trouble = trouble;
  }

  protected forget(): void {
    if (this.hotSeat.shared) {
      this.pending = null;
      this.why.close();
      this.hint.close();
      this.fresh = [];
      this.undone = [];
    }
    this.story = NOTHING;
    this.update = null;
    this.premove.clear();
  }

  private hearUpdate(update: Now): void {
    const first = this.update === null;
    const moved = this.update?.at !== update.at;
    const { story, fresh, undone } = hear(this.story, update, {
      first,
      forget: this.info?.memory === "faithful",
    });
    this.story = story;
    this.fresh = fresh;
    this.undone = undone;
    this.update = update;
    if (first || undone.length) this.suspense.end();
    else this.suspense.hear(fresh, known(story));
    if (moved) {
      if (this.premove.offers && this.mayPrepare) {
        // What is half prepared stays, as far as it still may be.
        this.prepare();
      } else {
        this.premove.offers = null;
        this.stage = begin(update.offers);
      }
      this.why.close();
      this.hint.close();
      this.notice = null;
      this.trouble = null;
    }
    if (this.pending && this.pending.at !== update.at) this.pending = null;
    // The line broke before the choice arrived: the journal is as it was, so say it again.
    else if (this.pending && this.resumed) this.sendPending();
    this.resumed = false;
    if (this.info?.memory === "faithful" && this.seat !== null) void this.confirmShown();
    if (this.token && this.over) this.finish(this.token, update);
    this.hearNext(this.view?.asked?.seat ?? null);
  }

  /** The game is over: keep what it came to.  One that was played on from a review, or by several here, is nobody's. */
  private finish(token: string, { scores, winners }: Now): void {
    this.remember(token, this.seat);
    const { info, seat } = this;
    if (!info || seat === null || info.branched_from || this.hotSeat.shared) return;
    const ended = { seat, scores, winners, when: Date.now(), order: this.sheet?.game.bots ?? [] };
    void import("../../history/ended").then(({ keepEnded }) => keepEnded(info, ended));
  }

  override close(): void {
    this.suspense.end();
    super.close();
  }

  private async confirmShown(): Promise<void> {
    await tick();
    onceShown(() => this.send({ type: "shown", events: this.heard }));
  }

  private sendPending(): void {
    if (!this.pending) return;
    const { at, path, asks } = this.pending;
    this.send({ type: "choose", at, path, careful: asks !== null });
  }
}
