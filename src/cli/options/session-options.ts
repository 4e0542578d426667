import { withoutUndefined } from "../../base/without-undefined.ts";
import type { Command } from "commander";

import type { MaskedLanguageModel, SessionOptions } from "../../model/session.ts";
import { integerOption } from "./parse-values.ts";

/** Flags of commands that run a model. */
export interface SessionFlags {
  readonly threads?: number;
  readonly batchTokens?: number;
  readonly int8?: boolean;
}

/** Adds `--threads`, `--batch-tokens` and `--int8` to a command. */
export function addSessionOptions(command: Command): Command {
  return command
    .option("--threads <n>", "threads (default: one a core)", integerOption(1))
    .option(
      "--batch-tokens <n>",
      "tokens a batch, padding counted (default: 1024); results depend on it by 0.00001 at most",
      integerOption(1),
    )
    .option("--int8", "multiply in 8 bits: faster, a little off; the effect is measured on a sample and reported");
}

/** What these flags say to the session. */
function sessionOptionsOf({ threads, batchTokens, int8 }: SessionFlags): SessionOptions {
  return {
    ...withoutUndefined({ threads, batchTokens }),
    ...(int8 === true && { precision: "int8" }),
  };
}

/** Opens the model of a folder as these flags say; `tell` gets what a person should know of it. Throws as `openCheckpoint` and `openSession` do. */
export async function openModel(
  directory: string,
  flags: SessionFlags,
  tell: (message: string) => void = () => {},
): Promise<MaskedLanguageModel> {
  const { openCheckpoint } = await import("../../model/open-checkpoint.ts");
  const { openSession } = await import("../../model/session.ts");
  const model = await openSession(await openCheckpoint(directory), sessionOptionsOf(flags));
  const { otherHeads = [] } = model;
  if (otherHeads.length > 0)
    tell(
      `${directory}: heads of other tasks take no part in predicting words and are left out: ${otherHeads.join(", ")}`,
    );
  return model;
}

/** Runs `use` with the same model in full precision, if it was opened in 8 bits; undefined otherwise. */
export async function withFullPrecision<Result>(
  directory: string,
  flags: SessionFlags,
  use: (full: MaskedLanguageModel) => Promise<Result>,
): Promise<Result | undefined> {
  if (flags.int8 !== true) return undefined;
  const full = await openModel(directory, { ...flags, int8: false });
  try {
    return await use(full);
  } finally {
    await full.close();
  }
}
