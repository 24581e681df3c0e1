import { beforeEach, expect, test } from "vitest";
import { forgetSeat, hiddenTables, hideTable, keepSeat, seatAt, seats, type KeptSeat } from "./keep";

const kept = (table: string, more: Partial<KeptSeat> = {}): KeptSeat => ({
  table,
  game: "three-wishes",
  seat: 0,
  token: `token of ${table}`,
  names: [],
  when: 0,
  over: false,
  ...more,
});

beforeEach(() => localStorage.clear());

test("the seats of others at this screen stay when the table is visited again", () => {
  const others = [{ seat: 1, token: "another" }];
  keepSeat(kept("a", { others }));
  keepSeat(kept("b"));
  keepSeat(kept("a", { over: true }));
  expect(seats().map((seat) => seat.table)).toEqual(["a", "b"]);
  expect(seatAt("a")).toMatchObject({ over: true, others });
  expect(seatAt("b")?.others).toBeUndefined();
});

test("a table that was taken off the list stays off it until somebody sits there again", () => {
  keepSeat(kept("a"));
  hideTable("a");
  expect([seatAt("a"), hiddenTables()]).toEqual([null, ["a"]]);
  keepSeat(kept("a"));
  expect([seatAt("a")?.table, hiddenTables()]).toEqual(["a", []]);
  forgetSeat("a");
  expect([seatAt("a"), hiddenTables()]).toEqual([null, []]);
});
