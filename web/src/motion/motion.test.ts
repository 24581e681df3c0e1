import { describe, expect, it } from "vitest";
import { animate, type Frame } from "./motion";

/** Sees what it is told to do. */
function watched(): { element: Element; heard: unknown[][] } {
  const heard: unknown[][] = [];
  const element = { animate: (...told: unknown[]) => heard.push(told) } as unknown as Element;
  return { element, heard };
}

describe("motion", () => {
  it("moves in the ways that cost nothing", () => {
    const { element, heard } = watched();
    const frames: Frame[] = [
      { transform: "none", opacity: 1 },
      { transform: "translateY(4px)", opacity: 0, offset: 0.5 },
      { translate: "0 0", rotate: "2deg", scale: 1 },
    ];
    animate(element, frames, { duration: 5 });
    expect(heard).toEqual([[frames, { duration: 5, delay: 0 }]]);
  });

  // These lines are judged by `npm run check`: an error that is expected and does not come is one.
  it("has no way to say that anything else moves", () => {
    const wide = [{ opacity: 0, width: "4px" }];
    // @ts-expect-error what is wide pushes others away
    const widening: Frame[] = wide;
    // @ts-expect-error the order of what overlaps is worked out anew in every frame
    const rising: Frame = { zIndex: 5 };
    // @ts-expect-error a colour is painted anew in every frame
    const blushing: Frame = { opacity: 1, backgroundColor: "red" };
    expect([widening, rising, blushing]).toHaveLength(3);
  });
});
