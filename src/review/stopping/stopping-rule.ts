import { type AskedEntry, planAgain } from "./ask-again.ts";
import type { ScoredCandidate, TailEntry } from "../candidates/candidate-evidence.ts";
import { createFitTest, normalise, type ScoreFit } from "./fit-test.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import { knownOf, type MayBeKnown } from "../score/known-entries.ts";
import { describeReviewers, measureReviewers, missRateOf, spreadMissed } from "./measured-reviewers.ts";
import { mostMissed } from "./missed-names.ts";
import { mixtureQuantile, type WeightedPoisson } from "./poisson-mixture.ts";
import type { ReviewerAnswers } from "../decisions/reviewer-answers.ts";
import { splitDecided } from "./split-decided.ts";
import { binScores, correctScores } from "./score-corrections.ts";
import type { StoppingEstimate } from "./stopping-estimate.ts";
import { type Withheld, WITHHELD } from "./withheld.ts";
import type { SuspicionModel } from "../score/suspicion-model.ts";
import { namesInPieces, sampleTail, upperBoundOfRest } from "./tail-sample.ts";
import { countAnswers, createWeighing, expectedFalseNames } from "./weigh-corrections.ts";

export interface StoppingOptions {
  /** The largest share of names that may be left. Default 1 %. */
  readonly bound?: number;
  /** Of the bound on all names left, one-sided. Default 90 %; of those among the undecided alone, half of the rest more: 95 %. */
  readonly confidence?: number;
  /** How far the scores carry to another model. */
  readonly carries: SuspicionModel["carries"];
}

/** Of a `CandidateList` what the rule needs: entries by id, no word of them. */
export interface StoppingList {
  readonly candidates: readonly StoppingCandidate[];
  readonly tail: readonly TailEntry[];
}

/** A candidate, with what it is known to be by evidence that has nothing to do with the model, or with that evidence. */
export interface StoppingCandidate
  extends Pick<ScoredCandidate, "tokenId" | "probability" | "byCounts" | "isSampled" | "isPiece">, MayBeKnown {}

/** What this reviewer, or all of them, decided, by token id. */
export type Decided = ReadonlyMap<number, Choice>;

/**
 * Makes the estimate after some decisions. `reviewers`: whose they are, with what they said of entries that came again; left out, all are one
 * reviewer's, to whom nothing came again.
 */
export type StoppingRule = (decided: Decided, reviewers?: readonly ReviewerAnswers[]) => StoppingEstimate;

export const DEFAULT_BOUND = 0.01;
const DEFAULT_CONFIDENCE = 0.9;
/** Corrections that are weighed. A score that is off by more than other models' were is followed as far as decisions show it. */
const GRID = { shiftDeviations: 6, slopeDeviations: 3, stepsPerDeviation: 2 };
/** The tests of more and of fewer names share 5 %. */
const MISFIT = 1 / 0.025;
/** Evidence is infinite where an alternative alone explains the decisions, which JSON has no number for. */
const MOST_EVIDENCE = 1e9;

/**
 * A function that says, of what is decided, how many names are left among what is not, and among what was kept by mistake: quick enough to be called after
 * every key. Each undecided entry counts with its calibrated probability; each kept one with its probability and the reviewer's share of names
 * kept, measured by known entries and by those that came again. How far the calibration is off for this model is learnt from all decisions on the
 * way, the random sample's among them: log odds are moved and stretched, each correction weighed by how far scores were off on other models and by how
 * well it foretells the decisions; the upper bound is that of the mixture. Where no correction explains the decisions, the bound leaves the
 * scores out. To be unsure is not to decide. What was called a name in bulk is removed and says nothing else; what was kept in bulk is undecided. What the counts of the notes call a name has to be decided, since an audit counts it as one. Pieces count only by the sample: none, unless the sample holds a name among them.
 */
export function createStoppingRule(
  list: StoppingList,
  { bound = DEFAULT_BOUND, confidence = DEFAULT_CONFIDENCE, carries }: StoppingOptions,
): StoppingRule {
  const entries = [...list.candidates, ...list.tail];
  const scored = binScores(entries.filter(({ isPiece }) => !isPiece));
  const prepared: Prepared = {
    list,
    entries,
    scored,
    weigh: createWeighing(normalise(correctScores(scored.logOdds, carries, GRID))),
    testFit: createFitTest(scored.logOdds, carries),
    askable: askableEntries(list),
    confidence,
  };
  return (standing, answers = [{ decided: standing, again: new Map() }]) => {
    const decided = countDecided(prepared, standing, answers);
    const { names, keptEntries, undecidedCandidates, undecidedNames, bulk } = decided;
    const { fit, sample, tailBound, upperBound, missed, trueNames, ...left } = boundLeft(prepared, decided, answers);
    const allowed = Math.max(1, Math.floor(bound * trueNames));
    const toAskAgain = countToAskAgain(prepared, decided.looked, answers);
    const isSampled = sample.drawn === sample.of && (sample.of > 0 || list.tail.length === 0);
    const applies: Readonly<Record<Withheld, boolean>> = {
      "more-names": fit.moreThanExpected >= MISFIT,
      "fewer-names": fit.fewerThanExpected >= MISFIT,
      sample: !isSampled,
      "ask-again": toAskAgain > 0,
      kept: missed.upperBound > allowed,
      counted: undecidedNames > 0,
      undecided: upperBound > allowed && missed.upperBound <= allowed,
    };
    const withheld = WITHHELD.filter((why) => applies[why]);
    return {
      entries: entries.length,
      decided: names + keptEntries,
      names,
      bulk,
      undecidedCandidates,
      undecidedNames,
      expectedLeft: left.expected,
      upperBound,
      confidence,
      bound,
      allowed,
      shareLeft: upperBound === 0 ? 0 : upperBound / (names + upperBound),
      isSafe: withheld.length === 0,
      withheld,
      sample: {
        tail: sample.population,
        drawn: sample.of,
        decided: sample.drawn,
        names: sample.names,
        upperBound: tailBound,
      },
      fit,
      kept: { entries: keptEntries, ...missed, ...left.reviewers, toAskAgain },
    };
  };
}

/** What does not depend on the decisions. */
interface Prepared {
  readonly list: StoppingList;
  readonly entries: readonly (StoppingCandidate | TailEntry)[];
  readonly scored: ReturnType<typeof binScores>;
  readonly weigh: ReturnType<typeof createWeighing>;
  readonly testFit: ReturnType<typeof createFitTest>;
  readonly askable: readonly AskedEntry[];
  readonly confidence: number;
}

function countDecided(
  { list, entries, scored, askable }: Prepared,
  standing: Decided,
  answers: readonly ReviewerAnswers[],
) {
  const split = splitDecided(standing, answers, askable);
  const { looked, taken } = split;
  const has = (choice: Choice) => entries.filter(({ tokenId }) => looked.get(tokenId) === choice).length;
  const open = list.candidates.filter(
    ({ tokenId }) => !taken.has(tokenId) && (looked.get(tokenId) ?? "unsure") === "unsure",
  );
  return {
    ...split,
    names: has("name") + taken.size,
    keptEntries: has("keep"),
    undecidedCandidates: open.length,
    undecidedNames: open.filter(({ byCounts }) => byCounts === "name").length,
    counts: countAnswers(scored, looked, taken),
  };
}

/** How many names are left at most, among what is undecided and what was kept, and how many were found. */
function boundLeft(
  { list, scored, weigh, testFit, askable, confidence }: Prepared,
  decided: ReturnType<typeof countDecided>,
  answers: readonly ReviewerAnswers[],
) {
  const { looked, taken, sampled, bulk, names, keptEntries, undecidedCandidates, counts } = decided;
  const stricter = (1 + confidence) / 2;
  const reviewers = measureReviewers(looked, answers, askable, scored);
  const { falseRate, ...described } = describeReviewers(reviewers, answers);
  const missRate = missRateOf(reviewers);
  const { weighed, logMarginal } = weigh(counts, missRate);
  const fit = capped(testFit(counts, { logMarginal, missRate }));
  const doesFit = fit.moreThanExpected < MISFIT && fit.fewerThanExpected < MISFIT;

  const sample = sampleTail(list, sampled);
  const pieces = namesInPieces(sampleTail(list, sampled, { piecesAlone: true }), stricter);
  const tailBound = upperBoundOfRest(sample, stricter);
  const missed = spreadMissed(weighed, reviewers);
  const all = missed.map(({ weight, left, mean }) => ({ weight, mean: left + mean }));
  const missedAtMost = doesFit
    ? Math.min(mixtureQuantile(missed, confidence), keptEntries)
    : mostMissed(names, keptEntries, described.upperMissRate);
  const leftAtMost = mixtureQuantile(
    weighed.map(({ weight, left }) => ({ weight, mean: left })),
    stricter,
  );
  const undecided = counts.undecided.reduce((sum, count) => sum + count, 0);
  const upperBound = doesFit
    ? Math.min(Math.max(mixtureQuantile(all, confidence), leftAtMost), undecided + keptEntries) + pieces.upper
    : undecidedCandidates + tailBound + missedAtMost;
  const falseNames = expectedFalseNames(weighed, counts.names, falseRate);
  return {
    fit,
    sample,
    tailBound,
    upperBound,
    expected: Math.min(meanOf(all) + pieces.expected, upperBound),
    missed: { expectedNames: Math.min(meanOf(missed), missedAtMost), upperBound: missedAtMost },
    reviewers: described,
    trueNames: names - taken.size + bulk.names - bulk.words - falseNames,
  };
}

/** Entries of which a second decision is due. */
function countToAskAgain({ askable }: Prepared, looked: Decided, answers: readonly ReviewerAnswers[]): number {
  const plans = answers.map((one) => planAgain(askable, one));
  return plans.reduce(
    (sum, { surprises, doubted, repeats }) =>
      sum + surprises.length + doubted.filter((id) => looked.get(id) === "keep").length + repeats,
    0,
  );
}

/** The candidates that may come a second time: all but pieces of words, which the scores say nothing of. */
export function askableEntries({ candidates }: Pick<StoppingList, "candidates">): AskedEntry[] {
  return candidates.flatMap((candidate): AskedEntry[] => {
    const { tokenId, probability, isPiece } = candidate;
    const known = knownOf(candidate);
    return isPiece ? [] : [{ tokenId, probability, ...(known !== undefined && { known }) }];
  });
}

function meanOf(mixture: readonly WeightedPoisson[]): number {
  return mixture.reduce((sum, { weight, mean }) => sum + weight * mean, 0);
}

function capped({ moreThanExpected, fewerThanExpected }: ScoreFit): ScoreFit {
  return {
    moreThanExpected: Math.min(MOST_EVIDENCE, moreThanExpected),
    fewerThanExpected: Math.min(MOST_EVIDENCE, fewerThanExpected),
  };
}
