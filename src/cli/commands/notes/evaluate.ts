import { LEAN } from "../../../recognise/decide/lean.ts";
import { EXIT } from "../../exit.ts";
import { type Command, Option } from "commander";

import { withoutUndefined } from "../../../base/without-undefined.ts";
import { UnnameError } from "../../../base/errors.ts";
import { DEFAULT_RESAMPLES } from "../../../base/statistics/bootstrap.ts";
import type { EvaluateOptions } from "../../../evaluate/evaluate.ts";
import { GOLD_FORMATS, type GoldFormat } from "../../../evaluate/read/gold-formats.ts";
import type { Document } from "../../../text/document.ts";
import type { Entity } from "../../../text/entities.ts";
import {
  addFinishOptions,
  addInt8Option,
  addRecogniserOptions,
  type FinishFlags,
  parseEntities,
  type RecogniserFlags,
  specsOf,
} from "../../options/corpus-options.ts";
import { collect, integerOption } from "../../options/parse-values.ts";
import { finishCommand, printResult, progressReporter, type CommonOptions, type Io } from "../../terminal.ts";

interface Flags extends CommonOptions, RecogniserFlags, FinishFlags {
  readonly gold?: string;
  readonly sample?: string;
  readonly reliance?: string;
  readonly private?: string;
  readonly system?: string;
  readonly format: GoldFormat;
  readonly compat?: "meddocan";
  readonly sentences?: string;
  readonly entities?: readonly Entity[];
  readonly compare: "auto" | "labels" | "entities";
  readonly perturb: boolean;
  readonly resamples: number;
  readonly seed: number;
  readonly bar: readonly string[];
}

const EXAMPLE = `
Examples:
  unname evaluate --gold corpus/seen --language nl
  unname evaluate --gold corpus/seen --system annotated/ --json
  unname evaluate --gold dev/ --system run1/ --compat meddocan --sentences sentences.tsv --json
  unname evaluate --gold dev/ --recogniser crf:models/ner-es --bar ner.f1=0.97 --bar entities.PERSON.f1=0.99
  unname evaluate --sample sheet/

All figures come from one run over the same predictions; docs/reference/evaluation.md defines each. "covered" is the share of gold mentions of
which every letter lies in a found span: what counts for taking names out. A mentions.jsonl in the gold folder or beside it adds
recall by form. A document that the system lacks counts as all missed; --compat meddocan leaves it out, as the official script does.

--sample weighs what was missed in a sheet by how often each passage could have been drawn (docs/background/residual-risk.md). It exits with 1 if more is
missed than the bound that the sheet was drawn for, and with 3 if the sheet does not show either.`;

/** Flags that say how names are found here. */
const RECOGNISING = ["recogniser", "language", "lean", "int8", "otherLanguages", "always", "never"];

/** Adds `unname evaluate`: how well names are recognised. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("evaluate")
    .description("score recognition against annotated notes")
    .option("--gold <dir>", "folder of .txt and .ann files, or of files in another --format")
    .addOption(
      new Option(
        "--sample <dir>",
        "or a sheet that unname sample drew and a person read: what is missed in its corpus",
      ).conflicts(["gold", "system", ...RECOGNISING]),
    )
    .addOption(
      new Option(
        "--reliance <dir>",
        "or a folder that annotate --withhold wrote and a person corrected: how far the person follows the marks",
      ).conflicts(["gold", "sample", "system", ...RECOGNISING]),
    )
    .option(
      "--private <dir>",
      "of --sample and --reliance: where its manifest or marks lie (default: the folder with .private behind)",
    )
    .addOption(new Option("--system <dir>", "folder of annotations of the same texts").conflicts([...RECOGNISING]))
    .addOption(
      new Option("--format <format>", "how annotations lie in files").choices([...GOLD_FORMATS]).default("brat"),
    )
    .addOption(new Option("--compat <script>", "count as this official script does").choices(["meddocan"]))
    .option(
      "--sentences <file>",
      "sentences per document for the leak score: document, tab, number (default: our own splitter)",
    )
    .option("--entities <list>", "score these entities alone, with commas between: PERSON,GPE", parseEntities)
    .addOption(
      new Option(
        "--compare <what>",
        "labels as written, the entities they stand for, or entities if no label is shared",
      )
        .choices(["auto", "labels", "entities"])
        .default("auto"),
    )
    .option("--perturb", "recall on lower-cased, upper-cased, unaccented and mistyped texts, with a recogniser", true)
    .option("--no-perturb", "leave that out: it runs the recogniser four times more")
    .option("--resamples <n>", "of the bootstrap intervals; 0 for none", integerOption(0), DEFAULT_RESAMPLES)
    .option("--seed <n>", "of the bootstrap and the typing errors", integerOption(0), 1)
    .option(
      "--bar <key=value>",
      "exit with 1 if this figure of the output misses the value; may be repeated",
      collect,
      [],
    );
  addFinishOptions(addInt8Option(addRecogniserOptions(command, "or --system or --language")));
  finishCommand(command, EXAMPLE).action((flags: Flags) => scoreNotes(io, flags));
}

async function scoreNotes(io: Io, flags: Flags): Promise<void> {
  if (flags.sample !== undefined) return scoreSheet(flags.sample, flags, io);
  if (flags.reliance !== undefined) {
    const { formatReliance, measureReliance } = await import("../../../evaluate/reliance.ts");
    const reliance = await measureReliance(flags.reliance, flags.private);
    return printResult(io, flags, reliance, formatReliance(reliance));
  }
  const { checkBars, parseBar } = await import("../../../evaluate/bar.ts");
  const { evaluate } = await import("../../../evaluate/evaluate.ts");
  const { formatEvaluation } = await import("../../../evaluate/format-evaluation.ts");
  const bars = flags.bar.map(parseBar);
  const languages: Record<string, number> = {};
  const evaluation = await evaluate(await readOptions(flags, progressReporter(io, flags), languages));
  const results = checkBars(evaluation, bars);
  const counted = Object.keys(languages).length === 0 ? {} : { languages };
  printResult(io, flags, { ...evaluation, ...counted, bars: results }, formatEvaluation(evaluation, results));
  if (results.some(({ passed }) => !passed)) process.exitCode = EXIT.missed;
}

async function scoreSheet(directory: string, flags: Flags, io: Io): Promise<void> {
  const { evaluateSample } = await import("../../../evaluate/sample/evaluate-sample.ts");
  const { formatSampleScore } = await import("../../../evaluate/sample/format-sample-score.ts");
  const score = await evaluateSample(directory, flags.private);
  printResult(io, flags, score, formatSampleScore(score));
  if (score.verdict === "missed") process.exitCode = EXIT.missed;
  if (score.verdict === "open") process.exitCode = EXIT.inconclusive;
}

async function readOptions(
  flags: Flags,
  onProgress: (message: string) => void,
  languages: Record<string, number>,
): Promise<EvaluateOptions> {
  if (flags.gold === undefined) {
    throw new UnnameError("usage", "evaluate: pass --gold DIR, or --sample DIR for a sheet of unname sample.");
  }
  return {
    goldDirectory: flags.gold,
    system: await readSystem(flags, languages),
    format: flags.format,
    perturb: flags.perturb,
    resamples: flags.resamples,
    seed: flags.seed,
    onProgress,
    ...withoutUndefined({ compat: flags.compat, sentencesPath: flags.sentences, entities: flags.entities }),
    ...(flags.compare !== "auto" && { compare: flags.compare }),
  };
}

/**
 * Entities are chosen before recognisers are united, as `anonymise` does: what is not asked for takes nothing over. `languages` receives the
 * documents by language, of the notes as they are written.
 */
async function readSystem(flags: Flags, languages: Record<string, number>): Promise<EvaluateOptions["system"]> {
  const { system, entities, otherLanguages } = flags;
  if (system !== undefined) return system;
  const specs = specsOf(flags);
  if (specs === undefined)
    throw new UnnameError("usage", "evaluate: pass --system DIR, --language CODE or --recogniser SPEC.");
  const { resolveRecognisers } = await import("../../../corpus/resolve-recognisers.ts");
  const { combineRecognisers } = await import("../../../recognise/combine/combine.ts");
  const { createFinisher } = await import("../../../recognise/finish-spans.ts");
  const { selectEntities } = await import("../../../recognise/select-entities.ts");
  const { requireChoice } = await import("../../../recognise/other-languages.ts");
  const finish = await createFinisher(flags);
  requireChoice(specs, otherLanguages);
  const recognisers = await resolveRecognisers(specs, {
    lean: flags.lean ?? LEAN.default,
    otherLanguages: otherLanguages ?? "guess",
  });
  const recogniser = combineRecognisers(
    recognisers.map((each) => (entities === undefined ? each : selectEntities(each, entities))),
  );
  let isFirst = true;
  return async (documents) => {
    // The other times texts are changed, and may look like those of another language.
    if (isFirst) await countLanguages(documents, specs, otherLanguages, languages);
    isFirst = false;
    const found = await recogniser.recognise(documents);
    return Promise.all(documents.map((document, index) => finish(document, found[index] ?? [])));
  };
}

async function countLanguages(
  documents: readonly Document[],
  specs: readonly string[],
  otherLanguages: FinishFlags["otherLanguages"],
  languages: Record<string, number>,
): Promise<void> {
  const { chooseLanguages, nameLanguages } = await import("../../../recognise/other-languages.ts");
  const { languagesOf } = await import("../../../recognise/document-languages.ts");
  const { countLanguage } = await import("../../../corpus/execute/tally.ts");
  const { otherLanguagesError } = await import("../../../corpus/other-languages-error.ts");
  if (!chooseLanguages(specs)) return;
  const others: { readonly document: string; readonly language: string }[] = [];
  for (const document of documents)
    countLanguage({ languages, others }, document.id, nameLanguages(await languagesOf(document)));
  if (others.length > 0 && otherLanguages === undefined)
    throw otherLanguagesError(languages, others, "Nothing was scored.");
}
