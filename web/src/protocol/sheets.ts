/** What is fixed about the games as they are shipped: files of the server, which this browser may have kept. */

import { Failed } from "./api";
import type { GameInfo, GameList, Sheet } from "./messages";
import { reachability } from "./reachability.svelte";

async function file<T>(name: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/sheets/${encodeURIComponent(name)}.json`);
  } catch {
    reachability.lose();
    throw new Failed("offline", "");
  }
  if (!response.ok) throw new Failed(String(response.status), response.statusText);
  if (response.headers.has("x-kept")) reachability.lose();
  return (await response.json()) as T;
}

export const gamesHere = async (): Promise<GameInfo[]> => (await file<GameList>("games")).games;
export const sheetOf = (game: string): Promise<Sheet> => file<Sheet>(game);
