import { randomUUID } from "node:crypto";

import { sha256 } from "../base/hash.ts";
import { VERSION } from "../base/version.ts";
import type { CheckpointDigests } from "../model/digest-checkpoint.ts";
import type { Context } from "../probe/context.ts";
import type { Decision } from "../review/decision.ts";
import { foldDecisions } from "../review/decisions.ts";
import type { LooksEvidence } from "./audit-report.ts";
import {
  digestDecisions,
  digestTestSet,
  type DrawnBy,
  judgeLooks,
  type Look,
  sampleTestSet,
} from "./freshness/look.ts";
import { appendLook, readLooks } from "./freshness/looks.ts";

/** Who looks at which contexts, and with what decisions. */
export interface LookingNow {
  readonly contextFiles: readonly string[];
  /** All of these files; the test set counts. */
  readonly contexts: readonly Context[];
  /** Of the model and what it was rewritten from. */
  readonly lineage: string;
  readonly digests: CheckpointDigests;
  readonly decisions: readonly Decision[];
  readonly at: Date;
  readonly seed: number;
  readonly drawn: DrawnBy;
  /**
   * What an audit that was interrupted began with: begun again with the same contexts, model, decisions, seed and settings it is the same look. With
   * others it draws something else, and is a further one.
   */
  readonly begunAs?: string;
}

/** How often these test contexts were audited, this time included; nothing is written. Throws what `readLooks` throws. */
export async function readEarlierLooks(now: LookingNow): Promise<LooksEvidence> {
  return judge(await readLooks(now.contextFiles), lookOf(now));
}

/**
 * The same, and this look is entered into the ledgers beside the files: before anything is measured, so that every look counts.
 */
export async function enterLook(now: LookingNow): Promise<LooksEvidence> {
  const look = lookOf(now);
  const earlier = await readLooks(now.contextFiles);
  const evidence = judge(earlier, look);
  if (earlier.every(({ id }) => id !== look.id)) appendLook(now.contextFiles, look);
  return evidence;
}

function lookOf({ contexts, lineage, digests, decisions, at, seed, drawn, begunAs }: LookingNow): Look {
  const count = (split: Context["split"]) => contexts.filter((one) => one.set === "test" && one.split === split).length;
  const about = { contexts: digestTestSet(contexts), decisions: digestDecisions(decisions) };
  return {
    id: begunAs === undefined ? randomUUID() : sha256(JSON.stringify([begunAs, lineage, digests, about, seed, drawn])),
    at: at.toISOString(),
    contexts: about.contexts,
    sample: sampleTestSet(contexts),
    counts: { seen: count("seen"), unseen: count("unseen") },
    lineage,
    ...digests,
    decisions: about.decisions,
    decisionsCount: foldDecisions(decisions).size,
    seed,
    drawn,
    version: VERSION,
  };
}

function judge(earlier: readonly Look[], look: Look): LooksEvidence {
  const sameLineage = earlier.filter(({ lineage }) => lineage === look.lineage);
  return { ...judgeLooks(sameLineage, look), looksAtContexts: judgeLooks(earlier, look).looks };
}
