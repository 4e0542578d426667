import type { TestVerdict } from "../../../audit/audit.ts";
import type { TestId } from "../../../audit/audit-ids.ts";
import type { Template } from "../catalogue.ts";

/** The words of one test. */
export interface TestText {
  readonly name: string;
  /** What each verdict means, a sentence or two: no more than the test shows. */
  readonly verdicts: Readonly<Record<TestVerdict, string>>;
}

/** What a reader decides by: the two tests. */
export interface DecisionTexts {
  /** Both verdicts in a line. Places: `names`, `namesVerdict`, `attacks`, `attacksVerdict`. */
  readonly headline: Template;
  readonly tests: Readonly<Record<TestId, TestText>>;
  /** Two or three words, within a sentence and as a heading by themselves. */
  readonly outcomes: Readonly<Record<TestVerdict, string>>;
  /** Before what a test lacks. Place: `audits`. */
  readonly notMade: Template;
  /** Figures that a test lacks. Place: `measures`. */
  readonly lacking: Template;
  /** What was looked at, where step 1 replaced names alone. */
  readonly scopeNames: Template;
  /** The same where it replaced more. Place: `kinds`. */
  readonly scopeMore: Template;
  /** The same where what it replaced is not on record. */
  readonly scopeUnknown: Template;
  /** Heading of the figures that decide. */
  readonly decidesHeading: Template;
  /** Heads of its columns. */
  readonly found: Template;
  readonly limit: Template;
  readonly next: Template;
  readonly within: Template;
  readonly notMadeRow: Template;
  /** Place: `n`. */
  readonly moreRows: Template;
  readonly decidedBy: Template;
  /** Places: `name`, `decisions`, `median`, `bulk`. */
  readonly reviewerShort: Template;
  /** Of whom most sentences were hit. */
  readonly worst: Template;
  /** Places: `label`, `hits`, `n`. */
  readonly worstOf: Template;
  readonly recipients: Template;
  readonly decision: Template;
  readonly release: Template;
  readonly conditional: Template;
  readonly refuse: Template;
  readonly conditions: Template;
  readonly validUntil: Template;
  /** Heading of the page on several models. */
  readonly sideBySide: Template;
  /** Of a figure over its limit that fails nothing by itself. */
  readonly overUndecided: Template;
  /** Who gets the model, and who can then attack it. */
  readonly recipientNames: Readonly<Record<Recipients, string>>;
  readonly attackersOf: Readonly<Record<Recipients, string>>;
  /** What to do about a figure that does not pass. */
  readonly steps: Readonly<Record<StepId, string>>;
}

/** Who gets a model. */
export const RECIPIENTS = ["public", "contract", "internal"] as const;
export type Recipients = (typeof RECIPIENTS)[number];

/** Next steps, each one sentence. */
export type StepId =
  | "names"
  | "recovered"
  | "lists"
  | "judge"
  | "weights"
  | "planted"
  | "membership"
  | "inference"
  | "association"
  | "loss"
  | "residue"
  | "refresh"
  | "more"
  | "alike"
  | "baseline"
  | "reference"
  | "again"
  | "patients"
  | "planting"
  | "depth"
  | "decisions"
  | "readable"
  | "copy"
  | "plant"
  | "unseen"
  | "originals"
  | "ask";
