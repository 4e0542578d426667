import { basename } from "node:path";

import { UnnameError } from "../base/errors.ts";
import type { Span } from "../text/span.ts";
import type { Stretch } from "../text/tokenise.ts";
import { NOTE_LANGUAGES } from "../text/note-languages.ts";
import { openTaggingModel, taggerOf } from "./crf/crf-recogniser.ts";
import type { TextLean } from "./crf/tagger.ts";
import { protectFields } from "./field-names/protect-field-names.ts";
import { createKnownNamesRecogniser } from "./known-names/known-names-recogniser.ts";
import type { DoubtedText } from "./doubted-text.ts";
import { openOnnxRecogniser } from "./neural/onnx-recogniser.ts";
import { openProcessRecogniser } from "./process/process-recogniser.ts";
import type { Recogniser } from "./recogniser.ts";
import { type Maker, Reading } from "./reading.ts";
import { openRules } from "./rules/rules.ts";

/** What a SPEC names by itself. */
export interface OpenRecogniser {
  readonly recogniser: Recogniser;
  /** It finds all that it is to find by itself: nothing is to be looked for again, no field name to be left out. */
  readonly isRefined: boolean;
  /** What it finds in a text that may be read already; undefined for one that reads texts itself. */
  readonly find?: (reading: Reading) => readonly Span[];
  /** What `find` asks of a reading, in order. Asked of many readings one step after the other, each step's code stays at hand. */
  readonly steps?: readonly Maker<unknown>[];
  /** The same with how unsure it is of each line; undefined for one that knows no probabilities. */
  readonly findWithDoubts?: (reading: Reading) => DoubtedText;
  /** Log odds (nats), leaning as it does, that stretches of characters, sorted and disjoint, belong to names in part; undefined for one that knows no probabilities. */
  readonly oddsOf?: (reading: Reading, stretches: readonly Stretch[]) => number[];
}

/** How far a model leans to recall beyond what it says of itself: so many nats everywhere, and in texts as {@link TextLean} says. */
export interface ModelLean extends TextLean {
  readonly all: number;
}
const UPRIGHT: ModelLean = Object.freeze({ all: 0 });

/**
 * What a SPEC names, without what is done once for a union of several; a CRF leans as `lean` says, by default not at all. Throws `usage`, saying what
 * exists, for a SPEC it does not know, and what opening a list or model throws.
 */
export async function openRecogniser(spec: string, lean: ModelLean = UPRIGHT): Promise<OpenRecogniser> {
  const [kind, ...rest] = spec.split(":");
  const name = rest.join(":");
  if (kind === "rules") {
    const { language, find, steps } = openRules(name);
    return { recogniser: readForItself({ name: spec, language }, find), isRefined: false, find, steps };
  }
  if (kind === "names") return { recogniser: await createKnownNamesRecogniser(name), isRefined: true };
  if (kind === "crf") return openCrf(name, lean);
  if (kind === "process") return { recogniser: await openProcessRecogniser(spec, name), isRefined: true };
  if (kind === "onnx" || kind === "onnx-int8") {
    const precision = kind === "onnx" ? "float32" : "int8";
    return { recogniser: await openOnnxRecogniser(spec, name, { precision }), isRefined: true };
  }
  throw new UnnameError(
    "usage",
    `--recogniser ${spec}: no such recogniser. Write ${NOTE_LANGUAGES.map((language) => `rules:${language}`).join(", ")}, language:CODE, names:FILE.csv, crf:DIR, onnx:DIR, process:"COMMAND ARGS", vote:K[SPEC][SPEC]… or cascade:P[crf:DIR][SPEC].`,
  );
}

/** A fast model is for speed: its features say where else in the note a word stands, and that must do. */
async function openCrf(name: string, lean: ModelLean): Promise<OpenRecogniser> {
  const model = await openTaggingModel(name);
  const header = { ...model.header, outsideBias: model.header.outsideBias + lean.all };
  const spec = `crf:${basename(name)}`;
  const { prepare, tag, tagWithDoubts, oddsOf } = taggerOf({ ...model, header }, spec, lean);
  const isFast = header.features === "fast";
  const find = isFast ? (reading: Reading) => protectFields(reading, tag(reading)) : tag;
  const findWithDoubts = (reading: Reading): DoubtedText => {
    const { spans, passages } = tagWithDoubts(reading);
    return { spans: isFast ? protectFields(reading, spans) : spans, passages };
  };
  const { language } = header;
  return {
    recogniser: readForItself({ name: spec, ...(language !== null && { language }) }, find),
    isRefined: isFast,
    find,
    steps: [prepare],
    findWithDoubts,
    oddsOf,
  };
}

/** A recogniser that reads each text for itself. */
function readForItself(known: Pick<Recogniser, "name" | "language">, find: (reading: Reading) => Span[]): Recogniser {
  return { ...known, recognise: async (documents) => documents.map(({ text }) => find(new Reading(text))) };
}
