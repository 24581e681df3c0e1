/** Motion on the table: only transforms and opacity, never in the way, quiet where that is asked for. */

import { animate, calm, type Frame } from "../../../motion/motion";
import type { Layout } from "../layout";
import { arc, journeys, TAKES, type Beat, type Leg } from "./moves";

/** All that moves now; whoever is in a hurry lets it arrive at once. */
export class Motion {
  private running: Animation[] = [];
  /** The places that are raised while something moves. */
  private readonly raised = new Map<Animation, HTMLElement>();

  constructor(
    private readonly card: (place: number) => HTMLElement | undefined,
    private readonly layout: () => Layout,
  ) {}

  finish(): void {
    for (const animation of this.running) animation.cancel();
    for (const spot of this.raised.values()) spot.style.zIndex = "";
    this.running = [];
    this.raised.clear();
  }

  run(
    element: Element | null | undefined,
    frames: Frame[],
    delay = 0,
    duration = TAKES,
    easing = "ease-in-out",
  ): Animation | null {
    if (!element || calm()) return null;
    const moving = animate(element, frames, { duration, delay, easing, fill: "backwards" });
    this.running.push(moving);
    return moving;
  }

  /** What the events did to the cards. */
  play(beats: Beat[]): void {
    for (const [place, legs] of journeys(beats)) this.travel(place, legs);
    for (const beat of beats) {
      if (beat.kind === "look") this.look(beat.place, beat.at, beat.card !== null);
      else if (beat.kind === "show") this.turn(beat.place, beat.at);
      else if (beat.kind === "shuffle") this.mix(beat.hand, beat.at);
      else if (beat.kind === "deal") this.deal(beat.at);
    }
  }

  /** A card turns its face up. */
  turn(place: number, at: number): void {
    const flip = this.card(place)?.querySelector(".flip");
    const up = flip?.classList.contains("up");
    this.run(flip, [{ transform: `rotateY(${up ? 0 : 180}deg)` }, { transform: `rotateY(${up ? 180 : 0}deg)` }], at);
  }

  private look(place: number, at: number, open: boolean): void {
    const lean = open ? "" : " rotateY(-34deg)";
    const lifted = this.run(
      this.card(place),
      [
        { transform: "none" },
        { transform: `translateY(-14%) scale(1.1)${lean}`, offset: 0.35 },
        { transform: `translateY(-14%) scale(1.1)${lean}`, offset: 0.65 },
        { transform: "none" },
      ],
      at,
    );
    this.raise(place, lifted);
    if (open) this.turn(place, at);
    this.run(
      this.card(place)?.querySelector(".seen"),
      [{ transform: "scale(0)" }, { transform: "scale(1.5)", offset: 0.7 }, { transform: "none" }],
      at,
    );
  }

  private travel(place: number, legs: Leg[]): void {
    const { spots } = this.layout();
    const home = spots[place];
    const end = (legs.at(-1)?.at ?? 0) + TAKES;
    if (!home) return;
    const back = (-home.tilt * Math.PI) / 180;
    const frames: Frame[] = [];
    for (const leg of legs) {
      const [from, to] = [spots[leg.from], spots[leg.to]];
      if (!from || !to) return;
      for (const { x, y, s, k } of arc(from.x - to.x, from.y - to.y, from.w / to.w, leg.back)) {
        const dx = to.x + x - home.x;
        const dy = to.y + y - home.y;
        const [rx, ry] = [dx * Math.cos(back) - dy * Math.sin(back), dx * Math.sin(back) + dy * Math.cos(back)];
        const tilt = (from.tilt - to.tilt) * (1 - k) + to.tilt - home.tilt;
        frames.push({
          transform: `translate(${rx.toFixed(1)}px, ${ry.toFixed(1)}px) rotate(${tilt.toFixed(1)}deg) scale(${((s * to.w) / home.w).toFixed(3)})`,
          offset: (leg.at + k * TAKES) / end,
        });
      }
    }
    if (frames[0] && frames[0].offset !== 0) frames.unshift({ ...frames[0], offset: 0 });
    this.raise(place, this.run(this.card(place), frames, 0, end, "linear"));
  }

  private mix(hand: readonly number[], at: number): void {
    const { spots } = this.layout();
    const middle = spots[hand[1] ?? 0];
    hand.forEach((place, i) => {
      const spot = spots[place];
      if (!spot || !middle) return;
      const dx = middle.x - spot.x;
      const dy = middle.y - spot.y;
      const mixed = this.run(
        this.card(place),
        [
          { transform: "none" },
          { transform: `translate(${dx}px, ${dy}px) rotate(${(i - 1) * -14}deg)`, offset: 0.35 },
          {
            transform: `translate(${dx + (i - 1) * 12}px, ${dy - (i === 1 ? 10 : 0)}px) rotate(${(i - 1) * 10}deg)`,
            offset: 0.5,
          },
          { transform: `translate(${dx}px, ${dy}px) rotate(${(i - 1) * 6}deg)`, offset: 0.65 },
          { transform: "none" },
        ],
        at,
        2 * TAKES,
      );
      this.raise(place, mixed);
    });
  }

  private deal(at: number): void {
    const { spots, lamp } = this.layout();
    spots.forEach((spot, place) => {
      if (!place) return;
      const a = (-spot.tilt * Math.PI) / 180;
      const [dx, dy] = [lamp.x - spot.x, lamp.y - spot.y];
      const [rx, ry] = [dx * Math.cos(a) - dy * Math.sin(a), dx * Math.sin(a) + dy * Math.cos(a)];
      this.run(
        this.card(place),
        [
          { transform: `translate(${rx}px, ${ry}px) scale(0.4) rotate(-90deg)`, opacity: 0 },
          { opacity: 1, offset: 0.3 },
          { transform: "none", opacity: 1 },
        ],
        at + place * 25,
      );
    });
  }

  /** A card that moves lies above the others until it has arrived. */
  private raise(place: number, moving: Animation | null): void {
    const spot = this.card(place)?.parentElement;
    if (!spot || !moving) return;
    this.raised.set(moving, spot);
    spot.style.zIndex = "5";
    moving.onfinish = () => {
      this.raised.delete(moving);
      if (![...this.raised.values()].includes(spot)) spot.style.zIndex = "";
    };
  }
}
