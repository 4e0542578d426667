import { oneOf, readTable } from "./read-table.ts";
import { SPECIALTIES, type Specialty } from "./specialty.ts";

/** By mouth, into a vein, under the skin, into a muscle, inhaled, on the spot or as a patch. */
const ROUTES = ["oraal", "iv", "sc", "im", "inh", "lokaal", "pleister"] as const;

/** A medicine by its Dutch generic name, or by a brand name in use in Dutch hospitals. */
export interface Medicine {
  readonly term: string;
  /** Usual doses with their unit, Dutch decimal comma: "2,5 mg". */
  readonly doses: readonly string[];
  readonly route: (typeof ROUTES)[number];
  readonly specialty: Specialty;
}

/** Every medicine, grouped by specialty and route. */
export const MEDICINES: readonly Medicine[] = readTable("medicines", 4).map(([specialty, route, term, doses]) => ({
  term: term as string,
  doses: expandDoses(doses as string),
  route: oneOf(ROUTES, route),
  specialty: oneOf(SPECIALTIES, specialty),
}));

/** Doses written out, one string each: "2,5|5 mg" becomes ["2,5 mg", "5 mg"]. */
function expandDoses(compact: string): readonly string[] {
  const unitStart = compact.indexOf(" ");
  const unit = compact.slice(unitStart);
  return compact
    .slice(0, unitStart)
    .split("|")
    .map((amount) => amount + unit);
}
