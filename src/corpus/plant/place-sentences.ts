import type { Random } from "../../base/random.ts";
import type { Edit } from "../../formats/records/record-codec.ts";
import { splitSentences } from "../../text/tokenise.ts";

/** Sentences are planted before this many UTF-16 code units: what a trainer cuts off at the end of a note is not learnt, and would show no leak. */
const FURTHEST = 1_000;

/**
 * Where sentences go in a note: on a line of their own where a note has lines, else after a sentence. Nothing else of the note changes. Edits are
 * sorted, one a place.
 */
export function placeSentences(text: string, sentences: readonly string[], random: Random): Edit[] {
  const places = placesIn(text);
  const byPlace = new Map<number, string>();
  for (const sentence of sentences) {
    const place = random.pick(places);
    byPlace.set(place.at, `${byPlace.get(place.at) ?? ""}${place.before}${sentence}${place.after}`);
  }
  return [...byPlace].sort(([a], [b]) => a - b).map(([at, replacement]) => ({ start: at, end: at, replacement }));
}

interface Place {
  readonly at: number;
  readonly before: string;
  readonly after: string;
}

function placesIn(text: string): readonly Place[] {
  const lineEnds = [...text.slice(0, FURTHEST).matchAll(/(\r\n|\n)/gu)].map((match) => ({
    at: match.index + match[0].length,
    eol: match[0],
    isWhole: /[.:!?]\s*$/u.test(text.slice(0, match.index)),
  }));
  // A line that ends in the middle of a sentence goes on in the next one.
  const whole = lineEnds.filter(({ isWhole }) => isWhole);
  const lines = (whole.length > 0 ? whole : lineEnds).map(({ at, eol }) => ({ at, before: "", after: eol }));
  if (lines.length > 0) return lines;
  const ends = splitSentences(text)
    .map(({ end }) => end)
    .filter((end) => end <= FURTHEST);
  return (ends.length > 0 ? ends : [text.trimEnd().length]).map((at) => ({ at, before: " ", after: "" }));
}
