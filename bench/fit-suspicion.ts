import { collectFacts, type CollectFactsOptions } from "../src/review/candidates/collect-facts.ts";
import {
  CENTRE_NATS,
  FEATURES,
  featuresOf,
  logOddsOf,
  probabilityOf,
  type SuspicionModel,
  type Weights,
} from "../src/review/score/suspicion-model.ts";
import { fitLogistic, type Labelled, recalibrate } from "./fit-logistic.ts";

/** Chosen by the likelihood of entries of models that it was not fitted on. */
const RIDGE = 0.1;
/** Three models trained on notes of one generator say little of others: shift in nats, and slope. */
const LEAST_CARRY = { shiftNats: 0.7, slope: 0.2 };

/** Everything a score is fitted on, of one model. */
export interface FitInput {
  readonly model: string;
  /** How often contexts and texts were drawn: every entry is there so often, with what the sources said each time. */
  readonly draws: number;
  readonly entries: readonly Labelled[];
}

/** The entries of a model with their truth, for one draw of contexts and texts. */
export async function labelEntries(options: CollectFactsOptions, names: ReadonlySet<number>): Promise<Labelled[]> {
  const { entries, factsOf } = await collectFacts(options);
  return entries.map(({ tokenId }) => ({ features: featuresOf(factsOf(tokenId)), isName: names.has(tokenId) }));
}

/** A score fitted on some models; how far it carries is for the caller to measure. */
export function fitScore(inputs: readonly FitInput[]): Weights {
  return fitLogistic(
    inputs.flatMap(({ entries }) => entries),
    // An entry that is there three times says no more than once.
    RIDGE * (inputs[0]?.draws ?? 1),
  );
}

/** How a score does on one model. */
export interface Reliability {
  readonly fittedOn: string;
  readonly model: string;
  readonly names: number;
  readonly expected: number;
  /** Nats an entry. */
  readonly logLoss: number;
  readonly shiftNats: number;
  readonly slope: number;
  /** Entries by probability: how many, names expected, names. */
  readonly bands: readonly {
    readonly from: number;
    readonly entries: number;
    readonly expected: number;
    readonly names: number;
  }[];
}

const BANDS = [0, 1e-4, 1e-3, 0.01, 0.1, 0.5, 0.9, 1.0001];

/** How well a score's probabilities hold on one model. */
export function measureReliability(fittedOn: string, weights: Weights, input: FitInput): Reliability {
  const entries = input.entries.map(({ features, isName }) => {
    const logOddsNats = logOddsOf(weights, features);
    return { logOddsNats, probability: probabilityOf(logOddsNats), isName };
  });
  const { draws } = input;
  const sum = (of: typeof entries) => of.reduce((total, { probability }) => total + probability, 0) / draws;
  const countNames = (of: typeof entries) => of.filter(({ isName }) => isName).length / draws;
  const loss = entries.reduce(
    (total, { logOddsNats, isName }) => total + Math.log1p(Math.exp(isName ? -logOddsNats : logOddsNats)),
    0,
  );
  return {
    fittedOn,
    model: input.model,
    names: countNames(entries),
    expected: sum(entries),
    logLoss: loss / entries.length,
    ...recalibrate(entries, CENTRE_NATS),
    bands: BANDS.slice(0, -1).map((from, index) => {
      const band = entries.filter(
        ({ probability }) => probability >= from && probability < (BANDS[index + 1] as number),
      );
      return { from, entries: band.length / draws, expected: sum(band), names: countNames(band) };
    }),
  };
}

/** The spread of shift and slope over models that a score was not fitted on: root mean square about 0 and 1. */
export function carriesOf(measured: readonly Reliability[]): SuspicionModel["carries"] {
  const spread = (values: readonly number[]) =>
    Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
  return {
    shiftNats: Math.max(LEAST_CARRY.shiftNats, spread(measured.map(({ shiftNats }) => shiftNats))),
    slope: Math.max(LEAST_CARRY.slope, spread(measured.map(({ slope }) => slope - 1))),
  };
}

/** Weights to four digits, one file the same on every machine. */
export function roundWeights(weights: Weights): Weights {
  return Object.fromEntries(
    FEATURES.map((feature) => [feature, Number(weights[feature].toFixed(4))]),
  ) as unknown as Weights;
}
