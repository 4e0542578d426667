import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { makeDirectory, refuseExisting, writeFileAtomic } from "../../base/files.ts";
import { createRandom } from "../../base/random.ts";
import type { GoldFormat } from "../../evaluate/read/gold-formats.ts";
import { calibrate, type Calibration } from "./calibrate.ts";
import { CRF_FILE, type CrfModel, writeCrfModel } from "./crf-model.ts";
import type { GoldDocument } from "./gold-document.ts";
import { type CurvePoint, learningCurve } from "./learning-curve.ts";
import { train, type TrainOptions } from "./train.ts";
import { type LabelChoice, readTrainingData } from "./training-data.ts";

export interface TrainFolderOptions extends TrainOptions, LabelChoice {
  /** Folders of BRAT; folders or files of CoNLL, JSON Lines or i2b2 XML. */
  readonly data: readonly string[];
  readonly format: GoldFormat | "auto";
  readonly outputDirectory: string;
  /** Annotated documents to calibrate and measure on; default: every tenth of the training documents, which are then not learnt from. */
  readonly heldOut?: readonly string[];
  /** Share of held-out mentions that must be covered. */
  readonly minRecall?: number;
  /** Percentages of the data to train on and measure, instead of training once. */
  readonly curve?: readonly number[];
  readonly force?: boolean;
  readonly onPoint?: (point: CurvePoint) => void;
}

/** What was trained, without a word of the data. */
export interface TrainResult {
  readonly outputDirectory: string;
  readonly documents: number;
  readonly mentions: number;
  readonly types: readonly string[];
  readonly features: number;
  readonly weights: number;
  readonly bytes: number;
  readonly isPrivate: boolean;
  readonly calibration: Calibration | null;
  readonly curve: readonly CurvePoint[] | null;
}

/** One document in so many is held out where none are given. */
const HELD_OUT_SHARE = 10;
/** What `train.json` is called, which tells how a model was made. */
const REPORT_FILE = "train.json";

/**
 * Trains a CRF recogniser and writes `model.crf` and `train.json` to a folder, which others may not read unless the data is
 * public. Throws `output-exists`, what reading the data throws, and `usage` if a recall is asked for that cannot be had.
 */
export async function trainToFolder(options: TrainFolderOptions): Promise<TrainResult> {
  const { outputDirectory, minRecall, curve, isPrivate = true } = options;
  await refuseExisting(outputDirectory, options.force);
  const all = await readTrainingData(options.data, options.format, options);
  const needsHeldOut = minRecall !== undefined || curve !== undefined;
  const given = options.heldOut === undefined ? [] : await readTrainingData(options.heldOut, options.format, options);
  const { learn, heldOut } = needsHeldOut && given.length === 0 ? holdOut(all) : { learn: all, heldOut: given };

  const trained = await train(learn, options);
  const calibration = minRecall === undefined ? null : calibrate(trained, heldOut, minRecall);
  if (calibration !== null && !calibration.isReached) throw unreachable(minRecall as number, calibration);
  const outsideBias = calibration?.outsideBias ?? trained.header.outsideBias;
  const model: CrfModel = { ...trained, header: { ...trained.header, outsideBias } };
  // The last point is the model that is written, leaning as it does.
  const points =
    curve === undefined ? null : await learningCurve(learn, heldOut, curve, options, options.onPoint, model);

  const bytes = writeCrfModel(model);
  const result: TrainResult = {
    outputDirectory,
    documents: learn.length,
    mentions: learn.reduce((sum, { spans }) => sum + spans.length, 0),
    types: model.header.types,
    features: model.keys.length,
    weights: model.weights.length,
    bytes: bytes.length,
    isPrivate,
    calibration,
    curve: points,
  };
  await makeDirectory(outputDirectory, { private: isPrivate });
  const { outputDirectory: _, ...report } = result;
  const json = `${JSON.stringify({ schemaVersion: 1, ...report, ...model.header }, null, 2)}\n`;
  await writeFileAtomic(join(outputDirectory, CRF_FILE), bytes, { private: isPrivate });
  await writeFileAtomic(join(outputDirectory, REPORT_FILE), json, { private: isPrivate });
  return result;
}

function holdOut(documents: readonly GoldDocument[]): { learn: GoldDocument[]; heldOut: GoldDocument[] } {
  const order = createRandom(1, "held-out").shuffle(documents.map((_, i) => i));
  const chosen = new Set(order.slice(0, Math.max(1, Math.round(documents.length / HELD_OUT_SHARE))));
  return { learn: documents.filter((_, i) => !chosen.has(i)), heldOut: documents.filter((_, i) => chosen.has(i)) };
}

function unreachable(minRecall: number, { coverageRecall, mentions, outsideBias }: Calibration): UnnameError {
  const percent = (rate: number) => `${(100 * rate).toFixed(2)} %`;
  return new UnnameError(
    "usage",
    `--min-recall ${minRecall}: ${percent(coverageRecall)} of ${mentions} held-out mentions are covered even at a bias of ${outsideBias}. Ask for less, or train on more documents.`,
  );
}
