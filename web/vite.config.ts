import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
    proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true } },
  },
});
