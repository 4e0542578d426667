import type { Token } from "../rules/engine/tokens.ts";
import type { CandidateFacts, DocumentFacts } from "./facts.ts";
import { type FeatureGroup, flag } from "./feature.ts";
import { fieldOf } from "./field-of.ts";

const MOST_WORDS = 12;

/** The field or labelled line in which the candidate stands. */
export const OF_FIELDS: FeatureGroup = {
  person: (candidate, document) => flag(kindOfField(candidate, document) === "person"),
  place: (candidate, document) => flag(kindOfField(candidate, document) === "place"),
  other: (candidate, document) => flag(!["person", "place", undefined].includes(kindOfField(candidate, document))),
  labelled: (candidate, document) => flag(document.labels.before(candidate.start) !== undefined),
  /** ln of the other lines with the same label: "Doctor:" stands on many. */
  repeatedLabel: (candidate, document) => Math.log(document.labels.before(candidate.start)?.lines ?? 1),
  /** Words of a labelled line behind the candidate: a name in a field has few. */
  wordsBehind: (candidate, document) =>
    document.labels.before(candidate.start) === undefined ? -1 : wordsBehind(candidate, document),
};

function kindOfField({ first }: CandidateFacts, { note }: DocumentFacts): string | undefined {
  const token = note.tokens[first];
  return token === undefined ? undefined : fieldOf(note, token);
}

function wordsBehind({ last }: CandidateFacts, { note: { tokens } }: DocumentFacts): number {
  let words = 0;
  for (let at = last; at < tokens.length && !(tokens[at] as Token).startsLine && words < MOST_WORDS; at++)
    if ((tokens[at] as Token).word.shape !== "other") words++;
  return words;
}
