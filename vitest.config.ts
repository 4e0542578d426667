import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Property tests and small ONNX sessions take seconds on a busy two-core machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // onnxruntime crashes in a second worker thread: child processes.
    pool: "forks",
    restoreMocks: true,
    coverage: { include: ["src/**/*.ts", "corpora/**/*.ts"], reporter: ["text", "html"] },
  },
});
