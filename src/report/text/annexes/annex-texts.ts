import type { Template } from "../catalogue.ts";

/** Documents that a privacy office keeps, and that a report can fill in part. */
export const ANNEX_KINDS = ["dpia", "processing-record", "expert-determination"] as const;
export type AnnexKind = (typeof ANNEX_KINDS)[number];

/** What no file of this program holds: filled by `--fill KEY=TEXT`, or marked as to be filled in. */
export const BLANK_IDS = [
  "controller",
  "officer",
  "processors",
  "purpose",
  "legal-basis",
  "necessity",
  "rights",
  "period",
  "notes",
  "recipients",
  "transfers",
  "security",
  "retention",
  "destruction",
  "judgement",
  "advice",
  "expert",
  "method",
  "determination",
  "valid-until",
] as const;
export type BlankId = (typeof BLANK_IDS)[number];

/** Attacks that EDPB Opinion 28/2024 names, paragraph 58. */
export const ATTACK_CLASSES = [
  "membership",
  "attribute",
  "exfiltration",
  "regurgitation",
  "inversion",
  "reconstruction",
] as const;
export type AttackClass = (typeof ATTACK_CLASSES)[number];
export type AttackState = "made" | "partly" | "notMade" | "outOfScope";

/** The identifiers of 45 CFR 164.514(b)(2)(i), (A) to (R). */
export const IDENTIFIERS = [..."ABCDEFGHIJKLMNOPQR"] as readonly Identifier[];
export type Identifier =
  | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R"; // prettier-ignore

/** Private files and folders that the steps leave behind. */
export const PRIVATE_FILES = ["notes", "spans", "contexts", "decisions", "audit", "planting"] as const;
export type PrivateFile = (typeof PRIVATE_FILES)[number];

export type AnnexHeading =
  | "processing"
  | "people"
  | "necessity"
  | "measures"
  | "retention"
  | "attacks"
  | "identifiers"
  | "risk"
  | "expert";

export type AnnexLabel =
  | BlankId
  | "item"
  | "entry"
  | "subjects"
  | "data"
  | "documents"
  | "asked"
  | "step1"
  | "rewritten"
  | "reviewed"
  | "tests"
  | "release"
  | "file"
  | "attack"
  | "result"
  | "identifier"
  | "model"
  | "figure"
  | "found"
  | "limit"
  | "verdict"
  | "accepted"
  | "notShown";

export interface AnnexTexts {
  /** Place: `what`. */
  readonly toFill: Template;
  readonly kinds: Readonly<Record<AnnexKind, { readonly title: string; readonly lede: string }>>;
  readonly headings: Readonly<Record<AnnexHeading, string>>;
  readonly labels: Readonly<Record<AnnexLabel, string>>;
  /** What is to be filled in. */
  readonly blanks: Readonly<Record<BlankId, string>>;
  readonly subjects: string;
  readonly data: string;
  /** Documents that step 1 read. Place: `n`. */
  readonly documents: Template;
  /** Places: `n`, `text`. */
  readonly clusters: Template;
  readonly clustersUnknown: string;
  /** Place: `kinds`. */
  readonly replacedKinds: Template;
  readonly replacedUnknown: string;
  readonly noRelease: string;
  /** Place: `n`. */
  readonly released: Template;
  readonly required: Readonly<Record<"names" | "attacks" | "all", string>>;
  /** Places: `reason`, `missed`. */
  readonly accepted: Template;
  readonly nothingAccepted: string;
  readonly nothingDecides: string;
  readonly retentionLede: string;
  readonly attacksLede: string;
  readonly identifiersLede: string;
  readonly attacks: Readonly<Record<AttackClass, { readonly name: string; readonly meaning: string }>>;
  readonly states: Readonly<Record<AttackState, string>>;
  readonly identifiers: Readonly<Record<Identifier, string>>;
  readonly notLookedAt: string;
  readonly notOnRecord: string;
  /** Place: `kinds`. */
  readonly replaced: Template;
  /** Places: `kinds`, `missing`. */
  readonly partlyReplaced: Template;
  /** Of names, which the audit looks for. Places: `test`, `outcome`. */
  readonly lookedFor: Template;
  readonly privateFiles: Readonly<Record<PrivateFile, string>>;
}
