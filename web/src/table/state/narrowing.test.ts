import { describe, expect, it } from "vitest";
import type { Offer } from "../../protocol/messages";
import { cases, type Pick } from "../../protocol/shared_cases";
import { begin, left, pickPlace, pickVerb, take, type Stage, type Step } from "./chooser";

/** The paths that can be played from here, in an order of their own. */
const paths = (found: readonly { path: readonly number[] }[]): string[] => found.map(({ path }) => path.join()).sort();
const leaves = (offers: readonly Offer[]): Offer[] =>
  offers.flatMap((offer) => (offer.then.length ? leaves(offer.then) : [offer]));

function picked(stage: Stage, pick: Pick): Step | null {
  if ("verb" in pick) return pickVerb(stage, pick.verb);
  if ("place" in pick) return pickPlace(stage, pick.place);
  // It may be decided already: the last place that was named left nothing else.
  if (stage.before.some(({ path }) => path.join() === pick.choice.join())) return { stage, play: null };
  const offer = left(stage).find(({ path }) => path.join() === pick.choice.join());
  return offer ? take(stage, offer) : null;
}

describe.each(cases)("the choices of $sheet.game.name", ({ choosing }) => {
  it("are narrowed as Python narrows them", () => {
    for (const { offers, walks } of choosing) {
      for (const { path, steps } of walks) {
        let stage = begin(offers);
        let play: Offer | null = null;
        for (const pick of steps) {
          const step = picked(stage, pick);
          const here = { path, pick: { ...pick, left: null } };
          expect(step, `${JSON.stringify(here)} can be picked`).not.toBeNull();
          ({ stage, play } = step!);
          expect({ ...here, left: paths(leaves(left(stage))) }).toEqual({
            ...here,
            left: paths(pick.left.map((one) => ({ path: one }))),
          });
        }
        expect(play?.path).toEqual(path);
      }
    }
  });
});
