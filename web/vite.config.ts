import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the service worker, with the list of all that it keeps: another build is another worker. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const hashed = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .sort();
      const plain = readdirSync(here("public"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(here("public/").length))
        .sort();
      const source = readFileSync(here("src/sw.js"), "utf-8");
      const version = createHash("sha256").update(JSON.stringify(hashed)).update(source);
      for (const name of plain) version.update(readFileSync(here(`public/${name}`)));
      version.update(readFileSync(here("index.html")));
      const built = {
        version: version.digest("hex").slice(0, 12),
        hashed: hashed.map((name) => `/${name}`),
        plain: plain.map((name) => `/${name}`),
      };
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: `const BUILT = ${JSON.stringify(built)};\n${source}`,
      });
    },
  };
}

/** The messages of a catalogue, without what only its writers need: notes, empty lines, more than one space before a line. */
function messages(file: string): string[] {
  const lines = readFileSync(file, "utf-8").split("\n");
  const said = lines.filter((line) => line.trim() && !line.startsWith("#")).map((line) => line.replace(/^ +/, " "));
  return said.join("\n").split(/\n(?=[a-z-])/i);
}

/** Sends each catalogue in two parts: `?rulings` is the rulings in full, which few ever read, and `?raw` all the rest. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file.endsWith(".ftl") || (query !== "raw" && query !== "rulings")) return undefined;
      const wanted = messages(file).filter((one) => one.startsWith("ruling-") === (query === "rulings"));
      return `export default ${JSON.stringify(`${wanted.join("\n")}\n`)}`;
    },
  };
}

/** What belongs to one game: its folder here, or its words beside the rules.  The general board belongs to all. */
const OF_A_GAME = /\/games\/(?!generic\/)[^/]+\//;

/** Holds the first load to what it was however many games there are: nothing of a game comes with the page itself. */
function noGameAtFirst(): Plugin {
  return {
    name: "no-game-at-first",
    apply: "build",
    generateBundle(_, bundle) {
      const first = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" && (file.isEntry || /\/src\/words\/\w+\.ts$/.test(file.facadeModuleId ?? ""))
          ? [file]
          : [],
      );
      const seen = new Set(first);
      for (const chunk of seen) {
        for (const name of chunk.imports) {
          const other = bundle[name];
          if (other?.type === "chunk") seen.add(other);
        }
        const early = chunk.moduleIds.filter((id) => OF_A_GAME.test(id.slice(here("..").length)));
        if (early.length) this.error(`This comes with the first load, and belongs to one game: ${early.join(", ")}`);
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), catalogues(), noGameAtFirst()],
  build: {
    // The page runs under `default-src 'self'`: nothing may travel inside an address.
    assetsInlineLimit: 0,
    target: "es2023",
    // The first browsers with light-dark(), in which the rooms are written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    reportCompressedSize: false,
    // Says what comes with what; scripts/sizes.js counts by it.
    manifest: true,
  },
  server: {
    // The catalogues lie with the Python package, beside this folder.
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true }, "/sheets": "http://127.0.0.1:8123" },
  },
});
