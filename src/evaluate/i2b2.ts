import type { Span } from "../text/span.ts";
import { i2b2ClassOf } from "./i2b2-categories.ts";
import { type Counts, countSets } from "./rates.ts";
import type { ScoredDocument } from "./score.ts";

/** How spans are matched: split into runs of letters and digits; start and end equal; or the end up to 2 characters off. */
export const I2B2_MODES = ["token", "strict", "relaxed"] as const;
/** What must be equal besides the place: nothing, the category, or the label itself. */
export const I2B2_LEVELS = ["binary", "category", "subcategory"] as const;

export type I2b2Mode = (typeof I2B2_MODES)[number];
export type I2b2Level = (typeof I2B2_LEVELS)[number];

export interface I2b2Setting {
  readonly mode: I2b2Mode;
  readonly level: I2b2Level;
  /** Only the identifiers of a strict reading of HIPAA, on both sides. */
  readonly isHipaaOnly: boolean;
}

/** How far the end may be off in a relaxed match, in code units: "'s" and the like. */
const RELAXED_END = 2;

/** Counts of one document as the de-identification track of i2b2 2014 has them (Stubbs, Kotfila and Uzuner 2015). Repetitions count once. */
export function countI2b2(document: ScoredDocument, { mode, level, isHipaaOnly }: I2b2Setting): Counts {
  const read = (spans: readonly Span[]): Mention[] => {
    const mentions: Mention[] = [];
    for (const span of spans) {
      const { category, isHipaa } = i2b2ClassOf(span.label, document.text.slice(span.start, span.end));
      if (isHipaaOnly && !isHipaa) continue;
      const kind = level === "binary" ? "" : level === "category" ? category : span.label;
      const { start, end } = span;
      if (mode === "token") mentions.push(...splitTokens(document.text, start, end, kind));
      else mentions.push({ start, end, kind });
    }
    return mentions;
  };
  const gold = read(document.gold);
  const system = read(document.system);
  return mode === "relaxed" ? countRelaxed(gold, system) : countSets(keysOf(gold), keysOf(system));
}

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** The official script knows ASCII letters alone; notes in Spanish or Dutch need all. */
const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;

function splitTokens(text: string, start: number, end: number, kind: string): Mention[] {
  return Array.from(text.slice(start, end).matchAll(TOKEN), (match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    kind,
  }));
}

function keysOf(mentions: readonly Mention[]): Set<string> {
  return new Set(mentions.map(({ start, end, kind }) => `${start} ${end} ${kind}`));
}

/** Each gold mention is paired with at most one found mention of the same start and kind: equal ends first, then in order of ends. */
function countRelaxed(gold: readonly Mention[], system: readonly Mention[]): Counts {
  const goldEnds = endsByStart(gold);
  const systemEnds = endsByStart(system);
  let truePositives = 0;
  for (const [key, ends] of goldEnds) truePositives += countPairs(ends, systemEnds.get(key) ?? new Set());
  return {
    truePositives,
    falsePositives: countAll(systemEnds) - truePositives,
    falseNegatives: countAll(goldEnds) - truePositives,
  };
}

function endsByStart(mentions: readonly Mention[]): Map<string, Set<number>> {
  const ends = new Map<string, Set<number>>();
  for (const { start, end, kind } of mentions) {
    const key = `${start} ${kind}`;
    const known = ends.get(key) ?? new Set();
    ends.set(key, known.add(end));
  }
  return ends;
}

function countPairs(gold: ReadonlySet<number>, system: ReadonlySet<number>): number {
  const ascending = (a: number, b: number) => a - b;
  const left = [...system].filter((end) => !gold.has(end)).sort(ascending);
  let pairs = system.size - left.length;
  for (const end of [...gold].filter((other) => !system.has(other)).sort(ascending)) {
    const match = left.findIndex((other) => Math.abs(other - end) <= RELAXED_END);
    if (match < 0) continue;
    left.splice(match, 1);
    pairs++;
  }
  return pairs;
}

function countAll(ends: ReadonlyMap<string, ReadonlySet<number>>): number {
  let count = 0;
  for (const ofStart of ends.values()) count += ofStart.size;
  return count;
}
