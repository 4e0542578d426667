import { createGroups } from "../base/groups.ts";
import { type Context, type Original, SPLITS } from "../probe/contexts/context.ts";
import { EACH_DOCUMENT } from "../corpus/patients/read-patients.ts";
import type { AuditId } from "./audit-ids.ts";
import { type Note, note } from "./remarks.ts";
import { invalidate, type Measurement } from "./verdicts.ts";

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
  const known = knownDocuments(contexts, originals, patients);
  const of = known.some(({ patient, listed }) => patient !== undefined || listed !== undefined)
    ? "patient"
    : "document";
  const groupOf = uniteDocuments(known);
  const isNamed = (one: KnownDocument) => of === "document" || one.patient !== undefined || one.listed !== undefined;
  const named = new Set(known.flatMap((one) => (isNamed(one) ? [one.document] : [])));
  const units = new Map<string, string>();
  for (const { id, document } of known) if (named.has(document)) units.set(id, groupOf(document));
  const unknown = contexts.filter(({ id }) => !units.has(id));
  for (const split of SPLITS) {
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

/** A test context whose document is known, and whose that is by the originals and by a list. */
interface KnownDocument {
  readonly id: string;
  readonly document: string;
  readonly patient?: string | undefined;
  readonly listed: string | undefined;
}

function knownDocuments(
  contexts: readonly Context[],
  originals: ReadonlyMap<string, Omit<Original, "id">>,
  patients: ReadonlyMap<string, string> | typeof EACH_DOCUMENT,
): KnownDocument[] {
  const list = patients === EACH_DOCUMENT ? new Map<string, string>() : patients;
  return contexts.flatMap(({ id }) => {
    const own = originals.get(id);
    return own === undefined || own.document === id ? [] : [{ id, ...own, listed: list.get(own.document) }];
  });
}

/** Gives the group of a document: those of one patient by either are one. */
function uniteDocuments(known: readonly KnownDocument[]): (document: string) => string {
  const groups = createGroups();
  for (const { document, patient, listed } of known) {
    const own = `document ${document}`;
    if (patient !== undefined) groups.unite(`recorded ${patient}`, own);
    if (listed !== undefined) groups.unite(`listed ${listed}`, own);
  }
  return (document) => groups.find(`document ${document}`);
}

/** How many groups contexts make where nothing is taken for one that is not known to be: the less is known of patients, the more. */
export function countApart(...known: Parameters<typeof uniteContexts>): number {
  const [contexts] = known;
  const documents = knownDocuments(...known);
  const groupOf = uniteDocuments(documents);
  return new Set(documents.map(({ document }) => groupOf(document))).size + contexts.length - documents.length;
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
export const OF_CONTEXTS: ReadonlySet<AuditId> = new Set(["name-rate", "recovery", "rows", "membership", "inference"]);

/**
 * A judged row about contexts with what a reader must know of its units. It passes only where something says whose the notes are: more documents than
 * patients would make every interval narrower than it is.
 *
 * @param lost what an earlier audit knew of the units and this one does not
 */
export function doubtUnits(row: Measurement, units: AuditUnits, lost: readonly Note[] = []): Measurement {
  if (row.threshold === null || !OF_CONTEXTS.has(row.audit) || row.measure === "row-difference") return row;
  const notes = describeUnits(units);
  const isDoubted = row.verdict === "pass" && notes.some(({ id }) => id === "patients-unknown");
  const remarked = notes.length === 0 ? row : { ...row, notes: [...(row.notes ?? []), ...notes] };
  return invalidate(isDoubted ? { ...remarked, verdict: "underpowered" } : remarked, lost);
}
