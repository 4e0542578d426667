import type { Recogniser } from "../../recognise/recogniser.ts";
import { callPersons } from "../../review/candidates/sources/recognised-entries.ts";

/** Share of an entry's texts in which a recogniser must call it a person. */
const LEAST_SHARE = 0.5;

/**
 * The ids of entries that a recogniser calls PERSON when they are written at the mask of the texts they stood in: in at least half
 * of these texts, a span of a person overlaps the entry. All texts are read in one call.
 */
export async function recogniseEntries(
  recogniser: Recogniser,
  entries: Iterable<{ readonly tokenId: number; readonly surface: string; readonly contexts: readonly string[] }>,
): Promise<Set<number>> {
  const written = [...entries].flatMap(({ tokenId, surface, contexts }) =>
    contexts.map((text) => ({ tokenId, surface, text })),
  );
  const found = await callPersons(recogniser, written);
  const counts = new Map<number, { texts: number; persons: number }>();
  for (const [index, { tokenId }] of written.entries()) {
    const count = counts.get(tokenId) ?? { texts: 0, persons: 0 };
    counts.set(tokenId, count);
    count.texts++;
    if (found[index]) count.persons++;
  }
  return new Set(
    [...counts].flatMap(([tokenId, { texts, persons }]) => (persons >= texts * LEAST_SHARE ? [tokenId] : [])),
  );
}
