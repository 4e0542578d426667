import { clusterBootstrap } from "../base/bootstrap.ts";
import { cohensKappa, observedAgreement } from "../evaluate/figures/agreement.ts";
import { foldWord } from "../text/fold.ts";
import type { Decision } from "./decision.ts";
import { type Choice, foldLines, isSettled, SETTLED } from "./fold-lines.ts";

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

/** An entry that reviewers see differently. Private. */
export interface Disagreement {
  readonly tokenId: number;
  readonly token: string;
  /** What each said last, in the order it was written. */
  readonly answers: readonly Pick<Decision, "reviewer" | "decision" | "at" | "reason">[];
  /** Who settled it, when and how; absent while it waits. Answers given later open it again. */
  readonly settled?: Decision;
}

const RESAMPLES = 1000;

/** κ of every two reviewers of a decisions file, each with an interval. Lines that settled something are nobody's own answer. */
export function agreementOfReviewers(lines: readonly Decision[], seed = 0): ReviewerAgreement[] {
  const answers = ownAnswers(lines);
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

/**
 * The entries that reviewers see differently, in the order of their first lines: those that wait to be settled, and those that were. Being
 * unsure where another decided is a disagreement too.
 */
export function findDisagreements(lines: readonly Decision[]): Disagreement[] {
  const answers = new Map<number, Decision[]>();
  for (const own of ownAnswers(lines).values())
    for (const [tokenId, line] of own) answers.set(tokenId, [...(answers.get(tokenId) ?? []), line]);
  const order = new Map(lines.map((line, index) => [line, index]));
  const standing = foldLines(lines, ({ tokenId }) => tokenId);
  return [...new Set(lines.map(({ tokenId }) => tokenId))].flatMap((tokenId): Disagreement[] => {
    const said = (answers.get(tokenId) ?? []).toSorted((a, b) => (order.get(a) as number) - (order.get(b) as number));
    if (new Set(said.map(({ decision }) => decision)).size < 2) return [];
    const stands = standing.get(tokenId);
    const settled = stands !== undefined && isSettled(stands) ? stands : undefined;
    return [
      {
        tokenId,
        token: said[0]?.token ?? "",
        answers: said.map(({ reviewer, decision, at, reason }) => ({ reviewer, decision, at, reason })),
        ...(settled && { settled }),
      },
    ];
  });
}

/** The line that settles a disagreement, to be appended: it outweighs what all said before it. */
export function settle(
  { tokenId, token }: Pick<Disagreement, "tokenId" | "token">,
  decision: Exclude<Choice, "unsure">,
  { reviewer, at, why = "" }: { readonly reviewer: string; readonly at: Date; readonly why?: string },
): Decision {
  const reason = why === "" ? SETTLED : `${SETTLED}: ${why}`;
  return { tokenId, token, decision, reviewer, at: at.toISOString(), reason };
}

/** The last answer of each reviewer to each entry, lines that settled something left out. */
function ownAnswers(lines: readonly Decision[]): Map<string, ReadonlyMap<number, Decision>> {
  const own = lines.filter((line) => !isSettled(line));
  const reviewers = [...new Set(own.map(({ reviewer }) => reviewer))];
  return new Map(
    reviewers.map((reviewer) => [
      reviewer,
      foldLines(
        own.filter((line) => line.reviewer === reviewer),
        ({ tokenId }) => tokenId,
      ),
    ]),
  );
}
