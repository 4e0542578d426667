import { createGroups } from "../base/groups.ts";
import type { Context, Original } from "../probe/context.ts";
import { EACH_DOCUMENT } from "../corpus/patients/read-patients.ts";
import type { AuditId } from "./audit-ids.ts";
import { type Note, note } from "./notes.ts";
import type { Measurement } from "./verdicts.ts";

/** What test contexts of an audit go together. */
export interface AuditUnits {
  /** Patients where something says whose the notes are, documents otherwise. */
  readonly of: "patient" | "document";
  /** The user declares that each document is of another patient. */
  readonly isDeclared: boolean;
  /** The unit of a test context, by its id. Private. */
  unitOf(id: string): string;
  /** Test contexts of which it is unknown. */
  readonly unknown: number;
}

/**
 * Which test contexts go together: those of one patient by the originals (as `contexts` wrote them) or by a list of patients, which can make patients one but never two of one;
 * those of one document where nothing says of any whose it is. Contexts of which it is unknown are added to the largest unit of their split, which is the least that is known of
 * independence: so leaving out an original, a patient or a line of a list never makes an upper bound lower.
 */
export function uniteContexts(
  contexts: readonly Context[],
  originals: ReadonlyMap<string, Omit<Original, "id">>,
  patients: ReadonlyMap<string, string> | typeof EACH_DOCUMENT,
): AuditUnits {
  const list = patients === EACH_DOCUMENT ? new Map<string, string>() : patients;
  const known = contexts.flatMap(({ id }) => {
    const own = originals.get(id);
    return own === undefined || own.document === id ? [] : [{ id, ...own, listed: list.get(own.document) }];
  });
  const of = known.some(({ patient, listed }) => patient !== undefined || listed !== undefined)
    ? "patient"
    : "document";
  const groups = createGroups();
  const named = new Set<string>();
  for (const { document, patient, listed } of known) {
    const own = `document ${document}`;
    if (patient !== undefined) groups.unite(`recorded ${patient}`, own);
    if (listed !== undefined) groups.unite(`listed ${listed}`, own);
    if (of === "document" || patient !== undefined || listed !== undefined) named.add(own);
  }
  const units = new Map<string, string>();
  for (const { id, document } of known)
    if (named.has(`document ${document}`)) units.set(id, groups.find(`document ${document}`));
  const unknown = contexts.filter(({ id }) => !units.has(id));
  for (const split of ["seen", "unseen"] as const) {
    const largest = largestUnit(
      contexts.flatMap((context) => (context.split === split ? (units.get(context.id) ?? []) : [])),
    );
    for (const { id, split: own } of unknown) if (own === split) units.set(id, largest);
  }
  return {
    of,
    isDeclared: patients === EACH_DOCUMENT,
    unitOf: (id) => units.get(id) ?? UNKNOWN,
    unknown: unknown.length,
  };
}

/** The unit of contexts of a split of which it is unknown for all; no other unit is called so. */
const UNKNOWN = "unknown";

function largestUnit(units: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  let largest: readonly [unit: string, count: number] = [UNKNOWN, 0];
  for (const one of counts) if (one[1] > largest[1]) largest = one;
  return largest[0];
}

/** What a reader must know of the units: that documents stand for patients, as was declared or because nothing says better, or that some contexts have none. */
export function describeUnits({ of, isDeclared, unknown }: Pick<AuditUnits, "of" | "isDeclared" | "unknown">): Note[] {
  return [
    ...(of === "patient" ? [] : [note(isDeclared ? "patients-declared" : "patients-unknown")]),
    ...(unknown > 0 ? [note("units-unknown", { contexts: unknown })] : []),
  ];
}

/** Audits whose judged rows are about contexts that go together. */
const OF_CONTEXTS: ReadonlySet<AuditId> = new Set(["name-rate", "recovery", "rows", "membership", "inference"]);

/**
 * A judged row about contexts with what a reader must know of its units. It passes only where something says whose the notes are: more documents than
 * patients would make every interval narrower than it is.
 */
export function doubtUnits(row: Measurement, units: AuditUnits): Measurement {
  const notes = describeUnits(units);
  if (row.threshold === null || !OF_CONTEXTS.has(row.audit) || row.measure === "row-difference" || notes.length === 0)
    return row;
  const isDoubted = row.verdict === "pass" && notes.some(({ id }) => id === "patients-unknown");
  return { ...row, verdict: isDoubted ? "underpowered" : row.verdict, notes: [...(row.notes ?? []), ...notes] };
}
