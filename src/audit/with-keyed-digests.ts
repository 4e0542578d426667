import type { CheckpointDigests } from "../model/digest-checkpoint.ts";
import type { AuditReport, ContextFileSummary, NamesEvidence } from "./audit-report.ts";
import { identifyDigestKey, keyedDigest } from "./digest-key.ts";

/**
 * A report as it may be published: every digest of something that could be guessed is keyed (see `keyedDigest`). These are the digests of
 * names, decisions, judgements and contexts, and that of the tokenizer: where a later rewrite removes one entry, the tokenizer as it was
 * can be made again from the published one and a guess. Weights hold no spelling, so none is found from their digest.
 *
 * @param report with digests as they are
 */
export function withKeyedDigests(report: Omit<AuditReport, "digestKey">, key: Uint8Array): AuditReport {
  const { evidence } = report;
  const keyed = (digest: string) => keyedDigest(key, digest);
  return {
    ...report,
    digestKey: identifyDigestKey(key),
    tokenizer: { sha256: keyed(report.tokenizer.sha256) },
    contexts: report.contexts.map((file): ContextFileSummary => ({
      ...file,
      sha256: keyed(file.sha256),
      testSetSha256: keyed(file.testSetSha256),
    })),
    rows: report.rows.map((row) => ({ ...row, ...keyedCheckpoint(row, key) })),
    evidence: {
      ...evidence,
      names: keyedNames(evidence.names, keyed),
      ...(evidence.decisions && {
        decisions: { ...evidence.decisions, digest: keyed(evidence.decisions.digest) },
      }),
      ...(evidence.judgements && {
        judgements: { ...evidence.judgements, digest: keyed(evidence.judgements.digest) },
      }),
    },
  };
}

/** Digests of a checkpoint as a report has them. */
export function keyedCheckpoint(
  { modelSha256, tokenizerSha256 }: CheckpointDigests,
  key: Uint8Array,
): CheckpointDigests {
  return { modelSha256, tokenizerSha256: keyedDigest(key, tokenizerSha256) };
}

function keyedNames(names: NamesEvidence, keyed: (digest: string) => string): NamesEvidence {
  return {
    ...names,
    sources: names.sources.map((source) => ({ ...source, sha256: keyed(source.sha256) })),
    digest: keyed(names.digest),
  };
}
