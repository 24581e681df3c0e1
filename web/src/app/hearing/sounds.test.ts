import { expect, test } from "vitest";
import { soundOf } from "./sounds";

const heard = (...names: string[]) => soundOf(names.map((kind) => ({ kind })));

test("of several in one breath the weightiest is heard, and what is no thing to hear is not", () => {
  expect(heard("chose", "asked")).toBeNull();
  expect(heard("chose", "switched", "asked")).toBe("card");
  expect(heard("took", "gained", "built")).toBe("gem");
  expect(heard("shown", "shown", "won", "marked")).toBe("end");
});
