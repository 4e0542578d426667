import { type Command, Option } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import { refuseExisting } from "../../../base/files.ts";
import { paceTeller } from "../../../base/pace.ts";
import type { MaskedLanguageModel } from "../../../model/session.ts";
import type { Context } from "../../../probe/contexts/context.ts";
import { DEFAULT_TOP_K, fillMask, writePredictions } from "../../../probe/fill/fill-mask.ts";
import type { Candidates } from "./probe-candidates.ts";
import { addSessionOptions, openModel, type SessionFlags } from "../../options/session-options.ts";
import { collect, integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";

interface Flags extends CommonOptions, SessionFlags {
  readonly model: string;
  readonly contexts?: readonly string[];
  readonly text?: readonly string[];
  readonly set?: Context["set"] | "all";
  readonly topK?: number;
  readonly candidates?: string;
  readonly pieces?: number;
  readonly out?: string;
  readonly force?: boolean;
}

/** Rows of a table that a person looks at. */
const SHOWN_TOP_K = 10;

const HELP = `
With --contexts, the predictions are for a person to review, so only the development contexts are probed, unless a file has none (the
published CSV) or --set says otherwise. The predictions may be names: keep the file in a private folder.

With --text, a quick look: a table a mask and, for several masks, the likeliest fillings of all together (beam search). --pieces N
puts N masks in the place of the only one, for names that are written in N tokens.

--candidates ranks the words of a file and nothing else, with probabilities that sum to 1 over them. A word of several tokens is scored with as
many masks, from left to right. Its lines are {context, rank, candidate, tokens, logProbNats, probability, written}.

Examples:
  unname probe --model model/ --contexts seen.jsonl unseen.jsonl --out model.private/predictions.jsonl
  unname probe --model model/ --text "Dhr. <mask> belt." --top-k 10
  unname probe --model model/ --contexts seen.jsonl --candidates people.csv --out model.private/ranking.jsonl`;

/** Adds `unname probe`: what a model predicts at the masks. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("probe")
    .description("predict the masked words, for a person to review")
    .requiredOption("-m, --model <dir>", "checkpoint folder")
    .option("--contexts <file...>", "contexts files (JSON Lines, or CSV with a column sentences)")
    .option("--text <text>", "a text with <mask> in it, to look at instead; may be repeated", collect)
    .addOption(
      new Option("--set <set>", "which contexts; all is both, never the reserve (default: development)").choices([
        "development",
        "test",
        "all",
      ]),
    )
    .option(
      "--top-k <n>",
      `predictions a mask (default: ${DEFAULT_TOP_K}, with --text ${SHOWN_TOP_K})`,
      integerOption(1),
    )
    .option("--candidates <file>", "rank these alone: one a line, or names as CSV or JSON Lines")
    .option("--pieces <n>", "masks in the place of the only one of a --text", integerOption(1))
    .option("-o, --out <file>", "predictions file to write (JSON Lines, private)")
    .option("--force", "replace existing output");
  finishCommand(addSessionOptions(command), HELP).action(async (given: Flags) => {
    const flags = chooseInput(given, command);
    if (flags.out !== undefined) await refuseExisting(flags.out, flags.force);
    const { readContextFiles } = await import("../../../probe/contexts/read-contexts.ts");
    const { describeInt8, measureInt8 } = await import("./int8-effect.ts");
    const { readCandidates } = await import("./probe-candidates.ts");
    const listed = flags.candidates === undefined ? undefined : await readCandidates(flags.candidates);
    const contexts = flags.contexts && chooseSet(await readContextFiles(flags.contexts), flags.set);
    const session = await openModel(flags.model, flags, progressReporter(io, flags));
    try {
      const answer =
        contexts === undefined
          ? await showTexts(session, listed, flags, io)
          : await probeContexts(session, contexts, listed, flags, io);
      const texts = flags.text ?? contexts?.map(({ text }) => text) ?? [];
      const effect = await measureInt8(session, flags.model, flags, texts, answer.topK);
      const result = { ...answer.result, ...(effect && { int8: effect }) };
      printResult(io, flags, result, [answer.text, ...(effect ? [describeInt8(effect)] : [])].join("\n"));
    } finally {
      await session.close();
    }
  });
}

/** What a way of probing found: for machines, and for people. */
interface Answer {
  readonly topK: number;
  readonly result: object;
  readonly text: string;
}

async function showTexts(
  session: MaskedLanguageModel,
  listed: Candidates | undefined,
  flags: Flags,
  io: Io,
): Promise<Answer> {
  const topK = flags.topK ?? SHOWN_TOP_K;
  const { probeTexts } = await import("./probe-text.ts");
  const { columns } = io.stdout as { columns?: number };
  const { answers, table } = await probeTexts(session, flags.text ?? [], {
    topK,
    ...(flags.pieces !== undefined && { pieces: flags.pieces }),
    ...(listed && { candidates: listed.candidates }),
    ...(io.isTTY && { columns: columns ?? 80 }),
  });
  const repeated = listed?.repeated ?? 0;
  const note = repeated > 0 ? `\n\nCandidates repeated in the list, counted once: ${repeated}.` : "";
  return { topK, result: { texts: answers, ...(listed && { repeated }) }, text: table + note };
}

async function probeContexts(
  session: MaskedLanguageModel,
  contexts: readonly Context[],
  listed: Candidates | undefined,
  flags: Flags,
  io: Io,
): Promise<Answer> {
  const { topK = DEFAULT_TOP_K, force } = flags;
  const out = flags.out as string;
  const onProgress = paceTeller(contexts.length, "contexts", progressReporter(io, flags));
  if (listed !== undefined) {
    const { describeTroubles, probeCandidates } = await import("./probe-candidates.ts");
    const { candidates, repeated } = listed;
    const troubles = await probeCandidates(session, contexts, { candidates, topK, out, onContext: onProgress });
    const result = { out, contexts: contexts.length, candidates: candidates.length, repeated, ...troubles };
    const text = [
      `${candidates.length} candidates ranked at ${contexts.length} contexts.`,
      ...describeTroubles(troubles, repeated),
      `Ranking (private): ${out}`,
    ];
    return { topK, result, text: text.join("\n") };
  }
  const predictions = await fillMask(session, contexts, { topK, onProgress });
  await writePredictions(out, predictions, force);
  const tokens = new Set(predictions.map(({ tokenId }) => tokenId)).size;
  const result = { out, contexts: contexts.length, predictions: predictions.length, tokens };
  const text = `${predictions.length} predictions of ${tokens} different entries for ${contexts.length} contexts.\nPredictions (private): ${out}`;
  return { topK, result, text };
}

/** Exactly one of --text and --contexts, each with its own flags. What only the configuration file says gives way to --text. */
function chooseInput(flags: Flags, command: Command): Flags {
  const usage = (message: string) => new UnnameError("usage", message);
  if (flags.text === undefined) {
    if (flags.contexts === undefined)
      throw usage("probe needs --contexts with a file, or --text with a text to look at.");
    if (flags.out === undefined) throw usage("probe --contexts needs --out: name a file in a private folder.");
    if (flags.pieces !== undefined) throw usage("--pieces is for --text.");
    return flags;
  }
  const { contexts: _contexts, out: _out, set: _set, ...rest } = flags;
  for (const name of ["contexts", "out", "set"] as const) {
    if (flags[name] === undefined || command.getOptionValueSource(name) === "config") continue;
    throw usage(`--${name} does not go with --text, whose answer is printed. Leave one of them out.`);
  }
  if (flags.candidates !== undefined && flags.pieces !== undefined)
    throw usage("--pieces does not go with --candidates, which have as many tokens as they have.");
  return rest;
}

function chooseSet(contexts: readonly Context[], set: Flags["set"]): readonly Context[] {
  // Once a model was asked about the reserve, it is none any more.
  const all = contexts.filter((context) => context.set !== "reserve");
  const chosen = set === "all" ? all : all.filter((context) => context.set === (set ?? "development"));
  if (chosen.length > 0) return chosen;
  if (set === undefined && all.length > 0) return all;
  throw new UnnameError(
    "input-empty",
    `these files hold no ${set ?? "development or test"} contexts. Name other files, or another --set.`,
  );
}
