import { readdirSync } from "node:fs";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

const browser = [
  "window document location history navigator localStorage console fetch WebSocket URL setTimeout clearTimeout",
  "setInterval clearInterval requestAnimationFrame matchMedia CSS Intl",
];
const globals = Object.fromEntries(browser.flatMap((line) => line.split(" ")).map((name) => [name, "readonly"]));

/** No game's folder takes anything from another's: what two games share lies in `art`, `motion` or `games` itself. */
const games = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const borders = games.map((game) => {
  const others = games.filter((other) => other !== game);
  const message = "A game imports nothing from another game: what both need belongs to art, motion or games itself.";
  return {
    files: [`src/games/${game}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ group: others.map((other) => `**/${other}/**`), message }] }],
      "no-restricted-syntax": [
        "error",
        { selector: `ImportExpression[source.value=/\\/(${others.join("|")})\\//]`, message },
      ],
    },
  };
});

export default ts.config(
  { ignores: ["node_modules", "src/protocol/messages.ts", "src/games/types.ts", "src/games/*/types.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals, process: "readonly" } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config },
    },
  },
  {
    rules: {
      // The compiler tells these, and knows Svelte's own names.
      "no-undef": "off",
      // Most maps here are made anew with every value, and need not be watched.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  ...borders,
);
