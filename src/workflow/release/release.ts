import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";

import { readWordList } from "../../audit/audit-input.ts";
import type { Requirement } from "../../audit/audit-ids.ts";
import type { ResidueDetail } from "../../audit/audit-report.ts";
import { readKnownNames } from "../../recognise/known-names/read-names.ts";
import { readMapping } from "../../vocabulary/plan/read-mapping.ts";
import { keyedDigest } from "../../audit/digest-key.ts";
import { digestDecisions } from "../../audit/freshness/look.ts";
import { digestNames } from "../../audit/names/corpus-names.ts";
import { rejudgeAudit } from "../../audit/rejudge/rejudge-audit.ts";
import type { ResidueFinding } from "../../audit/residue/residue.ts";
import { writeAllowedWords } from "../../audit/residue/write-allowed-words.ts";
import type { ResidueSources } from "../../audit/residue/residue-words.ts";
import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, readTextFile, refuseExisting, toJsonLines, writeFileAtomic } from "../../base/files.ts";
import { stageFolder } from "../../base/files/staged-folder.ts";
import { digestCheckpoint } from "../../model/digest-checkpoint.ts";
import { digestNetwork } from "../../model/digest-network.ts";
import { openCheckpoint } from "../../model/open-checkpoint.ts";
import type { Recipients } from "../../report/text/decision/decision-texts.ts";
import { readDecisionLines } from "../../review/decisions/decisions-file.ts";
import { countLeftBehind } from "../../vocabulary/verify/left-behind.ts";
import { isPlaceholder } from "../../vocabulary/plan/placeholders.ts";
import { refusePrivateModels } from "../../vocabulary/private-models.ts";
import { copyReleaseFiles } from "./copy-release-files.ts";
import {
  type Objection,
  objectionsTo,
  readReleaseAudit,
  type ReleaseEvidence,
  splitByRequirement,
} from "./release-audit.ts";
import { chooseReleaseFiles, type FileLeft } from "./release-files.ts";
import { readRecord } from "./release-record.ts";
import type { ReleaseReport } from "./release-report.ts";
import { writeCard } from "./release-card.ts";

export interface ReleaseOptions {
  readonly modelDirectory: string;
  /** `audit.json` of this model, or of several with this one among them. */
  readonly auditFile: string;
  /** Private folder of the audit, with its ledger. Default: that beside the audit's folder, see `privateDirectoryOf`. */
  readonly privateDirectory?: string;
  readonly outputDirectory: string;
  /** File of known names, see `readKnownNames`. */
  readonly namesFile: string;
  /** `decisions.jsonl` and `mapping.jsonl`: entries that were removed. */
  readonly decisionsFile?: string;
  readonly mappingFile?: string;
  /** Ordinary words that may stand although they are also names, one a line. */
  readonly allowFile?: string;
  /** Which tests must pass; default both. One that fails stops the release whatever is required, and card, report and `release.json` state both. */
  readonly required?: Requirement;
  /** Why to release although something speaks against it; the card lists each. What residue finds is not covered. */
  readonly acceptRisk?: string;
  readonly license?: string;
  readonly languages?: readonly string[];
  /** Who gets the model: page one of the report names the attackers that follow. */
  readonly recipients?: Recipients;
  /** Markdown with sections of the user's own for the model card. */
  readonly cardFile?: string;
  readonly force?: boolean;
  /** Default: when the audit was made. */
  readonly at?: Date;
  readonly onProgress?: (message: string) => void;
}

export type ReleaseResult =
  | {
      readonly released: true;
      readonly directory: string;
      readonly report: ReleaseReport;
      /** Both verdicts in a line. */
      readonly headline: string;
      /** Private: every file of the checkpoint folder that was not taken, and why. */
      readonly left: readonly FileLeft[];
    }
  | {
      readonly released: false;
      /** `limit`: a figure is over it. `evidence`: no verdict can be had from it. `residue`: names are left in the files. */
      readonly refusedBy: Objection["kind"] | "residue";
      /** What speaks against it, a line each, without a name. */
      readonly reasons: readonly string[];
      /** Where every finding is listed with its word: private. */
      readonly findingsFile?: string;
    };

/**
 * Builds the public folder of a checkpoint from a list of allowed files: without settings that tell about people and machines, with
 * audit, model card, `release.json` and `SHA256SUMS`, searched to the last byte for names before it is put in its place. It
 * appears whole or not at all; the same input gives the same bytes. Refused, with reasons and without a folder, if anything speaks against
 * it (see `objectionsTo`) and it is not accepted, or if a name was found.
 * Throws `output-exists`, `checkpoint-mismatch` for another model's audit, and what opening and reading the inputs throw.
 */
export async function releaseCheckpoint(options: ReleaseOptions): Promise<ReleaseResult> {
  const { modelDirectory, outputDirectory, force = false, acceptRisk, required = "all", onProgress } = options;
  await requireOutput(outputDirectory, modelDirectory, force);
  if (acceptRisk?.trim() === "")
    throw new UnnameError("usage", "--accept-risk needs a reason, which the model card prints.");
  onProgress?.("reading the audit");
  const { original, audit, audited, recognition, names, record, objections } = await readEvidence(options);
  const { required: against, stated } = splitByRequirement(objections, required);
  const missed = against.map(({ text }) => text);
  if (missed.length > 0 && acceptRisk === undefined) {
    const refusedBy = against.some(({ kind }) => kind === "limit") ? "limit" : "evidence";
    return { released: false, refusedBy, reasons: missed };
  }
  const ownSections =
    options.cardFile === undefined ? undefined : withoutFrontMatter(await readTextFile(options.cardFile, "card"));

  const { taken, left } = await chooseReleaseFiles(modelDirectory, record);
  const staged = await stageFolder(outputDirectory, { synced: true, replace: force });
  try {
    const stripped = await copyReleaseFiles(original, taken, staged.directory, onProgress);
    await refusePrivateModels(staged.directory);
    const released = await digestCheckpoint(await openCheckpoint(staged.directory));
    const at = options.at?.toISOString() ?? audit.at;
    const { report, residue, headline } = await writeCard(staged, names, {
      name: basename(resolve(outputDirectory)),
      languages: options.languages ?? [],
      audit,
      audited,
      released,
      required,
      notRequired: stated.map(({ text }) => text),
      leftBehind: countLeftBehind(left.map(({ file }) => file)),
      stripped,
      ...(options.license !== undefined && { license: options.license }),
      ...(options.recipients && { recipients: options.recipients }),
      ...(ownSections !== undefined && { ownSections }),
      ...(recognition && { recognition }),
      ...(missed.length > 0 && acceptRisk !== undefined && { acceptedRisk: { reason: acceptRisk, missed } }),
      ...(at !== undefined && { at }),
      ...(onProgress && { onProgress }),
    });
    const reasons = reasonsOf(residue.detail);
    if (reasons.length > 0) {
      const findingsFile = await writeFindings(outputDirectory, residue.findings);
      return { released: false, refusedBy: "residue", reasons, ...(residue.findings.length > 0 && { findingsFile }) };
    }
    await staged.commit();
    await writeAllowedWords(outputDirectory, residue.allowed);
    return { released: true, directory: outputDirectory, report, headline, left };
  } finally {
    await staged.discard();
  }
}

/** The checkpoint, its audit judged again, and what speaks against a release of it. */
async function readEvidence(options: ReleaseOptions) {
  const original = await openCheckpoint(options.modelDirectory);
  const digests = await digestCheckpoint(original);
  const withNetwork = { ...digests, networkSha256: digestNetwork(original) };
  const read = await readReleaseAudit(options.auditFile, withNetwork, options.privateDirectory);
  const audit = rejudgeAudit(read.audit, options.auditFile);
  // As the audit has them: a digest of the tokenizer as it was could be guessed back to what was taken out of it since.
  const audited = { ...digests, tokenizerSha256: audit.tokenizer.sha256 };
  const names = await readNames(options);
  const { record, objections: unsigned } = await readRecord(read.audit, original, options);
  const isRewritten = original.tokenizer.vocabulary.some(isPlaceholder);
  const objections: readonly Objection[] = [
    ...objectionsTo(audit, read.digestKey && evidenceOf(names, read.digestKey), { isRewritten }),
    ...unsigned,
  ];
  return { original, audit, audited, recognition: read.recognition, names, record, objections };
}

async function requireOutput(outputDirectory: string, modelDirectory: string, force: boolean): Promise<void> {
  await refuseExisting(outputDirectory, force);
  if (resolve(outputDirectory) === resolve(modelDirectory)) {
    throw new UnnameError("usage", `${outputDirectory}: --out is the model itself. Name a new folder.`);
  }
  // To replace the folder would take its history along, and to keep the history would publish what was never searched.
  if (existsSync(join(outputDirectory, ".git"))) {
    throw new UnnameError(
      "output-exists",
      `${outputDirectory}: holds a git history, which a release neither replaces nor publishes. Release into a new folder and copy its files over.`,
      { details: { path: outputDirectory } },
    );
  }
}

async function readNames(options: ReleaseOptions): Promise<ResidueSources> {
  const { namesFile, decisionsFile, mappingFile, allowFile } = options;
  return {
    names: await readKnownNames(namesFile),
    ...(decisionsFile !== undefined && { decisions: await readDecisionLines(decisionsFile) }),
    ...(mappingFile !== undefined && { removedTokens: await readMapping(mappingFile) }),
    ...(allowFile !== undefined && { allow: await readWordList(allowFile) }),
  };
}

function evidenceOf({ names, decisions }: ResidueSources, key: Uint8Array): ReleaseEvidence {
  const decided = digestDecisions(decisions ?? []);
  return {
    names: keyedDigest(key, digestNames(names ?? [])),
    decisions: decided === null ? null : keyedDigest(key, decided),
  };
}

function withoutFrontMatter(markdown: string): string {
  return markdown.replace(/^---\r?\n[^]*?\n---\r?\n/u, "");
}

function reasonsOf(residue: ResidueDetail): string[] {
  const count = (n: number, what: string) => `${n} ${what}${n === 1 ? "" : "s"}`;
  return [
    ...residue.found.map(
      ({ file, words, occurrences }) => `${file}: ${count(words, "name")}, ${count(occurrences, "occurrence")}`,
    ),
    ...residue.closed.map(({ file, why }) => `${file}: could not be looked into (${why})`),
  ];
}

async function writeFindings(outputDirectory: string, findings: readonly ResidueFinding[]): Promise<string> {
  const path = join(privateDirectoryOf(outputDirectory), "residue.jsonl");
  if (findings.length > 0) await writeFileAtomic(path, toJsonLines(findings), { private: true });
  return path;
}
