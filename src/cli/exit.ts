/**
 * Exit codes, a contract with scripts. 1 (a threshold was missed) and 3 (the evidence does not suffice for a verdict) are set by the
 * command itself: `process.exitCode = EXIT.missed`.
 */
export const EXIT = { done: 0, missed: 1, usage: 2, inconclusive: 3, bug: 70, interrupted: 130 } as const;
