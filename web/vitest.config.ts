import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from the build's own settings, which must not need the test tools.
export default mergeConfig(page, defineConfig({ test: { environment: "happy-dom", include: ["src/**/*.test.ts"] } }));
