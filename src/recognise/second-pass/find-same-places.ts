import type { Span } from "../../text/span.ts";

const SHORTEST_PLACE = 4;

/**
 * Where the surfaces of these spans stand, letter for letter and as whole words: with the label of the span they repeat, its score times
 * `certainty`, and `source`.
 */
export function findSamePlaces(text: string, places: readonly Span[], certainty: number, source: string): Span[] {
  const found: Span[] = [];
  const seen = new Set<string>();
  for (const place of places) {
    const surface = text.slice(place.start, place.end);
    // "EEUU" may repeat; "SP" is more often something else. Small letters are too often another word.
    if (surface.length < SHORTEST_PLACE || seen.has(surface) || !/^\p{Lu}/u.test(surface)) continue;
    seen.add(surface);
    for (let at = text.indexOf(surface); at >= 0; at = text.indexOf(surface, at + surface.length)) {
      const end = at + surface.length;
      if (isWordCharacter(text, at - 1) || isWordCharacter(text, end)) continue;
      found.push({ start: at, end, label: place.label, score: (place.score ?? 1) * certainty, source });
    }
  }
  return found;
}

function isWordCharacter(text: string, index: number): boolean {
  return /[\p{L}\p{M}\p{N}-]/u.test(text.charAt(index));
}
