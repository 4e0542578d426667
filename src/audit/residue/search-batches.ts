import { createByteMatcher } from "../../text/byte-matcher.ts";
import { type Window, windowsOf } from "../../text/windows.ts";
import { isPrintable, SURE_BYTES } from "./base64-word.ts";
import { chunksOf } from "./readings/chunks.ts";
import { readingsOf } from "./readings/readings.ts";
import { entryNeedle, type Needle, needlesOf } from "./needles.ts";
import { isWord } from "./is-word.ts";
import { isTechnical } from "./technical.ts";
import type { Range } from "./number-ranges.ts";
import type { ResidueWord } from "./residue-words.ts";
import { firstIndexWhere } from "../../base/first-index-where.ts";

/** Bytes to be searched: a file, or what is packed in one. */
export interface SearchSource {
  /** Path within the folder; `archive.zip!entry` of what is packed. May hold a name. */
  readonly path: string;
  /** From the beginning, each time it is called. */
  open(): AsyncIterable<Uint8Array>;
  /** Where the bytes are numbers, in order; see {@link isSure}. */
  readonly numbers?: readonly Range[];
  /** Where bytes are packed whose content is a source of its own, in order: they are searched as they stand alone. */
  readonly opened?: readonly Range[];
  /** Its strings, one after another, where its format says where each of them ends; see `readRecords`. */
  readonly strings?: () => AsyncIterable<Uint8Array>;
  /** All of its strings are told apart, by `strings` or by the quotes of its text: in it letters alone go on a word. */
  readonly isExact?: boolean;
  /** Words that the program itself puts into this file whatever it was given, as they are written there. */
  readonly ownWords?: ReadonlySet<string>;
}

/** What a source holds. */
export interface SourceHits {
  /** How often each word stands in it, by its key; words that do not are absent. */
  readonly counts: ReadonlyMap<string, number>;
  /** Why it is unknown what all of it holds, if so. */
  readonly closed?: string;
}

/** Words made ready to be searched for, so many at a time as memory allows. */
export interface SearchBatch {
  /** Different byte strings. */
  readonly needles: number;
  /** Times that a uniformly random byte would begin a hit among numbers. */
  readonly chance: number;
  search(source: SearchSource): Promise<SourceHits>;
}

/** Bytes of needles held at once, those of some 2,000 words: with their trie they take about 200 MB. */
const BATCH_BYTES = 1_500_000;
/** Bytes around a match that decide whether it is a word. */
const CONTEXT = 256;
/** A short word among numbers counts if so many printable bytes stand in a row around it. */
const TEXT_RUN = 24;
/** Share of the bytes that are printable. */
const PRINTABLE_SHARE = 100 / 256;

/** Makes the words ready. Each batch goes over a source as it is, and over all that it can be read as. */
export function* searchBatches(words: readonly ResidueWord[]): Generator<SearchBatch> {
  let needles = new Map<string, { word: ResidueWord; needle: Needle }[]>();
  let bytes = 0;
  for (const word of words) {
    for (const needle of word.surfaces.flatMap((surface) =>
      word.isEntry ? entryNeedle(surface) : needlesOf(surface),
    )) {
      const key = Buffer.from(needle.bytes).toString("latin1");
      const same = needles.get(key) ?? [];
      if (same.length === 0) bytes += needle.bytes.length;
      if (!same.some((other) => other.word === word && isAlike(other.needle, needle))) same.push({ word, needle });
      needles.set(key, same);
    }
    if (bytes < BATCH_BYTES) continue;
    yield createBatch([...needles.values()]);
    [needles, bytes] = [new Map(), 0];
  }
  if (needles.size > 0) yield createBatch([...needles.values()]);
}

function isAlike(a: Needle, b: Needle): boolean {
  return a.kind === b.kind && a.start === b.start && a.alignment === b.alignment;
}

function createBatch(groups: readonly { word: ResidueWord; needle: Needle }[][]): SearchBatch {
  const matcher = createByteMatcher(groups.map((group) => (group[0] as { needle: Needle }).needle.bytes));
  const context = matcher.longest + CONTEXT;
  const countIn = (window: Window, source: SearchSource, isRaw: boolean, hits: Map<string, number>) => {
    matcher.find(window.bytes, window.from, window.to, (index, start) => {
      for (const { word, needle } of groups[index] ?? []) {
        if (isHit(window, start, word, needle, source, isRaw)) hits.set(word.key, (hits.get(word.key) ?? 0) + 1);
      }
    });
  };
  const countRaw = async (source: SearchSource) => {
    const hits = new Map<string, number>();
    for await (const window of windowsOf(source.open(), context)) countIn(window, source, true, hits);
    return hits;
  };
  /** Of each chunk the layer that holds a word most often. What stands where two chunks overlap counts twice. */
  const countRead = async (source: SearchSource) => {
    const hits = new Map<string, number>();
    let closed: string | undefined;
    for await (const chunk of chunksOf(textOf(source))) {
      const readings = readingsOf(chunk.bytes, chunk.goesOn);
      closed ??= readings.closed;
      const most = new Map<string, number>();
      for (const bytes of readings.layers) {
        const found = new Map<string, number>();
        countIn({ bytes, from: 0, to: bytes.length, offset: 0 }, source, false, found);
        raise(most, found);
      }
      for (const [key, occurrences] of most) hits.set(key, (hits.get(key) ?? 0) + occurrences);
    }
    return { hits, closed };
  };
  return {
    needles: groups.length,
    chance: groups.reduce((total, [first]) => total + chanceOf((first as { needle: Needle }).needle), 0),
    search: async (source) => {
      const counts = await countRaw(source);
      const { hits, closed } = await countRead(source);
      raise(counts, hits);
      if (source.strings !== undefined) {
        // What these hold besides is not searched again, and what of it cannot be read was said of the file.
        const { strings: open, ...rest } = source;
        const strings = { path: rest.path, open, ...(rest.ownWords && { ownWords: rest.ownWords }) };
        raise(counts, await countRaw(strings));
        raise(counts, (await countRead(strings)).hits);
      }
      return { counts, ...(closed !== undefined && { closed }) };
    },
  };
}

/** Lifts each count to another, where that is higher. */
function raise(counts: Map<string, number>, others: ReadonlyMap<string, number>): void {
  for (const [key, occurrences] of others) counts.set(key, Math.max(occurrences, counts.get(key) ?? 0));
}

function isHit(
  window: Window,
  at: number,
  word: ResidueWord,
  needle: Needle,
  source: SearchSource,
  isRaw: boolean,
): boolean {
  const { bytes, offset } = window;
  const [start, end] = [at + needle.start, at + needle.end];
  const isNumber = isRaw && isWithin(source.numbers, offset + at);
  const ends = isNumber ? "binary" : source.isExact === true ? "text" : "either";
  if (!isWord(bytes, { at, start, end }, needle, word.endings ?? [], ends)) return false;
  if (isNumber && !isSure(bytes, at, needle)) return false;
  if (needle.kind !== "text") return true;
  const written = Buffer.from(bytes.subarray(start, end)).toString("utf8");
  return source.ownWords?.has(written) !== true && !isTechnical(bytes, start, end);
}

function isWithin(ranges: readonly Range[] = [], at: number): boolean {
  const next = firstIndexWhere(ranges.length, (index) => (ranges[index] as Range).end > at);
  return (ranges[next]?.start ?? Number.POSITIVE_INFINITY) <= at;
}

/**
 * Among numbers any three bytes occur: in 500 MB each about thirty times. There a needle counts if it has six bytes or more, or
 * if text stands around it: 24 printable bytes in a row (of UTF-16, of which every other one is zero, as many units).
 */
function isSure(bytes: Uint8Array, at: number, { bytes: needle, kind }: Needle): boolean {
  if (needle.length >= SURE_BYTES && kind !== "base64" && !kind.startsWith("utf16")) return true;
  const step = kind.startsWith("utf16") ? 2 : 1;
  if (step === 2 && needle.length >= 2 * SURE_BYTES) return true;
  // Of a unit of two bytes, which one is the letter; the other is zero.
  const letter = kind === "utf16be" ? 1 : 0;
  const isText = (unit: number) =>
    isPrintable(bytes[unit + letter]) && (kind.startsWith("utf16") ? bytes[unit + 1 - letter] === 0 : true);
  let [left, right] = [at, at + needle.length];
  while (isText(left - step)) left -= step;
  while (isText(right)) right += step;
  return right - left >= TEXT_RUN * step;
}

/** How likely a uniformly random byte begins a hit of this needle among numbers; the ends of words are left out of it. */
function chanceOf({ bytes, kind }: Needle): number {
  const exact = 256 ** -bytes.length;
  if (kind === "utf16le" || kind === "utf16be" || (bytes.length >= SURE_BYTES && kind !== "base64")) return exact;
  const around = Math.max(0, TEXT_RUN - bytes.length);
  return exact * (around + 1) * PRINTABLE_SHARE ** around;
}

/** The stretches that are neither numbers nor packed. */
async function* textOf({ open, numbers = [], opened = [] }: SearchSource): AsyncGenerator<Uint8Array> {
  const left = [...numbers, ...opened].sort((a, b) => a.start - b.start);
  if (left.length === 0) return yield* open();
  let offset = 0;
  let next = 0;
  for await (const block of open()) {
    let at = 0;
    while (at < block.length) {
      while ((left[next]?.end ?? Number.POSITIVE_INFINITY) <= offset + at) next++;
      const { start, end } = left[next] ?? { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
      if (offset + at < start) {
        const to = Math.min(block.length, start - offset);
        yield block.subarray(at, to);
        at = to;
      } else at = Math.min(block.length, end - offset);
    }
    offset += block.length;
  }
}
