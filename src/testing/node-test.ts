import { AssertionError } from "node:assert";
import { test } from "node:test";

import type { LeakageAudit } from "./audit-leakage.ts";
import { checkLeakage, type LeakageTestOptions } from "./check-leakage.ts";
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

/**
 * Tests of a model, one a row of its audit, as subtests: against a baseline where one is given, against the limits otherwise. Messages
 * say what leaked by hash and how much.
 */
export function describeLeakage(name: string, options: LeakageTestOptions): void {
  void test(name, async (context) => {
    for (const { name: row, problem, notRequired } of await checkLeakage(options))
      await context.test(row, { skip: notRequired ?? false }, () => refuse(problem));
  });
}

/** Throws an `AssertionError` unless no name came back, over enough contexts to say so. */
export function assertRecoversNoName(audit: LeakageAudit, options?: RecoverNoNameOptions): void {
  refuseAll(findRecovery(audit, options));
}

/** Rejects with an `AssertionError` if a model leaks significantly more than a baseline or audit file, or more than limits by measure. */
export async function assertLeaksNoMoreThan(
  audit: LeakageAudit,
  limit: string | LeakageLimits,
  options?: LeakNoMoreThanOptions,
): Promise<void> {
  refuseAll(await findExcess(audit, limit, options));
}

function refuseAll(problems: readonly string[]): void {
  if (problems.length > 0) refuse(problems.join("\n\n"));
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new AssertionError({ message: problem });
}
