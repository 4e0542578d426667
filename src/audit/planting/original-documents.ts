import { UnnameError } from "../../base/errors.ts";
import { readCorpus } from "../../corpus/read-corpus.ts";
import type { CorpusReading } from "../../probe/contexts-manifest.ts";
import { createDocumentsDigest } from "../../probe/digest-documents.ts";
import { restoreText } from "../../corpus/place-spans.ts";
import { streamSpans } from "../../probe/read-spans.ts";

/** A corpus that `anonymise` wrote, and what it must still be. */
export interface KnownCorpus {
  readonly corpus: string;
  readonly corpusSha256: string;
  /** `spans.jsonl` of the same run: what was replaced. */
  readonly spans: string;
  readonly reading: CorpusReading;
}

/**
 * Gives `see` every document as it was before step 1, one at a time: the anonymised text with each label exchanged for what it replaced. Notes that
 * were never anonymised have no spans and are given as they are. Returns whether the documents are, to the letter, those that are known, and all spans
 * belong to one of them; what was seen counts only if so. Throws what reading throws, and `input-format` where spans and text do not fit.
 */
export async function readOriginalDocuments(known: KnownCorpus, see: (text: string) => void): Promise<boolean> {
  const { corpus, corpusSha256, spans, reading } = known;
  const digest = createDocumentsDigest();
  // Both are in the order in which anonymise read the notes.
  const replaced = streamSpans(spans);
  try {
    let next = await replaced.next();
    for await (const { documents } of readCorpus([corpus], reading)) {
      for (const { id, text } of documents) {
        digest.add({ id, text });
        if (next.done !== true && next.value.document === id) {
          see(restoreText(id, text, next.value.spans));
          next = await replaced.next();
        } else see(text);
      }
    }
    return next.done === true && digest.finish() === corpusSha256;
  } finally {
    await replaced.return();
  }
}

/** The same, where a corpus that cannot be read, or does not fit its spans, is none of those known. */
export async function isReadWhole(known: KnownCorpus, see: (text: string) => void): Promise<boolean> {
  try {
    return await readOriginalDocuments(known, see);
  } catch (error) {
    if (error instanceof UnnameError) return false;
    throw error;
  }
}
