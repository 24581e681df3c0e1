import { expect, it } from "vitest";
import { doneIn, untold } from "../../../table/log/stories.cases";
import { log } from "./log";

/** The verbs of a turn, and how it is told that somebody did that. */
const ACTIONS = {
  fulfil: ["attached"],
  orderly: ["orderly"],
  use_effect: ["used"],
  extra_task: ["stacked"],
  travel: ["travelled"],
  buy: ["bought"],
};

it("tells every turn of a rival by what they did, and marks where", () => {
  const done = doneIn("sultans-wishes", log);
  for (const verb of Object.keys(ACTIONS)) expect(done.flatMap(({ verbs }) => verbs)).toContain(verb);
  expect(untold("sultans-wishes", log, ACTIONS)).toEqual([]);
});
