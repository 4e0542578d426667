import betaQuantile from "@stdlib/stats-base-dists-beta-quantile";

import { clopperPearson } from "../../base/statistics/clopper-pearson.ts";
import type { ReviewerAnswers } from "../decisions/reviewer-answers.ts";
import { type AskedEntry, surprisingOf } from "./ask-again.ts";

/** How often something was put to a reviewer, and how often the answer was wrong. */
export interface ErrorCount {
  readonly asked: number;
  readonly wrong: number;
}

/** How well a reviewer, or all of them, decided what is known. Counts alone. */
export interface ReviewerErrors {
  /** Names that were put to the test, see {@link measureErrors}: wrong where they were not called names. */
  readonly names: ErrorCount;
  /** Known ordinary words: wrong where they were called names. */
  readonly words: ErrorCount;
  /** Known names that were kept at first and came again: wrong where they were not called names then either. */
  readonly keptNames: ErrorCount;
}

const NOTHING: ErrorCount = { asked: 0, wrong: 0 };
export const NO_ERRORS: ReviewerErrors = { names: NOTHING, words: NOTHING, keptNames: NOTHING };

/** Values of a rate that stand for its distribution, each as likely: the highest is its 95 % bound. */
const NODES = 10;
/** Of a rate: Beta(½, ½). */
const JEFFREYS = 0.5;

/**
 * What a reviewer's answers show of their error. Names are put to the test three ways: known names; found names that came again; and entries of a high score,
 * of which all that were kept came again, so that a name which was kept at first would have shown (as marked animals are caught again). To be unsure at
 * first is no answer.
 */
export function measureErrors({ decided, again, bulk }: ReviewerAnswers, all: readonly AskedEntry[]): ReviewerErrors {
  const [names, words, keptNames] = [startCount(), startCount(), startCount()];
  const entries = bulk === undefined || bulk.size === 0 ? all : all.filter(({ tokenId }) => !bulk.has(tokenId));
  const keptOnce = entries.filter(({ tokenId }) => decided.get(tokenId) === "keep" && !again.has(tokenId));
  const allAgainAbove = keptOnce.reduce((most, { probability }) => Math.max(most, probability), 0);
  for (const { tokenId, probability, known } of entries) {
    const repeated = again.get(tokenId);
    const first = repeated?.before ?? decided.get(tokenId);
    if (first === undefined || first === "unsure") continue;
    const isFound = first === "name" || repeated?.said === "name";
    if (known === "name" || (known === undefined && probability > allAgainAbove && isFound))
      add(names, first !== "name");
    if (known === "word") add(words, first === "name");
    if (known === "name" && first === "keep" && repeated !== undefined) add(keptNames, repeated.said !== "name");
  }
  // A surprise that is taken back was most likely no name.
  const unlikely = surprisingOf(all);
  for (const [tokenId, { before, said }] of again)
    if (before === "name" && !unlikely.has(tokenId)) add(names, said !== "name");
  return { names, words, keptNames };
}

/** Several reviewers' counts in one. */
export function sumErrors(errors: readonly ReviewerErrors[]): ReviewerErrors {
  const sum = (of: (one: ReviewerErrors) => ErrorCount): ErrorCount => ({
    asked: errors.reduce((total, one) => total + of(one).asked, 0),
    wrong: errors.reduce((total, one) => total + of(one).wrong, 0),
  });
  return {
    names: sum(({ names }) => names),
    words: sum(({ words }) => words),
    keptNames: sum(({ keptNames }) => keptNames),
  };
}

/** The mean of a rate under Jeffreys' prior: a half where nothing was measured. */
export function meanRate({ asked, wrong }: ErrorCount): number {
  return (wrong + JEFFREYS) / (asked + 2 * JEFFREYS);
}

/** Upper bound of a rate, one-sided 95 %, exact: 1 where nothing was measured. */
export function upperRate({ asked, wrong }: ErrorCount): number {
  return clopperPearson(wrong, asked, { sided: "upper" }).high;
}

/** Ten values of a rate, ascending and equally likely under Jeffreys' prior. */
export function spreadRate({ asked, wrong }: ErrorCount): number[] {
  return Array.from({ length: NODES }, (_, node) =>
    betaQuantile((node + 0.5) / NODES, wrong + JEFFREYS, asked - wrong + JEFFREYS),
  );
}

function startCount(): { asked: number; wrong: number } {
  return { asked: 0, wrong: 0 };
}

function add(to: { asked: number; wrong: number }, isWrong: boolean): void {
  to.asked++;
  if (isWrong) to.wrong++;
}
