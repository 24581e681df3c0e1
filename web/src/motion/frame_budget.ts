/** Work that can wait.  As long as a task has time, everything is done at once; the rest follows after the next frames, a
 *  little after each, so that nothing ever stands still. */

/** How long a task may work, in milliseconds; the browser needs about as much again to show what came of it. */
const SHARE = 8;

const waiting = new Set<() => void>();
let began: number | null = null;
let due = false;
const { port1, port2 } = new MessageChannel();
port1.onmessage = resume;

/** Whether this task has time for more. */
export function hasTime(): boolean {
  began ??= performance.now();
  comeBack();
  return waiting.size === 0 && performance.now() - began < SHARE;
}

/** Do this when there is time; the answer takes it back. */
export function later(work: () => void): () => void {
  waiting.add(work);
  comeBack();
  return () => waiting.delete(work);
}

/** Do this in the frame that shows everything: when nothing waits any more. */
export function onceShown(work: () => void): void {
  requestAnimationFrame(() => (waiting.size ? onceShown(work) : work()));
}

/** After the next frame. */
function comeBack(): void {
  if (due) return;
  due = true;
  requestAnimationFrame(() => port2.postMessage(null));
}

function resume(): void {
  due = false;
  began = waiting.size ? performance.now() : null;
  for (const work of waiting) {
    if (performance.now() - (began ?? 0) >= SHARE) break;
    waiting.delete(work);
    work();
  }
  if (waiting.size) comeBack();
}
