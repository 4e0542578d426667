import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

/** Tests that start programs or change what belongs to the whole process: each file has a process of its own. They are long, and first by name. */
const ALONE = [
  "test/{cli,conformance,corpus,docs,library,pack,testing,workflow}/**/*.test.ts",
  "test/audit/residue/residue.test.ts",
  "test/model/{fuzz-*,load-runtime}.test.ts",
  "test/recognise/{neural,process}/**/*.test.ts",
  "test/recognise/every-recogniser.test.ts",
  "test/report/chromium.test.ts",
  "test/review/{terminal,web-*}.test.ts",
];
const setupFiles = ["test/fixtures/after-each-file.ts"];

export default defineConfig({
  test: {
    // Property tests and small ONNX sessions take seconds on a busy two-core machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // onnxruntime crashes in a second worker thread: child processes.
    pool: "forks",
    // Its default leaves one core idle, and much of the time is waiting for other processes.
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    coverage: { include: ["src/**/*.ts", "corpora/**/*.ts"], reporter: ["text", "html"] },
    projects: [
      { extends: true, test: { name: "alone", include: ALONE, setupFiles } },
      // To start a process and import the sources takes longer than most of these: a process does many of them.
      {
        extends: true,
        test: { name: "together", include: ["test/**/*.test.ts"], exclude: ALONE, isolate: false, setupFiles },
      },
    ],
  },
});
