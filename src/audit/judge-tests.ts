import type { AuditRow, TestVerdict, Verdict } from "./audit.ts";
import { AUDIT_NAMES, type AuditName, isOfTest, NEEDED_AUDITS, TEST_IDS, type TestId } from "./audit-ids.ts";
import type { AuditReport, ModelIdentity } from "./audit-report.ts";
import { type MeasureId, measureOf } from "./measures.ts";
import { missingRows } from "./rejudge/missing-rows.ts";

/** What came of one test, and what decides it: measures and audits by id. */
export interface TestResult {
  readonly verdict: TestVerdict;
  /** Over their limits. */
  readonly failed: readonly MeasureId[];
  /** What they rest on does not hold. */
  readonly invalid: readonly MeasureId[];
  /** Too few cases on either side of the limit. */
  readonly underpowered: readonly MeasureId[];
  /** Audits that the test takes and that judged nothing. */
  readonly notMade: readonly AuditName[];
  /** Rows that the test takes and that an audit which was made lacks. */
  readonly lacking: readonly MeasureId[];
}

/** Both tests of a model. */
export type TestResults = Readonly<Record<TestId, TestResult>>;

/** What tests are judged by. */
export interface JudgedAudit {
  readonly rows: readonly Pick<AuditRow, "audit" | "measure" | "split" | "verdict">[];
  readonly model: Pick<ModelIdentity, "rewrite">;
  readonly evidence?: { readonly names: Pick<AuditReport["evidence"]["names"], "replacedTokens"> };
}

/**
 * Both tests by an audit's rows. A test fails if any of its rows fails; passes if it has every row that the registry needs and all that
 * are judged pass; is not made if none of its own audits judged anything; and is inconclusive otherwise. So what is left out never makes
 * a test pass. Rows that are not needed cannot be left out by themselves: they come with others (`kept-word-lift`), their input is checked against what
 * was planted (`exposure-phrase`), or each release makes them (`residue`).
 */
export function judgeTests(audit: JudgedAudit): TestResults {
  const [names, attacks] = TEST_IDS.map((test) => judgeTest(audit, test)) as [TestResult, TestResult];
  return { names, attacks };
}

/** Whether the vocabulary was rewritten: one with placeholders was, whether or not its record is still there. */
export function isRewritten({ model, evidence }: Pick<JudgedAudit, "model" | "evidence">): boolean {
  return model.rewrite !== undefined || (evidence?.names.replacedTokens ?? 0) > 0;
}

function judgeTest(whole: JudgedAudit, test: TestId): TestResult {
  const { rows } = whole;
  const judged = rows.filter(({ audit, verdict }) => isOfTest(audit, test) && verdict !== "info");
  const of = (verdict: AuditRow["verdict"]) => [
    ...new Set(judged.filter((row) => row.verdict === verdict).map(({ measure }) => measure)),
  ];
  const missing = missingRows({ rows }, isRewritten(whole)).filter(({ audit }) => isOfTest(audit, test));
  const needed: readonly AuditName[] = NEEDED_AUDITS[test];
  const notMade = AUDIT_NAMES.filter((audit) =>
    needed.includes(audit)
      ? !judged.some((row) => row.audit === audit)
      : missing.some((one) => one.audit === audit && one.isWhole),
  );
  const result = {
    failed: of("fail"),
    invalid: of("invalid"),
    underpowered: of("underpowered"),
    notMade,
    lacking: missing
      .flatMap(({ measures }) => measures)
      .filter((measure) => !notMade.some((audit) => audit === measureOf(measure).audit)),
  };
  return { verdict: verdictOf(result, needed), ...result };
}

function verdictOf(result: Omit<TestResult, "verdict">, needed: readonly AuditName[]): TestVerdict {
  if (result.failed.length > 0) return "fail";
  if (needed.every((audit) => result.notMade.includes(audit))) return "not-made";
  const { invalid, underpowered, notMade, lacking } = result;
  return [invalid, underpowered, notMade, lacking].every(({ length }) => length === 0) ? "pass" : "inconclusive";
}

/** Of a model by both tests: `fail` if either fails, `pass` if both pass, `inconclusive` otherwise. */
export function overallVerdict(audit: JudgedAudit): Verdict {
  return combine(Object.values(judgeTests(audit)));
}

/** The verdict on several tests, or on the required one alone: what was not made passes nothing. */
export function combine(results: readonly Pick<TestResult, "verdict">[]): Verdict {
  if (results.some(({ verdict }) => verdict === "fail")) return "fail";
  return results.every(({ verdict }) => verdict === "pass") ? "pass" : "inconclusive";
}
