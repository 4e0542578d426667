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
 * Without these no model passes: an attack that was not made could have succeeded. (`rows` is made wherever there is something to look at.)
 */
export const LEAK_AUDITS: readonly AuditName[] = [
  "name-rate",
  "recovery",
  "exposure",
  "membership",
  "inference",
  "association",
  "extraction",
];

/** Attacks that something may be lacking for. */
export const ATTACKS = [
  "rows",
  "exposure",
  "membership",
  "inference",
  "association",
  "extraction",
] as const satisfies readonly AuditName[];
