import { VERSION } from "../base/version.ts";
import type { CheckpointDigests } from "../model/digest-checkpoint.ts";
import { readContexts } from "../probe/read-contexts.ts";
import type { Decision } from "../review/decision.ts";
import type { LooksEvidence } from "./audit-report.ts";
import { appendLook, digestDecisions, digestTestSet, judgeLooks, type Look, readLooks } from "./freshness/looks.ts";

/** Who looks, and with what decisions. */
export interface LookingNow {
  /** Of the model and what it was rewritten from. */
  readonly lineage: string;
  readonly digests: CheckpointDigests;
  readonly decisions: readonly Decision[];
  readonly at: Date;
}

/** How often the test sets of these files were audited, this time included; nothing is written. Throws what `readLooks` throws. */
export async function readEarlierLooks(contextFiles: readonly string[], now: LookingNow): Promise<LooksEvidence> {
  return uniteLooks(await Promise.all(contextFiles.map(async (path) => judge(path, await lookOf(path, now)))));
}

/** The same, and this look is entered into the ledger beside each file: before anything is measured, so that every look counts. */
export async function enterLook(contextFiles: readonly string[], now: LookingNow): Promise<LooksEvidence> {
  const judged: LooksEvidence[] = [];
  for (const path of contextFiles) {
    const look = await lookOf(path, now);
    judged.push(await judge(path, look));
    await appendLook(path, look);
  }
  return uniteLooks(judged);
}

async function lookOf(path: string, { lineage, digests, decisions, at }: LookingNow): Promise<Look> {
  const tests = (await readContexts(path)).filter(({ set }) => set === "test");
  return {
    at: at.toISOString(),
    contexts: digestTestSet(tests),
    n: tests.length,
    lineage,
    ...digests,
    decisions: digestDecisions(decisions),
    decisionsCount: decisions.length,
    version: VERSION,
  };
}

async function judge(path: string, look: Look): Promise<LooksEvidence> {
  const earlier = await readLooks(path);
  const { looks, distinctDecisions, changedAfterFirstLook } = judgeLooks(earlier, look);
  const looksAtContexts = 1 + earlier.filter(({ contexts }) => contexts === look.contexts).length;
  return { looks, distinctDecisions, changedAfterFirstLook, looksAtContexts };
}

/** Of several files the one looked at most. */
function uniteLooks(files: readonly LooksEvidence[]): LooksEvidence {
  const most = (of: (one: LooksEvidence) => number) => Math.max(...files.map(of));
  return {
    looks: most(({ looks }) => looks),
    distinctDecisions: most(({ distinctDecisions }) => distinctDecisions),
    changedAfterFirstLook: files.some((one) => one.changedAfterFirstLook),
    looksAtContexts: most(({ looksAtContexts }) => looksAtContexts),
  };
}
