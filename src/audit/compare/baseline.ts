import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { writeFileAtomic } from "../../base/files.ts";
import { AUDIT_IDS } from "../audit-ids.ts";
import { MEASURE_IDS, measureOf } from "../measures.ts";
import { searchResidue } from "../residue/residue.ts";
import type { ResidueSources } from "../residue/residue-words.ts";
import { type SealedOutcomes, signOutcomes } from "./digest-outcomes.ts";
import { type OutcomesFile, roundOutcomes } from "./outcomes-file.ts";

/** Significant digits of a baseline's values: what a comparison needs, at a third of the size. */
const BASELINE_DIGITS = 3;

/** A baseline of an audit: what the registry compares, in few digits. */
export function createBaseline(outcomes: OutcomesFile): OutcomesFile {
  const rows = outcomes.rows.filter(({ measure }) => measureOf(measure).comparison !== undefined);
  const used = [...new Set(rows.map(({ unitSet }) => unitSet))].sort((a, b) => a - b);
  return roundOutcomes(
    {
      ...outcomes,
      unitSets: used.map((index) => outcomes.unitSets[index] as OutcomesFile["unitSets"][number]),
      rows: rows.map((row) => ({ ...row, unitSet: used.indexOf(row.unitSet) })),
    },
    BASELINE_DIGITS,
  );
}

/**
 * Writes a baseline to commit, a line a row, after every byte of it was searched for the names given: an existing file is replaced.
 * Throws `verification-failed` if a name stands in it (a model's folder can have one), `usage` if there is no name to search for.
 *
 * @param key of the audit: it signs the baseline, so that `compare` sees a change
 */
export async function writeBaseline(
  path: string,
  outcomes: OutcomesFile,
  names: ResidueSources,
  key: Uint8Array,
): Promise<void> {
  const text = formatBaseline(signOutcomes(createBaseline(outcomes), key));
  const folder = await mkdtemp(join(tmpdir(), "unname-baseline-"));
  try {
    await writeFile(join(folder, FILE), text);
    const { detail } = await searchResidue(folder, names, { ownWords: OWN_WORDS });
    if (detail.words === 0)
      throw new UnnameError(
        "usage",
        "a baseline is searched for names before it is written: give --names, --corpus or --decisions.",
      );
    if (detail.wordsFound > 0) {
      const message = `${path}: not written: ${detail.wordsFound} known names stand in the baseline, which holds no text but the model's name. Rename the model's folder, or allow the word if it is an ordinary one.`;
      throw new UnnameError("verification-failed", message, { details: { path, words: detail.wordsFound } });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await writeFileAtomic(path, text);
}

/** JSON with a line a row, a verdict and a unit set, so that a version control system shows which of them changed. */
function formatBaseline({ judged, unitSets, rows, ...head }: SealedOutcomes): string {
  const list = (items: readonly object[]) => `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
  const entries = Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${[...entries, `"judged": ${list(judged)}`, `"unitSets": ${list(unitSets)}`, `"rows": ${list(rows)}`].join(",\n")}\n}\n`;
}

const FILE = "baseline.json";
/** Words that a baseline has whatever it is about; its only other word is the model's name. */
const OWN_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    FILE,
    new Set(
      [
        ...AUDIT_IDS,
        ...MEASURE_IDS,
        ...MEASURE_IDS.map((measure) => measureOf(measure).unit),
        "schemaVersion kind unname outcomes model name sha256 tokenizerSha256 isRewritten basis respell seed names recognisers counted",
        "digest signature digestKey rowsSha256 digits audits judged true false",
        "unitSets unit clusterSizes rows measure split hits estimate verdict unitSet values weights positives against seen unseen both null",
        "pass fail underpowered invalid info",
      ].flatMap((text) => text.match(/[\p{L}]{3,}/gu) ?? []),
    ),
  ],
]);
