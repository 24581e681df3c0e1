import { expect, test } from "vitest";
import { GUEST, namesOf, own } from "./names";

test("a text that runs the other way stands apart, and any other is left alone", () => {
  expect(own("Ada 12")).toBe("Ada 12");
  expect(own("Zoë 😀")).toBe("Zoë 😀");
  for (const text of ["\u05d0\u05d1", "a \u0633", "\u{10900}", "\ufb1d"]) expect(own(text)).toBe(`\u2068${text}\u2069`);
});

test("no mark that turns text around is left, and none can end its own isolation", () => {
  expect(own("\u202eevil\u202c")).toBe("\u2068evil\u2069");
  expect(own("a\u2069\u202eb")).toBe("\u2068ab\u2069");
});

test("people are called so; bots have names of ours", () => {
  const seats = [
    { kind: "person", name: "\u05d0" },
    { kind: "bot", name: "\u05d0" },
  ];
  expect(namesOf(seats, "Ospite")).toEqual(["\u2068\u05d0\u2069", "Farhad"]);
});

test("a guest is called so in the language of whoever reads", () => {
  const seats = [
    { kind: "person", name: GUEST },
    { kind: "person", name: "Guestav" },
  ];
  expect(namesOf(seats, "Convidado")).toEqual(["Convidado", "Guestav"]);
});
