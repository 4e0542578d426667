import type { Requirement } from "../../audit/audit-ids.ts";
import type { ResidueDetail } from "../../audit/audit-report.ts";
import type { TestResults } from "../../audit/judge-tests.ts";
import type { CheckpointDigests } from "../../model/digest-checkpoint.ts";
import type { LeftBehind } from "../../vocabulary/verify/left-behind.ts";
import type { Stripped } from "../settings/strip-settings.ts";

/** Names of what a release adds, beside the audit and its page. */
export const CARD = "README.md";
export const RELEASE = "release.json";
export const SUMS = "SHA256SUMS";

/** A file of a release, to the byte. */
export interface ReleasedFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** `release.json`: what was published and on what grounds. Public: no name, no value that was taken out. */
export interface ReleaseReport {
  readonly schemaVersion: 1;
  /** Of the folder that was audited, as its audit has them (the tokenizer's keyed), and of the files as released, as they are. */
  readonly audited: CheckpointDigests;
  readonly released: CheckpointDigests;
  /** Of both tests together. */
  readonly verdict: string;
  /** Of each test, with what was not made; these three absent in releases of earlier versions, which required both. */
  readonly tests?: TestResults;
  /** Which tests had to pass for this release. */
  readonly required?: Requirement;
  /** What speaks against the test that was not required, a line each. */
  readonly notRequired?: readonly string[];
  /** Limits that were missed and accepted, and why. */
  readonly acceptedRisk?: { readonly reason: string; readonly missed: readonly string[] };
  /** All but this file, `README.md` and `SHA256SUMS`. */
  readonly files: readonly ReleasedFile[];
  /** Files of the checkpoint folder that were not taken, counted by kind. */
  readonly leftBehind: LeftBehind;
  readonly stripped: readonly Stripped[];
  /** The search of this very folder. */
  readonly residue: ResidueDetail;
  /** ISO 8601: when the model was audited, or what `--at` says. */
  readonly at?: string;
}

/** One line a file, as `sha256sum -c` reads it. */
export function formatSums(files: readonly ReleasedFile[]): string {
  return files.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join("");
}
