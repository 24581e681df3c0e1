import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { BoardProps, Lit } from "../board";
import type { Lying } from "../types";
import Board, { looking } from "./Board.svelte";
import { emblemsOf } from "./emblems";
import { flights } from "./flights";
import { groupsOf, piled } from "./reading";
import { CARAVAN, SQUARES, TRICKS, type Case } from "./views.cases";

let drawn: ReturnType<typeof mount> | null = null;
const usual = settings.speed;
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  // All tests share one window.
  settings.speed = usual;
});

const NOTHING: readonly never[] = [];

function draw({ sheet, view, notebook, lit }: Case, given: Partial<BoardProps> = {}): HTMLElement {
  const target = document.createElement("div");
  const faceOf = (family: string, face: number) => sheet.faces[family][face].names["en"];
  const props: BoardProps = {
    ...{ sheet, view, notebook, seat: view.seat, names: ["Ann", "Bea", "Cem", "Dov"] },
    ...{ fresh: [], undone: [], story: NOTHING, offers: NOTHING, decided: NOTHING, verb: null },
    ...{ choose: vi.fn(), pick: vi.fn(), back: vi.fn(), why: vi.fn(), gains: () => "", text: () => "" },
    lit: new Map(lit.map((place): [number, Lit] => [place, { chosen: false, label: "take it" }])),
    place: (place) => sheet.places[place].join(" "),
    face: faceOf,
    say: (id) => id,
    ...given,
  };
  settings.speed = "none";
  drawn = mount(Board, { target, props });
  return target;
}

const at = (board: HTMLElement, place: number) => board.querySelector<HTMLElement>(`[data-place="${place}"]`);
const backs = (element: Element | null | undefined) => element?.querySelectorAll("svg.back").length;

it.each([
  ["caravan", CARAVAN],
  ["squares", SQUARES],
  ["tricks", TRICKS],
])("every place of %s that may be chosen is a button that says what it does", (_, one) => {
  const choose = vi.fn();
  const board = draw(one, { choose });
  for (const place of one.lit) {
    const button = at(board, place);
    expect(button?.tagName).toBe("BUTTON");
    expect([button?.tabIndex, button?.getAttribute("aria-disabled")]).toEqual([0, null]);
    expect(button?.title).toContain("take it");
    button?.click();
  }
  expect(choose.mock.calls.map(([place]) => place)).toEqual(one.lit);
});

it.each([
  ["caravan", CARAVAN, 9],
  ["squares", SQUARES, SQUARES.sheet.places.length],
])("every place of %s at this table is there, once, whether or not it may be chosen", (_, one, count) => {
  const board = draw(one);
  const found = [...board.querySelectorAll<HTMLElement>("[data-place]")].map(({ dataset }) => Number(dataset.place));
  expect(found.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, place) => place));
});

it("asks to look well only where something can be looked at that is forgotten again", () => {
  const open = { ...TRICKS.view, table: TRICKS.sheet.places.map((_, place): Lying => [place, "card", 0]) };
  expect(looking(open, TRICKS.sheet)).toBe(false);
  expect(looking(open, { ...TRICKS.sheet, glimpses: true })).toBe(true);
});

it("hands are open to their owner, backs to others, and what is remembered is marked", () => {
  const board = draw(CARAVAN);
  expect(at(board, 0)?.title).toBe("Hand 0 0 – silk-1 – take it");
  expect(backs(at(board, 3))).toBe(1);
  expect(at(board, 4)?.querySelector(".noted")?.textContent).toContain("amber-1");
  expect(at(board, 2)?.querySelector(".empty")).not.toBeNull();
});

it("a fact that holds faces is a pile: what nobody sees lies upon each other", () => {
  const [deck, discard, wager] = groupsOf(CARAVAN.sheet, CARAVAN.view, null).find(
    ({ kind }) => kind === "spots",
  )!.spots;
  expect(piled(deck.things).map(({ face, count }) => [face, count])).toEqual([
    [null, 3],
    [7, 1],
    [null, 2],
  ]);
  expect(discard.things.map(({ face }) => face)).toEqual([0, 13, 9]);
  expect([wager.fact, wager.things[0].family]).toEqual(["wager", "wager"]);
});

it("a long pile shows its last cards, and loses none", () => {
  const many = Array.from({ length: 30 }, (_, face) => ({ family: "card", face, noted: false, count: 1, place: null }));
  const shown = piled(many);
  expect(shown.map(({ face }) => face)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(30);
});

it("two indices make a board of rows and columns, before a seat or in the middle", () => {
  const groups = groupsOf(SQUARES.sheet, SQUARES.view, null);
  expect(groups.map(({ key, kind, columns, spots }) => [key, kind, columns, spots.length])).toEqual([
    ["square/0", "grid", 6, 36],
    ["square/1", "grid", 6, 36],
    ["die/", "row", 0, 3],
    ["field/", "grid", 4, 8],
  ]);
});

it("a card that is a place is one wherever it lies, and rivals’ cards are backs with their number", () => {
  const board = draw(TRICKS);
  const mine = board.querySelector(".mine");
  expect(
    [...(mine?.querySelectorAll("[data-place].place") ?? [])].map((card) => card.getAttribute("data-place")),
  ).toEqual(["1", "3", "9", "14", "22", "30"].concat("36"));
  expect(at(board, 33)?.title).toBe("Hand 0 – web-face-down × 5");
  expect(at(board, 33)?.querySelector(".badge")?.textContent).toBe("5");
  expect(at(board, 8)?.closest(".middle")).not.toBeNull();
  expect(board.querySelectorAll(".rivals > .seat")).toHaveLength(3);
});

it("what may be chosen and lies nowhere is laid out to be chosen", () => {
  const board = draw({ ...TRICKS, lit: [31] });
  expect(at(board, 31)?.closest(".tray")?.textContent).toContain("palms");
});

it("whoever is asked is marked, and nobody once it is over", () => {
  expect(draw(CARAVAN).querySelector(".asked")?.classList.contains("mine")).toBe(true);
  const over = { ...CARAVAN, view: { ...CARAVAN.view, over: true } };
  expect(draw(over).querySelector(".asked")).toBeNull();
});

it("what is printed on a card stands on it", () => {
  const board = draw(CARAVAN, { text: (_, face) => (face === 12 ? "Make a wish." : "") });
  expect(at(board, 1)?.querySelector(".text")?.textContent).toBe("Make a wish.");
  expect(at(board, 1)?.title).toContain("lamp, Make a wish.");
});

it("cards of one kind have one sign, those of another differ in shape", () => {
  const emblem = emblemsOf(TRICKS.sheet.faces, (family, face) => TRICKS.sheet.faces[family][face].names["en"]);
  expect([emblem("card", 0).number, emblem("card", 0).text]).toEqual(["6", "stars"]);
  const last = emblemsOf({ card: [{ id: "a", names: { en: "camel 7" } }] }, () => "camel 7")("card", 0);
  expect([last.number, last.text, last.square]).toEqual(["7", "camel", false]);
  expect(emblem("card", 0).shape).toBe(emblem("card", 7).shape);
  expect(new Set([0, 8, 16, 24].map((card) => emblem("card", card).shape)).size).toBe(4);
});

it("a face flies from where it lay, a hidden card between the places that are told", () => {
  const box = (x: number) => ({ x, y: 0, width: 50, height: 70 });
  const before = new Map([
    ["card 3", box(0)],
    ["at 1", box(0)],
  ]);
  const now = new Map([
    ["card 3", box(200)],
    ["at 2", box(300)],
  ]);
  expect(flights([], before, now).map(({ face, to }) => [face, to.x])).toEqual([[["card", 3], 200]]);
  now.delete("card 3");
  expect(flights([[1, 2]], before, now).map(({ face, to }) => [face, to.x])).toEqual([[null, 300]]);
});
