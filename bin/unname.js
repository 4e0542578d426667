#!/usr/bin/env node
// Runs the compiled command line; in a source checkout that was never built, builds it first.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const entry = new URL("../dist/src/cli/main.js", import.meta.url);

if (!existsSync(entry)) {
  // TypeScript exports no path to its own command, only its package.json.
  const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
  const compiler = join(dirname(manifest), "bin", "tsc");
  process.stderr.write("unname: building once from source ...\n");
  const build = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
await import(entry.href);
