import { dirname, resolve } from "node:path";

import type { AuditRow } from "../../audit/audit.ts";
import { readAudit } from "../../audit/audit-file.ts";
import {
  type AuditId,
  isOfTest,
  requiredTests,
  type Requirement,
  TEST_IDS,
  type TestId,
} from "../../audit/audit-ids.ts";
import type { AuditReport, RecognitionFigures } from "../../audit/audit-report.ts";
import { missingRows, type MissingRows } from "../../audit/rejudge/missing-rows.ts";
import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf } from "../../base/files.ts";
import { DIGEST_KEY_FILE, identifyDigestKey, keyedDigest, readDigestKey } from "../../audit/digest-key.ts";
import type { CheckpointDigests } from "../../model/digest-checkpoint.ts";
import type { StoppingEstimate } from "../../review/stopping/stopping-estimate.ts";
import type { Withheld } from "../../review/stopping/withheld.ts";
import { DEFAULT_BOUND } from "../../review/stopping/stopping-rule.ts";
import { describeNote, describeRow } from "../../report/describe/describe-row.ts";

/** Why a model is not to be released, in words, for a person to mend or to accept. */
export interface Objection {
  /** `limit`: a figure is over it. `evidence`: what was given does not suffice for a verdict. */
  readonly kind: "limit" | "evidence";
  readonly text: string;
  /** The tests that it speaks against; absent where it speaks against any release. */
  readonly tests?: readonly TestId[];
}

/** What the release is made with: it must be what the audit was made with. */
export interface ReleaseEvidence {
  /** Digest of the list of people, see `digestNames`; keyed. */
  readonly names: string;
  /** Digest of the standing decisions, see `digestDecisions`; keyed; null without any. */
  readonly decisions: string | null;
}

/** What identifies a model that is to be published. */
export interface ReleasedModel extends CheckpointDigests {
  /** See `digestNetwork`. */
  readonly networkSha256: string;
}

/** The audit that a release stands on. */
export interface ReleaseAudit {
  readonly audit: AuditReport;
  readonly recognition?: RecognitionFigures;
  /** The key of its digests; absent where its private folder does not hold it, so that its tokenizer could not be compared either. */
  readonly digestKey?: Uint8Array;
}

/**
 * Reads the audit of the very files that are to be published: of several models in one file, the one with these digests. Throws what
 * `readAudit` and `readDigestKey` throw, `checkpoint-mismatch` if it is about other weights, another tokenizer or another network
 * of the same weights, and `input-format` for one of an earlier version, from whose digests names can be guessed.
 *
 * @param privateDirectory where the audit keeps its key
 */
export async function readReleaseAudit(
  path: string,
  digests: ReleasedModel,
  privateDirectory: string = privateDirectoryOf(dirname(resolve(path))),
): Promise<ReleaseAudit> {
  const file = await readAudit(path);
  const models = "models" in file ? file.models : [file];
  requireKeyed(models, path);
  const key = await readDigestKey(privateDirectory);
  const keyOf = ({ digestKey }: AuditReport) =>
    key !== undefined && digestKey === identifyDigestKey(key) ? key : undefined;
  const audit = models.find((model) => isOf(model, digests, keyOf(model)));
  if (audit === undefined) {
    const alike = models.filter(({ model }) => model.sha256 === digests.modelSha256);
    const found =
      alike.length === 0
        ? "other weights"
        : alike.every((model) => !isOfTokenizer(model, digests, keyOf(model)))
          ? "another tokenizer"
          : "another config.json";
    throw new UnnameError(
      "checkpoint-mismatch",
      `${path}: expected the audit of this model (weights ${digests.modelSha256.slice(0, 12)}, tokenizer ${digests.tokenizerSha256.slice(0, 12)}), found one of ${found}. Run "unname audit" on the folder that is to be released, as it is now.`,
      { details: { path, ...digests } },
    );
  }
  const recognition = "models" in file ? file.recognition : undefined;
  const digestKey = keyOf(audit);
  return { audit, ...(recognition && { recognition }), ...(digestKey && { digestKey }) };
}

function requireKeyed(models: readonly AuditReport[], path: string): void {
  if (models.every(({ digestKey }) => digestKey !== undefined)) return;
  throw new UnnameError(
    "input-format",
    `${path}: expected an audit with keyed digests, found one of an earlier version, from whose digests names can be guessed. Run "unname audit" again, and do not publish this file.`,
    { details: { path } },
  );
}

function isOf(audit: AuditReport, digests: ReleasedModel, key: Uint8Array | undefined): boolean {
  const { model, tokenizer, rows } = audit;
  const isRow = (row: AuditRow) => row.modelSha256 === digests.modelSha256 && row.tokenizerSha256 === tokenizer.sha256;
  const isModel = model.sha256 === digests.modelSha256 && model.networkSha256 === digests.networkSha256;
  return isModel && isOfTokenizer(audit, digests, key) && rows.every(isRow);
}

/** Without the key it cannot be known, which {@link objectionsTo} says. */
function isOfTokenizer({ tokenizer }: AuditReport, digests: ReleasedModel, key: Uint8Array | undefined): boolean {
  return key === undefined || tokenizer.sha256 === keyedDigest(key, digests.tokenizerSha256);
}

/**
 * Everything that speaks against a release: figures over their limit, evidence that does not suffice, other lists or decisions than the
 * audit's, rows that a release needs and the audit lacks, candidates that were not decided before it was safe to stop, a list that covers
 * no person. None if nothing does.
 *
 * @param audit judged anew, see `rejudgeAudit`
 * @param evidence undefined where it cannot be held against the audit's, for want of the key of its digests
 */
export function objectionsTo(
  audit: AuditReport,
  evidence: ReleaseEvidence | undefined,
  { isRewritten }: { readonly isRewritten: boolean },
): Objection[] {
  const keyMissing = `whether the audit was of this tokenizer and made with these names and decisions is unknown: its ${DIGEST_KEY_FILE} is not in its private folder`;
  return [
    ...rowObjections(audit),
    ...headObjections(audit),
    ...missingRows(audit, isRewritten).map((missing) => missingObjection(missing, audit)),
    ...(evidence === undefined ? [evidenceLacks(keyMissing)] : []),
    ...listObjections(audit, evidence),
    ...decisionObjections(audit, evidence),
  ];
}

function rowObjections({ rows }: AuditReport): Objection[] {
  const judged = rows.filter(({ verdict }) => verdict !== "info" && verdict !== "pass");
  return judged.map((row) => ({
    kind: row.verdict === "fail" ? "limit" : "evidence",
    tests: testsOf(row.audit),
    // Notes are sentences of their own.
    text: [[`${describeRow(row)}: ${row.verdict}`], (row.notes ?? []).map((one) => describeNote(one))]
      .flatMap((part) => (part.length === 0 ? [] : part.join(" ")))
      .join(". "),
  }));
}

/**
 * The objections to a release for which these tests are required, and those that it states only. A figure over its limit is never only stated: what
 * was shown of a model is no less so because another test was asked for.
 */
export function splitByRequirement(
  objections: readonly Objection[],
  requirement: Requirement,
): { readonly required: readonly Objection[]; readonly stated: readonly Objection[] } {
  const asked = requiredTests(requirement);
  const isAsked = ({ kind, tests }: Objection) =>
    kind === "limit" || tests === undefined || tests.some((test) => asked.includes(test));
  return { required: objections.filter(isAsked), stated: objections.filter((one) => !isAsked(one)) };
}

function testsOf(audit: AuditId): TestId[] {
  return TEST_IDS.filter((test) => isOfTest(audit, test));
}

/** Numbers that no prediction of words came from were not measured. Their names stay out: they may hold anything. */
function headObjections({ model: { otherHeads = [] } }: AuditReport): Objection[] {
  if (otherHeads.length === 0) return [];
  const what = otherHeads.length === 1 ? "a head of another task" : `${otherHeads.length} heads of other tasks`;
  return [
    evidenceLacks(`the weights hold ${what}, which no audit measured: save the model without it, and audit again`),
  ];
}

function missingObjection({ audit, measures, isWhole }: MissingRows, { notMeasured }: AuditReport): Objection {
  const why = notMeasured.find((one) => one.audit === audit)?.why;
  const reason = why === undefined ? "" : `: ${describeNote(why)}`;
  return evidenceLacks(
    isWhole ? `${audit} was not measured${reason}` : `${audit} lacks its rows of ${measures.join(", ")}`,
    testsOf(audit),
  );
}

function listObjections({ evidence, rows }: AuditReport, given: ReleaseEvidence | undefined): Objection[] {
  const isAudited =
    given === undefined || evidence.names.sources.some(({ kind, sha256 }) => kind === "list" && sha256 === given.names);
  const alone = rows.find(({ measure }) => measure === "list-coverage-alone");
  return [
    ...(isAudited ? [] : [evidenceLacks("the list of names is not the one that the audit was made with")]),
    ...(alone !== undefined && alone.n > 0 && alone.hits === 0
      ? [evidenceLacks("the list of names knows none of the people whose names stood in the audited sentences")]
      : []),
  ];
}

function decisionObjections({ evidence }: AuditReport, given: ReleaseEvidence | undefined): Objection[] {
  const audited = evidence.decisions;
  if (audited === undefined)
    return [evidenceLacks("the audit was made without decisions: the candidates were not reviewed")];
  const { candidates, decided, stopping } = audited;
  return [
    ...(given === undefined || given.decisions === audited.digest
      ? []
      : [evidenceLacks("the decisions are not those that the audit was made with")]),
    ...(candidates === undefined
      ? [evidenceLacks("how many candidates there were to decide is not on record")]
      : decided < candidates && !(stopping?.isSafe === true && stopping.bound <= DEFAULT_BOUND)
        ? [evidenceLacks(`${candidates - decided} of ${candidates} candidates were never decided`)]
        : []),
    ...reviewerObjections(stopping, candidates === undefined ? 0 : candidates - decided),
  ];
}

/** A review of all candidates is no better than its reviewer: who keeps every name has decided everything, too. */
function reviewerObjections(stopping: StoppingEstimate | undefined, undecided: number): Objection[] {
  if (stopping === undefined || undecided > 0) return [];
  const { withheld, kept, allowed } = stopping;
  const reasons: Readonly<Partial<Record<Withheld, string>>> = {
    "fewer-names": "the reviewer kept likely names",
    "ask-again": `${kept.toAskAgain} entries that test the reviewer have not come a second time`,
    kept: `up to ${kept.upperBound} names may be among the entries that were kept, where ${allowed} are allowed`,
  };
  return withheld.flatMap((why) => {
    const reason = reasons[why];
    return reason === undefined ? [] : [evidenceLacks(`${reason}: let another person review, and settle what differs`)];
  });
}

function evidenceLacks(text: string, tests?: readonly TestId[]): Objection {
  return { kind: "evidence", text, ...(tests && { tests }) };
}
