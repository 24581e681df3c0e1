/** What every game's view has, written by scripts/page_types.py from src/grandvizier/core/game.py: do not edit. */

/** What is asked, and of whom. */
export interface Asked {
  question: string;
  seat: number;
}

/** What lies at a place in play. */
export type Lying = [place: number, family: string, face: number | null];

/** What every game's view has, as plain data, ready for JSON; a game's own is in `sight/shape.py`. */
export interface View {
  /** Who looks; an onlooker is counted after the last player. */
  seat: number;
  players: number;
  asked: Asked | null;
  over: boolean;
  table: Lying[];
}

/** What could have been remembered of the faces that were seen. */
export interface Notebook {
  /** Place to face: where it certainly lies. */
  known: Record<string, number>;
  /** Face to places: where one that was seen and lost may lie. */
  lost: Record<string, number[]>;
  /** Face to seat: which is certainly in somebody's hand, where hands are hidden. */
  hands?: Record<string, number>;
}
