/** Where everything lies on the carpet, in pixels, for any number of players and any size. */

import type { Places } from "./places";

/** A card's place: its middle, its width and its tilt in degrees. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  tilt: number;
}

/** A seat's nameplate: the middle of it, and how wide it may be; its hand's lower edge is at `foot`. */
export interface Plate {
  x: number;
  y: number;
  w: number;
  size: number;
  foot: number;
}

export interface Layout {
  places: Places;
  width: number;
  height: number;
  spots: Spot[];
  plates: Plate[];
  lamp: { x: number; y: number; w: number };
  /** Whether the hands lie straight and close, in rows or columns, as on a phone. */
  rows: boolean;
}

export const RATIO = 1.4;
/** The seats clockwise, beginning with the one at the bottom. */
export function around(players: number, bottom: number): number[] {
  return Array.from({ length: players }, (_, i) => (bottom + i) % players);
}

/** The width of the carpet's ornamented band, and of its fringe. */
export function weave(width: number, height: number): { band: number; fringe: number } {
  const least = Math.min(width, height);
  return { band: Math.max(6.5, Math.min(26, least * 0.032 - 4)), fringe: Math.max(6, least * 0.016) };
}

/** From this width on there can be a ring. */
const RING = 600;
const wide = (width: number, height: number): boolean => width >= RING && width > 1.15 * height;

/** What stands above and beneath the carpet on a phone: the page's head, the facts, the choice. */
const AROUND = 225;

/** In a low window, such as a phone on its side, the choice stands beside it. */
const LOW = 560;
const ABOVE = 105;
/** A carpet lower than this has no room for a ring. */
const LEAST = 430;
const low = (width: number, height: number): boolean => height < LEAST && width > 1.05 * height;

/** The least height the carpet should have; it takes more where there is more. */
export function need(players: number, width: number, screen: number): number {
  const beside = Math.max(220, Math.min(screen - ABOVE, 330));
  if (screen <= LOW && low(width, beside)) return beside;
  if (width >= RING) {
    const h = Math.max(LEAST, Math.min(width * 0.52, screen * 0.56));
    if (wide(width, h)) return Math.round(h);
  }
  const [tight, easy] = [rowsNeed(players, width, 0), rowsNeed(players, width, 1)];
  return Math.ceil(Math.max(tight, Math.min(easy, screen - AROUND)));
}

const rowsOf = (players: number): number => (players === 3 ? 1 : 2);

function rowsNeed(players: number, width: number, ease: number): number {
  const { padY, other, own, middle, plate, gap } = rowSizes(width, ease);
  return (
    2 * padY + rowsOf(players) * (plate + other * RATIO + gap) + middle * RATIO + 2 * gap + plate + own * RATIO + 6
  );
}

/** The sizes in rows: from tight (0), so that a short phone shows everything, to easy (1). */
function rowSizes(width: number, ease: number) {
  const from = (least: number, most: number): number => least + (most - least) * ease;
  const narrow = Math.min(width, 760);
  const { band, fringe } = weave(width, width * 1.3);
  const pad = 2.1 * band + 4;
  const other = Math.min(92, (narrow - 2 * pad - 14) / 6 - 4);
  const own = Math.min(150, (narrow - 2 * pad - 16) / 3) * from(0.78, 1);
  return {
    pad,
    padY: pad + fringe * from(0.4, 1),
    other,
    own,
    middle: Math.max(44, from(other, Math.max(58, other * 1.12))),
    plate: width < 520 ? from(22, 27) : 34,
    gap: from(4, 9),
  };
}

export function layout(places: Places, players: number, bottom: number, width: number, height: number): Layout {
  const columns = low(width, height);
  // Where rows do not fit, a ring still does.
  const rows = columns || (!wide(width, height) && (width < RING || height >= rowsNeed(players, width, 0)));
  const l: Layout = { places, width, height, spots: [], plates: [], lamp: { x: 0, y: 0, w: 0 }, rows };
  (columns ? inColumns : rows ? inRows : inRing)(l, around(players, bottom));
  return l;
}

/** Three cards side by side along a line that may be tilted, with the nameplate above them. */
function deal(l: Layout, seat: number, x: number, y: number, w: number, gap: number, plate: number, tilt = 0): void {
  l.places.hands[seat]?.forEach((place, i) => {
    const off = (i - 1) * (w + gap);
    const a = (tilt * Math.PI) / 180;
    l.spots[place] = { x: x + off * Math.cos(a), y: y + off * Math.sin(a), w, tilt };
  });
  const h = w * RATIO;
  const lift = Math.abs(Math.sin((tilt * Math.PI) / 180)) * w;
  l.plates[seat] = { x, y: y - h / 2 - plate / 2 - 2 - lift * 0.5, w: 3 * w + 2 * gap, size: plate, foot: y + h / 2 };
}

function centre(l: Layout, x: number, y: number, w: number, lamp: number): void {
  l.lamp = { x, y, w: lamp };
  l.spots[l.places.removed] = { x, y: y - w * 0.12, w: w * 0.86, tilt: 90 };
  l.places.centre.forEach((place, i) => {
    l.spots[place] = { x: x + (i ? 1 : -1) * (lamp / 2 + w / 2 + w * 0.14), y, w, tilt: i ? 3 : -3 };
  });
}

function inRows(l: Layout, seats: number[]): void {
  const { width, height } = l;
  const count = rowsOf(seats.length);
  const [tight, easy] = [rowsNeed(seats.length, width, 0), rowsNeed(seats.length, width, 1)];
  const ease = Math.max(0, Math.min(1, (height - tight) / (easy - tight)));
  const { pad, padY, plate, other, own, middle, gap: least } = rowSizes(width, ease);
  // What is left over goes into the gaps and to the centre.
  const gap = Math.min(count === 1 ? 64 : 30, Math.max(0, height - easy) / (count + 2));
  const x = width / 2;
  const half = Math.min(width - 2 * pad, 760) / 2;
  const side = half - (3 * other + 10) / 2;
  const [me = 0, ...others] = seats;
  const row = (i: number): number =>
    padY + gap / 2 + i * (plate + other * RATIO + least + gap) + plate + (other * RATIO) / 2;
  const put = (seat: number | undefined, dx: number, r: number): void => {
    if (seat !== undefined) deal(l, seat, x + dx * side, row(r), other, 5, plate);
  };
  if (others.length === 2) {
    put(others[0], -1, 0);
    put(others[1], 1, 0);
  } else {
    put(others[0], -1, 1);
    put(others[others.length - 1], 1, 1);
    put(others[1], others.length === 3 ? 0 : -1, 0);
    if (others.length === 4) put(others[2], 1, 0);
  }
  const upper = row(count - 1) + (other * RATIO) / 2;
  const ownY = height - padY - (own * RATIO) / 2 - 2;
  const lower = ownY - (own * RATIO) / 2 - plate;
  const room = lower - upper;
  const w = Math.min(middle * 1.4, own * 0.76, Math.max(44, (room - 2 * least) / RATIO));
  centre(l, x, upper + room / 2, w, Math.min(w * 1.75, width - 2 * pad - 2.4 * w));
  deal(l, me, x, ownY, own, 8, plate);
}

/** The others at both sides, the centre and the own hand between them. */
function inColumns(l: Layout, seats: number[]): void {
  const { width, height } = l;
  const { band, fringe } = weave(width, height);
  const pad = 2.1 * band + 4;
  const padY = pad + fringe * 0.4;
  const [plate, gap] = [22, 4];
  const [me = 0, ...others] = seats;
  const room = height - 2 * padY;
  const side = room / (others.length > 2 ? 2 : 1);
  const inner = width - 2 * pad;
  const other = Math.min((0.31 * inner - 2 * gap) / 3, (side - plate - 3 * gap) / RATIO, 92);
  const hand = 3 * other + 2 * gap;
  const x = width / 2;
  // Clockwise from the left: up one side and down the other.
  const left = Math.ceil(others.length / 2);
  others.forEach((seat, i) => {
    const up = i < left;
    const count = up ? left : others.length - left;
    const at = up ? left - 1 - i : i - left;
    const y = padY + (room / count) * (at + 0.5) + plate / 2;
    deal(l, seat, x + (up ? -1 : 1) * (inner - hand) * 0.5, y, other, gap, plate);
  });
  const middle = inner - 2 * hand - 4 * gap;
  const own = Math.min((middle - 2 * gap) / 3, (0.58 * room - plate) / RATIO);
  const ownY = height - padY - (own * RATIO) / 2 - 2;
  const above = ownY - (own * RATIO) / 2 - plate - padY;
  const w = Math.min(own, middle / 3.4, (above - 2 * gap) / RATIO);
  centre(l, x, padY + above / 2, w, Math.min(1.75 * w, middle - 2.3 * w));
  deal(l, me, x, ownY, own, gap, plate);
}

function inRing(l: Layout, seats: number[]): void {
  const { width, height } = l;
  const unit = Math.min(height / 640, width / (seats.length === 5 ? 1080 : 960));
  const [me = 0, ...others] = seats;
  const plate = Math.max(28, Math.min(54, 34 * unit));
  const pad = 2.1 * weave(width, height).band + 12;
  const other = Math.max(48, [92, 84, 78][others.length - 2]! * unit);
  const own = 122 * unit;
  const gap = 8 * unit;
  const hand = 3 * other + 2 * gap;
  const h = other * RATIO;
  const cx = width / 2;
  const top = pad + plate + h / 2;
  const ownY = height - pad - (own * RATIO) / 2;
  const ownTop = ownY - (own * RATIO) / 2 - plate;
  const edge = Math.min(cx - pad - hand / 2 - 4, 620 * unit);
  const low = Math.min(ownTop - h * 0.2, height * 0.52);
  const n = others.length;
  others.forEach((seat, i) => {
    // From the left, over the top, to the right: -1 to 1.
    const t = (2 * i) / (n - 1) - 1;
    const at = {
      2: { x: t * Math.max(edge * 0.86, Math.min(edge, other * 4)), y: top + h * 0.3, tilt: t * 5 },
      3: { x: t * edge, y: i === 1 ? top : low, tilt: t * 6 },
      4: {
        x: (i % 3 ? 0.42 : 1) * Math.sign(t) * edge,
        y: i % 3 ? top : low,
        tilt: (i % 3 ? 2.5 : 6) * Math.sign(t),
      },
    }[n] ?? { x: 0, y: top, tilt: 0 };
    deal(l, seat, cx + at.x, at.y, other, gap, plate, at.tilt);
  });
  deal(l, me, cx, ownY, own, gap * 2, plate);
  // The centre lies between the hands at its sides; under two of them it is larger, where there is room.
  const spare = Math.abs((l.plates[others[0] ?? 0]?.x ?? 0) - cx) - hand / 2 - 12;
  const most = other * 1.08;
  const between = Math.max(52, Math.min(most, spare / 2.1));
  const foot = n === 2 ? (l.plates[others[0] ?? 0]?.foot ?? 0) + other * 0.1 : top + h / 2;
  const under = n === 2 ? Math.min(most, (ownTop - foot - 2 * gap) / RATIO) : 0;
  if (under > between) {
    centre(l, cx, (foot + ownTop) / 2, under, under * 1.75);
    return;
  }
  const ceiling = n === 2 ? pad : foot;
  const lamp = Math.min(between * 1.75, 2 * (spare - 1.14 * between));
  centre(l, cx, ceiling + (ownTop - ceiling) * (n === 2 ? 0.54 : 0.5), between, lamp);
}
