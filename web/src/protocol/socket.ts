/** A socket that comes back by itself: tries again ever more slowly, at once when the network returns, and takes a
 *  silent line for dead. */

import type { FromPage, FromServer, Hello } from "./messages";

export type SocketState = "connecting" | "open" | "waiting" | "closed";

export interface SocketWorld {
  socket: (url: string) => WebSocket;
  later: (work: () => void, ms: number) => number;
  cancel: (timer: number) => void;
  random: () => number;
}

const browserWorld: SocketWorld = {
  socket: (url) => new WebSocket(url),
  later: (work, ms) => window.setTimeout(work, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: Math.random,
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** No word for this long after a ping: the line is dead though nobody closed it. */
const SILENCE = 10_000;
/** The server says with these that coming back would be no use. */
const FINAL_CODES = new Set([4401, 4404, 4409, 4410]);

export class ReconnectingSocket {
  state: SocketState = "closed";
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry = 0;
  private beat = 0;

  constructor(
    private readonly url: string,
    /** Asked for at every connection: it knows how much of the story is here already. */
    private readonly hello: () => Hello,
    private readonly onMessage: (message: FromServer) => void,
    private readonly onState: (state: SocketState) => void,
    private readonly world: SocketWorld = browserWorld,
  ) {}

  open(): void {
    this.world.cancel(this.retry);
    this.drop();
    this.set("connecting");
    const socket = this.world.socket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
      this.listen();
    };
    socket.onmessage = (event) => {
      if (this.state !== "open") {
        this.tries = 0;
        this.set("open");
      }
      this.listen();
      this.onMessage(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => this.lost(socket, FINAL_CODES.has(event?.code));
    socket.onerror = () => socket.close();
  }

  /** Says something now; whether it could. */
  send(message: FromPage): boolean {
    if (this.state !== "open" || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The network is back, or somebody looks at the page again. */
  nudge(): void {
    if (this.state === "waiting") this.open();
    else if (this.state === "open") this.ping();
  }

  close(): void {
    this.world.cancel(this.retry);
    this.drop();
    this.set("closed");
  }

  private lost(socket: WebSocket, final: boolean): void {
    if (socket !== this.socket) return;
    this.drop();
    if (final) return this.set("closed");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    // Not all at once when a server comes back.
    this.retry = this.world.later(() => this.open(), wait * (0.75 + this.world.random() / 2));
    this.set("waiting");
  }

  private listen(): void {
    this.world.cancel(this.beat);
    this.beat = this.world.later(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    const socket = this.socket;
    if (!socket) return;
    this.world.cancel(this.beat);
    this.beat = this.world.later(() => this.lost(socket, false), SILENCE);
    this.send({ type: "ping" });
  }

  private drop(): void {
    this.world.cancel(this.beat);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  private set(state: SocketState): void {
    this.state = state;
    this.onState(state);
  }
}
