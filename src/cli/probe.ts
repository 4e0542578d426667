import { type Command, Option } from "commander";

import { UnnameError } from "../base/errors.ts";
import { refuseExisting } from "../base/files.ts";
import { openCheckpoint } from "../model/open-checkpoint.ts";
import { openSession } from "../model/session.ts";
import type { Context } from "../probe/context.ts";
import { DEFAULT_TOP_K, fillMask, writePredictions } from "../probe/fill-mask.ts";
import { readContextFiles } from "../probe/read-contexts.ts";
import {
  addCommonOptions,
  type CommonOptions,
  integerOption,
  type Io,
  printResult,
  progressReporter,
} from "./terminal.ts";

interface Flags extends CommonOptions {
  readonly model: string;
  readonly contexts: readonly string[];
  readonly set?: Context["set"] | "all";
  readonly topK: number;
  readonly out: string;
  readonly threads?: number;
  readonly force?: boolean;
}

const EXAMPLE = `
The predictions are for a person to review, so only the development contexts are probed, unless a file has none (the published CSV)
or --set says otherwise. The predictions may be names: keep the file in a private folder.

Example:
  unname probe --model model/ --contexts seen.jsonl unseen.jsonl --out model.private/predictions.jsonl`;

/** How often progress is told, in contexts. */
const PROGRESS_STEP = 500;

/** Adds `unname probe`: what a model predicts at the masks. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("probe")
    .description("predict what stands at the masks: the entries a person will review")
    .requiredOption("--model <dir>", "checkpoint folder with model.onnx")
    .requiredOption("--contexts <file...>", "contexts files (JSON Lines, or CSV with a column sentences)")
    .addOption(
      new Option("--set <set>", "which contexts (default: development)").choices(["development", "test", "all"]),
    )
    .option("--top-k <n>", "predictions a context", integerOption(1), DEFAULT_TOP_K)
    .requiredOption("--out <file>", "predictions file to write (JSON Lines, private)")
    .option("--threads <n>", "threads (default: one a core)", integerOption(1))
    .option("--force", "replace existing output")
    .addHelpText("after", EXAMPLE);
  addCommonOptions(command).action(async (flags: Flags) => {
    await refuseExisting(flags.out, flags.force);
    const contexts = chooseSet(await readContextFiles(flags.contexts), flags.set);
    const report = progressReporter(io, flags);
    const session = await openSession(await openCheckpoint(flags.model), {
      ...(flags.threads !== undefined && { threads: flags.threads }),
    });
    try {
      const predictions = await fillMask(session, contexts, {
        topK: flags.topK,
        onProgress: (done) => {
          if (done % PROGRESS_STEP === 0 || done === contexts.length) report(`${done} of ${contexts.length} contexts`);
        },
      });
      await writePredictions(flags.out, predictions, flags.force);
      const tokens = new Set(predictions.map(({ tokenId }) => tokenId)).size;
      const result = { out: flags.out, contexts: contexts.length, predictions: predictions.length, tokens };
      const text = `${predictions.length} predictions of ${tokens} different entries for ${contexts.length} contexts.\nPredictions (private): ${flags.out}`;
      printResult(io, flags, result, text);
    } finally {
      await session.close();
    }
  });
}

function chooseSet(contexts: readonly Context[], set: Flags["set"]): readonly Context[] {
  if (set === "all") return contexts;
  const chosen = contexts.filter((context) => context.set === (set ?? "development"));
  if (chosen.length > 0) return chosen;
  if (set === undefined) return contexts;
  throw new UnnameError("input-empty", `these files hold no ${set} contexts. Name other files, or another --set.`);
}
