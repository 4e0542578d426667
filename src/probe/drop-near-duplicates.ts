import type { FoundContext } from "./find-contexts.ts";
import { createNearIndex, createNearMatches } from "./near-duplicates.ts";

/** Candidates whose keys are in memory at once (about 40 keys of 8 bytes each and their table). */
const BATCH = 50_000;

export interface DropOptions {
  /** Contexts kept at most. */
  readonly count: number;
  /** Starts reading the sentences that no context may be nearly the same as; called more than once for very many candidates. */
  readonly readAgainst: () => AsyncIterable<string>;
}

export interface DistinctContexts {
  readonly kept: readonly FoundContext[];
  /** Left out because nearly the same as one kept. */
  readonly within: number;
  /** Left out because nearly the same as a sentence they were held against. */
  readonly against: number;
}

/** The first candidates of which no two are nearly the same, and none is nearly the same as a sentence of `readAgainst`. */
export async function dropNearDuplicates(
  candidates: readonly FoundContext[],
  { count, readAgainst }: DropOptions,
): Promise<DistinctContexts> {
  const kept: FoundContext[] = [];
  const index = createNearIndex();
  let within = 0;
  let against = 0;
  for (let from = 0; from < candidates.length && kept.length < count; from += BATCH) {
    const batch = candidates.slice(from, from + BATCH);
    const matches = createNearMatches(batch.map(({ text }) => text));
    for await (const sentence of readAgainst()) matches.see(sentence);
    for (const candidate of batch) {
      if (kept.length === count) break;
      if (matches.wasSeen(candidate.text)) against++;
      else if (index.has(candidate.text)) within++;
      else {
        index.add(candidate.text);
        kept.push(candidate);
      }
    }
  }
  return { kept, within, against };
}
