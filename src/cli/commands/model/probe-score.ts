import { extname } from "node:path";

import { type Command, Option } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import { refuseExisting, writeFileAtomic } from "../../../base/files.ts";
import type { MaskedLanguageModel } from "../../../model/session.ts";
import { type Metric, METRICS } from "../../../probe/score/metrics.ts";
import type { InputSentence, SentenceFormat } from "../../../probe/score/read-sentences.ts";
import type { ScoredSentence } from "../../../probe/score/score-sentences.ts";
import type { ScoreDifference } from "../../../probe/score/summarise-scores.ts";
import { addSessionOptions, openModel, type SessionFlags, withFullPrecision } from "../../options/session-options.ts";
import { integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

interface Flags extends CommonOptions, SessionFlags {
  readonly model: string;
  readonly reference?: string;
  readonly input: string;
  readonly format?: SentenceFormat;
  readonly metric: Metric;
  readonly seed: number;
  readonly out: string;
  readonly force?: boolean;
}

const HELP = `
pll adds up ln p of each token given the rest of its sentence, the later pieces of its own word masked too (Kauf & Ivanova 2023);
pll-original masks each token alone. Both take a pass a token. loss takes one pass a sentence: −ln p of 15 % of the words, chosen by
--seed, all masked at once. With --reference the second model scores the same sentences with the same masks; where their tokenizers
differ, compare figures per word.

--out gets a line a sentence, without its text: {"line" or "id", "tokens", "words", "sumNats"} and, with --reference, "referenceNats" and
"differenceNats"; a sentence that is too long for a model says "tooLong" and is left out of all figures, never cut. Scores of
single notes can show whether a model was trained on them, so the file is for its owner alone: keep it in a private folder. It is
written whole or not at all.

Examples:
  unname probe score --model model/ --input sentences.txt --out model.private/scores.jsonl
  zcat notes.jsonl.gz | unname probe score --model model/ --reference public/ --input - --format jsonl --metric loss --out scores.private/loss.jsonl`;

/** First sentences that the effect of 8 bits is measured on. */
const INT8_SAMPLE = 64;
/** How often progress is shown, in sentences. */
const PROGRESS_STEP = 500;

/** Adds `unname probe score`: how likely a model holds sentences, beside another model if asked. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "probe score")
    .description("score how likely a model finds sentences")
    .requiredOption("-m, --model <dir>", "checkpoint folder")
    .option("--reference <dir>", "checkpoint folder of the model to compare with")
    .requiredOption("--input <file>", "sentences, one a line or JSON Lines with text and id; - reads standard input")
    .addOption(
      new Option("--format <format>", "how sentences are written (default: jsonl for .jsonl, otherwise lines)").choices(
        ["lines", "jsonl"],
      ),
    )
    .addOption(new Option("--metric <metric>", "what is measured").choices(METRICS).default("pll"))
    .requiredOption("-o, --out <file>", "scores to write, a line a sentence (JSON Lines, private)")
    .option("--seed <n>", "what masks and resampling depend on", integerOption(0), 0)
    .option("--force", "replace existing output");
  finishCommand(addSessionOptions(command), HELP).action(async (flags: Flags) => {
    await refuseExisting(flags.out, flags.force);
    const { readSentences } = await import("../../../probe/score/read-sentences.ts");
    const { scoreSentences } = await import("../../../probe/score/score-sentences.ts");
    const { createScoreSummary } = await import("../../../probe/score/summarise-scores.ts");
    const format = flags.format ?? (extname(flags.input).toLowerCase() === ".jsonl" ? "jsonl" : "lines");
    const source = flags.input === "-" ? (io.stdin ?? process.stdin) : flags.input;
    const models: MaskedLanguageModel[] = [];
    const report = progressReporter(io, flags);
    try {
      for (const directory of [flags.model, flags.reference])
        if (directory !== undefined) models.push(await openModel(directory, flags, report));
      const [session, reference] = models as [MaskedLanguageModel, MaskedLanguageModel?];
      const summary = createScoreSummary(flags.metric, flags.seed);
      const first: InputSentence[] = [];
      const scored = scoreSentences(session, keepFirst(readSentences(source, format), first), {
        metric: flags.metric,
        seed: flags.seed,
        ...(reference && { reference }),
      });
      await writeFileAtomic(flags.out, toLines(scored, summary.add, report), { private: true });
      const effect = await withFullPrecision(flags.model, flags, (full) => measureEffect(session, full, first, flags));
      const result = { ...summary.finish(), ...(effect && { int8: effect }) };
      const { describeScores } = await import("../../output/score-table.ts");
      printResult(
        io,
        flags,
        { out: flags.out, ...result },
        `${describeScores(result, effect)}\nScores (private): ${flags.out}`,
      );
    } finally {
      for (const model of models) await model.close();
    }
  });
}

async function* keepFirst(sentences: AsyncIterable<InputSentence>, kept: InputSentence[]) {
  for await (const sentence of sentences) {
    if (kept.length < INT8_SAMPLE) kept.push(sentence);
    yield sentence;
  }
}

/** What 8 bits change in the scores of the first sentences: the model as it was used, minus itself in full precision. */
async function measureEffect(
  session: MaskedLanguageModel,
  full: MaskedLanguageModel,
  sentences: readonly InputSentence[],
  { metric, seed }: Flags,
): Promise<ScoreDifference | undefined> {
  const { scoreSentences } = await import("../../../probe/score/score-sentences.ts");
  const { createScoreSummary } = await import("../../../probe/score/summarise-scores.ts");
  const summary = createScoreSummary(metric, seed);
  for await (const scored of scoreSentences(session, sentences, { metric, seed, reference: full })) summary.add(scored);
  return summary.finish().difference;
}

/** A line a sentence, as they come. Throws `input-empty` in the end if there was none. */
async function* toLines(
  scored: AsyncIterable<ScoredSentence<InputSentence>>,
  add: (scored: ScoredSentence<unknown>) => void,
  report: (message: string) => void,
): AsyncGenerator<string> {
  let done = 0;
  for await (const one of scored) {
    add(one);
    yield `${JSON.stringify(toRecord(one))}\n`;
    if (++done % PROGRESS_STEP === 0) report(`${done} sentences`);
  }
  if (done === 0) throw new UnnameError("input-empty", "expected sentences, found none. Check --input and --format.");
}

function toRecord({ sentence, score, reference, differenceNats }: ScoredSentence<InputSentence>) {
  const { line, id } = sentence;
  const place = id === undefined ? { line } : { id };
  if (score.isTooLong || reference?.isTooLong === true) return { ...place, tooLong: true };
  const { tokens, words, sumNats } = score;
  return {
    ...place,
    tokens,
    words,
    sumNats,
    ...(reference && { referenceTokens: reference.tokens, referenceNats: reference.sumNats, differenceNats }),
  };
}
