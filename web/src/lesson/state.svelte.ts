/** A lesson as this browser has it: a table of one's own, and the step it is at. */

import { settings, t } from "../app/settings.svelte";
import { Failed } from "../protocol/api";
import type { FromServer, Hello, LessonStep } from "../protocol/messages";
import { gamesHere, sheetOf } from "../protocol/sheets";
import { begin } from "../table/state/chooser";
import { TableState } from "../table/state/table.svelte";

export class LessonState extends TableState {
  step = $state.raw<LessonStep | null>(null);

  constructor(readonly lesson: string) {
    super("");
  }

  override get names(): string[] {
    return super.names.map((name) => name || settings.name.trim() || t("web-guest"));
  }

  override async load(): Promise<void> {
    try {
      const game = (await gamesHere()).find(({ lessons }) => lessons.includes(this.lesson));
      if (!game) throw new Failed("no-such-lesson", "");
      this.sheet = await sheetOf(game.name);
      this.enter(null);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Go to a step, back or on; what it asks for is done for the learner. */
  go(step: number): void {
    this.socket?.send({ type: "go_to", step });
  }

  protected override get address(): string {
    return `/lessons/${encodeURIComponent(this.lesson)}`;
  }

  protected override hello(): Hello {
    // Whatever was learnt before the line broke is not asked for again.
    return { type: "hello", token: null, events: 0, step: this.step?.step ?? 0 };
  }

  protected override hear(message: FromServer): void {
    if (message.type === "lesson") {
      this.step = message;
      this.pending = null;
      return;
    }
    super.hear(message);
    // Another step of the same moment offers something else.
    if (message.type === "update" && this.update) this.stage = begin(this.update.offers);
  }
}
