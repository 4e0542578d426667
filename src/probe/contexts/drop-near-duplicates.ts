import { unitOf } from "./cover-slots.ts";
import type { FoundContext } from "./find-contexts.ts";
import { createNearIndex, createNearMatches } from "./near-duplicates.ts";

/** Candidates whose keys are in memory at once (about 40 keys of 8 bytes each and their table). */
const BATCH = 50_000;

/** A sentence that contexts are held against. */
export interface OtherSentence {
  readonly text: string;
  /** Whose note it is from, see `unitOf`: contexts of the same patient are not held against it. Absent: all are. */
  readonly unit?: string;
}

export interface DropOptions {
  /** Contexts kept at most. */
  readonly count: number;
  /** Contexts of one patient (see `unitOf`) kept at most. */
  readonly most: number;
  /** Starts reading the sentences that no context may be nearly the same as; called more than once for very many candidates. */
  readonly readOthers: () => AsyncIterable<OtherSentence>;
}

export interface DistinctContexts {
  readonly kept: readonly FoundContext[];
  /** Left out because nearly the same as one kept. */
  readonly within: number;
  /** Left out because nearly the same as a sentence they were held against. */
  readonly against: number;
  /** Left out because as many as allowed were kept of the same patient. */
  readonly overMost: number;
}

/**
 * The first candidates of which no two are nearly the same, none is nearly the same as a sentence of `readOthers`, and no more than `most` are of one
 * patient.
 */
export async function dropNearDuplicates(
  candidates: readonly FoundContext[],
  { count, most, readOthers }: DropOptions,
): Promise<DistinctContexts> {
  const kept: FoundContext[] = [];
  const keptOf = new Map<string, number>();
  const index = createNearIndex();
  const dropped = { within: 0, against: 0, overMost: 0 };
  for (let from = 0; from < candidates.length && kept.length < count; from += BATCH) {
    const batch = candidates.slice(from, from + BATCH);
    const matches = createNearMatches(batch.map(({ text }) => text));
    for await (const { text, unit } of readOthers()) matches.see(text, unit);
    for (const candidate of batch) {
      if (kept.length === count) break;
      const unit = unitOf(candidate);
      const already = keptOf.get(unit) ?? 0;
      if (matches.wasSeen(candidate.text, unit)) dropped.against++;
      else if (index.has(candidate.text)) dropped.within++;
      else if (already >= most) dropped.overMost++;
      else {
        index.add(candidate.text);
        keptOf.set(unit, already + 1);
        kept.push(candidate);
      }
    }
  }
  return { kept, ...dropped };
}
