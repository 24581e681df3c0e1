/** Where the Stops and towns of the track lie: in columns by how far they are, in rows by where they are reached from. */

import type { Court } from "../court";

export interface Spotted {
  node: number;
  place: number;
  town: string | null;
  /** In hundredths of the desert. */
  x: number;
  y: number;
}

export interface Road {
  from: Spotted;
  to: Spotted;
}

export function track(court: Court): { spots: Spotted[]; roads: Road[] } {
  const { nodes } = court;
  const far = nodes.map(() => 0);
  // Every way is forward: as many passes as there are nodes settle it.
  nodes.forEach(() =>
    nodes.forEach(({ ahead }, node) => ahead.forEach((next) => (far[next] = Math.max(far[next], far[node] + 1)))),
  );
  const last = Math.max(...far);
  const y = nodes.map(() => 50);
  for (let column = 1; column <= last; column++) {
    const here = nodes.map((_, node) => node).filter((node) => far[node] === column);
    const from = (node: number): number => {
      const before = nodes.flatMap(({ ahead }, other) => (ahead.includes(node) ? [y[other]] : []));
      return before.reduce((sum, one) => sum + one, 0) / Math.max(1, before.length) + node / 100;
    };
    here.sort((a, b) => from(a) - from(b)).forEach((node, i) => (y[node] = (100 * (i + 0.5)) / here.length));
  }
  const spots = nodes.map(({ place, town }, node) => ({
    node,
    place,
    town,
    x: 9 + (78 * far[node]) / last,
    // Beneath each there is room for those who stand there.
    y: y[node] * 0.94 - 1,
  }));
  const roads = nodes.flatMap(({ ahead }, node) => ahead.map((next) => ({ from: spots[node], to: spots[next] })));
  return { spots, roads };
}
