import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The interpreter of the tests' virtual environment: `UNNAME_PYTHON`, which `.ci/run` sets, or `.venv-ci` in the checkout. */
export const interpreter = process.env["UNNAME_PYTHON"] ?? ".venv-ci/bin/python";

/** Why tests that need Python's tokenizers cannot run here; undefined where they can. */
export const pythonMissing: string | undefined = missingModule("tokenizers");

/** Why tests that need these Python modules cannot run here; undefined where they can. Looks for them without importing. */
export function missingModule(...names: readonly string[]): string | undefined {
  if (!existsSync(interpreter)) return `no Python at ${interpreter} (see .ci/run)`;
  const find =
    "import sys, importlib.util as u; sys.exit(' '.join(n for n in sys.argv[1:] if u.find_spec(n) is None) or 0)";
  const probe = spawnSync(interpreter, ["-c", find, ...names], { encoding: "utf8" });
  return probe.status === 0 ? undefined : `${interpreter} has no ${probe.stderr.trim() || names.join(", ")}`;
}

export interface RustEncodings {
  readonly size: number;
  readonly ids: readonly (readonly number[])[];
  readonly decoded: readonly string[];
}

/** What Rust `tokenizers` make of texts, without special tokens. Throws what Python printed if it cannot load the file. */
export function encodeWithRust(tokenizer: string, texts: readonly string[]): RustEncodings {
  const run = spawnSync(interpreter, ["test/python/encode.py"], {
    input: JSON.stringify({ tokenizer, texts }),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as RustEncodings;
}
