import type { Tokenizer } from "../../model/checkpoint.ts";
import type { EntriesEvidence } from "../audit-report.ts";
import type { ContextScore } from "../context-scores.ts";

/** What `anonymise` writes for a person, in capitals: `person` is a word like any other. */
const LABEL = "PERSON";

/** In how many contexts the label of persons is among the likeliest tokens; undefined if no entry of the vocabulary is this label. */
export function countLabelPredictions(
  scores: readonly ContextScore[],
  tokenizer: Pick<Tokenizer, "vocabulary" | "surface">,
): EntriesEvidence["label"] {
  const labels = new Set(
    [...tokenizer.vocabulary.keys()].filter((tokenId) => tokenizer.surface(tokenId).trim() === LABEL),
  );
  if (labels.size === 0) return undefined;
  const predicted = scores.filter(({ topTokenIds }) => topTokenIds.some((tokenId) => labels.has(tokenId))).length;
  return { contexts: scores.length, predicted };
}
