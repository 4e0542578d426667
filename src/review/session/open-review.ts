import { existsSync } from "node:fs";

import { UnnameError } from "../../base/errors.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { Context, Prediction } from "../../probe/contexts/context.ts";
import type { CandidateSource } from "../candidates/candidate-evidence.ts";
import { rankCandidates } from "../candidates/rank-candidates.ts";
import { answersOfLines } from "../decisions/reviewer-answers.ts";
import type { Decision } from "../decisions/decision.ts";
import { appendDecisions, foldDecisions, namesOf, readDecisions } from "../decisions/decisions-file.ts";
import { type EntryPart, withRows } from "./entry-rows.ts";
import { drawLikelyNames, type LikelyNames } from "./likely-names.ts";
import { type Forecast, forecast, paceOf } from "./forecast.ts";
import { type Ordered, orderByWorth } from "./order-by-worth.ts";
import type { Question } from "./question.ts";
import { createDescriber, type DescribeEntry, type ReviewCandidate } from "../describe/describe-entry.ts";
import { splitLines } from "../decisions/disagreements.ts";
import { type Filter, NO_FILTER } from "./filter.ts";
import type { Command } from "./keys.ts";
import { reviewRecordPath, type ReviewRecordInput, writeReviewRecord } from "../decisions/review-record.ts";
import { type Entry, type Session, startSession } from "./session.ts";
import {
  describeDisagreements,
  openSettlement,
  type SettleOptions,
  settlingEntries,
  settlingWords,
} from "./settlement.ts";
import type { StoppingEstimate } from "../stopping/stopping-estimate.ts";
import { askableEntries, type StoppingRule } from "../stopping/stopping-rule.ts";
import type { Catalogue } from "../text/catalogue.ts";

/** What a review is about, in the terminal or in the browser. */
export interface ReviewInput {
  readonly tokenizer: Pick<Tokenizer, "vocabulary" | "specialTokenIds" | "surface" | "startsWord" | "builtThrough">;
  readonly predictions: readonly Prediction[];
  /** May be empty: then only ranks and probabilities are shown. */
  readonly contexts: readonly Context[];
  /** Read if it exists, and appended to. */
  readonly decisionsPath: string;
  readonly reviewer: string;
  readonly isKnownName?: (surface: string) => boolean;
  /** For the record of the review: digests of the predictions file and of the contexts files, and what the estimate is made from. */
  readonly sources?: Pick<ReviewRecordInput, "predictionsSha256" | "candidatesSha256" | "contextsSha256" | "stopping">;
  /** What to decide on, in this order, instead of what `rankCandidates` makes of the predictions. */
  readonly candidates?: readonly ReviewCandidate[];
  /** How many names are left after some decisions, shown with the progress. */
  readonly estimate?: StoppingRule;
  /** What is listed first. Default: everything. */
  readonly filter?: Filter;
  /** Only what reviewers see differently is listed, and each decision settles one; absent: a review of one's own. */
  readonly settle?: SettleOptions;
}

/** A review that is ready to be shown. */
export interface OpenReview {
  readonly session: Session<ReviewCandidate>;
  readonly describe: DescribeEntry<ReviewCandidate>;
  readonly estimate: (session: Pick<Session, "decided" | "again" | "bulk">) => StoppingEstimate | undefined;
  /** How much is left to do, made anew after every ten decisions. */
  readonly forecast: (session: Session) => Forecast | undefined;
  /** Commands that this review does not have. */
  readonly without: ReadonlySet<Command>;
  /** The words of this review. */
  readonly words: (catalogue: Catalogue) => Catalogue;
  /** Puts lines on the disk, with reviewer and time. */
  save(entries: readonly Entry[], at: Date): void;
}

/** A disagreement is settled by a decision. */
const WITHOUT_UNSURE: ReadonlySet<Command> = new Set(["unsure", "unsure-alone", "page", "take"]);

/**
 * Opens a review where this reviewer stopped, and records what there is to decide on beside the decisions, see `ReviewRecord`. Names
 * that are decided already, and every spelling of them in the vocabulary, are among it even if nothing predicted them. To settle
 * disagreements changes no record that there is.
 * Throws what `readDecisions`, `rankCandidates` and `openSettlement` throw.
 */
export async function openReview(input: ReviewInput): Promise<OpenReview> {
  const { tokenizer, decisionsPath, reviewer, estimate, filter = NO_FILTER } = input;
  const lines = existsSync(decisionsPath) ? await readDecisions(decisionsPath, tokenizer) : [];
  const settlement = input.settle && openSettlement(lines, { path: decisionsPath, reviewer, ...input.settle });
  const gathered = gather(input, lines, settlement?.disagreements.keys()).map(withSources);
  const { queue, likely } = arrangeQueue(gathered, tokenizer);
  if (settlement === undefined || !existsSync(reviewRecordPath(decisionsPath))) {
    await writeReviewRecord(decisionsPath, {
      candidates: queue.map(({ tokenId }) => tokenId),
      vocabulary: tokenizer.vocabulary,
      ...input.sources,
    });
  }
  const contexts = new Map(input.contexts.map((context) => [context.id, context]));
  const describe = createDescriber(queue, contexts, (tokenId) => tokenizer.builtThrough?.(tokenId) ?? 0);
  const append = (entries: readonly Entry[], at: Date) => {
    if (entries.length === 0) return;
    appendDecisions(
      decisionsPath,
      entries.map((entry) => ({ ...entry, reviewer, at: at.toISOString() })),
    );
  };
  if (settlement === undefined) {
    const { sources } = input;
    const askable = estimate === undefined || sources?.stopping === undefined ? [] : askableEntries(sources.stopping);
    const own = splitLines(lines).own.filter((line) => line.reviewer === reviewer);
    return {
      session: startSession(queue, own, filter, new Map(), askable, estimate && likely),
      describe,
      estimate: rememberLast(estimate && ((session) => estimate(session.decided, [session]))),
      forecast: rememberForecast(estimate, paceOf(own)),
      without: new Set(),
      words: (catalogue) => catalogue,
      save: append,
    };
  }
  const { disagreements, byOthers, standing } = settlement;
  const differing = queue.filter(({ tokenId }) => disagreements.has(tokenId));
  return {
    session: startSession(differing, settlement.lines, filter, byOthers),
    describe: describeDisagreements(describe, disagreements),
    estimate: rememberLast(
      estimate && (({ decided }) => estimate(new Map([...standing, ...decided]), answersOfLines(lines))),
    ),
    forecast: () => undefined,
    without: WITHOUT_UNSURE,
    words: settlingWords,
    save: (entries, at) => append(settlingEntries(entries, disagreements), at),
  };
}

/** Entries in rows, in the order in which they bring a review to its end soonest, and those that can be taken together after a look at some. */
export function arrangeQueue<Q extends Ordered & Question>(
  entries: readonly Q[],
  tokenizer: Pick<Tokenizer, "startsWord">,
): {
  readonly queue: (Q & { readonly part: EntryPart; readonly row: readonly number[] })[];
  readonly likely: LikelyNames | undefined;
} {
  const likely = drawLikelyNames(entries);
  return { queue: orderByWorth(withRows(entries, tokenizer), likely), likely };
}

/** The candidates that were given, or those of the predictions; then decided names, what is to be settled, and their spellings that are not among them. */
function gather(
  input: ReviewInput,
  lines: readonly Decision[],
  differing: Iterable<number> = [],
): readonly ReviewCandidate[] {
  const { contexts, tokenizer, isKnownName, candidates } = input;
  const names = [...namesOf(foldDecisions(lines)), ...differing];
  if (candidates !== undefined && names.length === 0) return candidates;
  const ranked = rankCandidates({
    predictions: candidates === undefined ? input.predictions : [],
    contexts,
    tokenizer,
    ...(isKnownName !== undefined && { isKnownName }),
    alsoVariantsOf: names,
  });
  if (candidates === undefined) return ranked;
  const given = new Set(candidates.map(({ tokenId }) => tokenId));
  return [...candidates, ...ranked.filter(({ tokenId }) => !given.has(tokenId))];
}

/** A candidate that does not say where it comes from, with what can be told. */
function withSources(candidate: ReviewCandidate): ReviewCandidate {
  if (candidate.sources !== undefined) return candidate;
  const sources: CandidateSource[] = [
    ...(candidate.bestRank === null ? [] : (["predicted"] as const)),
    ...(candidate.isKnownName ? (["list"] as const) : []),
    ...(candidate.bestRank === null ? (["variant"] as const) : []),
  ];
  return { ...candidate, sources };
}

/** A forecast takes a dozen estimates: it is made anew after every ten decisions. */
const FORECAST_EVERY = 10;

function rememberForecast(estimate: StoppingRule | undefined, secondsEach: number): OpenReview["forecast"] {
  let last: { readonly decided: number; readonly ahead: Forecast | undefined } | undefined;
  return (session) => {
    if (estimate === undefined) return undefined;
    const decided = Math.floor((session.decided.size + session.again.size) / FORECAST_EVERY);
    if (last?.decided !== decided) last = { decided, ahead: forecast(session, estimate, secondsEach) };
    return last.ahead;
  };
}

/** The estimate of the decisions that were asked about last is not made twice. */
function rememberLast(
  estimate: ((session: Pick<Session, "decided" | "again" | "bulk">) => StoppingEstimate) | undefined,
): OpenReview["estimate"] {
  let last: { readonly decided: unknown; readonly estimate: StoppingEstimate } | undefined;
  return (session) => {
    if (estimate === undefined) return undefined;
    if (last?.decided !== session.decided) last = { decided: session.decided, estimate: estimate(session) };
    return last.estimate;
  };
}

/** The error of a review, or of `what` was made, that was interrupted: nothing is lost. */
export function interruption(path: string, undecided: number, what = "decisions"): UnnameError {
  const message = `Interrupted. All ${what} are in ${path}: run the same command again to go on.`;
  return new UnnameError("interrupted", message, { details: { path, undecided } });
}
