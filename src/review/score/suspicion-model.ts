import { join } from "node:path";

import { PACKAGE_ROOT } from "../../base/package-root.ts";
import { parseFields } from "../../base/json-values.ts";
import { UnnameError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import type { CorpusEvidence, NeighbourEvidence, RecogniserEvidence } from "../candidates/candidate-evidence.ts";
import { isCapitalised, letterCount } from "./suspicion.ts";

/** What the sources say of one entry. */
export interface EntryFacts {
  readonly surface: string;
  /** Whether it carries the mark of a word's begin, see `Tokenizer.startsWord`. */
  readonly startsWord: boolean;
  /** A shipped list of names has it. */
  readonly isListed: boolean;
  readonly corpus?: CorpusEvidence;
  /** Of the longer words that it is a part of. */
  readonly partOf?: CorpusEvidence;
  readonly recogniser?: RecogniserEvidence;
  readonly neighbour?: NeighbourEvidence;
  /** Contexts it was predicted in, and from 1 its best rank; null if it never was. */
  readonly contextCount: number;
  readonly bestRank: number | null;
}

/**
 * What a probability is made of, by name, each about 0 to 6 in size. `seen`: the notes hold the word at all; `share`: log odds that it stands in a name there;
 * `often…`: it stands in the notes at least so often and never in a name; `few`: so few small letters that words are built with it;
 * `partOf…`: log of how often longer words of names, and of the rest of the notes, are built with it.
 */
export const FEATURES = [
  "constant",
  "seen",
  "share",
  "inNames",
  "often5",
  "often50",
  "listed",
  "listedUnseen",
  "recognised",
  "recognisedSmall",
  "recognisedUnseen",
  "capital",
  "capitalUnseen",
  "allCapitals",
  "few",
  "twoLetters",
  "inner",
  "partOfNames",
  "partOfNamesUnseen",
  "partOfNamesListedUnseen",
  "partOfWords",
  "partOfWordsUnseen",
  "partOfWordsListedUnseen",
  "predicted",
  "firstRank",
] as const;

/** Weights by feature; nats. */
export type Weights = Readonly<Record<(typeof FEATURES)[number], number>>;

/** A calibrated score: `models/suspicion/suspicion.json`, whose README says how it was fitted. */
export interface SuspicionModel {
  readonly schemaVersion: 1;
  readonly weights: Weights;
  /**
   * How far log odds were off on models it was not fitted on, as standard deviations about 0 and 1: of what must be added at
   * {@link CENTRE_NATS}, and of what they must be multiplied by.
   */
  readonly carries: { readonly shiftNats: number; readonly slope: number };
}

/** Log odds about which a score is stretched when it is corrected: between what is plainly a name and plainly none. */
export const CENTRE_NATS = -3;

/** Inside words fewer small letters than this spell words, at their begin fewer than one less. */
const SHORTEST_INNER = 4;
const [OFTEN, VERY_OFTEN] = [5, 50];
/** About the logarithm of some hundred: brings counts to the size of the other features. */
const COUNT_SCALE = 6;

const NEVER: CorpusEvidence = { inNames: 0, elsewhere: 0 };

/** The features of an entry, in the order of {@link FEATURES}. */
export function featuresOf(facts: EntryFacts): number[] {
  const { surface, startsWord, corpus = NEVER, partOf = NEVER, contextCount, bestRank } = facts;
  const letters = letterCount(surface);
  const isSmall = /^\p{Ll}+$/u.test(surface);
  const capital = isCapitalised(surface);
  const seen = corpus.inNames + corpus.elsewhere > 0;
  const never = corpus.inNames === 0;
  const recognised = facts.recogniser === undefined ? 0 : facts.recogniser.persons / facts.recogniser.texts;
  const listedUnseen = facts.isListed && !seen;
  const [partOfNames, partOfWords] = [partOf.inNames, partOf.elsewhere].map((n) => Math.log1p(n) / COUNT_SCALE) as [
    number,
    number,
  ];
  const values: Record<(typeof FEATURES)[number], number> = {
    constant: 1,
    seen: Number(seen),
    share: seen ? Math.log((corpus.inNames + 0.5) / (corpus.elsewhere + 0.5)) : 0,
    inNames: Number(!never),
    often5: Number(never && corpus.elsewhere >= OFTEN),
    often50: Number(never && corpus.elsewhere >= VERY_OFTEN),
    listed: Number(facts.isListed),
    listedUnseen: Number(listedUnseen),
    recognised,
    recognisedSmall: capital ? 0 : recognised,
    recognisedUnseen: seen ? 0 : recognised,
    capital: Number(capital),
    capitalUnseen: Number(capital && !seen),
    allCapitals: Number(!isSmall && surface === surface.toUpperCase()),
    few: Number(isSmall && letters < (startsWord ? SHORTEST_INNER - 1 : SHORTEST_INNER)),
    twoLetters: Number(letters === 2),
    inner: Number(!startsWord),
    partOfNames,
    partOfNamesUnseen: seen ? 0 : partOfNames,
    partOfNamesListedUnseen: listedUnseen ? partOfNames : 0,
    partOfWords,
    partOfWordsUnseen: seen ? 0 : partOfWords,
    partOfWordsListedUnseen: listedUnseen ? partOfWords : 0,
    predicted: Math.log1p(contextCount) / COUNT_SCALE,
    firstRank: bestRank === null ? 0 : 1 / bestRank,
  };
  return FEATURES.map((feature) => values[feature]);
}

/** Log odds, in nats, that an entry with these features is a name. */
export function logOddsOf(weights: Weights, features: readonly number[]): number {
  return FEATURES.reduce((sum, feature, index) => sum + weights[feature] * (features[index] as number), 0);
}

/** A probability of log odds in nats. */
export function probabilityOf(logOddsNats: number): number {
  return 1 / (1 + Math.exp(-logOddsNats));
}

/** The score that comes with the package, or that of another file. Throws `input-missing` and `input-format`. */
export async function readSuspicionModel(path = shippedPath()): Promise<SuspicionModel> {
  const text = await readTextFile(path, "suspicion score");
  const value = parseFields(text) as Partial<Record<keyof SuspicionModel, unknown>>;
  const { schemaVersion, weights, carries } = value;
  const areWeights = FEATURES.every((feature) => isNumber((weights as Partial<Weights> | null | undefined)?.[feature]));
  const { shiftNats, slope } = (carries ?? {}) as Partial<SuspicionModel["carries"]>;
  if (schemaVersion === 1 && areWeights && isNumber(shiftNats) && isNumber(slope)) return value as SuspicionModel;
  throw new UnnameError(
    "input-format",
    `${path}: expected a suspicion score of version 1. Install the package again, or fit it as its README says.`,
    { details: { path } },
  );
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function shippedPath(): string {
  return join(PACKAGE_ROOT, "models", "suspicion", "suspicion.json");
}
