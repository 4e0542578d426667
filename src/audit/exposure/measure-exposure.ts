import type { MaskedLanguageModel } from "../../model/session.ts";
import { scoreSlots } from "../../probe/fill/score-slots.ts";
import type { Measurement } from "../verdicts.ts";
import { EXPOSED_KINDS, exposureRows, type RankedSecret, rankAmong } from "./exposure.ts";
import { pairRows } from "./pairs.ts";
import type { Canary, CanaryTruth } from "../../formats/canary-truth.ts";

export interface MeasureExposureOptions {
  readonly seed: number;
  /** Models alike that did not see the secrets, or not all of them. */
  readonly references: readonly MaskedLanguageModel[];
  readonly onProgress?: (message: string) => void;
}

/** The audit `exposure`: where each true secret stands among the candidates of its kind. */
export async function measureExposure(
  session: MaskedLanguageModel,
  truth: CanaryTruth,
  { seed, references, onProgress }: MeasureExposureOptions,
): Promise<Measurement[]> {
  const alone: RankedSecret[] = [];
  const against: RankedSecret[] = [];
  for (const kind of EXPOSED_KINDS) {
    const canaries = truth.canaries.filter((one) => one.kind === kind);
    if (canaries.length === 0) continue;
    onProgress?.(`ranking ${canaries.length} planted secrets`);
    const candidates = truth.candidates[kind] ?? [];
    const list = [...new Set([...candidates, ...canaries.map(({ secret }) => secret)])];
    const places = new Map(list.map((secret, place) => [secret, place]));
    let scored = 0;
    const candidatePlaces = [...new Set(candidates)].map((candidate) => places.get(candidate) as number);
    // A canary at a time by all models: of thousands of candidates all scores of all canaries would be gigabytes.
    for await (const [scores, ...ofReferences] of scoreByAll([session, ...references], canaries, list)) {
      const { person, secret, repetitions } = canaries[scored++] as Canary;
      const own = places.get(secret) as number;
      const candidatesBeside = candidatePlaces.filter((place) => place !== own);
      const rank = (scoreAt: (place: number) => number): RankedSecret | undefined => {
        const score = scoreAt(own);
        // What a vocabulary cannot write could not have come out either, and does not count.
        if (!Number.isFinite(score)) return undefined;
        return { person, kind, repetitions, ...rankAmong(score, candidatesBeside.map(scoreAt)) };
      };
      const byModel = rank((place) => scores[place] as number);
      if (byModel === undefined) continue;
      alone.push(byModel);
      if (ofReferences.length === 0) continue;
      // Where no reference can write it, it stands as the model alone has it.
      against.push(rank((place) => scoreAgainst(scores[place] as number, ofReferences, place)) ?? byModel);
    }
  }
  return [...exposureRows({ alone, ...(references.length > 0 && { against }) }, { seed }), ...pairRows(alone)];
}

/**
 * The log-likelihood ratio in nats, against the reference that finds it least likely: a reference that saw the secret, too, then does not hide
 * what the model knows. The same function for every candidate, so that without memory all ranks stay equally likely.
 */
function scoreAgainst(targetNats: number, references: readonly Float64Array[], place: number): number {
  return targetNats - Math.min(...references.map((nats) => nats[place] as number));
}

/** For each canary the scores of the candidates by each model, in nats. */
async function* scoreByAll(
  models: readonly MaskedLanguageModel[],
  canaries: readonly Canary[],
  candidates: readonly string[],
): AsyncGenerator<readonly [Float64Array, ...Float64Array[]], void, void> {
  const items = canaries.map(({ id, text }) => ({ id, text, candidates }));
  const streams = models.map((model) => scoreSlots(model, items)[Symbol.asyncIterator]());
  try {
    for (let left = canaries.length; left > 0; left--) {
      const scores: Float64Array[] = [];
      for (const stream of streams) scores.push((await stream.next()).value as Float64Array);
      yield scores as [Float64Array, ...Float64Array[]];
    }
  } finally {
    for (const stream of streams) await stream.return(undefined);
  }
}
