import { createInterface } from "node:readline/promises";

import { UnnameError } from "../../../base/errors.ts";
import type { Io } from "../../terminal.ts";

/**
 * What a person types after a question, without white space around it. Throws `usage` without a terminal, since a
 * script that cannot be asked must say `--yes`.
 */
export async function askToConfirm(io: Io, question: string): Promise<string> {
  if (!io.isTTY || io.stdin === undefined) {
    throw new UnnameError("usage", "this asks before it destroys anything, and needs a terminal for that: pass --yes.");
  }
  const terminal = createInterface({ input: io.stdin, output: io.stderr });
  try {
    return (await terminal.question(`${question} `)).trim();
  } finally {
    terminal.close();
  }
}
