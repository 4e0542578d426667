import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Property tests and small ONNX sessions take seconds on a busy two-core machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // onnxruntime crashes in a second worker thread: child processes.
    pool: "forks",
    // Its default leaves one core idle, and much of the time is waiting for other processes.
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    coverage: { include: ["src/**/*.ts", "corpora/**/*.ts"], reporter: ["text", "html"] },
  },
});
