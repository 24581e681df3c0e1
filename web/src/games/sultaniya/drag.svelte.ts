/** A tile that is dragged from a display to a slot. */

const FAR = 8;

export class Drag {
  /** The tile under the finger, and where it is. */
  tile = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  /** Whether the last press became a drag: then it was no click. */
  moved = false;

  private from: { x: number; y: number; tile: number } | null = null;

  constructor(
    private readonly lift: (tile: number) => void,
    private readonly drop: (slot: number) => void,
  ) {}

  grab = (event: PointerEvent, tile: number): void => {
    if (event.button !== 0) return;
    this.from = { x: event.clientX, y: event.clientY, tile };
    this.moved = false;
  };

  move = (event: PointerEvent): void => {
    if (!this.from) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    if (this.moved || Math.hypot(this.x - this.from.x, this.y - this.from.y) < FAR) return;
    this.moved = true;
    this.tile = this.from.tile;
    this.lift(this.from.tile);
  };

  /** The slot under the finger. */
  get over(): number | null {
    const found = document.elementFromPoint(this.x, this.y)?.closest<HTMLElement>("[data-slot]");
    return found ? Number(found.dataset.slot) : null;
  }

  release = (): void => {
    if (this.tile !== null && this.over !== null) this.drop(this.over);
    this.from = null;
    this.tile = null;
    // The click that follows a drag is not meant; it comes before anything else can happen.
    setTimeout(() => (this.moved = false));
  };

  cancel = (): void => {
    this.from = null;
    this.tile = null;
    this.moved = false;
  };
}
