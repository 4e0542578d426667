import {
  CASELESS,
  CHARACTER_CLASS,
  classAt,
  DIGIT,
  LINE_BREAK,
  LOWER,
  SPACE,
  UPPER,
} from "../../text/character-classes.ts";
import type { Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { sumKeys } from "./rates.ts";

/** Counts of one label (or of all), with the rates that follow from them. */
export interface Score {
  readonly gold: number;
  readonly system: number;
  /** Same start, end and label. */
  readonly correct: number;
  /** correct / system; 1 where the system found nothing. */
  readonly precision: number;
  /** correct / gold; 1 where there is nothing to find. */
  readonly recall: number;
  readonly f1: number;
  /** Gold mentions of which every letter and digit (of a mention without any, all but white space) lies in some system span, whatever its label. */
  readonly covered: number;
  /** covered / gold: what anonymisation needs; 1 where there is nothing to find. */
  readonly coverageRecall: number;
  /** System spans that share a letter or digit with some gold mention, whatever its label. */
  readonly touching: number;
  /** touching / system. */
  readonly coveragePrecision: number;
}

/** One document's gold and system spans; both in UTF-16 code units of `text`. */
export interface ScoredDocument {
  readonly id: string;
  readonly text: string;
  readonly gold: readonly Span[];
  readonly system: readonly Span[];
}

/** Scores of all spans together and of each label that occurs, in alphabetical order. */
export interface Scores {
  readonly overall: Score;
  readonly labels: Readonly<Record<string, Score>>;
}

interface Tally {
  gold: number;
  system: number;
  correct: number;
  covered: number;
  touching: number;
}

/** Exact and by-character scores over documents. Micro-averaged: every mention counts once, however often an annotation repeats it. */
export function scoreSpans(documents: readonly ScoredDocument[]): Scores {
  const overall = emptyTally();
  const labels = new Map<string, Tally>();
  const tallyOf = (label: string): Tally => {
    const tally = labels.get(label) ?? emptyTally();
    labels.set(label, tally);
    return tally;
  };
  for (const document of documents) {
    const exact = new Set(document.system.map(keyOf));
    for (const span of dropRepeated(document.gold)) {
      const isCorrect = exact.has(keyOf(span));
      const isFound = isCovered(document.text, span, document.system);
      for (const tally of [overall, tallyOf(span.label)]) {
        tally.gold++;
        if (isCorrect) tally.correct++;
        if (isFound) tally.covered++;
      }
    }
    for (const span of dropRepeated(document.system)) {
      const isTouching = touches(document.text, span, document.gold);
      for (const tally of [overall, tallyOf(span.label)]) {
        tally.system++;
        if (isTouching) tally.touching++;
      }
    }
  }
  const sorted = [...labels].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    overall: toScore(overall),
    labels: Object.fromEntries(sorted.map(([label, tally]) => [label, toScore(tally)])),
  };
}

/** One score of several, their counts added up. */
export function sumScores(scores: readonly Score[]): Score {
  return toScore(sumKeys(scores, ["gold", "system", "correct", "covered", "touching"]));
}

/** Spans without those that repeat another's place and label. */
export function dropRepeated(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [keyOf(span), span])).values()];
}

/** True if every letter and digit of `span` lies inside some span of `others`; of a span without any, all that is not white space. */
export function isCovered(text: string, span: Stretch, others: readonly Stretch[]): boolean {
  const counts = countsIn(text, span);
  for (let i = span.start; i < span.end; i++) {
    if (counts(i) && !others.some((other) => other.start <= i && i < other.end)) return false;
  }
  return true;
}

/** True if some letter or digit lies in `span` and in one of `others` as well; of another without any, something that is not white space. */
export function touches(text: string, span: Stretch, others: readonly Stretch[]): boolean {
  return others.some((other) => {
    const [from, to] = [Math.max(span.start, other.start), Math.min(span.end, other.end)];
    if (from >= to) return false;
    const counts = countsIn(text, other);
    for (let i = from; i < to; i++) if (counts(i)) return true;
    return false;
  });
}

/** What of a mention has to be found: its letters and digits, or, if it has none, all but white space. */
function countsIn(text: string, { start, end }: Stretch): (index: number) => boolean {
  for (let i = start; i < end; i++) if (isLetterOrDigit(text, i)) return (index) => isLetterOrDigit(text, index);
  return (index) => !isWhiteSpace(CHARACTER_CLASS[text.charCodeAt(index)] as number);
}

/** Is the code unit at `index` a letter or digit, or half of one? */
export function isLetterOrDigit(text: string, index: number): boolean {
  const isSecondHalf = isLowSurrogate(text.charCodeAt(index)) && isHighSurrogate(text.charCodeAt(index - 1));
  const kind = classAt(text, isSecondHalf ? index - 1 : index);
  return kind === LOWER || kind === UPPER || kind === CASELESS || kind === DIGIT;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function isWhiteSpace(kind: number): boolean {
  return kind === SPACE || kind === LINE_BREAK;
}

/** Equal for spans with the same place and label. */
export function keyOf({ start, end, label }: Span): string {
  return `${start} ${end} ${label}`;
}

function emptyTally(): Tally {
  return { gold: 0, system: 0, correct: 0, covered: 0, touching: 0 };
}

function toScore(tally: Tally): Score {
  const { gold, system, correct, covered, touching } = tally;
  const precision = ratio(correct, system);
  const recall = ratio(correct, gold);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const coverage = {
    covered,
    coverageRecall: ratio(covered, gold),
    touching,
    coveragePrecision: ratio(touching, system),
  };
  return { gold, system, correct, precision, recall, f1, ...coverage };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
