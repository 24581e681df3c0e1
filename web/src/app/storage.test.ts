import { beforeEach, expect, test } from "vitest";
import { forgetSeat, hiddenTables, hideTable, keepSeat, seatAt, seats, showTable, type KeptSeat } from "./storage";

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

test("what is no seat and no table is left out, whoever wrote it", () => {
  for (const foul of ["null", "{}", "{", "3", '[null, 3, {}, {"table": 1}]']) {
    localStorage.setItem("gv:seats", foul);
    localStorage.setItem("gv:hidden", foul);
    expect([seats(), hiddenTables()]).toEqual([[], []]);
  }
  localStorage.setItem("gv:seats", JSON.stringify([null, kept("a"), { ...kept("b"), names: 3 }]));
  expect(seats()).toEqual([kept("a")]);
});

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
  hideTable("a");
  expect([seatAt("a")?.token, hiddenTables()]).toEqual(["token of a", ["a"]]);
  showTable("a");
  expect(hiddenTables()).toEqual([]);
  hideTable("a");
  keepSeat(kept("a"));
  expect([seatAt("a")?.table, hiddenTables()]).toEqual(["a", []]);
  forgetSeat("a");
  expect([seatAt("a"), hiddenTables()]).toEqual([null, []]);
});

test("a seat in a running game outlasts any number of finished ones", () => {
  keepSeat(kept("mine"));
  for (let n = 0; n < 80; n++) keepSeat(kept(`over ${n}`, { over: true }));
  expect(seatAt("mine")?.token).toBe("token of mine");
  expect(seats()).toHaveLength(50);
  expect(seats()[0].table).toBe("over 79");
});
