import { clusterBootstrap } from "../../base/statistics/bootstrap.ts";
import { cohensKappa, observedAgreement } from "../../evaluate/figures/agreement.ts";
import { foldWord } from "../../text/fold.ts";
import type { Decision } from "./decision.ts";
import { answerKey, splitLines } from "./disagreements.ts";
import { type Choice, foldLines } from "./fold-lines.ts";

/** How far two reviewers agree on the entries that both decided on, to be unsure counted as an answer of its own. No entry. */
export interface ReviewerAgreement {
  readonly reviewers: readonly [string, string];
  /** Entries that both said something of. */
  readonly entries: number;
  /** Share with the same answer; null if there are none. */
  readonly observed: number | null;
  /** Cohen's κ; null where it is not defined: no entry, or both always gave one and the same answer. */
  readonly kappa: number | null;
  /** 95 %, bootstrap over words, all spellings of one drawn together; null where it cannot be told. */
  readonly ciLow: number | null;
  readonly ciHigh: number | null;
}

const RESAMPLES = 1000;

/** κ of every two reviewers of a decisions file, each with an interval. Lines that settled a disagreement are no reviewer's answer. */
export function agreementOfReviewers(lines: readonly Decision[], seed = 0): ReviewerAgreement[] {
  const answers = answersByReviewer(splitLines(lines).own);
  const reviewers = [...answers.keys()];
  return reviewers.flatMap((first, index) =>
    reviewers.slice(index + 1).map((second) => {
      const words = new Map<string, [Choice, Choice][]>();
      for (const [tokenId, { decision, token }] of answers.get(first) ?? []) {
        const other = answers.get(second)?.get(tokenId)?.decision;
        if (other === undefined) continue;
        const word = foldWord(token.replace(/^(?:Ġ|▁|##)+/u, ""));
        words.set(word, [...(words.get(word) ?? []), [decision, other]]);
      }
      return { reviewers: [first, second] as const, ...compare([...words.values()], seed) };
    }),
  );
}

function compare(words: readonly (readonly [Choice, Choice][])[], seed: number) {
  const columns = (pairs: readonly (readonly [Choice, Choice][])[]) =>
    [pairs.flatMap((pair) => pair.map(([a]) => a)), pairs.flatMap((pair) => pair.map(([, b]) => b))] as const;
  const kappaOf = (drawn: readonly (readonly [Choice, Choice][])[]) => cohensKappa(...columns(drawn));
  const { low, high } = clusterBootstrap(words, (drawn) => kappaOf(drawn) ?? Number.NaN, {
    seed,
    resamples: RESAMPLES,
  });
  const finite = (value: number) => (Number.isFinite(value) ? value : null);
  const [first, second] = columns(words);
  return {
    entries: first.length,
    observed: observedAgreement(first, second),
    kappa: kappaOf(words),
    ciLow: finite(low),
    ciHigh: finite(high),
  };
}

/** The last answer of each reviewer to each entry, of lines that are their own answers. */
function answersByReviewer(own: readonly Decision[]): Map<string, ReadonlyMap<number, Decision>> {
  const answers = new Map<string, Map<number, Decision>>(own.map(({ reviewer }) => [reviewer, new Map()]));
  for (const line of foldLines(own, answerKey).values()) answers.get(line.reviewer)?.set(line.tokenId, line);
  return answers;
}
