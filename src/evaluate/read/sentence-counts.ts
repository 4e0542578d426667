import { basename } from "node:path";

import { readTextFile } from "../../base/files.ts";
import { recordError } from "../../formats/records/record-error.ts";
import { splitSentences } from "../../text/tokenise.ts";

/** How many sentences the documents have, and who says so. */
export interface SentenceCounts {
  /** `splitSentences` (ours) or the path of a file. */
  readonly source: string;
  /** Over all documents; null if the file lacks one of them. */
  readonly count: number | null;
}

/** Counts by our own sentence splitter. */
export function countSentences(documents: readonly { readonly text: string }[]): SentenceCounts {
  const count = documents.reduce((sum, { text }) => sum + splitSentences(text).length, 0);
  return { source: "splitSentences", count };
}

/** The counts of a file for these documents, by id: file names without folder or extension. */
export async function readSentenceCounts(path: string, documents: readonly string[]): Promise<SentenceCounts> {
  const counts = new Map<string, number>();
  for (const [index, line] of (await readTextFile(path, "file of sentence counts")).split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [document, count, ...others] = line.split("\t");
    if (document === undefined || count === undefined || others.length > 0 || !/^\d+$/.test(count.trim())) {
      throw recordError(
        { path, noun: "line", number: index + 1 },
        "expected a document, a tab and its number of sentences. Correct the file.",
      );
    }
    counts.set(documentName(document), Number(count));
  }
  let sum = 0;
  for (const document of documents) {
    const count = counts.get(documentName(document));
    if (count === undefined) return { source: path, count: null };
    sum += count;
  }
  return { source: path, count: sum };
}

/** A document's name without folder and extension, as the official script has it. */
export function documentName(id: string): string {
  return basename(id).replace(/\.(?:txt|ann)$/, "");
}
