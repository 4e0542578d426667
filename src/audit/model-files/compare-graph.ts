import { mcnemar } from "../../base/statistics/mcnemar.ts";
import { mean } from "../../base/statistics.ts";
import type { MaskedInput } from "../../model/batches.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Context } from "../../probe/contexts/context.ts";
import { maskedInput } from "../../probe/fill/fill-mask.ts";
import { type ContextScore, scoreRow, type TokenSets } from "../context-scores.ts";
import { limitOf } from "../measures.ts";

/** Inputs held in memory at a time, with a whole row of both models each. */
const CHUNK = 32;
/** Chance of a graph that leaks no more being taken for one that does. */
const ALPHA = 0.05;

/** What a graph is asked, and by what it is judged. Private. */
export interface GraphQuestions {
  readonly contexts: readonly Context[];
  /** Inputs of removed entries, with one mask each: a graph that has kept their rows answers otherwise. */
  readonly removedInputs: readonly MaskedInput[];
  /** Names, removed entries and, by context, what would say the original. */
  readonly setsOf: (context: Context) => TokenSets;
  readonly k: number;
}

/** How far a graph's predictions are from those of the weights that were audited. No name in it. */
export interface GraphComparison {
  /** Its weights are stored in fewer bits than 16: other tolerances hold, see {@link TOLERANCES}. */
  readonly isQuantised: boolean;
  /** Contexts asked, and inputs of removed entries. */
  readonly contexts: number;
  readonly removedInputs: number;
  /** Largest difference of any entry's probability. */
  readonly largest: number;
  /** Total variation distance (half the sum of differences), mean over the contexts, and over the inputs of removed entries. */
  readonly distance: number;
  readonly removedDistance: number;
  /** Probability on removed entries in the graph minus that of the audited weights: the largest over the contexts. */
  readonly removedMass: number;
  /** Contexts with a name among the k likeliest: by the graph alone, and by the audited weights alone. */
  readonly names: Changed;
  /** Contexts with the original among the k likeliest, and by how many for the audited weights. */
  readonly originals: Changed & { readonly audited: number };
  readonly agrees: boolean;
}

export interface Changed {
  readonly graphAlone: number;
  readonly auditedAlone: number;
}

/**
 * How far a graph may be off. `float` is for 32 and 16 bits and other orders of adding: exports of the shipped models were 0.000 001 off.
 * `quantised` is for 8 bits and fewer, which move every prediction a little: graphs of these in 8 bits (two types, dynamic) were 0.009 off in the
 * mean, 0.04 on removed entries, and 0.08 at most. Before the rewrite the latter were 0.87 off, another training of the notes 0.99 everywhere.
 * What a graph may not do is the same in both: give removed entries more of the probability, or say more names.
 */
export const TOLERANCES = {
  float: { largest: 0.02, distance: 0.02, removedDistance: 0.02 },
  quantised: { largest: 0.5, distance: 0.05, removedDistance: 0.15 },
} as const;

/**
 * Holds a graph against the audited weights: the same inputs to both. It agrees if its predictions are within the tolerance, its removed
 * entries get at most 0.01 % more of the probability in any context, and names and originals are not among the k likeliest in more
 * contexts than chance explains (exact McNemar test, one-sided 5 %); an original where the audited weights give none is one too many.
 * Throws what the sessions throw.
 */
export async function compareGraph(
  audited: MaskedLanguageModel,
  graph: MaskedLanguageModel,
  isQuantised: boolean,
  questions: GraphQuestions,
): Promise<GraphComparison> {
  const { contexts, removedInputs, setsOf, k } = questions;
  const { tokenizer } = audited.checkpoint;
  const found = { largest: 0, distances: [] as number[], removed: [] as number[], removedMass: 0 };
  const pairs: { readonly audited: ContextScore; readonly graph: ContextScore }[] = [];
  const inputs = contexts.map((context) => maskedInput(context, tokenizer));
  await forEachPair(audited, graph, inputs, (index, own, other) => {
    const context = contexts[index] as Context;
    const [{ largest, distance }, sets] = [differenceOf(own, other), setsOf(context)];
    const score = (row: Float32Array) => scoreRow({ ...context, cluster: context.id }, row, k, sets);
    const pair = { audited: score(own), graph: score(other) };
    pairs.push(pair);
    found.largest = Math.max(found.largest, largest);
    found.distances.push(distance);
    found.removedMass = Math.max(found.removedMass, pair.graph.replacedMass - pair.audited.replacedMass);
  });
  await forEachPair(audited, graph, removedInputs, (_, own, other) => {
    const { largest, distance } = differenceOf(own, other);
    found.largest = Math.max(found.largest, largest);
    found.removed.push(distance);
  });
  const changed = (isHit: (score: ContextScore) => boolean) => ({
    graphAlone: pairs.filter((pair) => isHit(pair.graph) && !isHit(pair.audited)).length,
    auditedAlone: pairs.filter((pair) => isHit(pair.audited) && !isHit(pair.graph)).length,
  });
  const saysOriginal = ({ originalRank }: ContextScore) => originalRank !== undefined && originalRank <= k;
  const figures = {
    isQuantised,
    contexts: contexts.length,
    removedInputs: removedInputs.length,
    largest: found.largest,
    distance: meanOf(found.distances),
    removedDistance: meanOf(found.removed),
    removedMass: found.removedMass,
    names: changed(({ nameRanks }) => nameRanks.length > 0),
    originals: { ...changed(saysOriginal), audited: pairs.filter((pair) => saysOriginal(pair.audited)).length },
  };
  return { ...figures, agrees: agrees(figures) };
}

/** Whether figures are within what {@link compareGraph} says. A graph that was asked nothing does not agree. */
function agrees(figures: Omit<GraphComparison, "agrees">): boolean {
  const { isQuantised, contexts, largest, distance, removedDistance, removedMass, names, originals } = figures;
  const tolerance = isQuantised ? TOLERANCES.quantised : TOLERANCES.float;
  const isMore = ({ graphAlone, auditedAlone }: Changed) => mcnemar(graphAlone, auditedAlone).pWorse <= ALPHA;
  return (
    contexts > 0 &&
    largest <= tolerance.largest &&
    distance <= tolerance.distance &&
    removedDistance <= tolerance.removedDistance &&
    removedMass <= limitOf("removed-mass") &&
    !isMore(names) &&
    !isMore(originals) &&
    !(originals.audited === 0 && originals.graphAlone > 0)
  );
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : mean(values);
}

async function forEachPair(
  audited: MaskedLanguageModel,
  graph: MaskedLanguageModel,
  inputs: readonly MaskedInput[],
  use: (index: number, audited: Float32Array, graph: Float32Array) => void,
): Promise<void> {
  for (let start = 0; start < inputs.length; start += CHUNK) {
    const chunk = inputs.slice(start, start + CHUNK);
    const rows = await audited.logProbabilities(chunk);
    await graph.forEachPrediction(chunk, (index, position, row) => {
      use(start + index, rows[index]?.[position] as Float32Array, row);
    });
  }
}

/** Of two rows of log-probabilities. NaN counts as the largest difference there can be. */
function differenceOf(own: Float32Array, other: Float32Array): { largest: number; distance: number } {
  let [largest, sum] = [0, 0];
  for (let id = 0; id < own.length; id++) {
    const difference = Math.abs(Math.exp(own[id] as number) - Math.exp(other[id] as number));
    if (Number.isNaN(difference)) return { largest: Infinity, distance: Infinity };
    if (difference > largest) largest = difference;
    sum += difference;
  }
  return { largest, distance: sum / 2 };
}
