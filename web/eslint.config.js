import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

const browser = [
  "window document location history navigator localStorage console fetch WebSocket URL setTimeout clearTimeout",
  "setInterval clearInterval requestAnimationFrame matchMedia CSS Intl",
];
const globals = Object.fromEntries(browser.flatMap((line) => line.split(" ")).map((name) => [name, "readonly"]));

export default ts.config(
  { ignores: ["node_modules", "src/protocol/messages.ts"] },
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
);
