import { describe, expect, it } from "vitest";
import { layout } from "../layout";
import { PLACES } from "../places.cases";
import { Motion } from "./motion";

/** A table of three whose cards do not really move: whoever asks ends a movement. */
function table() {
  const moving: Animation[] = [];
  const cards = Array.from({ length: 12 }, () => {
    const card = document.createElement("span");
    document.createElement("button").append(card);
    card.animate = () => {
      const animation = { cancel: () => undefined, onfinish: null } as unknown as Animation;
      moving.push(animation);
      return animation;
    };
    return card;
  });
  const motion = new Motion(
    (place) => cards[place],
    () => layout(PLACES, 3, 0, 900, 700),
  );
  const raised = () => cards.flatMap((card, place) => (card.parentElement?.style.zIndex ? [place] : []));
  const arrive = (animation: Animation) => animation.onfinish?.({} as AnimationPlaybackEvent);
  return { motion, moving, raised, arrive };
}

describe("a card that moves", () => {
  it("lies above the others until the last of its movements has ended", () => {
    const { motion, moving, raised, arrive } = table();
    motion.play([
      { kind: "look", at: 0, place: 4, card: -1, who: 0 },
      { kind: "look", at: 300, place: 4, card: -1, who: 0 },
      { kind: "look", at: 0, place: 7, card: -1, who: 1 },
    ]);
    expect(raised()).toEqual([4, 7]);
    arrive(moving[0]);
    expect(raised()).toEqual([4, 7]);
    arrive(moving[1]);
    expect(raised()).toEqual([7]);
  });

  it("lies as it did once everything is let arrive at once", () => {
    const { motion, raised } = table();
    motion.play([{ kind: "shuffle", at: 0, hand: [6, 7, 8] }]);
    expect(raised()).toHaveLength(3);
    motion.finish();
    expect(raised()).toEqual([]);
  });
});
