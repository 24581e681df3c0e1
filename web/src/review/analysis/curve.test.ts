import { describe, expect, it } from "vitest";
import { HEIGHT, line, nearest, scale, ticks, WIDTH } from "./curve";

describe("a curve", () => {
  it("has round marks that reach from end to end", () => {
    expect(ticks(0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(ticks(0, 47)).toEqual([0, 20, 40]);
    expect(ticks(-6, 30)).toEqual([0, 10, 20, 30]);
    expect(ticks(0, 1e-9).length).toBeGreaterThan(1);
  });

  it("stays inside its drawing", () => {
    const { x, y } = scale(100, [-4, 50]);
    for (const at of [0, 50, 100]) expect(x(at)).toSatisfy((value: number) => value >= 0 && value <= WIDTH);
    for (const value of [-4, 0, 50]) expect(y(value)).toSatisfy((found: number) => found >= 0 && found <= HEIGHT);
    expect(y(50)).toBeLessThan(y(-4));
  });

  it("leads through what is known", () => {
    const simple = { x: (at: number) => at, y: (value: number) => value, ticks: [] };
    const points = [1, null, 3, 4, null].map((value, at) => ({ at, value }));
    expect(line(points, simple)).toBe("M0.0 1.0L2.0 3.0L3.0 4.0");
    expect(line([{ at: 0, value: null }], simple)).toBe("");
  });

  it("knows which moment is meant", () => {
    const drawn = scale(10, [1]);
    expect(nearest([0, 4, 10], drawn.x(3.4) / WIDTH, drawn)).toBe(4);
    expect(nearest([0, 4, 10], 0, drawn)).toBe(0);
  });
});
