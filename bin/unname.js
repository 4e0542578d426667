#!/usr/bin/env node
// Runs the compiled command line; in a source checkout that was never built, builds it first.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import * as modules from "node:module";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const entry = new URL("../dist/src/cli/main.js", import.meta.url);
/** The same in few files (rolldown.config.mjs). */
const joined = new URL("../dist/app/main.js", import.meta.url);

if (!existsSync(entry)) {
  if (!existsSync(new URL("../tsconfig.build.json", import.meta.url))) {
    process.stderr.write(
      "error: this package holds no program: it was packed in a checkout that was not built. There: npm run build && npm pack\n",
    );
    process.exit(2);
  }
  process.stderr.write("unname: building once from source ...\n");
  const build = spawnSync("npm run --silent build", { cwd: root, shell: true, stdio: ["ignore", 2, 2] });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

// Beside the program and nowhere else: who may write there may change the program itself. Where nobody may, nothing is kept.
modules.enableCompileCache?.(fileURLToPath(new URL("../dist/compiled", import.meta.url)));
/** Not where the compiler alone has run since. */
const isAsNew = existsSync(joined) && statSync(joined).mtimeMs >= statSync(entry).mtimeMs;
await import((isAsNew ? joined : entry).href);
