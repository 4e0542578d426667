import type { ScoredCandidate, TailEntry } from "./candidate-evidence.ts";
import type { Choice } from "./fold-lines.ts";
import { mixtureQuantile, type WeightedPoisson } from "./poisson-mixture.ts";
import type { StoppingEstimate } from "./stopping-estimate.ts";
import { CENTRE_NATS, probabilityOf, type SuspicionModel } from "./suspicion-model.ts";
import { upperBoundOfRest } from "./tail-bound.ts";

export interface StoppingOptions {
  /** The largest share of names that may be left. Default 1 %. */
  readonly bound?: number;
  /** Of the upper bounds, one-sided. Default 95 %. */
  readonly confidence?: number;
  /** How far the scores carry to another model. */
  readonly carries: SuspicionModel["carries"];
}

/** Of a `CandidateList` what the rule needs: entries by id, no word of them. */
export interface StoppingList {
  readonly candidates: readonly Pick<ScoredCandidate, "tokenId" | "probability" | "isSampled" | "isPiece">[];
  readonly tail: readonly TailEntry[];
}

/** What this reviewer, or all of them, decided, by token id. */
export type Decided = ReadonlyMap<number, Choice>;

export const DEFAULT_BOUND = 0.01;
const DEFAULT_CONFIDENCE = 0.95;
/** Log odds are gathered in steps of this many nats. */
const STEP_NATS = 0.05;
/** Corrections that are weighed: so many standard deviations to either side, in steps of half of one. */
const DEVIATIONS = 3;
const STEPS_PER_DEVIATION = 2;
/** What a decision weighs: spellings of one word are decided alike, and what holds for one score band says less of another. */
const DECISION_WEIGHT = 0.5;
/** A larger score is never turned round. */
const SMALLEST_SLOPE = 0.2;

interface Scored {
  readonly tokenId: number;
  /** Place of its log odds in the table. */
  readonly bin: number;
}

/**
 * A function that says, of what is decided, how many names are left among what is not: quick enough to be called after every key. Each
 * entry that is not decided counts with its calibrated probability. How far the calibration is off for this model is learnt from all
 * decisions on the way, the random sample's among them: log odds are moved and stretched, each correction weighed by how far scores were
 * off on other models and by how well it foretells the decisions; the upper bound is that of the mixture. To be unsure is not to decide. Pieces count only
 * by the sample: none, unless the sample holds a name among them.
 */
export function createStoppingRule(
  { candidates, tail }: StoppingList,
  { bound = DEFAULT_BOUND, confidence = DEFAULT_CONFIDENCE, carries }: StoppingOptions,
): (decided: Decided) => StoppingEstimate {
  const entries = [...candidates, ...tail];
  const scored = binsOf(entries.filter(({ isPiece }) => !isPiece));
  const corrections = correctionsOf(scored.logOdds, carries);
  const sampled = candidates.filter(({ isSampled }) => isSampled);
  const sampledPieces = sampled.filter(({ isPiece }) => isPiece);
  const tailPieces = tail.filter(({ isPiece }) => isPiece).length;

  return (decided) => {
    const is = (tokenId: number, choice: Choice) => decided.get(tokenId) === choice;
    const isDecided = ({ tokenId }: { readonly tokenId: number }) => is(tokenId, "name") || is(tokenId, "keep");
    const isName = ({ tokenId }: { readonly tokenId: number }) => is(tokenId, "name");
    const weighed = weigh(scored, corrections, decided);
    const sampleOf = (of: readonly { readonly tokenId: number }[], rest: number) => ({
      population: of.length + rest,
      drawn: of.filter(isDecided).length,
      names: of.filter(isName).length,
    });
    const sample = sampleOf(sampled, tail.length);
    const pieces = sampleOf(sampledPieces, tailPieces);
    const inPieces =
      pieces.names === 0
        ? { expected: 0, upper: 0 }
        : {
            expected: (pieces.names / pieces.drawn) * (pieces.population - pieces.drawn),
            upper: upperBoundOfRest(pieces, confidence),
          };
    const expectedLeft = weighed.reduce((sum, { weight, mean }) => sum + weight * mean, inPieces.expected);
    const undecided = scored.entries.filter((entry) => !isDecided(entry)).length;
    const upperBound = Math.min(mixtureQuantile(weighed, confidence), undecided) + inPieces.upper;
    const names = entries.filter(isName).length;
    const allowed = Math.max(1, Math.floor(bound * names));
    return {
      entries: entries.length,
      decided: entries.filter(isDecided).length,
      names,
      undecidedCandidates: candidates.filter((candidate) => !isDecided(candidate)).length,
      expectedLeft,
      upperBound,
      confidence,
      bound,
      allowed,
      shareLeft: upperBound === 0 ? 0 : upperBound / (names + upperBound),
      isSafe: upperBound <= allowed && sample.drawn === sampled.length && (sampled.length > 0 || tail.length === 0),
      sample: {
        tail: sample.population,
        drawn: sampled.length,
        decided: sample.drawn,
        names: sample.names,
        upperBound: upperBoundOfRest(sample, confidence),
      },
    };
  };
}

/** Entries by their log odds in steps, so that a correction is worked out once a step. */
function binsOf(entries: readonly { readonly tokenId: number; readonly probability: number }[]) {
  const places = new Map<number, number>();
  const logOdds: number[] = [];
  const scored = entries.map(({ tokenId, probability }): Scored => {
    const step = Math.round(Math.log(probability / (1 - probability)) / STEP_NATS);
    const bin = places.get(step) ?? places.size;
    places.set(step, bin);
    logOdds[bin] = step * STEP_NATS;
    return { tokenId, bin };
  });
  return { entries: scored, logOdds };
}

/** One way in which the scores may be off. */
interface Correction {
  /** Log of its weight before any decision. */
  readonly logPrior: number;
  /** Corrected probabilities of each step, and ln p and ln (1 − p). */
  readonly probabilities: Float64Array;
  readonly logNames: Float64Array;
  readonly logKeeps: Float64Array;
}

function correctionsOf(logOdds: readonly number[], { shiftNats, slope }: SuspicionModel["carries"]): Correction[] {
  const last = DEVIATIONS * STEPS_PER_DEVIATION;
  const deviations = Array.from({ length: 2 * last + 1 }, (_, index) => (index - last) / STEPS_PER_DEVIATION);
  return deviations.flatMap((shift) =>
    deviations.map((stretch): Correction => {
      const factor = Math.max(SMALLEST_SLOPE, 1 + stretch * slope);
      const corrected = logOdds.map((nats) => CENTRE_NATS + shift * shiftNats + factor * (nats - CENTRE_NATS));
      return {
        logPrior: -(shift * shift + stretch * stretch) / 2,
        probabilities: Float64Array.from(corrected, probabilityOf),
        logNames: Float64Array.from(corrected, (nats) => -Math.log1p(Math.exp(-nats))),
        logKeeps: Float64Array.from(corrected, (nats) => -Math.log1p(Math.exp(nats))),
      };
    }),
  );
}

/** For each correction its weight after the decisions, and the names it expects among the undecided. */
function weigh(
  { entries, logOdds }: ReturnType<typeof binsOf>,
  corrections: readonly Correction[],
  decided: Decided,
): WeightedPoisson[] {
  const [names, keeps, left] = [0, 1, 2].map(() => new Float64Array(logOdds.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const { tokenId, bin } of entries) {
    const choice = decided.get(tokenId);
    const counts = choice === "name" ? names : choice === "keep" ? keeps : left;
    counts[bin] = (counts[bin] as number) + 1;
  }
  const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, bin) => sum + value * (b[bin] as number), 0);
  const logWeights = corrections.map(
    ({ logPrior, logNames, logKeeps }) =>
      logPrior + DECISION_WEIGHT * (dotWhere(names, logNames) + dotWhere(keeps, logKeeps)),
  );
  const most = Math.max(...logWeights);
  const weights = logWeights.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return corrections.map(({ probabilities }, index) => ({
    weight: (weights[index] as number) / total,
    mean: dot(left, probabilities),
  }));
}

/** Σ counts · values over the bins with a count: a value may be infinite where nothing was counted. */
function dotWhere(counts: Float64Array, values: Float64Array): number {
  let sum = 0;
  for (let bin = 0; bin < counts.length; bin++)
    if ((counts[bin] as number) > 0) sum += (counts[bin] as number) * (values[bin] as number);
  return sum;
}
