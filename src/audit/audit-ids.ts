/** The groups of figures: what `--only` chooses from, and `row.audit`. */
export const AUDIT_IDS = [
  "name-rate",
  "coverage",
  "kept-words",
  "recovery",
  "rows",
  "exposure",
  "membership",
  "inference",
  "association",
  "extraction",
  "freshness",
  "utility",
  "de-identification",
  "parrot",
  "residue",
] as const;
export type AuditId = (typeof AUDIT_IDS)[number];

/** Audits that a user can ask for by name. The others say whether these hold, and come with them. */
export const AUDIT_NAMES = [
  "name-rate",
  "recovery",
  "rows",
  "exposure",
  "membership",
  "inference",
  "association",
  "extraction",
  "utility",
  "de-identification",
  "parrot",
  "residue",
] as const satisfies readonly AuditId[];
export type AuditName = (typeof AUDIT_NAMES)[number];

/**
 * The two tests of a model. `names`: does it say names (what the paper did, done soundly). `attacks`: what an attacker gets out of it who
 * attacks it.
 */
export const TEST_IDS = ["names", "attacks"] as const;
export type TestId = (typeof TEST_IDS)[number];

/** What a command's exit code is about: one test, or both. */
export const REQUIREMENTS = [...TEST_IDS, "all"] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** Audits without which a test does not pass: one that was not made could have failed. (`rows` and `utility` are about rewritten models alone.) */
export const NEEDED_AUDITS = {
  names: ["name-rate", "recovery"],
  attacks: ["exposure", "membership", "inference", "association", "extraction"],
} as const satisfies Readonly<Record<TestId, readonly AuditName[]>>;

/** Those of both tests. */
export const LEAK_AUDITS: readonly AuditName[] = [...NEEDED_AUDITS.names, ...NEEDED_AUDITS.attacks];

/** Audits whose rows decide a test: the needed ones, and what these rest on. Both rest on fresh test sentences. */
const DECIDING: Readonly<Record<TestId, ReadonlySet<AuditId>>> = {
  names: new Set([...NEEDED_AUDITS.names, "rows", "utility", "residue", "coverage", "kept-words", "freshness"]),
  attacks: new Set([...NEEDED_AUDITS.attacks, "freshness"]),
};

/** Whether rows of an audit decide a test. */
export function isOfTest(audit: AuditId, test: TestId): boolean {
  return DECIDING[test].has(audit);
}

/** The tests that are required. */
export function requiredTests(requirement: Requirement): readonly TestId[] {
  return requirement === "all" ? TEST_IDS : [requirement];
}

/** Whether rows of an audit decide anything that is required. */
export function isRequired(audit: AuditId, requirement: Requirement): boolean {
  return requiredTests(requirement).some((test) => isOfTest(audit, test));
}

/** Attacks that something may be lacking for. */
export const ATTACKS = [
  "rows",
  "exposure",
  "membership",
  "inference",
  "association",
  "extraction",
] as const satisfies readonly AuditName[];
