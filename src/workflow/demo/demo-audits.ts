import { createMeasuredModels } from "../../audit/measured-models.ts";
import { createEntryJudging } from "../../audit/judging/entry-judging.ts";
import type { AuditName } from "../../audit/audit-ids.ts";
import { type AuditRun, type RunAuditOptions, runAudit } from "../../audit/run-audit.ts";
import { defaultThreads } from "../../model/threads.ts";
import { auditInProcess } from "./demo-audit-process.ts";
import { CORPUS_SEED, DEMO_RECOGNISERS } from "./demo-preparation.ts";

/** What the demo measures itself. Attacks take longer than the rest together, see `readMeasuredAudit`. */
const DEMO_AUDITS: readonly AuditName[] = ["name-rate", "recovery", "utility"];

/** A model to be audited, and on what; plain data, which another process can be sent. */
export type DemoAudit = Required<Pick<RunAuditOptions, "contextFiles" | "namesFile" | "judgementsFile">> &
  Pick<
    RunAuditOptions,
    "modelDirectory" | "baselineDirectory" | "decisionsFile" | "respellLimit" | "utilitySentences" | "at"
  > & { readonly modelName: string };

/** What is shown of an audit, and its line of the ledger. */
export type DemoAudited = Pick<AuditRun, "report" | "entry">;

/** An audit that was begun, and the rest. */
export interface DemoAudits {
  /** Audits the others, and gives all reports, in the order of the audits. */
  finish(others: readonly DemoAudit[]): Promise<DemoAudited[]>;
  /** Ends what goes on. */
  end(): void;
}

/**
 * Begins the audit that needs nothing of the demo's notes in a process of its own, where there is a second core: two networks that each have a core do
 * more than one that has both. Its report comes last. `finish` throws what `runAudit` throws.
 */
export async function beginAudits(own: DemoAudit): Promise<DemoAudits> {
  const halfOfThreads = Math.floor(defaultThreads() / 2);
  const apart = halfOfThreads < 1 ? undefined : await auditInProcess(own, halfOfThreads);
  return {
    async finish(others) {
      if (apart === undefined) return auditInTurn([...others, own]);
      // Together: a failure of either ends both.
      const [ofOthers, ofOwn] = await Promise.all([auditInTurn(others), apart.audited]);
      return [...ofOthers, ofOwn];
    },
    end: () => apart?.end(),
  };
}

/** Audits models one after the other; what is measured of one serves the next. `onBegun`: the first look is entered. */
export async function auditInTurn(
  audits: readonly DemoAudit[],
  threads?: number,
  onBegun?: () => void,
): Promise<DemoAudited[]> {
  const judging = createEntryJudging(DEMO_RECOGNISERS);
  const common = {
    judging: () => judging,
    seed: CORPUS_SEED,
    memory: createMeasuredModels(),
    command: "unname demo",
    ...(threads !== undefined && { session: { threads } }),
    ...(onBegun && { onBegun }),
  };
  const audited: DemoAudited[] = [];
  for (const audit of audits) {
    // Of a rewritten model also what is left of its removed entries.
    const only: readonly AuditName[] = audit.baselineDirectory === undefined ? DEMO_AUDITS : [...DEMO_AUDITS, "rows"];
    const { report, entry } = await runAudit({ ...common, ...audit, only });
    audited.push({ report, entry });
  }
  return audited;
}
