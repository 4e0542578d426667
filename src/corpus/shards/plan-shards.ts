import { stat } from "node:fs/promises";

import { sha256, sha256File } from "../../base/hash.ts";
import type { RecordFile, RecordRange } from "../../formats/records/record-codec.ts";
import type { FoundFile } from "../reading/find-corpus-files.ts";
import { describeFailure } from "./describe-failure.ts";
import type { PlanItem } from "./plan-item.ts";
import { type BatchShard, batchId, isByteAddressed, type PlannedFile, rangeId, type RangeShard } from "./shard.ts";

/** How much of a corpus is one piece of work: seconds of it are lost where a program is killed. */
export const SHARD_BYTES = 4 * 2 ** 20;
/** Files of less than this share of a shard are done many at once. */
const SMALL_SHARE = 8;
const PACKED_SHARE = 64;
const MOST_FILES = 1024;
/**
 * A batch ends behind a file whose path's hash begins with this byte, at every 256th on average: a file more or less in a folder changes its
 * own batch and no other.
 */
const BATCH_END = "00";

export interface PlanOptions {
  readonly shardBytes: number;
  readonly open: (file: FoundFile) => Promise<RecordFile>;
  /** Gives the output file another name. */
  readonly rename: ((path: string) => string) | undefined;
  /** The shards that a file of this path had in an earlier plan. */
  readonly earlier: (path: string) => Promise<readonly RangeShard[]>;
}

/**
 * Cuts files into shards, in order, holding no more than a batch of small files or one shard. A file that cannot be read or cut is
 * a {@link PlanItem} of its own, and the next one follows. A file that has not changed since an earlier plan is not read again.
 */
export async function* planShards(files: AsyncIterable<FoundFile>, options: PlanOptions): AsyncGenerator<PlanItem> {
  let ordinal = 0;
  const numbered = (item: PlanItem): PlanItem => (item.kind === "refused" ? item : { ...item, ordinal: ordinal++ });
  let batch: PlannedFile[] = [];
  let batchBytes = 0;
  const takeBatch = (): BatchShard => {
    const shard = { kind: "batch", id: batchId(batch), ordinal: 0, bytes: batchBytes, files: batch } as const;
    batch = [];
    batchBytes = 0;
    return shard;
  };
  for await (const found of files) {
    const planned = await statFile(found, options);
    if (planned.failure !== undefined) {
      yield { kind: "refused", file: planned.file, failure: planned.failure };
      continue;
    }
    const { file } = planned;
    if (file.size < limitOf(file, options)) {
      batch.push(file);
      batchBytes += file.size;
      const isFull = batchBytes >= options.shardBytes || batch.length >= MOST_FILES;
      if (isFull || sha256(file.path).startsWith(BATCH_END)) yield numbered(takeBatch());
      continue;
    }
    // Output follows the order of files: what lies before a large one comes before it.
    if (batch.length > 0) yield numbered(takeBatch());
    for await (const item of cutFile(found, file, options)) yield numbered(item);
  }
  if (batch.length > 0) yield numbered(takeBatch());
}

/** Files below so many bytes are done with others. A small file is held in memory whole: the size of a packed one is unknown. */
function limitOf({ format, compression }: PlannedFile, { shardBytes }: PlanOptions): number {
  if (format === "parquet") return 0;
  return shardBytes / (compression === "none" ? SMALL_SHARE : PACKED_SHARE);
}

async function statFile(found: FoundFile, { rename }: PlanOptions) {
  const { path, file: place, format, compression } = found;
  const renamed = rename?.(path);
  const base = { path, file: place, format, compression, size: 0, changedMs: 0 };
  const file = renamed === undefined ? base : { ...base, renamed };
  try {
    const { size, mtimeMs } = await stat(place);
    return { file: { ...file, size, changedMs: mtimeMs } };
  } catch (error) {
    return { file, failure: describeFailure(path, error) };
  }
}

async function* cutFile(found: FoundFile, stated: PlannedFile, options: PlanOptions): AsyncGenerator<PlanItem> {
  const earlier = await options.earlier(stated.path);
  if (earlier.length > 0 && earlier.every(({ file }) => isSame(file, stated))) {
    yield* earlier;
    return;
  }
  let file = stated;
  try {
    if (!isByteAddressed(stated)) file = { ...stated, sha256: await sha256File(stated.file) };
    const records = await options.open(found);
    try {
      yield* stated.format === "parquet"
        ? cutRowGroups(file, records, options)
        : cutBytes(file, records.cut(options.shardBytes));
    } finally {
      await records.close();
    }
  } catch (error) {
    yield { kind: "refused", file, failure: describeFailure(file.path, error) };
  }
}

async function* cutBytes(file: PlannedFile, ranges: AsyncIterable<RecordRange>): AsyncGenerator<RangeShard> {
  let held: RecordRange | undefined;
  for await (const range of ranges) {
    if (held !== undefined) yield toShard(file, held, held.end - held.start, false);
    held = range;
  }
  if (held !== undefined) yield toShard(file, held, held.end - held.start, true);
}

/** Row groups are few; their bytes are the file's in equal shares. */
async function* cutRowGroups(file: PlannedFile, records: RecordFile, { shardBytes }: PlanOptions) {
  const ranges: RecordRange[] = [];
  for await (const range of records.cut(shardBytes)) ranges.push(range);
  const share = Math.ceil(file.size / Math.max(1, ranges.length));
  for (const [index, range] of ranges.entries()) yield toShard(file, range, share, index === ranges.length - 1);
}

function toShard(file: PlannedFile, range: RecordRange, bytes: number, isLast: boolean): RangeShard {
  return { kind: "range", id: rangeId(file, range), ordinal: 0, bytes, file, range, isLast };
}

function isSame(a: PlannedFile, b: PlannedFile): boolean {
  return (
    a.size === b.size &&
    a.changedMs === b.changedMs &&
    a.file === b.file &&
    a.renamed === b.renamed &&
    a.format === b.format &&
    a.compression === b.compression
  );
}
