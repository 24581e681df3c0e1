import { expect, it } from "vitest";
import { once } from "./once";

it("finds something about each thing only once, even that there is nothing", () => {
  const asked: string[] = [];
  const find = once(({ name }: { name: string }) => (asked.push(name), name === "none" ? null : { found: name }));
  const [one, other, none] = [{ name: "one" }, { name: "other" }, { name: "none" }];
  expect(find(one)).toBe(find(one));
  expect(find(other)).toEqual({ found: "other" });
  expect([find(none), find(none)]).toEqual([null, null]);
  expect(asked).toEqual(["one", "other", "none"]);
});
