import type { MaskedLanguageModel } from "../../model/session.ts";
import { scoreSlots } from "../../probe/score-slots.ts";
import type { Measurement } from "../verdicts.ts";
import { EXPOSED_KINDS, exposureRows, type RankedSecret, rankAmong } from "./exposure.ts";
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
    const target = await scoreAll(session, canaries, list);
    const others: Float64Array[][] = [];
    for (const reference of references) others.push(await scoreAll(reference, canaries, list));
    const places = new Map(list.map((secret, place) => [secret, place]));
    const candidatePlaces = [...new Set(candidates)].map((candidate) => places.get(candidate) as number);
    for (const [index, { secret, repetitions }] of canaries.entries()) {
      const own = places.get(secret) as number;
      const candidatesBeside = candidatePlaces.filter((place) => place !== own);
      const rank = (scoreAt: (place: number) => number): RankedSecret | undefined => {
        const score = scoreAt(own);
        // What a vocabulary cannot write could not have come out either, and does not count.
        if (!Number.isFinite(score)) return undefined;
        return { kind, repetitions, ...rankAmong(score, candidatesBeside.map(scoreAt)) };
      };
      const scores = target[index] as Float64Array;
      const byModel = rank((place) => scores[place] as number);
      if (byModel === undefined) continue;
      alone.push(byModel);
      if (others.length === 0) continue;
      const ofReferences = others.map((ofReference) => ofReference[index] as Float64Array);
      // Where no reference can write it, it stands as the model alone has it.
      against.push(rank((place) => scoreAgainst(scores[place] as number, ofReferences, place)) ?? byModel);
    }
  }
  return exposureRows({ alone, ...(references.length > 0 && { against }) }, { seed });
}

/**
 * The log-likelihood ratio in nats, against the reference that finds it least likely: a reference that saw the secret, too, then does not hide
 * what the model knows. The same function for every candidate, so that without memory all ranks stay equally likely.
 */
function scoreAgainst(targetNats: number, references: readonly Float64Array[], place: number): number {
  return targetNats - Math.min(...references.map((nats) => nats[place] as number));
}

async function scoreAll(
  session: MaskedLanguageModel,
  canaries: readonly Canary[],
  candidates: readonly string[],
): Promise<Float64Array[]> {
  const scores: Float64Array[] = [];
  const items = canaries.map(({ id, text }) => ({ id, text, candidates }));
  for await (const own of scoreSlots(session, items)) scores.push(own);
  return scores;
}
