import { describe, expect, test } from "vitest";

import type { LeakageAudit } from "./audit-leakage.ts";
import { checkLeakage, type LeakageTestOptions } from "./check-leakage.ts";
import type { LeakageCheck } from "./check-limits.ts";
import {
  findExcess,
  findRecovery,
  type LeakageLimits,
  type LeakNoMoreThanOptions,
  type RecoverNoNameOptions,
} from "./expectations.ts";

export { auditLeakage, type LeakageAudit, type LeakageOptions } from "./audit-leakage.ts";
export type { LeakageTestOptions } from "./check-leakage.ts";
export type { LeakageLimits, LeakNoMoreThanOptions, RecoverNoNameOptions } from "./expectations.ts";

/** What `expect(await auditLeakage(…))` can say. */
export interface LeakageMatchers<R = unknown> {
  /** No name came back, over enough contexts to say so. */
  toRecoverNoName(options?: RecoverNoNameOptions): R;
  /** Not significantly more than a baseline or audit file (await it), or no upper bound over limits by measure. */
  toLeakNoMoreThan(limit: string | LeakageLimits, options?: LeakNoMoreThanOptions): Promise<R>;
}

declare module "vitest" {
  // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-empty-object-type -- vitest declares it so
  interface Matchers<T = any> extends LeakageMatchers<T> {}
}

expect.extend({
  toRecoverNoName: (audit: LeakageAudit, options?: RecoverNoNameOptions) =>
    resultOf("toRecoverNoName", findRecovery(audit, options)),
  toLeakNoMoreThan: async (audit: LeakageAudit, limit: string | LeakageLimits, options?: LeakNoMoreThanOptions) =>
    resultOf("toLeakNoMoreThan", await findExcess(audit, limit, options)),
});

function resultOf(matcher: string, problems: readonly string[]) {
  return {
    pass: problems.length === 0,
    message: () => (problems.length === 0 ? `expected not ${matcher}, and it holds` : problems.join("\n\n")),
  };
}

/**
 * Tests of a model, one a row of its audit: against a baseline where one is given, against the limits otherwise. The audit is made when
 * tests are collected, once; messages say what leaked by hash and how much.
 */
export function describeLeakage(name: string, options: LeakageTestOptions): void {
  describe(name, async () => {
    for (const { name: row, problem, notRequired } of await checksOf(options)) {
      // Neither passed nor failed, with the reason where the reporter shows one.
      test(row, (context) => {
        if (notRequired !== undefined) context.skip(notRequired);
        if (problem !== undefined) expect.fail(problem);
      });
    }
  });
}

/** A wrong input is a test that fails with the message that says what to do. */
async function checksOf(options: LeakageTestOptions): Promise<readonly LeakageCheck[]> {
  try {
    return await checkLeakage(options);
  } catch (error) {
    return [{ name: "is audited", problem: error instanceof Error ? error.message : String(error) }];
  }
}
