import { type Counts, countSets, type Rates, sumCounts, toRates } from "../figures/rates.ts";

/** One annotation, in the unit of the {@link MeddocanSide} it belongs to. */
export interface Phi {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** One side of one document: its annotations, and how to read the text between two of them. */
export interface MeddocanSide {
  readonly annotations: readonly Phi[];
  /** The text from one offset to another; empty if the second is not after the first. */
  slice(from: number, to: number): string;
}

/** Counts of one document in the three settings of MEDDOCAN (Marimon et al. 2019). */
export interface MeddocanCounts {
  /** Same type, start and end. */
  readonly ner: Counts;
  /** Same start and end. */
  readonly strict: Counts;
  /** As strict, but neighbours with nothing alphanumeric between them count as one. */
  readonly merged: Counts;
}

/** Rates under the names that comparisons with the official script use. */
export interface MeddocanRates {
  readonly true_positives: number;
  readonly false_positives: number;
  readonly false_negatives: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** What the official script prints, and how many documents it looked at. */
export interface MeddocanScores {
  readonly documents: number;
  /** `leak` is misses per sentence; null if the number of sentences of some document is not known. */
  readonly ner: MeddocanRates & { readonly leak: number | null };
  readonly spans_strict: MeddocanRates;
  readonly spans_merged: MeddocanRates;
}

export interface MeddocanOptions {
  /**
   * Merge as the official script does: what a span is merged with gives the end, even if that lies further left (nested spans
   * shrink), and a negative offset counts from the end. Otherwise a merged span ends where the longer of the two does.
   */
  readonly isCompatible?: boolean;
}

/** Counts one document; annotations that repeat another are counted once. */
export function countMeddocan(gold: MeddocanSide, system: MeddocanSide, options: MeddocanOptions = {}): MeddocanCounts {
  const goldStrict = new Set(gold.annotations.map(spanKey));
  const systemStrict = new Set(system.annotations.map(spanKey));
  const goldMerged = mergeNeighbours(gold, options);
  const systemMerged = mergeNeighbours(system, options);
  return {
    ner: countSets(new Set(gold.annotations.map(nerKey)), new Set(system.annotations.map(nerKey))),
    strict: countSets(goldStrict, systemStrict),
    merged: countMerged(goldStrict, systemStrict, goldMerged, systemMerged),
  };
}

/** Sums documents; `sentences` is their number over all documents, or null if that is not known. */
export function scoreMeddocan(documents: readonly MeddocanCounts[], sentences: number | null): MeddocanScores {
  const ner = sumCounts(documents.map((counts) => counts.ner));
  const leak = sentences === null ? null : sentences === 0 ? 0 : ner.falseNegatives / sentences;
  return {
    documents: documents.length,
    ner: { ...officialRates(ner), leak },
    spans_strict: officialRates(sumCounts(documents.map((counts) => counts.strict))),
    spans_merged: officialRates(sumCounts(documents.map((counts) => counts.merged))),
  };
}

/** Rates under the official names. */
function officialRates(counts: Counts): MeddocanRates {
  const { precision, recall, f1 }: Rates = toRates(counts);
  return {
    true_positives: counts.truePositives,
    false_positives: counts.falsePositives,
    false_negatives: counts.falseNegatives,
    precision,
    recall,
    f1,
  };
}

/** True positives are spans equal before or after merging; a span inside one of them is neither wrong nor missed. */
function countMerged(
  goldStrict: ReadonlySet<string>,
  systemStrict: ReadonlySet<string>,
  goldMerged: ReadonlySet<string>,
  systemMerged: ReadonlySet<string>,
): Counts {
  const matches = new Set([...goldStrict].filter((key) => systemStrict.has(key)));
  for (const key of goldMerged) if (systemMerged.has(key)) matches.add(key);
  const found = [...matches].map(readKey);
  const isInside = (key: string) => {
    const [start, end] = readKey(key);
    return found.some(([from, to]) => start >= from && end <= to);
  };
  const countOutside = (keys: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...keys].filter((key) => !others.has(key) && !isInside(key)).length;
  return {
    truePositives: matches.size,
    falsePositives: countOutside(systemStrict, goldStrict),
    falseNegatives: countOutside(goldStrict, systemStrict),
  };
}

/** Letters, digits and other numerals: what Python's `str.isalnum` accepts. Marks and "_" are none. */
const ALPHANUMERIC = /[\p{L}\p{N}]/u;

function mergeNeighbours({ annotations, slice }: MeddocanSide, { isCompatible }: MeddocanOptions): Set<string> {
  const merged: [start: number, end: number][] = [];
  for (const { start, end } of annotations.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last === undefined || ALPHANUMERIC.test(slice(last[1], start))) merged.push([start, end]);
    else last[1] = isCompatible ? end : Math.max(last[1], end);
  }
  return new Set(merged.map(([start, end]) => `${start} ${end}`));
}

function spanKey({ start, end }: Phi): string {
  return `${start} ${end}`;
}

function nerKey({ start, end, label }: Phi): string {
  return `${start} ${end} ${label}`;
}

function readKey(key: string): readonly [start: number, end: number] {
  const space = key.indexOf(" ");
  return [Number(key.slice(0, space)), Number(key.slice(space + 1))];
}
