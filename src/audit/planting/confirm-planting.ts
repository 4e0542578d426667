import { sha256File } from "../../base/hash.ts";
import type { CanaryTruth } from "../../formats/canary-truth.ts";
import type { AuditContexts } from "../audit-input.ts";
import { distinctCorpora, findCorpus } from "../names/find-corpus.ts";
import { note } from "../remarks.ts";
import { createPlantedCounter } from "./count-planted.ts";
import { doubtAll, judgePlanting, type PlantingDoubts } from "./judge-planting.ts";
import { isReadWhole } from "./original-documents.ts";

export interface ConfirmPlantingOptions {
  /** Corpora that `anonymise` wrote: where those that the contexts come from may lie now. */
  readonly corpora?: readonly string[];
  /** The file that the truth was read from. */
  readonly canariesFile: string;
  readonly onProgress?: (message: string) => void;
}

/**
 * Looks everything that a file of planted people says up in the text that the model was trained on: the corpora that the seen contexts come from by
 * their manifests, as they were before step 1. What cannot be looked up, or is otherwise than the file says, is a doubt. The notes are read once, a
 * document at a time. A file with fewer people than were planted would be confirmed, too: so it must be the one that the seen contexts were gathered
 * with, before any figure was known.
 */
export async function confirmPlanting(
  truth: CanaryTruth,
  { manifests, unlistedFiles, changedFiles }: Pick<AuditContexts, "manifests" | "unlistedFiles" | "changedFiles">,
  { corpora = [], canariesFile, onProgress }: ConfirmPlantingOptions,
): Promise<PlantingDoubts> {
  const seen = manifests.filter(({ split }) => split === "seen");
  const listed = seen.filter(({ corpusSha256 }) => corpusSha256 !== undefined);
  const unknown = unlistedFiles + changedFiles + seen.length - listed.length;
  if (unknown > 0 || listed.length === 0)
    return doubtAll([note("training-text-unknown", { files: Math.max(1, unknown) })]);
  const canariesSha256 = await sha256File(canariesFile);
  const unlisted = seen.some((one) => one.canariesSha256 !== canariesSha256) ? [note("planted-unlisted")] : [];
  onProgress?.("looking planted secrets up in the notes that the model was trained on");
  const counter = createPlantedCounter(truth);
  for (const { corpus, corpusSha256 = "", spans, spansSha256, reading = {} } of distinctCorpora(listed)) {
    const place = await findCorpus({ corpus, spans, spansSha256 }, corpora);
    const isRead =
      place !== undefined &&
      (await isReadWhole({ ...place, corpusSha256, reading }, (text) => counter.see(text), corpora));
    if (!isRead) return doubtAll([note("training-text-unread")]);
  }
  const { exposure, association } = judgePlanting(truth, counter.counts());
  return { exposure: [...unlisted, ...exposure], association: [...unlisted, ...association] };
}
