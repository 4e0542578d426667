import { spawnSync } from "node:child_process";

import { interpreter } from "./python.ts";

/** What a script of the tests prints. Throws what it wrote to stderr if it fails. */
export function runPython(script: string, ...parameters: readonly string[]): string {
  return runPythonOn("", script, ...parameters);
}

/** The same of a script that reads `input`. */
export function runPythonOn(input: string, script: string, ...parameters: readonly string[]): string {
  return start(interpreter, input, script, parameters);
}

/** What a script prints by another interpreter. */
export function runPythonOf(python: string, script: string, ...parameters: readonly string[]): string {
  return start(python, "", script, parameters);
}

function start(python: string, input: string, script: string, parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(python, ["-B", script, ...parameters], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
