import type { AuditReport } from "../audit/audit-report.ts";

/** What a page shows for a digest that may not be published. */
const WITHHELD = "–";

/**
 * A report as a page may show it. Earlier versions wrote digests of names, notes and tokenizers that are not keyed: what they are of can
 * be guessed, so these are withheld. Those of weights stay. A report of this version comes back itself.
 */
export function hideOpenDigests(report: AuditReport): AuditReport {
  if (report.digestKey !== undefined) return report;
  const { evidence, model } = report;
  const { names, decisions, judgements } = evidence;
  return {
    ...report,
    model: { ...model, lineage: model.lineage.split(" ")[0] as string },
    tokenizer: { sha256: WITHHELD },
    contexts: report.contexts.map((file) => ({ ...file, sha256: WITHHELD, testSetSha256: WITHHELD })),
    evidence: {
      ...evidence,
      names: {
        ...names,
        digest: WITHHELD,
        sources: names.sources.map((source) => ({ ...source, sha256: WITHHELD })),
      },
      ...(decisions && { decisions: { ...decisions, digest: WITHHELD } }),
      ...(judgements && { judgements: { ...judgements, digest: WITHHELD } }),
    },
  };
}
