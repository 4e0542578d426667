import { UnnameError } from "../../base/errors.ts";
import { readSections, type SectionsKind, writeSections } from "../../formats/sections.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { packAscending, unpackAscending } from "./ascending.ts";
import { type ArrayLengths, deflateArrays, inflateArrays } from "./deflated-arrays.ts";
import { tagCount } from "./labels.ts";

/** What a model file says of itself. */
export interface CrfHeader {
  /** Labels it gives, in the order of their tags. */
  readonly types: readonly string[];
  /** Subtracted from the score of "outside" before decoding, in nats: more recall, less precision. */
  readonly outsideBias: number;
  /** Whether it may hold names of people in private notes, in its weights or its lexicon; such a model must not be published. */
  readonly isPrivate: boolean;
  /** Language whose word lists it was trained with; null for none. */
  readonly language: NoteLanguage | null;
  readonly features: FeatureSet;
  /** Whether it looks at the kinds of words (see word-kinds.ts); models trained before these were thought of say nothing. */
  readonly hasKinds?: boolean;
  /**
   * A token for which its own letters and its neighbours' words say "outside" by so much more than anything else, in nats, is not looked
   * at further: the features of its place are left out, which are the slow ones. Missing: none is.
   */
  readonly sureNats?: number;
  /** How it was trained: settings, and digests of the data. For people and reports; nothing here is read back. */
  readonly training: Readonly<Record<string, unknown>>;
}

/** Which features a model looks at: `full`, or the `fast` ones, for few labels at many tokens a second. */
export type FeatureSet = "full" | "fast";

/** A trained linear-chain CRF, ready to tag. */
export interface CrfModel {
  readonly header: CrfHeader;
  /** Keys of its features, ascending as unsigned numbers. */
  readonly keys: Uint32Array;
  /** Row `f` is `rowStart[f]` to `rowStart[f + 1]` of `tags` and `weights` (nats). */
  readonly rowStart: Uint32Array;
  readonly tags: Uint8Array;
  readonly weights: Float32Array;
  /** `[states, states]` (see states.ts) from row to column, in nats; -Infinity where a state may not follow. */
  readonly transitions: Float32Array;
  /** Words of the word lists and of the training documents (word hashes ascending), and what is known of them. */
  readonly lists: WordTable;
  readonly seen: WordTable;
}

/** A small number for each of some words. */
export interface WordTable {
  readonly words: Uint32Array;
  readonly values: Uint16Array;
}

export const CRF_KIND: SectionsKind = { magic: "UNNAMCRF", version: 1, name: "CRF model of unname" };
/** Name of the model file in a model's folder. */
export const CRF_FILE = "model.crf";
const LARGEST_STEP = 32_767;
const LARGEST_BYTE = 127;
/** So many tags fit a byte, a bit each. */
const MOST_MASKED = 8;
/** Types a model can have: a state must fit a byte. */
const MOST_TYPES = 84;

/** What a file says besides: what its weights are multiples of (nats), and how long its deflated arrays are; files from before have none. */
interface FileHeader extends CrfHeader {
  readonly step: number;
  readonly lengths?: ArrayLengths | null;
}

/**
 * The bytes of a model file. Weights are rounded to 1/32767 of the largest; those of a model of few types to 1/127, which no figure shows, and
 * the tags of a feature are the bits of one byte.
 */
export function writeCrfModel(model: CrfModel): Uint8Array {
  const { header, keys, rowStart, tags, weights, transitions, lists, seen } = model;
  const isSmall = tagCount(header.types.length) <= MOST_MASKED;
  const step = largestOf(weights) / (isSmall ? LARGEST_BYTE : LARGEST_STEP);
  const steps = weights.map((weight) => Math.round(weight / step));
  const arrays = {
    keyGaps: packAscending(keys),
    ...(isSmall
      ? { masks: masksOf(rowStart, tags), byteSteps: Int8Array.from(steps) }
      : { sizes: sizesOf(rowStart), tags, steps: Int16Array.from(steps) }),
    transitions,
    listGaps: packAscending(lists.words),
    listValues: lists.values,
    seenGaps: packAscending(seen.words),
    seenValues: seen.values,
  };
  const bytes = Object.fromEntries(
    Object.entries(arrays).map(([name, array]) => [
      name,
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
    ]),
  );
  const { arrays: deflated, lengths } = deflateArrays(bytes);
  return writeSections(CRF_KIND, { header: { ...header, step, lengths }, arrays: deflated });
}

/** Reads a model file. Throws `input-format` if it is none, of another version, damaged, or inconsistent. */
export function readCrfModel(bytes: Uint8Array, path: string): CrfModel {
  const file = readSections(CRF_KIND, bytes, path);
  const { step, lengths, ...header } = file.header as unknown as FileHeader;
  const arrays = new FileArrays(inflateArrays(file.arrays, lengths ?? {}), path);
  const { types } = header;
  if (!Array.isArray(types) || types.length > MOST_TYPES || typeof step !== "number")
    throw inconsistent(path, "no types in its header");
  const keys = arrays.ascending("keys", "keyGaps");
  const isSmall = arrays.has("masks");
  const { rowStart, tags } = isSmall
    ? rowsOfMasks(arrays.take("masks", 1))
    : { rowStart: rowsOfSizes(arrays.take("sizes", 1)), tags: arrays.take("tags", 1) };
  const steps = isSmall
    ? new Int8Array(arrays.take("byteSteps", 1).buffer)
    : new Int16Array(arrays.take("steps", 2).buffer);
  const transitions = new Float32Array(arrays.take("transitions", 4).buffer);
  const lists = arrays.words("list");
  const seen = arrays.words("seen");
  if (rowStart.length !== keys.length + 1 || rowStart[keys.length] !== tags.length || steps.length !== tags.length)
    throw inconsistent(path, "arrays of features and weights that do not fit each other");
  const total = tagCount(types.length);
  let highest = 0;
  for (let w = 0; w < tags.length; w++) if ((tags[w] as number) > highest) highest = tags[w] as number;
  if (transitions.length !== (total + types.length) ** 2 || highest >= total)
    throw inconsistent(path, "tags that its types do not have");
  if (lists.words.length !== lists.values.length || seen.words.length !== seen.values.length)
    throw inconsistent(path, "uneven word tables");
  const weights = new Float32Array(steps.length);
  for (let w = 0; w < steps.length; w++) weights[w] = (steps[w] as number) * step;
  return { header, keys, rowStart, tags, weights, transitions, lists, seen };
}

function inconsistent(path: string, found: string): UnnameError {
  const message = `${path}: expected a consistent CRF model, found ${found}. Train or copy it again.`;
  return new UnnameError("input-format", message, { details: { path } });
}

/** The arrays of a model file, by name. Throws `input-format` for one that it lacks, or whose bytes do not fit. */
class FileArrays {
  private readonly arrays: ReadonlyMap<string, Uint8Array>;
  private readonly path: string;

  constructor(arrays: Readonly<Record<string, Uint8Array>>, path: string) {
    this.arrays = new Map(Object.entries(arrays));
    this.path = path;
  }

  has(name: string): boolean {
    return this.arrays.has(name);
  }

  /** A copy, which is aligned whatever the file's place in memory; its elements have `size` bytes. */
  take(name: string, size: number): Uint8Array<ArrayBuffer> {
    const found = this.arrays.get(name);
    if (found === undefined || found.byteLength % size !== 0)
      throw inconsistent(this.path, `no usable array "${name}"`);
    return new Uint8Array(found);
  }

  /** Ascending numbers; files from before the packing have them as they are. */
  ascending(plain: string, packed: string): Uint32Array {
    if (!this.has(packed)) return new Uint32Array(this.take(plain, 4).buffer);
    const numbers = unpackAscending(this.take(packed, 1));
    if (numbers === undefined) throw inconsistent(this.path, `damaged numbers in "${packed}"`);
    return numbers;
  }

  words(name: "list" | "seen"): WordTable {
    const words = this.ascending(`${name}Words`, `${name}Gaps`);
    return { words, values: new Uint16Array(this.take(`${name}Values`, 2).buffer) };
  }
}

/** The largest absolute weight, and not 0. */
export function largestOf(weights: Float32Array): number {
  let largest = 1e-9;
  for (let w = 0; w < weights.length; w++) largest = Math.max(largest, Math.abs(weights[w] as number));
  return largest;
}

function sizesOf(rowStart: Uint32Array): Uint8Array {
  return Uint8Array.from(
    { length: rowStart.length - 1 },
    (_, f) => (rowStart[f + 1] as number) - (rowStart[f] as number),
  );
}

function rowsOfSizes(sizes: Uint8Array): Uint32Array {
  const rowStart = new Uint32Array(sizes.length + 1);
  for (let f = 0; f < sizes.length; f++) rowStart[f + 1] = (rowStart[f] as number) + (sizes[f] as number);
  return rowStart;
}

/** For each row a byte whose bits are its tags; the tags of a row ascend. */
function masksOf(rowStart: Uint32Array, tags: Uint8Array): Uint8Array {
  const masks = new Uint8Array(rowStart.length - 1);
  for (let f = 0; f < masks.length; f++) {
    for (let w = rowStart[f] as number; w < (rowStart[f + 1] as number); w++) {
      masks[f] = (masks[f] as number) | (1 << (tags[w] as number));
    }
  }
  return masks;
}

function rowsOfMasks(masks: Uint8Array): { rowStart: Uint32Array; tags: Uint8Array } {
  const rowStart = new Uint32Array(masks.length + 1);
  const tags = new Uint8Array(masks.length * MOST_MASKED);
  let at = 0;
  for (let f = 0; f < masks.length; f++) {
    for (let mask = masks[f] as number, tag = 0; mask !== 0; mask >>>= 1, tag++) if ((mask & 1) === 1) tags[at++] = tag;
    rowStart[f + 1] = at;
  }
  return { rowStart, tags: tags.slice(0, at) };
}
