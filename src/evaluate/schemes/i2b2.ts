import type { Span } from "../../text/span.ts";
import { i2b2ClassOf } from "./i2b2-categories.ts";
import { type Counts, countSets } from "../figures/rates.ts";
import type { ScoredDocument } from "../figures/score.ts";

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

/** How far the end may be off in a relaxed match, in characters (code points): "'s" and the like. */
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
  return mode === "relaxed" ? countRelaxed(document.text, gold, system) : countSets(keysOf(gold), keysOf(system));
}

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** The official script takes ASCII letters alone; notes in Spanish or Dutch need all. */
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

/** As many pairs of a gold and a found mention of the same start and kind as there can be, each in one pair at most. */
function countRelaxed(text: string, gold: readonly Mention[], system: readonly Mention[]): Counts {
  const goldLengths = lengthsByStart(text, gold);
  const systemLengths = lengthsByStart(text, system);
  let truePositives = 0;
  for (const [key, lengths] of goldLengths) truePositives += countPairs(lengths, systemLengths.get(key) ?? []);
  return {
    truePositives,
    falsePositives: countAll(systemLengths) - truePositives,
    falseNegatives: countAll(goldLengths) - truePositives,
  };
}

/** Lengths in characters (code points) of the mentions that share start and kind, ascending. */
function lengthsByStart(text: string, mentions: readonly Mention[]): Map<string, number[]> {
  const ends = new Map<string, Set<number>>();
  for (const { start, end, kind } of mentions) {
    const key = `${start} ${kind}`;
    const known = ends.get(key) ?? new Set();
    ends.set(key, known.add(Array.from(text.slice(start, end)).length));
  }
  return new Map([...ends].map(([key, lengths]) => [key, [...lengths].sort((a, b) => a - b)]));
}

/** On a line, pairing the first two that are near enough each time leaves out as few as any pairing. */
function countPairs(gold: readonly number[], system: readonly number[]): number {
  let [pairs, i, j] = [0, 0, 0];
  while (i < gold.length && j < system.length) {
    const ahead = (system[j] as number) - (gold[i] as number);
    if (Math.abs(ahead) <= RELAXED_END) pairs++;
    if (ahead >= -RELAXED_END) i++;
    if (ahead <= RELAXED_END) j++;
  }
  return pairs;
}

function countAll(lengths: ReadonlyMap<string, readonly number[]>): number {
  let count = 0;
  for (const ofStart of lengths.values()) count += ofStart.length;
  return count;
}
