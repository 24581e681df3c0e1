import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from the build's own settings, which must not need the test tools.
export default mergeConfig(
  page,
  defineConfig({
    // Svelte as a browser has it: on a server, nothing would ever be done because something changed.
    resolve: { conditions: ["browser"] },
    // One window for all: a new one for each file takes several times as long as the tests in it.
    test: { environment: "happy-dom", isolate: false, include: ["src/**/*.test.ts"] },
  }),
);
