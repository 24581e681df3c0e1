/** Games of chance as the page tells them, for the tests of each game's log: what rivals did until it was one's turn again. */

import { cases } from "../../protocol/shared_cases";
import type { GameLog } from "../../games/boards";
import { placesOf } from "../../words/words";
import { headlines, lately, marked } from "./turns";

/** What a rival did, and what the page makes of it. */
export interface Done {
  /** The verbs of all steps that they chose. */
  verbs: string[];
  /** The kinds of what happened, theirs and others'. */
  happened: string[];
  /** The kinds of the events by which it is told. */
  told: string[];
  /** Whose doing they are, whether it is theirs. */
  own: boolean;
  /** The places that what they did named, and those that are marked. */
  named: number[];
  marks: number[];
}

const ME = 0;

/** All that rivals did in these games between two choices of the first seat. */
export function doneIn(game: string, log: GameLog): Done[] {
  const { sheet, stories } = cases.find((one) => one.sheet.game.name === game) ?? { sheet: null, stories: [] };
  if (!sheet) throw new Error(`no cases of ${game}`);
  const is = (event: number[]) => sheet.kinds[event[0]].name;
  const isTheirs = (event: number[], who: number | null): boolean => {
    const seat = sheet.kinds[event[0]].fields.findIndex(({ kind }) => kind === "seat");
    return seat >= 0 && event[seat + 1] === who;
  };
  return stories.flatMap(({ events, verbs }) => {
    let steps = 0;
    let since: { who: number; verb: string }[] = [];
    return events.flatMap((event, i) => {
      if (is(event) === "chose") {
        since = event[1] === ME ? [] : [...since, { who: event[1], verb: verbs[steps] }];
        steps += 1;
      }
      if (is(event) !== "asked" || !isTheirs(event, ME)) return [];
      return lately(sheet, events.slice(0, i), ME, log.milestones).map((turn) => {
        const heads = headlines(sheet, turn, log.headlines);
        const theirs = turn.lines.filter(({ event }) => isTheirs(event, turn.who));
        return {
          verbs: since.filter(({ who }) => who === turn.who).map(({ verb }) => verb),
          happened: turn.lines.map(({ event }) => is(event)),
          told: heads.map(({ event }) => is(event)),
          own: heads.every(({ event }) => isTheirs(event, turn.who)),
          named: theirs.flatMap(({ event }) => placesOf(sheet, event)),
          marks: marked(sheet, [turn]),
        };
      });
    });
  });
}

/** Rivals' turns that are not told by what they chose, or leave no mark; `verbs` says by which kinds of events one of
 *  these verbs may be told. */
export function untold(game: string, log: GameLog, verbs: Readonly<Record<string, readonly string[]>>): Done[] {
  return doneIn(game, log).filter((done) => {
    const actions = done.verbs.filter((verb) => verb in verbs);
    const isTold = actions.every((verb) => verbs[verb].some((kind) => done.told.includes(kind)));
    return !isTold || !done.own || done.named.some((place) => !done.marks.includes(place));
  });
}
