/** One question asked of a rewritten folder. Public: numbers and ids only. */
export interface Check {
  readonly check: string;
  readonly passed: boolean;
  /** How many things were looked at, and how many of them were wrong. */
  readonly examined: number;
  readonly wrong: number;
}

/** A check that passed if nothing was wrong. */
export function toCheck(check: string, examined: number, wrong: number): Check {
  return { check, passed: wrong === 0, examined, wrong };
}
