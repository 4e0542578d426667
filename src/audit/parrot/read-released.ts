import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf } from "../../base/files.ts";
import { readCorpus } from "../../corpus/reading/read-corpus.ts";
import { readGold } from "../../evaluate/read/read-gold.ts";
import { entityOf } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import { alignReleased } from "./align-released.ts";
import { readReplaced } from "./read-replaced.ts";

/** A name as a reader of the released text sees it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** It is the original: step 1 missed it. */
  readonly isLeak: boolean;
  /** Step 1 left a label or mask, which no reader takes for a name. */
  readonly isPlain: boolean;
}

/** A released document with every name that stands in it. Private. */
export interface ReleasedDocument {
  readonly id: string;
  readonly text: string;
  /** Sorted and disjoint. */
  readonly marks: readonly Mark[];
}

/** The fewest letters left of a name for it to be one. */
const LEAST_LETTERS = /\p{L}{2}/u;

/**
 * The documents of folders that `anonymise` wrote from an annotated folder, with every person named in them: those that its private folder
 * says were replaced, and those that the gold has beside them. Documents without a gold file are left out. Throws `input-missing`,
 * `input-empty` and `input-format`, the last with the document whose texts do not fit each other; no message holds a name.
 */
export async function readReleased(corpora: readonly string[], goldDirectory: string): Promise<ReleasedDocument[]> {
  const gold = new Map((await readGold(goldDirectory, "brat", "gold folder")).map((one) => [one.document.id, one]));
  const documents: ReleasedDocument[] = [];
  for (const corpus of corpora) {
    const replaced = await readReplaced(join(privateDirectoryOf(corpus), "spans.jsonl"));
    for await (const { documents: released } of readCorpus([corpus])) {
      for (const { id, text } of released) {
        const original = gold.get(id);
        if (original === undefined) continue;
        const spans = replaced.get(id) ?? [];
        const aligned = alignReleased(original.document.text, text, spans);
        if (aligned === undefined)
          throw new UnnameError(
            "input-format",
            `${corpus}: ${id} does not fit its text in ${goldDirectory} and the spans replaced in it. Give the gold of the notes that anonymise read.`,
            { details: { path: corpus, document: id } },
          );
        documents.push({ id, text, marks: markNames(original.document.text, text, original.spans, spans, aligned) });
      }
    }
  }
  if (documents.length > 0) return documents;
  throw new UnnameError(
    "input-empty",
    `${corpora.join(", ")}: no document has a gold file in ${goldDirectory}. Paths must be the same in both.`,
  );
}

function markNames(
  original: string,
  released: string,
  gold: readonly Span[],
  replaced: readonly Span[],
  aligned: readonly { readonly start: number; readonly end: number }[],
): Mark[] {
  const isPerson = ({ label, start, end }: Span) => entityOf(label, original.slice(start, end)) === "PERSON";
  const marks: Mark[] = replaced.flatMap((span, i) => {
    const { start, end } = aligned[i] as (typeof aligned)[number];
    const text = released.slice(start, end);
    const isPlain = !/\p{L}/u.test(text) || text.replace(/_\d+$/, "") === span.label;
    return isPerson(span) ? [{ start, end, isLeak: false, isPlain }] : [];
  });
  for (const span of gold) {
    if (!isPerson(span)) continue;
    for (const { start, end, shift } of uncovered(span, replaced, aligned)) {
      if (LEAST_LETTERS.test(original.slice(start, end)))
        marks.push({ start: start + shift, end: end + shift, isLeak: true, isPlain: false });
    }
  }
  return marks.sort((a, b) => a.start - b.start);
}

/** The stretches of a gold span that no replaced span covers, and how far they have moved. */
function* uncovered(
  span: Span,
  replaced: readonly Span[],
  aligned: readonly { readonly start: number; readonly end: number }[],
): Generator<{ start: number; end: number; shift: number }> {
  let start = span.start;
  let shift = 0;
  for (const [i, other] of replaced.entries()) {
    if (other.start >= span.end) break;
    if (other.end > start) {
      if (other.start > start) yield { start, end: other.start, shift };
      start = Math.max(start, other.end);
    }
    shift = (aligned[i] as (typeof aligned)[number]).end - other.end;
  }
  if (start < span.end) yield { start, end: span.end, shift };
}
