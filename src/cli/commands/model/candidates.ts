import type { Command } from "commander";

import { withoutUndefined } from "../../../base/without-undefined.ts";
import { refuseExisting } from "../../../base/files.ts";
import type { CandidateList } from "../../../review/candidates/candidate-evidence.ts";
import { addRecogniserOptions, type RecogniserFlags, specsOf } from "../../options/corpus-options.ts";
import { addSessionOptions, openModel, type SessionFlags } from "../../options/session-options.ts";
import { collect, integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";

interface Flags extends CommonOptions, SessionFlags, RecogniserFlags {
  readonly model: string;
  readonly predictions: string;
  readonly contexts: readonly string[];
  readonly corpus?: readonly string[];
  readonly decisions?: string;
  readonly sample?: number;
  readonly seed: number;
  readonly out: string;
  readonly force?: boolean;
}

const HELP = `
Asks every source of every vocabulary entry: what the model predicts at the masks; what lies near PERSON and near names in its
embeddings, round by round until there is nothing new; the words of the names that step 1 replaced; the shipped lists of names; what a recogniser
calls a person when it is written into the contexts; beginnings of names that are said in pieces. From what they say each entry gets the
probability that it is a name. A random sample of what no source brought up is mixed in.

Give --decisions after deciding on some, and the neighbours of what was decided to be a name are looked at, too. The file holds names: keep it in a
private folder.

Example:
  unname candidates --model model/ --predictions model.private/predictions.jsonl --contexts seen.jsonl unseen.jsonl \\
    --language nl --out model.private/candidates.jsonl`;

/** Adds `unname candidates`: the entries that a person will review, from every source. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("candidates")
    .description("list vocabulary entries that may be names, with probabilities")
    .requiredOption("-m, --model <dir>", "checkpoint folder that was probed")
    .requiredOption("--predictions <file>", "predictions.jsonl that probe wrote for this model")
    .requiredOption("--contexts <files...>", "the contexts that were probed")
    .option(
      "--corpus <dir>",
      "a folder that anonymise wrote, to count its words (repeatable; default: those the contexts are of)",
      collect,
    )
    .option("--decisions <file>", "decisions so far: the neighbours of names are looked at, too")
    .option("--sample <n>", "entries of the random sample (default: 150)", integerOption(0))
    .option("--seed <n>", "what the sample and the texts depend on", integerOption(0), 0)
    .requiredOption("-o, --out <file>", "candidates file to write (JSON Lines, private)")
    .option("--force", "replace existing output");
  addRecogniserOptions(command, "default: --language auto");
  finishCommand(addSessionOptions(command), HELP).action(async (flags: Flags) => {
    await refuseExisting(flags.out, flags.force);
    const { candidatesOfFiles } = await import("../../../review/candidates/gather-from-files.ts");
    const { DEFAULT_RECOGNISERS } = await import("../../../corpus/resolve-recognisers.ts");
    const onProgress = progressReporter(io, flags);
    const session = await openModel(flags.model, flags, onProgress);
    try {
      const list = await candidatesOfFiles({
        session,
        predictionsPath: flags.predictions,
        contextPaths: flags.contexts,
        recognisers: specsOf({ ...flags, int8: false }) ?? DEFAULT_RECOGNISERS,
        seed: flags.seed,
        out: flags.out,
        onProgress,
        ...(flags.lean !== undefined && { lean: flags.lean }),
        ...(flags.corpus && { corpora: flags.corpus }),
        ...withoutUndefined({ decisionsPath: flags.decisions, tailSample: flags.sample }),
        ...(flags.force && { force: true }),
      });
      const counts = countSources(list);
      printResult(io, flags, { out: flags.out, ...counts }, describe(counts, flags.out));
    } finally {
      await session.close();
    }
  });
}

function countSources({ candidates, tail }: CandidateList) {
  const sources: Record<string, number> = {};
  for (const candidate of candidates)
    for (const source of candidate.sources) sources[source] = (sources[source] ?? 0) + 1;
  const expectedNames = candidates.reduce((sum, { probability }) => sum + probability, 0);
  const sampled = candidates.filter(({ isSampled }) => isSampled).length;
  return { candidates: candidates.length, sampled, tail: tail.length, expectedNames, sources };
}

function describe({ candidates, sampled, tail, expectedNames, sources }: ReturnType<typeof countSources>, out: string) {
  const bySource = Object.entries(sources).map(([source, count]) => `${source} ${count}`);
  return [
    `${candidates} candidates, about ${Math.round(expectedNames)} names among them; ${sampled} of them drawn at random from ${sampled + tail} that no source brought up.`,
    `By source, some by several: ${bySource.join(", ")}.`,
    `Candidates (private): ${out}`,
  ].join("\n");
}
