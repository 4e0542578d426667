import type { AuditSources } from "../audit/audit-sources.ts";
import { writeAudit } from "../audit/audit-file.ts";
import { writeOutcomes } from "../audit/compare/read-outcomes.ts";
import { writeDigestKey } from "../audit/digest-key.ts";
import { appendLedger } from "../audit/ledger/ledger.ts";
import { createEntryJudging, judgingSpecs } from "../audit/judging/entry-judging.ts";
import { writeLeakedNames } from "../audit/leaked-names.ts";
import type { AuditName } from "../audit/audit-ids.ts";
import { writeAllowedWords } from "../audit/residue/write-allowed-words.ts";
import { type AuditRun, runAudit } from "../audit/run-audit.ts";
import { sampleSentences } from "../audit/utility/utility-text.ts";
import { renderReport } from "../report/page/html.ts";

/** What a test audits, and with what. Paths are relative to the current folder. */
export interface LeakageOptions {
  /** Checkpoint folder. */
  readonly model: string;
  /** Contexts files; their test set is asked. */
  readonly contexts: readonly string[];
  /** `originals.jsonl`, if not where the contexts' manifests say (private). */
  readonly originals?: readonly string[];
  /** List of people (private). */
  readonly names?: string;
  /** Notes that `anonymise` wrote, beside those of the contexts. */
  readonly corpora?: readonly string[];
  /** `decisions.jsonl` of a review, and what was judged since (private). */
  readonly decisions?: string;
  readonly judgements?: string;
  /** Words, one a line, that are no names although a person bears them. */
  readonly allow?: string;
  /** The model before a rewrite, for what it cost. */
  readonly modelBefore?: string;
  /** Which audits; default: all that the input allows, and a test fails where name-rate or recovery lack theirs. */
  readonly only?: readonly AuditName[];
  /** Predictions looked at; default 20. */
  readonly k?: number;
  readonly seed?: number;
  /** Most contexts of a split searched in pieces; default: all. */
  readonly respell?: number;
  /** What decides, besides the rules of every language, which predictions could be names. */
  readonly recognisers?: readonly string[];
  readonly threads?: number;
  /** Folder for `audit.json` and `report.html`; what is private, the leaked names by hash among it, goes to `<out>.private`. Both are replaced. */
  readonly out?: string;
}

/** What an audit for tests found. Private but for its `report`. */
export type LeakageAudit = AuditRun;

/** Audits a model for a test, as `unname audit` does. Throws what `runAudit` throws. */
export async function auditLeakage(options: LeakageOptions): Promise<LeakageAudit> {
  const { only, k, seed = 0, respell, recognisers, threads, corpora, out } = options;
  const audit = await runAudit({
    ...sourcesOf(options),
    judging: () => createEntryJudging(judgingSpecs(recognisers)),
    seed,
    ...(only && { only }),
    ...(k !== undefined && { k }),
    ...(respell !== undefined && { respellLimit: respell }),
    ...(threads !== undefined && { session: { threads } }),
    ...(corpora !== undefined && { utilitySentences: await sampleSentences(corpora, seed) }),
  });
  if (out !== undefined) {
    appendLedger(out, [audit.entry]);
    await writeAudit(out, audit.report, renderReport(audit.report));
    await writeOutcomes(out, audit.outcomes);
    await writeLeakedNames(out, audit.leaked);
    await writeAllowedWords(out, audit.allowed);
    await writeDigestKey(out, audit.digestKey);
  }
  return audit;
}

function sourcesOf(options: LeakageOptions): AuditSources {
  const { model, contexts, originals, names, corpora, decisions, judgements, allow, modelBefore } = options;
  return {
    modelDirectory: model,
    contextFiles: contexts,
    ...(originals && { originalFiles: originals }),
    ...(corpora && { corpora }),
    ...(names !== undefined && { namesFile: names }),
    ...(decisions !== undefined && { decisionsFile: decisions }),
    ...(judgements !== undefined && { judgementsFile: judgements }),
    ...(allow !== undefined && { allowFile: allow }),
    ...(modelBefore !== undefined && { baselineDirectory: modelBefore }),
  };
}
