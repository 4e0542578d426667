import { readFile, rm } from "node:fs/promises";

import { sha256, sha256File } from "../../base/hash.ts";
import { inOrder } from "../../base/in-order.ts";
import { type RecordFile, WHOLE_FILE } from "../../formats/records/record-codec.ts";
import { describeFailure } from "../shards/describe-failure.ts";
import type { InputDigest, OutputFile, ShardFailure } from "../shards/shard-entry.ts";
import { type BatchShard, isByteAddressed, nameOf, type PlannedFile } from "../shards/shard.ts";
import { checkUnchanged } from "./digest-input.ts";
import { findTogether, type Member } from "./find-together.ts";
import { type OpenEdit, openEditor } from "./open-editor.ts";
import { isOutputFailed } from "./output-failed.ts";
import { openPart, type PartWriter } from "./part-writer.ts";
import { addTally, createTally, type Tally } from "./tally.ts";
import { openPlanned, outputsOf, type Work } from "./work.ts";
import { countedOf } from "../run/kind-of-run.ts";

/** Where the output of small files goes, one after the other. */
export interface BatchWriters {
  readonly part: PartWriter;
  readonly spans: PartWriter;
  /** Where files' parts may lie while they are put together, a number behind each. */
  readonly scratchPath: string;
}

/** What a batch has become. */
export interface WrittenBatch {
  readonly inputs: readonly InputDigest[];
  /** The output files, in the order in which they follow each other in the part. */
  readonly files: readonly OutputFile[];
  readonly tally: Tally;
  /** Of files that could not be done: nothing of them is in the part or the spans. */
  readonly failures: readonly ShardFailure[];
}

/** Files whose texts are searched together, and their bytes: as many as are read of a large file at a time, so that an interruption takes no longer. */
const TOGETHER = { files: 64, bytes: 1 << 17 };
/** A file that its format reads is open while that goes on: as many as this at a time. */
const MOST_OPEN = 8;

/** Does small files, many together. One that cannot be done does not stop the others. Throws `output-failed`. */
export async function writeBatch(shard: BatchShard, work: Work, writers: BatchWriters): Promise<WrittenBatch> {
  const inputs: InputDigest[] = [];
  const outputs: OutputFile[] = [];
  const failures: ShardFailure[] = [];
  const tally = createTally(countedOf(work.settings));
  const { id, files } = shard;
  const openEdit = await openEditor(shard, work);
  // While one group is searched, the next is read.
  const groups = inOrder(groupFiles(files), (group) => doGroup(group, openEdit, work, writers.scratchPath), {
    atATime: 2,
  });
  for await (const group of groups) {
    for (const attempt of group) {
      if ("error" in attempt) {
        if (isOutputFailed(attempt.error)) throw attempt.error;
        failures.push(describeFailure(id, attempt.error));
        continue;
      }
      const { file, done } = attempt;
      for (const { path, chunks, bytes } of done.outputs) {
        for (const chunk of chunks) await writers.part.write(chunk);
        outputs.push({ path, bytes, sha256: sha256(Buffer.concat(chunks)) });
      }
      for (const lines of done.spans) await writers.spans.write(lines);
      inputs.push({ path: nameOf(file), sha256: done.input });
      addTally(tally, done.tally);
    }
  }
  return { inputs, files: outputs, tally, failures };
}

/** Files that are done together, and the place of the first among all. */
interface FileGroup {
  readonly first: number;
  readonly files: readonly PlannedFile[];
}

function* groupFiles(files: readonly PlannedFile[]): Generator<FileGroup, void, void> {
  for (let first = 0; first < files.length;) {
    let [end, bytes, open] = [first, 0, 0];
    while (
      end < files.length &&
      end - first < TOGETHER.files &&
      (end === first || bytes < TOGETHER.bytes) &&
      open < MOST_OPEN
    ) {
      const file = files[end++] as PlannedFile;
      bytes += file.size;
      if (!isByteAddressed(file)) open++;
    }
    yield { first, files: files.slice(first, end) };
    first = end;
  }
}

async function doGroup({ first, files }: FileGroup, openEdit: OpenEdit, work: Work, scratchPath: string) {
  const members = findTogether(await work.finder(), files.length);
  const inputs: Input[] = [];
  for await (const input of inOrder(files, readInput, { atATime: MOST_OPEN })) inputs.push(input);
  const attempts = inputs.map(async (input, index) => {
    const member = members[index] as Member;
    try {
      if ("error" in input) return input;
      const own = { ...work, finder: async () => member };
      return { file: input.file, done: await doFile(input, openEdit, own, `${scratchPath}.${first + index}`) };
    } catch (error) {
      return { error };
    } finally {
      member.leave();
    }
  });
  return Promise.all(attempts);
}

/** A file and its digest. */
interface ReadFile {
  readonly file: PlannedFile;
  /** Undefined for what is packed or lies in two files: its format reads it. */
  readonly content: Buffer | undefined;
  readonly input: string;
}

type Input = ReadFile | { readonly error: unknown };

async function readInput(file: PlannedFile): Promise<Input> {
  try {
    const content = isByteAddressed(file) ? await readFile(file.file) : undefined;
    return { file, content, input: content === undefined ? await sha256File(file.file) : sha256(content) };
  } catch (error) {
    return { error };
  }
}

/** A small file is held whole until it is known to be good. */
async function doFile({ file, content, input }: ReadFile, openEdit: OpenEdit, work: Work, scratchPath: string) {
  const tally = createTally(countedOf(work.settings));
  const spans: string[] = [];
  const records = await openPlanned(file, work.settings, content);
  try {
    const edited: Uint8Array[] = [];
    const edit = openEdit(file, work, tally, async (lines) => void spans.push(lines));
    for await (const chunk of records.rewrite(WHOLE_FILE, edit)) edited.push(Buffer.from(chunk));
    await checkUnchanged([file]);
    const outputs =
      records.paths.length === 1
        ? [{ path: nameOf(file), chunks: edited, bytes: lengthOf(edited) }]
        : await assembleOut(file, records, edited, scratchPath);
    return { input, outputs, spans, tally };
  } finally {
    await records.close();
  }
}

/** One file in, several out: through a part of its own. */
async function assembleOut(file: PlannedFile, records: RecordFile, edited: readonly Uint8Array[], scratchPath: string) {
  const scratch = await openPart(scratchPath);
  try {
    for (const chunk of edited) await scratch.write(chunk);
    await scratch.commit();
    const outputs: { path: string; chunks: Uint8Array[]; bytes: number }[] = [];
    for (const { path, of } of outputsOf(file, records)) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of records.assemble([scratchPath], of)) chunks.push(Buffer.from(chunk));
      outputs.push({ path, chunks, bytes: lengthOf(chunks) });
    }
    return outputs;
  } finally {
    await scratch.discard();
    await rm(scratchPath, { force: true });
  }
}

function lengthOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
}
