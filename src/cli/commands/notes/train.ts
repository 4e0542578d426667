import { join } from "node:path";

import { type Command, InvalidArgumentError, Option } from "commander";

import { withoutUndefined } from "../../../base/without-undefined.ts";
import { fileError } from "../../../base/errors.ts";
import { isObject, tryParseJson } from "../../../base/json-values.ts";
import { readTextFile, writeFileAtomic } from "../../../base/files.ts";
import { GOLD_FORMATS, type GoldFormat } from "../../../evaluate/read/gold-formats.ts";
import type { FeatureSet } from "../../../recognise/crf/crf-model.ts";
import type { CurvePoint } from "../../../recognise/crf/learning-curve.ts";
import { TRAIN_DEFAULTS } from "../../../recognise/crf/train-defaults.ts";
import type { Entity } from "../../../text/entities.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../../text/note-languages.ts";
import { parseEntities } from "../../options/corpus-options.ts";
import { collect, integerOption, numberOption } from "../../options/parse-values.ts";
import { finishCommand, printResult, progressReporter, type CommonOptions, type Io } from "../../terminal.ts";

interface Flags extends CommonOptions {
  readonly data: readonly string[];
  readonly format: GoldFormat | "auto";
  readonly out: string;
  readonly labels?: string;
  readonly entities?: readonly Entity[];
  readonly language: NoteLanguage | "none";
  readonly features: FeatureSet;
  readonly heldOut?: readonly string[];
  readonly minRecall?: number;
  readonly curve?: readonly number[];
  readonly seeds: number;
  readonly epochs: number;
  readonly threads?: number;
  readonly caseCopies: boolean;
  readonly lexicon: boolean;
  readonly public?: boolean;
  readonly force?: boolean;
}

const EXAMPLE = `
Examples:
  unname train --data annotated/ --language es --out models/ours
  unname train --data annotated/ --language nl --entities PERSON,GPE --features fast --out models/ours-names
  unname train --data annotated/ --language es --held-out more/ --min-recall 0.99 --out models/careful
  unname train --data annotated/ --language es --held-out more/ --curve 1,5,10,25,50,100 --out models/curve

The model holds words of its training notes, in its weights and its lexicon: unless --public says that the notes are public, it is
marked private, its folder is closed to others, and it must not leave with a release. --no-lexicon leaves the lexicon out.`;

/** Adds `unname train`: a CRF recogniser from annotated notes. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("train")
    .description("train a CRF recogniser on annotated notes")
    .requiredOption("--data <dir>", "folder or file of annotated notes; repeat it for several", collect)
    .requiredOption("-o, --out <dir>", "folder for the model")
    .addOption(
      new Option("--format <format>", "how annotations lie in files")
        .choices(["auto", ...GOLD_FORMATS])
        .default("auto"),
    )
    .addOption(
      new Option("--language <language>", "language whose word lists are used")
        .choices([...NOTE_LANGUAGES, "none"])
        .default("none"),
    )
    .option("--entities <names>", "learn these entities alone, with commas between", parseEntities)
    .option("--labels <file>", "JSON object: what each label of the data becomes; labels it lacks are not learnt")
    .addOption(
      new Option("--features <set>", "full for accuracy, fast for few labels at many tokens a second")
        .choices(["full", "fast"])
        .default(TRAIN_DEFAULTS.features),
    )
    .option("--held-out <dir>", "annotated notes to measure on; repeat it (default: a tenth of the data)", collect)
    .option(
      "--min-recall <share>",
      "lean towards recall until this share of held-out mentions is covered",
      numberOption("a share above 0 and up to 1, for example 0.99", (share) => share > 0 && share <= 1),
    )
    .option(
      "--curve <percents>",
      "also train on these percentages of the data and draw the learning curve",
      parsePercents,
    )
    .option("--seeds <n>", "runs whose weights are averaged", integerOption(1), TRAIN_DEFAULTS.seeds.length)
    .option("--epochs <n>", "passes over the data a run", integerOption(1), TRAIN_DEFAULTS.epochs)
    .option("--threads <n>", "runs at a time (default: one a processor)", integerOption(1))
    .option("--no-case-copies", "do not learn from copies in small letters and in capitals")
    .option("--no-lexicon", "do not remember the words of the training notes")
    .option("--public", "the training notes are public: the model need not be kept private")
    .option("--force", "replace existing output");
  finishCommand(command, EXAMPLE).action((flags: Flags) => train(io, flags));
}

async function train(io: Io, flags: Flags): Promise<void> {
  const report = progressReporter(io, flags);
  const { trainToFolder } = await import("../../../recognise/crf/train-to-folder.ts");
  const result = await trainToFolder({
    data: flags.data,
    format: flags.format,
    outputDirectory: flags.out,
    language: flags.language === "none" ? null : flags.language,
    features: flags.features,
    seeds: Array.from({ length: flags.seeds }, (_, i) => i + 1),
    epochs: flags.epochs,
    caseCopies: flags.caseCopies,
    withLexicon: flags.lexicon,
    isPrivate: flags.public !== true,
    force: flags.force ?? false,
    ...(flags.labels !== undefined && { labels: await readLabels(flags.labels) }),
    ...withoutUndefined({
      entities: flags.entities,
      heldOut: flags.heldOut,
      minRecall: flags.minRecall,
      curve: flags.curve,
      threads: flags.threads,
    }),
    onProgress: ({ seed, epoch, lossNats }) =>
      report(`run ${seed}, pass ${epoch} of ${flags.epochs}: loss ${lossNats.toFixed(0)} nats`),
    onPoint: (point) => report(formatPoint(point)),
  });
  if (result.curve !== null) {
    const { renderLearningCurve } = await import("../../../report/charts/learning-curve.ts");
    const curve = renderLearningCurve(result.curve);
    await writeFileAtomic(join(flags.out, "curve.svg"), curve, { private: result.isPrivate });
  }
  const lines = [
    `${result.documents} documents, ${result.mentions} mentions of ${result.types.length} labels; ${result.weights} weights, ${(result.bytes / 1e6).toFixed(1)} MB.`,
    ...(result.curve ?? []).map(formatPoint),
    ...(result.calibration === null ? [] : [formatCalibration(result.calibration)]),
    `Model: ${flags.out} (use it as crf:${flags.out})`,
    ...(result.isPrivate ? ["PRIVATE: it holds words of the training notes. Do not publish it (see --help)."] : []),
  ];
  printResult(io, flags, result, lines.join("\n"));
}

function formatPoint({ percent, documents, detection, classification }: CurvePoint): string {
  const f1 = (rate: number) => `${(100 * rate).toFixed(1)} %`;
  return `${percent} % (${documents} documents): F1 ${f1(detection.f1)} detection, ${f1(classification.f1)} classification`;
}

function formatCalibration({
  outsideBias,
  coverageRecall,
  coveragePrecision,
  mentions,
}: {
  readonly outsideBias: number;
  readonly coverageRecall: number;
  readonly coveragePrecision: number;
  readonly mentions: number;
}): string {
  const percent = (rate: number) => `${(100 * rate).toFixed(2)} %`;
  return `Bias ${outsideBias}: covers ${percent(coverageRecall)} of ${mentions} held-out mentions; ${percent(coveragePrecision)} of what it finds touches one.`;
}

async function readLabels(path: string): Promise<Record<string, string>> {
  const value = tryParseJson(await readTextFile(path, "file of labels"));
  if (isObject(value) && Object.values(value).every((label) => typeof label === "string"))
    return value as Record<string, string>;
  throw fileError("input-format", path, 'expected a JSON object of labels, for example {"PER": "PERSON"}.');
}

function parsePercents(value: string): readonly number[] {
  const percents = value.split(",").map(Number);
  if (percents.some((percent) => !(percent > 0 && percent <= 100)))
    throw new InvalidArgumentError("Expected percentages above 0 and up to 100, for example 1,5,10,25,50,100.");
  return percents;
}
