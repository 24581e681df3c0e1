/** Search as you type: case, accents and the kind of apostrophe do not matter, and every word has to be there. */

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

/** Whether a text has every word of a query, in any order; an empty query is in every text. */
export function has(text: string, query: string): boolean {
  const within = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** A text in pieces, each with whether it is a word of the query. */
export function lit(text: string, query: string): [piece: string, found: boolean][] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  // Letter by letter, so that what stands without its accents is as long as the text itself.
  const letters = [...text];
  const within = letters.map((letter) => plain(letter)[0] ?? " ").join("");
  const marked = letters.map(() => false);
  for (const word of words) {
    for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  }
  const pieces: [string, boolean][] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last && last[1] === marked[i]) last[0] += letter;
    else pieces.push([letter, marked[i]]);
  });
  return pieces;
}
