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
}
