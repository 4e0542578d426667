import { readingOfCorpus } from "../../corpus/reading/reading-of-corpus.ts";
import { digestVocabulary, readReviewRecord } from "../../review/decisions/review-record.ts";
import { type Note, note } from "../remarks.ts";
import type { Measurement } from "../verdicts.ts";

/** What may have been reviewed before its names went back to step 1. */
interface Reviewed {
  /** Of the audited model and of the one it is compared with. */
  readonly vocabularies: readonly (readonly string[])[];
  readonly decisionsFile?: string;
}

/**
 * The remark that names which a review of this very vocabulary found were taken out of the notes of the contexts since: the model was not trained again,
 * or not with a new vocabulary. Undefined where the notes' records say nothing of the kind. Throws what reading the record of a review throws.
 */
export async function notTrainedAgain(corpora: readonly string[], reviewed: Reviewed): Promise<Note | undefined> {
  const record = reviewed.decisionsFile === undefined ? undefined : await readReviewRecord(reviewed.decisionsFile);
  const own = new Set([
    ...reviewed.vocabularies.map(digestVocabulary),
    ...(record === undefined ? [] : [record.vocabularySha256]),
  ]);
  for (const corpus of corpora) {
    const { anonymised = {} } = await readingOfCorpus(corpus);
    const { namesOfReview: names, reviewedVocabularies: digests } = anonymised;
    // Of several rounds the last: a model between two of them was trained again after the first.
    const last: unknown = Array.isArray(digests) ? digests.at(-1) : undefined;
    if (typeof names === "number" && typeof last === "string" && own.has(last))
      return note("not-trained-again", { names });
  }
  return undefined;
}

/** Name rates and recovery with the remark. */
export function remarkTraining(row: Measurement, remark: Note | undefined): Measurement {
  if (remark === undefined || (row.measure !== "name-rate" && row.measure !== "recovered")) return row;
  return { ...row, notes: [...(row.notes ?? []), remark] };
}
