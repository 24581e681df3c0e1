/** What lies under the pointer, else what the keyboard is at. */

import { on } from "svelte/events";

/** A place on the table, or a button that stands for one choice alone. */
export interface Pointed {
  place: number | null;
  /** The path of that choice. */
  path: string | null;
}

export class Pointing {
  private under = $state.raw<Pointed | null>(null);
  private focused = $state.raw<Pointed | null>(null);
  at = $derived.by(() => this.under ?? this.focused);

  /** Looks after everything in this part of the page. */
  watch = (whole: HTMLElement): (() => void) => {
    const over = ({ target }: Event): void => void (this.under = pointed(target));
    const away = (): void => void (this.under = null);
    // A finger leaves the focus where it touched: that is no pointing.
    const focus = ({ target }: Event): void =>
      void (this.focused = (target as Element).matches(":focus-visible") ? pointed(target) : null);
    const blur = (): void => void (this.focused = null);
    const all = { pointerover: over, pointerleave: away, focusin: focus, focusout: blur };
    // A part that goes while the keyboard is at it loses the focus in the middle of drawing, where nothing else may change.
    const ears = Object.entries(all).map(([name, hear]) => on(whole, name, hear));
    return () => ears.forEach((leave) => leave());
  };
}

function pointed(target: EventTarget | null): Pointed | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-path], [data-place]") : null;
  if (!found) return null;
  const { path = null, place } = found.dataset;
  return { path, place: place === undefined ? null : Number(place) };
}
