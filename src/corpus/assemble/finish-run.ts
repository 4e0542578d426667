import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { syncPath } from "../../base/files/sync-path.ts";
import { temporaryName } from "../../base/files/temporary.ts";
import { outputFailed } from "../execute/output-failed.ts";
import { absentFieldsError } from "../absent-fields.ts";
import { dedupeManifestOf } from "../dedupe/dedupe-manifest.ts";
import { otherLanguagesError } from "../other-languages-error.ts";
import { noDocumentsIn } from "../reading/read-corpus.ts";
import { createManifest, formatManifest, type Manifest, MANIFEST_FILE } from "../manifest.ts";
import { type RunFolder, UNFINISHED_MARK } from "../run/run-folder.ts";
import { type RunRecord, writeRunRecord } from "../run/run-record.ts";
import { BEFORE_SUFFIX } from "./assemble-unit.ts";
import { cleanWork } from "./clean-work.ts";
import { gatherResults } from "./gather-results.ts";
import type { Totals } from "./totals.ts";
import { writeOutput } from "./write-output.ts";
import { isDedupe } from "../run/kind-of-run.ts";

/**
 * Ends a run whose units are all in the unfinished folder: spans, manifest, and the folder in its place at once. What was there before is removed
 * after that; the parts, too. Throws `input-empty` if there was no document,
 * and `usage` if a field to drop or mask stands in no record of all JSON lines: what it was to name is still there.
 */
export async function finishRun(folder: RunFolder, record: RunRecord, plan: string): Promise<Totals> {
  const { unfinishedDirectory, outputDirectory } = folder;
  const totals = await gatherResults(folder, record.settings);
  if (totals.documents === 0) throw await noDocuments(folder, record);
  requireFields(totals, record);
  refuseOthers(totals, record);
  try {
    const { settings } = record;
    const manifest = isDedupe(settings) ? dedupeManifestOf(settings, totals) : manifestOf(record, totals);
    await writeOutput(folder, MANIFEST_FILE, (file) => file.write(formatManifest(manifest)));
    await writeRunRecord(folder, { ...record, isFinished: false, ownsOutput: true, plan: null });
    await rm(join(unfinishedDirectory, UNFINISHED_MARK), { recursive: true, force: true });
    await syncPath(unfinishedDirectory);
    await replaceFolder(unfinishedDirectory, outputDirectory);
    const spans = totals.spansDigest;
    await writeRunRecord(folder, {
      ...record,
      isFinished: true,
      ownsOutput: true,
      plan,
      ...(spans !== undefined && { spans }),
    });
  } catch (error) {
    throw outputFailed(outputDirectory, error);
  }
  await rm(unfinishedDirectory + BEFORE_SUFFIX, { recursive: true, force: true });
  await cleanWork(folder);
  return totals;
}

/** Without a digest of what was read: notes, lists and models are held by the private folder's record and list of inputs. */
function manifestOf({ components, settings }: RunRecord, totals: Totals): Manifest {
  const { recognisers, lean, annotations, entities, format, textFields, groupField, replace } = settings;
  const { dropFields, maskFields, renameKey, otherLanguages, always, never, names, reviewedVocabularies } = settings;
  const { files, documents, counts } = totals;
  const [textField] = textFields;
  const configuration = {
    recognisers,
    lean,
    ...(otherLanguages !== null && { otherLanguages }),
    // Of words that never are replaced, which stand in the notes, the digest gives nothing away; of those that always are it might.
    ...(never !== null && { never: { sha256: components["never"] } }),
    ...(always !== null && { always: true }),
    ...(names.length > 0 && { namesOfReview: names.length, reviewedVocabularies }),
    annotations: annotations !== null,
    replace: replace.mode === "label" ? "label" : replace,
    ...(components["keyFingerprint"] !== undefined && { keyFingerprint: components["keyFingerprint"] }),
    entities,
    format,
    textField: textFields.length === 1 ? textField : textFields,
    ...(groupField !== null && { groupField }),
    ...(dropFields.length > 0 && { dropFields }),
    ...(maskFields.length > 0 && { maskFields }),
    renameFiles: renameKey !== null,
  };
  return createManifest({
    stage: "anonymise",
    configuration,
    seed: null,
    counts: { files, documents, ...counts },
    ...(Object.keys(totals.languages).length > 0 && { languages: totals.languages }),
  });
}

async function replaceFolder(from: string, to: string): Promise<void> {
  const old = temporaryName(to, "old");
  const hasOld = existsSync(to);
  if (hasOld) await rename(to, old);
  try {
    await rename(from, to);
  } catch (error) {
    if (hasOld) await rename(old, to);
    throw error;
  }
  await syncPath(dirname(to));
  if (hasOld) await rm(old, { recursive: true, force: true });
}

async function noDocuments(folder: RunFolder, { settings, ownsOutput }: RunRecord): Promise<UnnameError> {
  await rm(folder.unfinishedDirectory, { recursive: true, force: true });
  if (!ownsOutput) await rm(folder.privateDirectory, { recursive: true, force: true });
  return noDocumentsIn(settings.inputs);
}

/** Throws for notes in no supported language without a choice of what becomes of them, and where shards were given another choice. */
function refuseOthers({ languages, others, policies }: Totals, { settings }: RunRecord): void {
  if (policies.size === 0) return;
  if (policies.size > 1 || !policies.has(settings.otherLanguages)) {
    throw new UnnameError(
      "usage",
      "--other-languages: the shares of this run were given different values. Run it again with one, without --shard.",
    );
  }
  if (settings.otherLanguages === null) throw otherLanguagesError(languages, others, NOT_PLACED);
}

const NOT_PLACED = "Nothing was put in its place; what is done of the other notes is kept.";

function requireFields({ fields }: Totals, { settings }: RunRecord): void {
  const consequence = "Nothing was put in its place; run again with the right name, or without it.";
  const error = absentFieldsError(fields, settings, consequence);
  if (error !== undefined) throw error;
}
