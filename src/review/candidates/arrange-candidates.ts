import { createRandom } from "../../base/random.ts";
import type { CandidateList, ScoredCandidate } from "./candidate-evidence.ts";

export interface ArrangeOptions {
  /** Draws the sample and its order. */
  readonly seed: number;
  /** Entries of the random sample. Default 150. */
  readonly tailSample?: number;
}

/** Entries that no source brings up and that are shown all the same: enough to see that less than 2 % of them are names. */
const DEFAULT_TAIL_SAMPLE = 150;
/** One of the sample comes after so many other candidates. */
const CANDIDATES_PER_SAMPLED = 4;

/**
 * Puts the entries that some source brought up in the order to show them, most probable first, draws a random sample of the rest and
 * mixes it in. An entry's place in the draw depends on the seed and its id alone, so that the sample stays what it was when
 * a source brings up more.
 */
export function arrangeCandidates(
  entries: readonly ScoredCandidate[],
  { seed, tailSample = DEFAULT_TAIL_SAMPLE }: ArrangeOptions,
): CandidateList {
  const byProbability = (a: ScoredCandidate, b: ScoredCandidate) =>
    b.probability - a.probability || a.tokenId - b.tokenId;
  const suspects = entries.filter(({ sources }) => sources.length > 0).sort(byProbability);
  const places = drawnPlaces(entries, seed);
  const rest = entries
    .filter(({ sources }) => sources.length === 0)
    .map((entry) => ({ ...entry, isPiece: isPiece(entry) }))
    .sort((a, b) => (places.get(a.tokenId) as number) - (places.get(b.tokenId) as number));
  const sample = rest.slice(0, tailSample).map((entry) => ({ ...entry, isSampled: true }));
  const candidates: ScoredCandidate[] = [];
  for (const [index, suspect] of suspects.entries()) {
    candidates.push(suspect);
    const drawn = sample[index / CANDIDATES_PER_SAMPLED];
    if (drawn !== undefined) candidates.push(drawn);
  }
  candidates.push(...sample.slice(Math.ceil(suspects.length / CANDIDATES_PER_SAMPLED)));
  const tail = rest
    .slice(tailSample)
    .sort(byProbability)
    .map(({ tokenId, probability, isPiece: piece }) => ({
      tokenId,
      probability: piece ? 0 : probability,
      isPiece: piece,
    }));
  return { candidates, tail };
}

function isPiece({ surface, corpus }: ScoredCandidate): boolean {
  return corpus === undefined && surface === surface.toLowerCase();
}

/** A random number for each id, whatever entries there are beside it. */
function drawnPlaces(entries: readonly ScoredCandidate[], seed: number): Map<number, number> {
  const random = createRandom(seed, "tail sample");
  const last = entries.reduce((most, { tokenId }) => Math.max(most, tokenId), -1);
  const draws = Array.from({ length: last + 1 }, () => random.next());
  return new Map(entries.map(({ tokenId }) => [tokenId, draws[tokenId] as number]));
}
