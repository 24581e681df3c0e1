// Prints what a first visit loads, compressed, and fails when it is too much: the shell, one language, one board, one game's words.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
const folder = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf-8"));

/** The files that come with a chunk: itself, its styles, and whatever it imports at once. */
function files(key, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (found.has(file)) return found;
  [file, ...css].forEach((name) => found.add(name));
  imports.forEach((other) => files(other, found));
  return found;
}

const sizes = new Map();
function size(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(new URL(file, folder))).length);
  return sizes.get(file);
}
const sum = (names) => [...names].reduce((total, name) => total + size(name), 0);

const keys = Object.keys(manifest);
const shell = new Set(keys.filter((key) => manifest[key].isEntry).flatMap((key) => [...files(key)]));
const beside = (key) => [...files(key)].filter((file) => !shell.has(file));
const largest = (title, chosen) => {
  const each = chosen.map((key) => [key, sum(beside(key))]).sort(([, a], [, b]) => b - a);
  for (const [key, bytes] of each) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${title} ${key}`);
  return each.length ? each[0][1] : 0;
};

const later = keys.filter((key) => manifest[key].isDynamicEntry);
const isBoard = (key) => /\/(Board|Brought)\.svelte$/.test(key);
const isWords = (key) => /^src\/words\/\w+\.ts$/.test(key);
/** The words of a game and of its board, by game and language. */
const saidIn = new Map();
for (const key of later) {
  const [, game, language] = /\/games\/([^/]+)\/words\/(\w+)\.ftl/.exec(key) ?? [];
  if (game) {
    const name = `${game.replaceAll("_", "-")} ${language}`;
    saidIn.set(name, [...(saidIn.get(name) ?? []), key]);
  }
}
console.log(`${(sum(shell) / 1000).toFixed(1).padStart(8)} kB  shell`);
const said = [...saidIn]
  .map(([name, keys]) => [name, sum(new Set(keys.flatMap(beside)))])
  .sort(([, a], [, b]) => b - a);
for (const [name, bytes] of said) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  says ${name}`);
const first =
  sum(shell) +
  largest("words", later.filter(isWords)) +
  largest("board", later.filter(isBoard)) +
  Math.max(0, ...said.map(([, bytes]) => bytes));
// What nobody loads before opening it.
largest(
  "later",
  later.filter((key) => !isBoard(key) && !isWords(key) && !/\/words\/\w+\.ftl/.test(key)),
);
console.log(
  `${(first / 1000).toFixed(1).padStart(8)} kB  first load at most, without fonts; allowed ${MOST / 1000} kB`,
);
if (first > MOST) {
  console.error("The first load is too large.");
  process.exit(1);
}
