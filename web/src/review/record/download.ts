/** The record of a finished game, as a file. */

import { record } from "../api";

export async function download(id: string): Promise<void> {
  const kept = (await record(id)).record;
  const file = URL.createObjectURL(new Blob([JSON.stringify(kept, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = file;
  link.download = `${kept["game"]}-${id}.json`;
  link.click();
  URL.revokeObjectURL(file);
}
