import type { ChangeVerdict, LimitChange } from "./comparison.ts";
import { type JudgedRow, type JudgedVerdict, type OutcomesFile, rowKey } from "./outcomes-file.ts";

/**
 * What the audits say of limits, where the audit after does not pass. A limit that is missed now and was not before is `worse`, even if
 * the change may be chance; one that was kept before and of which it is not known now makes a comparison `inconclusive`. What was not
 * within its limit before either does neither, unless limits are `isAbsolute`. A verdict that is missing never makes another better.
 */
export function compareLimits(
  before: Pick<OutcomesFile, "judged" | "model">,
  after: Pick<OutcomesFile, "judged" | "model">,
  isAbsolute = false,
): LimitChange[] {
  const [earlier, now] = [byKey(before), byKey(after)];
  const isFirstRewrite = !before.model.isRewritten && after.model.isRewritten;
  return [...new Map([...earlier, ...now])].flatMap(([key, { measure, split, k }]) => {
    const [was, is] = [earlier.get(key)?.verdict ?? null, now.get(key)?.verdict ?? null];
    if (is === "pass") return [];
    const verdict = isAbsolute ? absolute(is) : relative(was, is, isFirstRewrite);
    return [{ measure, split, ...(k !== undefined && { k }), before: was, after: is, verdict }];
  });
}

/** Figures that are not within their limits: a model that is held against these outcomes may miss them as well. */
export function missedLimits({ judged }: Pick<OutcomesFile, "judged">): readonly JudgedRow[] {
  return judged.filter(({ verdict }) => verdict !== "pass");
}

function byKey({ judged }: Pick<OutcomesFile, "judged">): Map<string, JudgedRow> {
  return new Map(judged.map((row) => [rowKey(row), row]));
}

function absolute(is: JudgedVerdict | null): ChangeVerdict {
  return is === "fail" ? "worse" : "inconclusive";
}

function relative(was: JudgedVerdict | null, is: JudgedVerdict | null, isFirstRewrite: boolean): ChangeVerdict {
  if (is === null) return "inconclusive";
  if (is === "fail") return was === "fail" ? "not-worse" : "worse";
  // Some limits are about rewritten models alone: what the model before could not be judged by was not left out.
  const mayHavePassed = was === "pass" || (was === null && !isFirstRewrite);
  return mayHavePassed ? "inconclusive" : "not-worse";
}
