import { UnnameError } from "../../base/errors.ts";
import { DIGEST_KEY_FILE } from "../digest-key.ts";
import { decodeValues, type OutcomeRow, type OutcomesFile, rowKey, type UnitSet } from "./outcomes-file.ts";

const SETTINGS = {
  k: "predictions looked at (--k)",
  respell: "how many contexts were searched in pieces (--respell)",
  seed: "seed, which masks and samples depend on (--seed)",
  names: "names that were known (--names, --corpus, originals)",
  counted:
    "whether known names were weighed by the notes' counts (the contexts' notes must be there unchanged, or given by --corpus)",
  recognisers: "recognisers that decide what could be a name (--recogniser)",
} as const;

/**
 * Throws `contexts-mismatch` unless two audits looked at the same units, with the same masks, and knew the same names: otherwise figures
 * would differ for other reasons than the models.
 */
export function requireSameBasis(before: OutcomesFile, after: OutcomesFile): void {
  requireSameKey(before.basis.digestKey, after.basis.digestKey);
  const differing = (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).filter(
    (setting) => before.basis[setting] !== after.basis[setting],
  );
  if (differing.length > 0)
    throw mismatch(`the audits differ in ${differing.map((setting) => SETTINGS[setting]).join("; ")}`);
  for (const row of before.rows) {
    const other = after.rows.find((one) => rowKey(one) === rowKey(row));
    if (other === undefined) continue;
    const [units, otherUnits] = [before.unitSets[row.unitSet] as UnitSet, after.unitSets[other.unitSet] as UnitSet];
    if (units.sha256 !== otherUnits.sha256 || units.n !== otherUnits.n)
      throw mismatch(
        `${row.measure} (${row.split}) is about other units: ${units.n} before, ${otherUnits.n} after, and ${units.n === otherUnits.n ? "not the same ones or not with the same originals" : "so not the same ones"}`,
      );
    if (!haveSameMembers(row, other))
      throw mismatch(`${row.measure} (${row.split}) counts other units as members in one of the audits`);
  }
}

/** Whether both take the same units for those that a higher value speaks for, of the units that both asked. */
function haveSameMembers(row: OutcomeRow, other: OutcomeRow): boolean {
  if (row.positives === undefined || other.positives === undefined) return row.positives === other.positives;
  const theirs = decodeValues(other.positives);
  return decodeValues(row.positives).every((one, index) => {
    const their = theirs[index];
    return one === undefined || their === undefined || one === their;
  });
}

/** Digests of one thing under different keys differ: nothing can be said of them. */
function requireSameKey(before: string | undefined, after: string | undefined): void {
  if (before === after && before !== undefined) return;
  const why =
    before === undefined || after === undefined
      ? "one of them was made by an earlier version, whose digests of names and contexts can be guessed. Audit that model again, make a new baseline, and remove the old file from where others can read it."
      : `their digests were made with different keys. ${DIGEST_KEY_FILE} beside the contexts must go where the contexts go: copy it there and audit again, or make a new baseline.`;
  throw new UnnameError("contexts-mismatch", `cannot compare: ${why}`);
}

function mismatch(found: string): UnnameError {
  return new UnnameError(
    "contexts-mismatch",
    `cannot compare: ${found}. Audit both models with the same contexts, names, --k and --seed; if these changed for good, make a new baseline.`,
  );
}
