import { MASK } from "../../probe/context.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { createDocument } from "../../text/document.ts";
import { entityOf } from "../../text/entities.ts";

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
    contexts.map((context) => {
      const start = context.indexOf(MASK);
      const text = context.slice(0, start) + surface + context.slice(start + MASK.length);
      return { tokenId, start, end: start + surface.length, text };
    }),
  );
  const found = await recogniser.recognise(written.map(({ text }, index) => createDocument(String(index), text)));
  const counts = new Map<number, { texts: number; persons: number }>();
  for (const [index, { tokenId, start, end, text }] of written.entries()) {
    const count = counts.get(tokenId) ?? { texts: 0, persons: 0 };
    counts.set(tokenId, count);
    count.texts++;
    const isPerson = found[index]?.some(
      (span) =>
        span.start < end && span.end > start && entityOf(span.label, text.slice(span.start, span.end)) === "PERSON",
    );
    if (isPerson) count.persons++;
  }
  return new Set(
    [...counts].flatMap(([tokenId, { texts, persons }]) => (persons >= texts * LEAST_SHARE ? [tokenId] : [])),
  );
}
