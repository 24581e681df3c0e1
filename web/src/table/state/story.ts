/** What was told so far, with what was taken back left out. */

import type { Event } from "../../games/board";
import type { Update } from "../../protocol/messages";

export interface Story {
  /** The number of the first event that is kept: a faithful table forgets what came before. */
  base: number;
  events: Event[];
}

export interface Heard {
  story: Story;
  /** What is new to this page, oldest first; nothing when a whole past arrives at once. */
  fresh: Event[];
  /** What stood here and was taken back, oldest first. */
  undone: Event[];
}

export const NOTHING: Story = { base: 0, events: [] };

/** How many events are known, counting those no longer kept. */
export function known(story: Story): number {
  return story.base + story.events.length;
}

/** The story after an update.  A faithful table tells the same events again, with faces blanked, and leaves out what
 *  came before (`forget`): neither takes anything back. */
export function hear(
  story: Story,
  update: Pick<Update, "start" | "events">,
  { first = false, forget = false } = {},
): Heard {
  const end = known(story);
  const start = update.start;
  // Where the two stories overlap, up to which event do they agree?
  let agree = Math.max(start, story.base);
  while (agree < Math.min(end, start + update.events.length)) {
    if (!isSame(story.events[agree - story.base], update.events[agree - start])) break;
    agree++;
  }
  const gap = start > end || start < story.base;
  const base = forget || gap ? start : story.base;
  const before = base < start ? story.events.slice(base - story.base, start - story.base) : [];
  return {
    story: { base, events: [...before, ...update.events] },
    fresh: first ? [] : update.events.slice(agree - start),
    undone: story.events.slice(agree - story.base),
  };
}

/** Whether it is the same event, told perhaps without its faces now. */
function isSame(old: Event, now: Event): boolean {
  return old.length === now.length && now.every((value, i) => value === old[i] || (i > 0 && value === -1));
}
