import { UnnameError } from "../../base/errors.ts";
import { readCorpus } from "../../corpus/reading/read-corpus.ts";
import type { CorpusReading } from "../../probe/contexts/contexts-manifest.ts";
import { createDocumentsDigest } from "../../probe/contexts/digest-documents.ts";
import { restoreText } from "../../corpus/place-spans.ts";
import { streamSpans } from "../../probe/contexts/read-spans.ts";
import type { CorpusPlace } from "../names/find-corpus.ts";
import { findBeforeDedupe, isDeduped, isLeftOf, readingBefore } from "./before-dedupe.ts";

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

/**
 * Gives `see` every document as it was before repeated text was taken out of it and before step 1. `known` is the corpus without repeated text.
 * Returns whether its documents are, to the letter, those that are known, and each is left of the document of its name that is given. Throws likewise.
 */
export async function readDocumentsBeforeDedupe(
  { corpus, corpusSha256, reading }: KnownCorpus,
  before: CorpusPlace,
  see: (text: string) => void,
): Promise<boolean> {
  const digest = createDocumentsDigest();
  const left = documentsOf(corpus, reading);
  const replaced = streamSpans(before.spans);
  try {
    let next = await replaced.next();
    let after = await left.next();
    for await (const { id, text } of documentsOf(before.corpus, await readingBefore(before))) {
      // A text of which nothing stays is empty, and is no document.
      if (after.done !== true && after.value.id === id) {
        if (!isLeftOf(text, after.value.text)) return false;
        digest.add(after.value);
        after = await left.next();
      }
      if (next.done !== true && next.value.document === id) {
        see(restoreText(id, text, next.value.spans));
        next = await replaced.next();
      } else see(text);
    }
    return next.done === true && after.done === true && digest.finish() === corpusSha256;
  } finally {
    await replaced.return();
    await left.return(undefined);
  }
}

async function* documentsOf(
  corpus: string,
  reading: CorpusReading,
): AsyncGenerator<{ id: string; text: string }, void> {
  for await (const { documents } of readCorpus([corpus], reading))
    for (const { id, text } of documents) yield { id, text };
}

/**
 * Gives `see` every document of a corpus as it was before step 1, and before repeated text was taken out. A corpus that cannot be read, does not fit its
 * spans, or whose notes before that are not found (`moved`: where else they may lie), is not read whole.
 */
export async function isReadWhole(
  known: KnownCorpus,
  see: (text: string) => void,
  moved: readonly string[] = [],
): Promise<boolean> {
  try {
    if (!(await isDeduped(known))) return await readOriginalDocuments(known, see);
    const before = await findBeforeDedupe(known, moved);
    return before !== undefined && (await readDocumentsBeforeDedupe(known, before, see));
  } catch (error) {
    if (error instanceof UnnameError) return false;
    throw error;
  }
}
