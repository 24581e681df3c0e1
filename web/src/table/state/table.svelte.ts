/** One table as this browser has it: the seat, the socket, the story and what may be done. */

import { tick } from "svelte";
import { account } from "../../account/account.svelte";
import { myTables } from "../../account/mine";
import { forgetSeat, keepSeat, seatAt, type KeptSeat } from "../../app/storage";
import type { Event, Notebook, View } from "../../games/board";
import { onceShown } from "../../motion/frame_budget";
import * as api from "../../protocol/api";
import type {
  Advised,
  Clocks,
  FromServer,
  Hello,
  Offer,
  Refused,
  Say,
  Seated,
  Sheet,
  StandingAnswer,
  TableInfo,
  Trouble,
  Update,
} from "../../protocol/messages";
import { ReconnectingSocket, type SocketState } from "../../protocol/socket";
import { namesOf } from "../../words/names";
import { Talk } from "../chat/talk.svelte";
import { along, begin, renewed, rowFor, rowOf, type Stage } from "./chooser";
import { HotSeat } from "./hotseat.svelte";
import { Premove } from "./premove.svelte";
import { hear, known, NOTHING, type Story } from "./story";
import { saidAt } from "./troubles";

export interface Why {
  /** What was asked about: a verb or a place. */
  about: { verb: string | null; place: number | null };
  refusal: Refused | null;
}

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  seat = $state<number | null>(null);
  /** Whether this browser has looked for a seat and is in it, or watches. */
  entered = $state(false);
  connection = $state<SocketState>("closed");
  update = $state.raw<Update | null>(null);
  story = $state.raw<Story>(NOTHING);
  fresh = $state.raw<Event[]>([]);
  undone = $state.raw<Event[]>([]);
  stage = $state.raw<Stage>(begin([]));
  /** A choice that was made here and not yet acknowledged. */
  pending = $state.raw<{ at: number; path: number[] } | null>(null);
  why = $state.raw<Why | null>(null);
  /** A hint: being thought about, found, or the code of what went wrong. */
  hint = $state.raw<"waiting" | Advised | { code: string } | null>(null);
  trouble = $state.raw<Pick<Trouble, "code" | "sentence"> | null>(null);
  /** The code of a small trouble. */
  notice = $state<string | null>(null);
  /** How much time is left, and when that was heard. */
  clocks = $state.raw<(Clocks & { heard: number }) | null>(null);
  /** What is answered without asking. */
  standing = $state.raw<StandingAnswer[]>([]);
  /** What this seat prepares while others choose. */
  readonly premove = new Premove((message) => this.socket?.send(message));
  /** Who of those at this screen looks. */
  readonly hotSeat = new HotSeat();
  readonly talk: Talk;

  protected socket: ReconnectingSocket | null = null;
  private token: string | null = null;
  private asked = new Map<number, Why["about"]>();
  private asks = 0;
  /** Whether the line is new and no update has come over it yet. */
  private resumed = false;

  constructor(readonly id: string) {
    this.talk = new Talk(id);
  }

  get view(): View | null {
    return (this.update?.view as View | undefined) ?? null;
  }

  get notebook(): Notebook | null {
    return (this.update?.notebook as Notebook | null | undefined) ?? null;
  }

  /** What each seat is called; bots are given names to be told apart by. */
  get names(): string[] {
    return namesOf(this.info?.seats ?? []);
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
    return this.hint && typeof this.hint === "object" && "path" in this.hint ? along(this.offers, this.hint.path) : [];
  }

  get offers(): Offer[] {
    return (this.preparing ? this.premove.offers : this.update?.offers) ?? [];
  }

  /** Find the table, and sit down if a seat here is ours. */
  async load(): Promise<void> {
    try {
      this.info = await api.table(this.id);
      this.sheet = await api.sheet(this.id);
    } catch (error) {
      this.fail(error);
      return;
    }
    const kept = await this.find();
    if (kept) this.arrive(kept);
    else if (this.info.seats.every((seat) => seat.kind !== "open")) this.enter(null);
  }

  /** The seat here that is ours; one of an account may have been taken on another device. */
  private async find(): Promise<KeptSeat | null> {
    if (!seatAt(this.id) && account.name !== null) await myTables(this.id).catch(() => undefined);
    return seatAt(this.id);
  }

  /** Several at one screen watch until one of them takes it. */
  private arrive(kept: KeptSeat): void {
    this.hotSeat.held = [{ seat: kept.seat ?? 0, token: kept.token }, ...(kept.others ?? [])];
    this.enter(this.hotSeat.shared ? null : kept.token);
  }

  /** Whether somebody at this screen has a seat. */
  get seated(): boolean {
    return this.hotSeat.shared || this.seat !== null;
  }

  /** Whether the screen shows nothing but whom it is for. */
  get covered(): boolean {
    const here = this.update === null ? null : this.seat;
    return this.hotSeat.covers(here);
  }

  /** Whoever has the screen says who they are. */
  uncover(seat: number): void {
    const token = this.hotSeat.uncover(seat);
    if (token !== null) this.enter(token);
  }

  /** Cover the screen, for whoever is next. */
  pass(): void {
    this.hotSeat.cover();
    this.enter(null);
  }

  /** Take an open seat. */
  async sit(name: string, seat: number | null): Promise<void> {
    try {
      const seated = await api.sit(this.id, { name, seat });
      this.remember(seated.token, seated.seat);
      this.enter(seated.token);
    } catch (error) {
      this.fail(error);
      this.info = await api.table(this.id).catch(() => this.info);
    }
  }

  /** Go to the table with this token, or as an onlooker. */
  enter(token: string | null): void {
    if (this.hotSeat.shared) {
      // Nothing of whoever looked stays behind.
      this.seat = this.why = this.hint = this.pending = null;
      this.fresh = [];
      this.undone = [];
    }
    this.token = token;
    this.entered = true;
    this.socket?.close();
    this.story = NOTHING;
    this.update = null;
    this.premove.clear();
    this.socket = new ReconnectingSocket(
      api.socketUrl(this.address),
      () => this.hello(),
      (message) => this.hear(message),
      (state) => {
        this.connection = state;
      },
    );
    this.socket.open();
  }

  /** Where the socket is. */
  protected get address(): string {
    return api.at(this.id);
  }

  /** The first thing to say over a new line. */
  protected hello(): Hello {
    const beside = this.hotSeat.held.map((one) => one.token).filter((token) => token !== this.token);
    return { type: "hello", token: this.token, events: known(this.story), beside };
  }

  nudge = (): void => this.socket?.nudge();

  close(): void {
    this.socket?.close();
  }

  /** The tokens of all seats here. */
  private get tokens(): string[] {
    if (this.hotSeat.shared) return this.hotSeat.held.map((one) => one.token);
    return this.token ? [this.token] : [];
  }

  async leave(): Promise<void> {
    for (const token of this.tokens) await api.leave(this.id, token);
    // A seat in a game that has begun stays ours: one may come back to it.
    if (!this.info?.begun) forgetSeat(this.id);
    this.close();
  }

  /** The same people again; the id of the new table. */
  async rematch(): Promise<string | null> {
    if (!this.tokens.length) return this.info?.rematch ?? null;
    const seated: Seated[] = [];
    try {
      for (const token of this.tokens) seated.push(await api.rematch(this.id, token));
    } catch (error) {
      this.fail(error);
    }
    const [first] = seated;
    if (!first) return null;
    this.keep(first.table, seated, false);
    return first.table;
  }

  // Choosing.

  play(offer: Offer): void {
    if (!this.update || this.pending) return;
    if (this.preparing) {
      this.premove.prepare(this.update.at, offer.path);
      return;
    }
    this.pending = { at: this.update.at, path: offer.path };
    this.why = null;
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

  undo(): void {
    if (this.update) this.socket?.send({ type: "undo", at: this.update.at });
  }

  /** Ask everybody to let me take my last choice back. */
  askUndo(): void {
    this.why = null;
    this.notice = null;
    this.socket?.send({ type: "ask_undo" });
  }

  answerUndo(agree: boolean): void {
    this.socket?.send({ type: "answer_undo", agree });
  }

  /** Answer now, and whenever this is asked again. */
  always(row: number): void {
    if (this.update && !this.pending) this.socket?.send({ type: "always", at: this.update.at, row });
  }

  noLonger(question: string): void {
    this.socket?.send({ type: "no_longer", question });
  }

  /** Say something to the others; whether it went out. */
  say(what: Pick<Say, "phrase" | "text" | "name">): boolean {
    this.notice = null;
    return this.socket?.send({ type: "say", ...what }) ?? false;
  }

  /** Ask why a verb or a place cannot be chosen. */
  ask(about: { verb?: string; place?: number }): void {
    const { verb = null, place = null } = about;
    if (this.seat === null) this.why = { about: { verb, place }, refusal: null };
    if (!this.sheet || this.seat === null) return;
    const row = rowFor(this.sheet, {
      verb: verb ?? this.stage.verb,
      places: place === null ? [] : [...this.stage.places, place],
      seat: this.seat,
      offered: this.stage.offers.map((offer) => offer.do),
      near: this.stage.offers.flatMap((offer) => offer.at),
    });
    this.askRow(row ?? (place === null ? null : rowFor(this.sheet, { places: [place], seat: this.seat })), {
      verb,
      place,
    });
  }

  /** Ask why this very move cannot be made. */
  askMove(verb: string, args: readonly number[]): void {
    if (!this.sheet || this.seat === null) return;
    this.askRow(rowOf(this.sheet, this.seat, verb, args), { verb, place: null });
  }

  private askRow(row: number | null, about: Why["about"]): void {
    if (row === null) {
      this.why = { about, refusal: null };
      return;
    }
    const id = ++this.asks;
    this.asked.set(id, about);
    const path = [...(this.stage.before.at(-1)?.path ?? []), row];
    this.socket?.send({ type: "why_not", id, path, ahead: this.preparing });
  }

  /** Ask what a good player would do. */
  askHint(): void {
    if (!this.update || !this.myTurn || this.hint === "waiting") return;
    if (!this.info?.hints) {
      this.hint = { code: "no-hints" };
      return;
    }
    if (this.socket?.send({ type: "hint", at: this.update.at })) this.hint = "waiting";
  }

  // Bots.

  /** Before the game: let a bot sit there; none opens the seat. */
  invite(seat: number, bot: string): void {
    this.socket?.send({ type: "invite", seat, bot });
  }

  /** Let a bot play for somebody who left. */
  propose(seat: number, bot: string): void {
    this.socket?.send({ type: "stand_in", seat, bot });
  }

  takeBack(): void {
    this.socket?.send({ type: "take_back" });
  }

  /** At a faithful table: looked long enough. */
  doneLooking(): void {
    this.socket?.send({ type: "close" });
  }

  // Hearing.

  protected hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.info = message.table;
        this.standing = [];
        this.premove.told = null;
        this.trouble = null;
        if (this.hint === "waiting") this.hint = null;
        this.resumed = true;
        if (this.token && message.seat === null) {
          // The seat was given up, perhaps in another window.
          this.token = null;
          forgetSeat(this.id);
        } else if (this.token) {
          this.remember(this.token, message.seat);
        }
        break;
      case "seats":
        this.info = message.table;
        break;
      case "update":
        this.hearUpdate(message);
        break;
      case "clocks":
        this.clocks = { ...message, heard: performance.now() };
        break;
      case "standing":
        this.standing = message.answers;
        break;
      case "ahead":
        if (message.at !== this.update?.at || this.myTurn) break;
        this.stage = renewed(this.stage, message.offers);
        this.premove.offers = message.offers;
        break;
      case "prepared":
        this.premove.hear(message);
        if (this.premove.ready) this.stopPreparing();
        break;
      case "chat":
        this.talk.hear(message.lines);
        break;
      case "answer": {
        const about = this.asked.get(message.id);
        this.asked.delete(message.id);
        if (about) this.why = { about, refusal: message.refusal };
        break;
      }
      case "advised":
        if (message.at === this.update?.at) this.hint = message;
        break;
      case "refused":
        this.pending = null;
        this.why = { about: { verb: null, place: null }, refusal: message };
        break;
      case "trouble":
        if (message.code === "stale") this.pending = null;
        else if (message.code === "bad-token") this.enterWithout();
        else this.hearTrouble(message);
        break;
    }
  }

  private hearTrouble(trouble: Trouble): void {
    const where = saidAt(trouble.code);
    if (where === "notice") this.notice = trouble.code;
    else if (where === "hint") this.hint = { code: trouble.code };
    else if (where === "page") this.trouble = trouble;
  }

  /** The seat is no longer ours: look at the table as anybody may. */
  private enterWithout(): void {
    this.hotSeat.clear();
    forgetSeat(this.id);
    this.seat = null;
    this.entered = false;
    this.socket?.close();
    void this.load();
  }

  private hearUpdate(update: Update): void {
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
    if (moved) {
      if (this.premove.offers && this.mayPrepare) {
        // What is half prepared stays, as far as it still may be.
        this.prepare();
      } else {
        this.premove.offers = null;
        this.stage = begin(update.offers);
      }
      this.why = null;
      this.hint = null;
      this.notice = null;
      this.trouble = null;
    }
    if (this.pending && this.pending.at !== update.at) this.pending = null;
    // The line broke before the choice arrived: the journal is as it was, so say it again.
    else if (this.pending && this.resumed) this.sendPending();
    this.resumed = false;
    if (this.info?.memory === "faithful" && this.seat !== null) void this.confirmShown();
    if (this.token && update.view["over"]) this.remember(this.token, this.seat);
    if (this.hotSeat.shared) this.hearNext();
  }

  /** Whose turn it is at this screen. */
  private hearNext(): void {
    const over = Boolean(this.view?.over);
    this.hotSeat.hear(over ? null : (this.view?.asked?.seat ?? null));
    // At the end there is nothing to hide.
    if (over && this.hotSeat.looks === null) this.uncover(this.hotSeat.held[0].seat);
  }

  private async confirmShown(): Promise<void> {
    await tick();
    onceShown(() => this.socket?.send({ type: "shown", events: known(this.story) }));
  }

  private sendPending(): void {
    if (this.pending) this.socket?.send({ type: "choose", ...this.pending });
  }

  /** Keep the seats of those who are here. */
  private remember(token: string, seat: number | null): void {
    const here = this.hotSeat.shared ? this.hotSeat.held : [{ seat, token }];
    this.keep(this.id, here, Boolean(this.update?.view["over"]));
  }

  private keep(table: string, here: readonly Pick<Seated, "seat" | "token">[], over: boolean): void {
    const [{ seat, token }, ...more] = here;
    const others = more.flatMap((one) => (one.seat === null ? [] : [{ seat: one.seat, token: one.token }]));
    const game = this.info?.game ?? "";
    const kept = { table, game, seat, token, names: this.names, when: Date.now(), over };
    keepSeat(others.length ? { ...kept, others } : kept);
  }

  protected fail(error: unknown): void {
    const failed = error instanceof api.Failed ? error : null;
    this.trouble = { code: failed?.code ?? "failed", sentence: failed?.message ?? String(error) };
  }
}
