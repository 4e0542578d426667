import type { AuditId, AuditName } from "./audit-ids.ts";
import type { AuditContexts } from "./audit-input.ts";
import type { AuditSources } from "./audit-sources.ts";
import { sha256File } from "../base/hash.ts";
import type { GivenInputs, GivenReference, LeftOut } from "./freshness/left-out.ts";
import { type Note, note } from "./remarks.ts";
import { givenReferences } from "./references/given-references.ts";
import type { ModelMarks } from "./references/refuse-same-models.ts";
import { OF_CONTEXTS } from "./units.ts";

/** Why rows do not hold that rest on what an earlier audit had and this one lacks. */
export interface LostInputs {
  /** Of rows that a reference serves. */
  readonly references: readonly Note[];
  /** Of rows about planted people. */
  readonly planting: readonly Note[];
  /** Of rows about contexts that go together. */
  readonly units: readonly Note[];
}

/** Attacks that are made against references, and about planted people. */
const AGAINST_REFERENCES = ["exposure", "membership", "inference"] as const satisfies readonly AuditName[];
const OF_PLANTED = ["exposure", "association"] as const satisfies readonly AuditName[];

/**
 * What the ledger remembers of an audit's input. Shadow models are not in it: what they show has no limit, so leaving one out makes no verdict better.
 * Throws what reading files throws.
 */
export async function givenInputs(
  { canariesFile }: Pick<AuditSources, "canariesFile">,
  { apart }: Pick<AuditContexts, "apart">,
  references: readonly ModelMarks[],
  only: ReadonlySet<AuditName>,
): Promise<GivenInputs> {
  const isAgainst = AGAINST_REFERENCES.some((audit) => only.has(audit));
  const hasPlanted = OF_PLANTED.some((audit) => only.has(audit));
  return {
    references: isAgainst ? await givenReferences(references) : [],
    units: apart,
    ...(hasPlanted && canariesFile !== undefined && { canaries: await sha256File(canariesFile) }),
  };
}

/** Why rows do not hold. */
export function lostInputs({ references, isOtherPlanting, fewerUnits }: LeftOut, { units }: GivenInputs): LostInputs {
  return {
    references: references.length > 0 ? [note("references-left-out", { references: references.length })] : [],
    planting: isOtherPlanting ? [note("planting-changed")] : [],
    units: fewerUnits === undefined ? [] : [note("patients-left-out", { before: fewerUnits, now: units })],
  };
}

/** Those of one audit's rows. */
export function lostBy(audit: AuditId, { references, planting, units }: LostInputs): readonly Note[] {
  return [
    ...(AGAINST_REFERENCES.some((one) => one === audit) ? references : []),
    ...(OF_PLANTED.some((one) => one === audit) ? planting : []),
    ...(OF_CONTEXTS.has(audit) ? units : []),
  ];
}

/** What to do about references that were left out of attacks that were asked for, for the person who audits: the report says how many alone. */
export function describeLeftOut(references: readonly GivenReference[], only: ReadonlySet<AuditName>): string[] {
  if (!AGAINST_REFERENCES.some((audit) => only.has(audit))) return [];
  return references.map(
    ({ file, sha256 }) =>
      `an earlier audit of this model used the reference ${file} (weights ${sha256.slice(0, 12)}, looks.jsonl): give it again with --reference, and with the members.txt that it had, or exposure, membership and inference pass nothing`,
  );
}
