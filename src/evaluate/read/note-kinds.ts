import { existsSync } from "node:fs";
import { basename, join } from "node:path";

import { readTextFile } from "../../base/files.ts";
import { UnnameError } from "../../base/errors.ts";
import { countFalseMarks, type FalseMarks } from "../figures/false-marks.ts";
import { countRecall, type Recall, toRecall } from "../figures/recall.ts";
import type { ScoredDocument } from "../figures/score.ts";

/** Figures of the documents of one kind. */
export interface KindScore {
  readonly documents: number;
  /** Of all mentions of these documents. */
  readonly recall: Recall;
  readonly falseMarks: FalseMarks;
}

const INDEX_FILE = "index.tsv";

/**
 * Recall and false marks by kind of document, from an `index.tsv` in the gold folder (a heading, then document, tab, kind); null without
 * one. Throws `input-format` for a line of another shape. Documents that it does not list have no kind.
 */
export async function scoreNoteKinds(
  goldDirectory: string,
  scored: readonly ScoredDocument[],
): Promise<Readonly<Record<string, KindScore>> | null> {
  const path = join(goldDirectory, INDEX_FILE);
  if (!existsSync(path)) return null;
  const kinds = new Map<string, string>();
  const [, ...lines] = (await readTextFile(path)).split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const [document, kind, ...more] = line.split("\t");
    if (!document || !kind || more.length > 0) {
      throw new UnnameError(
        "input-format",
        `${path}:${index + 2}: expected a document, a tab and its kind. Correct the line, or remove the file.`,
        { details: { path } },
      );
    }
    kinds.set(basename(document, ".txt"), kind);
  }
  const groups = new Map<string, ScoredDocument[]>();
  for (const document of scored) {
    const kind = kinds.get(basename(document.id, ".txt"));
    if (kind !== undefined) groups.set(kind, [...(groups.get(kind) ?? []), document]);
  }
  return Object.fromEntries(
    [...groups].map(([kind, documents]) => [
      kind,
      {
        documents: documents.length,
        recall: toRecall(documents.map((document) => countRecall(document, () => true))),
        falseMarks: countFalseMarks(documents),
      },
    ]),
  );
}
