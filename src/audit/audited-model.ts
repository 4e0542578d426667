import { basename, resolve } from "node:path";

import { type CheckpointDigests, digestCheckpoint } from "../model/digest-checkpoint.ts";
import { digestNetwork } from "../model/digest-network.ts";
import { openCheckpoint } from "../model/open-checkpoint.ts";
import { type MaskedLanguageModel, openSession, type SessionOptions } from "../model/session.ts";
import type { ModelIdentity } from "./audit-report.ts";
import { type RewriteSummary, summariseRewrite } from "./rewrite-summary.ts";

/** A model that is audited or compared with: loaded, and told from others by its digests. */
export interface AuditedModel {
  /** The caller that opened the model closes it. */
  readonly session: MaskedLanguageModel;
  /** Absent if the model was not rewritten. */
  readonly rewrite?: RewriteSummary;
  readonly digests: CheckpointDigests;
}

/** Loads a checkpoint for an audit. Throws what `openCheckpoint`, `digestCheckpoint` and `openSession` throw. */
export async function openAuditedModel(directory: string, options?: SessionOptions): Promise<AuditedModel> {
  const checkpoint = await openCheckpoint(directory);
  const rewrite = await summariseRewrite(directory);
  const digests = await digestCheckpoint(checkpoint);
  return { digests, session: await openSession(checkpoint, options), ...(rewrite && { rewrite }) };
}

/** Digests of weights, tokenizer and network: models of one key give the same measurements. */
export function modelKey({ digests, session }: AuditedModel): string {
  return `${digests.modelSha256} ${digests.tokenizerSha256} ${digestNetwork(session.checkpoint)}`;
}

/** What a report says of a model; `name` defaults to that of its folder. */
export function identifyModel({ session, digests, rewrite }: AuditedModel, name?: string): ModelIdentity {
  const { directory, modelType, vocabularySize } = session.checkpoint;
  const { otherHeads = [] } = session;
  return {
    name: name ?? basename(resolve(directory)),
    sha256: digests.modelSha256,
    networkSha256: digestNetwork(session.checkpoint),
    modelType,
    vocabularySize,
    lineage: identifyLineage(digests, rewrite),
    ...(otherHeads.length > 0 && { otherHeads }),
    ...(rewrite && { rewrite }),
  };
}

/**
 * Digest of the weights that a model was first rewritten from, or of its own: the same for a model and its rewrites. Of the weights alone:
 * a tokenizer of before a rewrite can be guessed, entry by entry, and weights hold no spelling.
 */
export function identifyLineage({ modelSha256 }: CheckpointDigests, rewrite?: RewriteSummary): string {
  return rewrite?.origin ?? modelSha256;
}
