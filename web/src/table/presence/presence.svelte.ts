/** Somebody at a table: whose seats are at this screen, and the line over which they play. */

import { guest } from "../../app/settings.svelte";
import { forgetSeat, type KeptSeat } from "../../app/storage";
import * as api from "../../protocol/api";
import type { FromPage, FromServer, Hello, Seated, Sheet, TableInfo, Trouble, Welcome } from "../../protocol/messages";
import { ReconnectingSocket, type SocketState } from "../../protocol/socket";
import { namesOf } from "../../words/names";
import { HotSeat } from "./hotseat.svelte";
import { findSeat, keepSeats } from "./own_seats";

export abstract class Presence {
  info = $state.raw<TableInfo | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  seat = $state<number | null>(null);
  /** Whether this browser has looked for a seat and is in it, or watches. */
  entered = $state(false);
  connection = $state<SocketState>("closed");
  trouble = $state.raw<Pick<Trouble, "code" | "sentence"> | null>(null);
  /** Who of those at this screen looks. */
  readonly hotSeat = new HotSeat();

  protected socket: ReconnectingSocket | null = null;
  protected token: string | null = null;

  constructor(readonly id: string) {}

  /** What comes over the line. */
  protected abstract hear(message: FromServer): void;
  /** Nothing has been heard yet; where somebody else takes the screen, nothing of whoever looked may stay either. */
  protected abstract forget(): void;
  /** How many events are here already. */
  protected abstract get heard(): number;
  /** Whether the table is here, as this seat sees it. */
  protected abstract get shown(): boolean;
  protected abstract get over(): boolean;

  /** What each seat is called; bots are given names to be told apart by. */
  get names(): string[] {
    return namesOf(this.info?.seats ?? [], guest());
  }

  /** Send a message that says all by itself; whether it went out. */
  readonly send = (message: FromPage): boolean => this.socket?.send(message) ?? false;

  // Coming.

  /** Find the table, and sit down if a seat here is ours. */
  async load(): Promise<void> {
    try {
      this.info = await api.table(this.id);
      this.sheet = await api.sheet(this.id);
    } catch (error) {
      this.fail(error);
      return;
    }
    const kept = await findSeat(this.id);
    if (kept) this.arrive(kept);
    else if (this.info.seats.every((seat) => seat.kind !== "open")) this.enter(null);
  }

  /** Several at one screen watch until one of them takes it. */
  private arrive(kept: KeptSeat): void {
    this.hotSeat.held = [{ seat: kept.seat ?? 0, token: kept.token }, ...(kept.others ?? [])];
    this.enter(this.hotSeat.shared ? null : kept.token);
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
    this.token = token;
    this.entered = true;
    this.socket?.close();
    if (this.hotSeat.shared) this.seat = null;
    this.forget();
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
    return { type: "hello", token: this.token, events: this.heard, beside };
  }

  protected hearWelcome({ seat, table }: Welcome): void {
    this.seat = seat;
    this.info = table;
    this.trouble = null;
    if (this.token && seat === null) {
      // The seat was given up, perhaps in another window.
      this.token = null;
      forgetSeat(this.id);
    } else if (this.token) {
      this.remember(this.token, seat);
    }
  }

  nudge = (): void => this.socket?.nudge();

  // Several at one screen.

  /** Whether somebody at this screen has a seat. */
  get seated(): boolean {
    return this.hotSeat.shared || this.seat !== null;
  }

  /** Whether the screen shows nothing but whom it is for. */
  get covered(): boolean {
    return this.hotSeat.covers(this.shown ? this.seat : null);
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

  /** Whom the table asks now, if anybody. */
  protected hearNext(asked: number | null): void {
    if (!this.hotSeat.shared) return;
    this.hotSeat.hear(this.over ? null : asked);
    // At the end there is nothing to hide.
    if (this.over && this.hotSeat.looks === null) this.uncover(this.hotSeat.held[0].seat);
  }

  // Going.

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
    keepSeats(seated, { ...this.kept, table: first.table, over: false });
    return first.table;
  }

  /** The seat is no longer ours: look at the table as anybody may. */
  protected enterWithout(): void {
    this.hotSeat.clear();
    forgetSeat(this.id);
    this.seat = null;
    this.entered = false;
    this.socket?.close();
    void this.load();
  }

  /** What is kept of this table with a seat at it. */
  private get kept(): Pick<KeptSeat, "table" | "game" | "names" | "over"> {
    return { table: this.id, game: this.info?.game ?? "", names: this.names, over: this.over };
  }

  protected remember(token: string, seat: number | null): void {
    keepSeats(this.hotSeat.shared ? this.hotSeat.held : [{ seat, token }], this.kept);
  }

  protected fail(error: unknown): void {
    const failed = error instanceof api.Failed ? error : null;
    this.trouble = { code: failed?.code ?? "failed", sentence: failed?.message ?? String(error) };
  }
}
