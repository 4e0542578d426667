import { type AskedEntry, type Surprises, surprisesOf } from "./ask-again.ts";
import type { BulkStep } from "../decisions/decision.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import type { ReviewerAnswers } from "../decisions/reviewer-answers.ts";
import type { BulkEstimate } from "./stopping-estimate.ts";
import { upperBoundOfRest } from "./tail-sample.ts";

/** Decisions by whether a reviewer looked at the entry. */
export interface SplitDecided {
  /** Entries that a reviewer looked at, by token id: what the scores are weighed by. */
  readonly looked: ReadonlyMap<number, Choice>;
  /** What is removed but says nothing of the scores: names taken in bulk, and surprises that wait to come again or were taken back. */
  readonly taken: ReadonlySet<number>;
  /** Of the random sample what it has shown: as looked at, with surprises that were taken back as kept. */
  readonly sampled: ReadonlyMap<number, Choice>;
  readonly bulk: BulkEstimate;
}

const CONFIDENCE = 0.95;
/** A sum of shares that is a whole number but for this stays it. */
const ROUNDING = 1e-9;

/**
 * Splits what stands by whether any reviewer looked at it. An entry that was kept in bulk is in neither part: no reviewer answered for it. One that a
 * reviewer looked at stands as looked at, whatever others did in bulk.
 */
export function splitDecided(
  standing: ReadonlyMap<number, Choice>,
  answers: readonly ReviewerAnswers[],
  askable: readonly AskedEntry[],
): SplitDecided {
  const surprises = answers.map((one) => surprisesOf(askable, one));
  const unconfirmed = findUnconfirmed(answers, surprises);
  const withdrawn = new Set(surprises.flatMap((one) => one.withdrawn));
  const steps = answers.flatMap(({ bulk }) => [...(bulk ?? [])]);
  const looked = new Map(standing);
  const taken = new Set<number>();
  const shares: number[] = [];
  let kept = 0;
  for (const [tokenId, step] of steps) {
    const choice = looked.get(tokenId);
    const isLookedAt = answers.some(({ decided, bulk }) => decided.has(tokenId) && bulk?.has(tokenId) !== true);
    if (choice === undefined || isLookedAt) continue;
    looked.delete(tokenId);
    if (choice === "keep") kept++;
    if (choice !== "name") continue;
    taken.add(tokenId);
    shares.push(mostOtherwise(step) / step.of);
  }
  for (const tokenId of unconfirmed)
    if (looked.get(tokenId) === "name") {
      looked.delete(tokenId);
      taken.add(tokenId);
    }
  const takenBack = [...unconfirmed].filter((tokenId) => withdrawn.has(tokenId));
  const sampled = new Map([...looked, ...takenBack.map((tokenId) => [tokenId, "keep"] as const)]);
  const words = Math.ceil(shares.reduce((sum, share) => sum + share, 0) - ROUNDING) || 0;
  return { looked, taken, sampled, bulk: { names: shares.length, words, kept } };
}

/** Surprises that are not confirmed: neither the same reviewer when they came again, nor another. */
function findUnconfirmed(answers: readonly ReviewerAnswers[], surprises: readonly Surprises[]): number[] {
  const open = surprises.map(({ waiting, withdrawn }) => new Set([...waiting, ...withdrawn]));
  return [...new Set(open.flatMap((ids) => [...ids]))].filter((tokenId) =>
    answers.every(({ decided }, index) => decided.get(tokenId) !== "name" || open[index]?.has(tokenId) === true),
  );
}

const bounds = new Map<string, number>();

/** At most so many of what a step decided are otherwise: one-sided 95 %, exact (hypergeometric). All of them where nothing was drawn. */
export function mostOtherwise({ of, from, drawn, otherwise }: BulkStep): number {
  const key = `${from} ${drawn} ${otherwise}`;
  const bound = bounds.get(key) ?? upperBoundOfRest({ population: from, drawn, names: otherwise }, CONFIDENCE);
  bounds.set(key, bound);
  return Math.min(of, bound);
}
