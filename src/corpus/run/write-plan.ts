import { writePart } from "../execute/part-writer.ts";
import { throwIfAborted } from "../execute/throw-if-aborted.ts";
import { openPlanned } from "../execute/work.ts";
import { findCorpusFiles, type FoundFile } from "../reading/find-corpus-files.ts";
import { createFileRenamer } from "../rename-files.ts";
import { formatPlanItem, indexPlan } from "../shards/plan-file.ts";
import { planShards } from "../shards/plan-shards.ts";
import type { RunFolder } from "./run-folder.ts";
import type { RunSettings } from "./settings.ts";
import { isOfShare, type Share } from "./share.ts";

/** What a plan holds. */
export interface WrittenPlan {
  /** SHA-256 of the plan file. */
  readonly digest: string;
  /** Of the shards of a share, or of all. */
  readonly bytes: number;
}

export interface WritePlanOptions {
  readonly share: Share | undefined;
  readonly signal: AbortSignal | undefined;
  /** Called with how many bytes are planned so far. */
  readonly onBytes: (bytes: number) => void;
}

/**
 * Plans a run's inputs and writes the plan file. Large files that have not changed since the plan that is there are not read again. Throws
 * what finding files throws, and `output-failed`.
 */
export async function writePlan(
  folder: RunFolder,
  settings: RunSettings,
  options: WritePlanOptions,
): Promise<WrittenPlan> {
  const { share, signal, onBytes } = options;
  const earlier = await indexPlan(folder.planPath);
  const { shardBytes, renameKey } = settings;
  const rename = renameKey === null ? undefined : createFileRenamer(Buffer.from(renameKey, "hex"));
  const open = (file: FoundFile) => openPlanned(file, settings);
  const files = findCorpusFiles(settings.inputs, settings.format);
  let bytes = 0;
  let all = 0;
  const { sha256: digest } = await writePart(folder.planPath, async (plan) => {
    for await (const item of planShards(files, { shardBytes, earlier, open, rename })) {
      throwIfAborted(signal);
      await plan.write(formatPlanItem(item));
      if (item.kind === "refused") continue;
      all += item.bytes;
      if (isOfShare(item.ordinal, share)) bytes += item.bytes;
      onBytes(all);
    }
  });
  return { digest, bytes };
}
