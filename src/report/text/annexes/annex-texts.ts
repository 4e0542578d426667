import type { TextsAs } from "../catalogue.ts";
import type { ANNEXES_EN } from "./en.ts";

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

/** The identifiers of 45 CFR 164.514(b)(2)(i), (A) to (R). */
export const IDENTIFIERS = [..."ABCDEFGHIJKLMNOPQR"] as readonly Identifier[];
export type Identifier =
  | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R"; // prettier-ignore

/** Private files and folders that the steps leave behind. */
export const PRIVATE_FILES = ["notes", "spans", "contexts", "decisions", "audit", "planting"] as const;
export type PrivateFile = (typeof PRIVATE_FILES)[number];

/** What the annexes say in one language. */
export type AnnexTexts = TextsAs<typeof ANNEXES_EN>;
export type AnnexHeading = keyof AnnexTexts["headings"];
export type AnnexLabel = keyof AnnexTexts["labels"];
export type AttackState = keyof AnnexTexts["states"];
