import { randomUUID } from "node:crypto";

import { sha256 } from "../base/hash.ts";
import { VERSION } from "../base/version.ts";
import type { CheckpointDigests } from "../model/digest-checkpoint.ts";
import type { Context } from "../probe/contexts/context.ts";
import type { Decision } from "../review/decisions/decision.ts";
import { foldDecisions } from "../review/decisions/decisions-file.ts";
import type { LooksEvidence } from "./audit-report.ts";
import {
  digestDecisions,
  digestTestSet,
  type DrawnBy,
  judgeLooks,
  type Look,
  sampleTestSet,
} from "./freshness/look.ts";
import { findLeftOut, type GivenInputs, type LeftOut } from "./freshness/left-out.ts";
import { appendLook, readLooks } from "./freshness/looks.ts";

/** Which model is audited on which contexts, with what decisions. */
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
  readonly given: GivenInputs;
  /**
   * What an audit that was interrupted began with: begun again with the same contexts, model, decisions, seed and settings it is the same look. With
   * others it draws something else, and is a further one.
   */
  readonly begunAs?: string;
}

/** What the ledger says of a look. */
export interface JudgedLook {
  readonly look: Look;
  /** How often these test contexts were audited, this time included. */
  readonly evidence: LooksEvidence;
  readonly leftOut: LeftOut;
}

/** Holds a look against earlier ones; nothing is written. Throws what `readLooks` throws. */
export async function readEarlierLooks(now: LookingNow): Promise<JudgedLook> {
  return judge(await readLooks(now.contextFiles), lookOf(now));
}

/**
 * The same, and this look is entered into the ledgers beside the files: before anything is measured, so that every look counts.
 */
export async function enterLook(now: LookingNow): Promise<JudgedLook> {
  const look = lookOf(now);
  const earlier = await readLooks(now.contextFiles);
  if (earlier.every(({ id }) => id !== look.id)) appendLook(now.contextFiles, look);
  return judge(earlier, look);
}

/** Takes back what a look was given that served for nothing, so that no later audit has to give it again. */
export function withdrawGiven(
  contextFiles: readonly string[],
  look: Look,
  { references, isPlantingAbsent }: { readonly references: readonly number[]; readonly isPlantingAbsent: boolean },
): void {
  const { given } = look;
  if (given === undefined) return;
  const { canaries, ...others } = given;
  const isTaken = isPlantingAbsent && canaries !== undefined;
  if (references.length === 0 && !isTaken) return;
  const serving = {
    ...(isTaken ? others : given),
    references: given.references.filter((_, index) => !references.includes(index)),
  };
  // A ledger's last line with an id is the look.
  appendLook(contextFiles, { ...look, given: serving });
}

function lookOf({ contexts, lineage, digests, decisions, at, seed, drawn, given, begunAs }: LookingNow): Look {
  const count = (split: Context["split"]) => contexts.filter((one) => one.set === "test" && one.split === split).length;
  const about = { contexts: digestTestSet(contexts), decisions: digestDecisions(decisions) };
  return {
    id:
      begunAs === undefined
        ? randomUUID()
        : sha256(JSON.stringify([begunAs, lineage, digests, about, seed, drawn, given])),
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
    given,
    ...(begunAs !== undefined && { begun: sha256(begunAs) }),
    version: VERSION,
  };
}

function judge(earlier: readonly Look[], look: Look): JudgedLook {
  const sameLineage = earlier.filter(({ lineage }) => lineage === look.lineage);
  const evidence = { ...judgeLooks(sameLineage, look), looksAtContexts: judgeLooks(earlier, look).looks };
  return { look, evidence, leftOut: findLeftOut(sameLineage, look) };
}
