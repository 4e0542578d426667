import { rm } from "node:fs/promises";

import { writeFileAtomic } from "../../base/files.ts";
import { FEWEST_FEATURES } from "../../dedupe/choose-units.ts";
import { createColumn } from "../../dedupe/column.ts";
import { cutUnits } from "../../dedupe/cut-units.ts";
import { postingsOf } from "../../dedupe/near-index.ts";
import { createUnitReader } from "../../dedupe/read-unit.ts";
import type { CorpusRecord } from "../../formats/records/record-codec.ts";
import { hashWord } from "../../text/word-hash.ts";
import { BatchFailed } from "../execute/batch-failed.ts";
import { digestInput, isOfShard, stampOf } from "../execute/digest-input.ts";
import { writePart } from "../execute/part-writer.ts";
import { readPlanned } from "../execute/read-planned.ts";
import { toDocuments } from "../execute/to-documents.ts";
import type { Work } from "../execute/work.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";
import { describeFailure } from "../shards/describe-failure.ts";
import type { ShardFailure } from "../shards/shard-entry.ts";
import { filesOf, nameOf, type PlannedFile, type Shard } from "../shards/shard.ts";
import { readSurveyRecord, type SurveyRecord } from "./survey-file.ts";
import { dedupeOf } from "../run/kind-of-run.ts";

/** Seeds of the second hash of a patient: the first is `hashWord`'s own. */
const SECOND_SEED = 0x27d4eb2f;

/**
 * The first pass over the units of a shard: writes what they are compared by, see `SurveyNumbers`. A file of a batch that cannot be read does not stop the
 * others; the shard is then not done. Throws as `executeShard` does.
 */
export async function surveyShard(shard: Shard, work: Work): Promise<void> {
  const place = (kind: "survey" | "surveyed" | "failure") => workPath(work.folder, shard.id, kind);
  const { input } = await digestInput(shard).catch(() => ({ input: "" }));
  const survey = createSurvey(work);
  const failures: ShardFailure[] = [];
  for (const file of filesOf(shard)) {
    try {
      for await (const batch of readPlanned(file, shard, work)) survey.add(batch, file);
      survey.endFile(file);
    } catch (error) {
      failures.push(describeFailure(shard.id, error));
    }
  }
  if (failures.length > 0) throw new BatchFailed(failures);
  const { sha256 } = await writePart(place("survey"), async (file) => {
    for (const bytes of survey.bytes()) await file.write(bytes);
  });
  const record: SurveyRecord = { stamp: stampOf(shard), input, sha256, ...survey.counts() };
  await writeFileAtomic(place("surveyed"), `${JSON.stringify(record)}\n`, { private: true });
  await rm(place("failure"), { force: true });
}

/** Gathers the numbers of a shard's units. */
function createSurvey({ settings }: Work) {
  const { unit: kind, threshold } = dedupeOf(settings);
  const read = createUnitReader(threshold < 1);
  const [documents, units, features] = [createColumn(), createColumn(), createColumn()];
  const files: { path: string; units: number }[] = [];
  let [ofFile, sets, postings] = [0, 0, 0];
  return {
    add: (batch: readonly CorpusRecord[], file: PlannedFile) => {
      for (const { document } of toDocuments(batch, { ...file, textFields: settings.textFields })) {
        const { text, meta } = document;
        const stretches = cutUnits(text, kind);
        const group = meta["group"];
        documents.push(stretches.length);
        documents.push(group === undefined ? 0 : hashWord(group));
        documents.push(group === undefined ? 0 : hashWord(group, 0, group.length, SECOND_SEED));
        for (const { start, end } of stretches) {
          const one = read(text, start, end);
          units.push(one.words === 0 ? 0 : one.low);
          units.push(one.words === 0 ? 0 : one.high);
          const isLong = one.features.length >= FEWEST_FEATURES;
          units.push(isLong ? one.features.length : 0);
          if (!isLong) continue;
          features.append(one.features);
          sets++;
          postings += postingsOf(one.features.length, threshold);
        }
        ofFile += stretches.length;
      }
    },
    endFile: (file: PlannedFile) => {
      files.push({ path: nameOf(file), units: ofFile });
      ofFile = 0;
    },
    counts: () => ({
      files,
      documents: documents.length / 3,
      units: units.length / 3,
      sets,
      features: features.length,
      postings,
    }),
    bytes: () =>
      [documents, units, features].map((column) => {
        const values = column.values();
        return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
      }),
  };
}

/** Whether the first pass was done over what stands in a shard now. */
export async function isSurveyed(shard: Shard, folder: RunFolder): Promise<boolean> {
  return isOfShard(await readSurveyRecord(folder, shard.id), shard);
}
