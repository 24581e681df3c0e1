// Prints what the first visit loads, compressed, and fails when it is too much.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
const folder = new URL("../dist/", import.meta.url);
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.pathname.length).replace(/^\//, ""));
const size = (file) => gzipSync(readFileSync(new URL(file, folder))).length;
const isFont = (file) => file.endsWith(".woff2");

let all = 0;
for (const file of files.filter((file) => !isFont(file)).sort()) {
  const bytes = size(file);
  all += bytes;
  console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
}
const fonts = files.filter(isFont).reduce((sum, file) => sum + readFileSync(new URL(file, folder)).length, 0);
console.log(
  `${(all / 1000).toFixed(1).padStart(8)} kB  all without fonts (every language, every board); fonts ${(fonts / 1000).toFixed(1)} kB`,
);
// The whole page, all languages and boards, is more than any first visit loads: if it fits, every visit does.
const languages = files.filter((file) => /\/(en|it|pt)-[^/]*\.js$/.test(file)).map(size);
const first = all - languages.reduce((a, b) => a + b, 0) + Math.max(0, ...languages);
console.log(
  `${(first / 1000).toFixed(1).padStart(8)} kB  first load at most (one language, all boards); allowed ${MOST / 1000} kB`,
);
if (first > MOST) {
  console.error("The first load is too large.");
  process.exit(1);
}
