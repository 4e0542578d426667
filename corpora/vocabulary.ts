import type { Random } from "../src/base/random.ts";
import type { Gender } from "./names/person.ts";
import { ANATOMY } from "./medical/anatomy.ts";
import { CONDITIONS, type Condition } from "./medical/conditions.ts";
import { FINDINGS } from "./medical/findings.ts";
import { MEDICINES, type Medicine } from "./medical/medicines.ts";
import { PROCEDURES, type Procedure, type ProcedureKind } from "./medical/procedures.ts";
import type { Specialty } from "./medical/specialty.ts";

export type { Condition, Medicine };

interface OfSpecialty {
  readonly specialty: Specialty;
}

function bySpecialty<T extends OfSpecialty>(entries: readonly T[]): ReadonlyMap<Specialty, readonly T[]> {
  const groups = new Map<Specialty, T[]>();
  for (const entry of entries) {
    const group = groups.get(entry.specialty);
    if (group === undefined) groups.set(entry.specialty, [entry]);
    else group.push(entry);
  }
  return groups;
}

const conditions = bySpecialty(CONDITIONS);
const medicines = bySpecialty(MEDICINES);
interface Kind {
  readonly all: readonly Procedure[];
  readonly bySpecialty: ReadonlyMap<Specialty, readonly Procedure[]>;
}

const PROCEDURE_KINDS: readonly ProcedureKind[] = ["operatie", "onderzoek", "behandeling", "beeldvorming", "lab"];
const procedures: ReadonlyMap<ProcedureKind, Kind> = new Map(
  PROCEDURE_KINDS.map((kind) => {
    const all = PROCEDURES.filter((procedure) => procedure.kind === kind);
    return [kind, { all, bySpecialty: bySpecialty(all) }];
  }),
);

/** Findings a patient can have or complain of; those named after somebody are the examiner's words. */
const PLAIN_FINDINGS = FINDINGS.filter(({ eponym }) => eponym === undefined);
const findings = bySpecialty(PLAIN_FINDINGS);

/** Specialties that have conditions, medicines and findings of their own, so that a patient can be theirs. */
export const SPECIALTIES: readonly Specialty[] = [...conditions.keys()].filter(
  (specialty) => medicines.has(specialty) && findings.has(specialty) && specialty !== "kindergeneeskunde",
);

const ONLY_FEMALE =
  /zwanger|gravid|eclamps|ovari|uter|vagin|menstr|mamma|baar|bevall|partus|sectio|endometri|cervi[xc](?!aal|o)|vulva|adnex/i;
const ONLY_MALE = /prostat|testis|testic|scrot|erecti|penis|fimosis|vasectomie|epididym|hydrocele|orchi/i;

/** Patients are of any age, so nobody is pregnant. */
const OBSTETRIC =
  /wekenecho|termijnecho|zwanger|partum|partus|eclamps|sectio|bevall|gravid|keizersnede|foet|CTG|placent|abortus|miskraam|kraam|abruptio/i;

/** Whether a term can stand in the record of an adult of this sex. */
function suits(entry: OfSpecialty & { readonly term: string }, gender: Gender): boolean {
  if (entry.specialty === "kindergeneeskunde" || OBSTETRIC.test(entry.term)) return false;
  if (gender === "male") return entry.specialty !== "gynaecologie" && !ONLY_FEMALE.test(entry.term);
  return !ONLY_MALE.test(entry.term);
}

function drawDistinct<T extends OfSpecialty & { readonly term: string }>(
  groups: ReadonlyMap<Specialty, readonly T[]>,
  all: readonly T[],
  ownShare: number,
  who: Draw,
  count: number,
  random: Random,
): T[] {
  const own = groups.get(who.specialty) ?? [];
  const drawn = new Set<T>();
  for (let attempt = 0; attempt < 40 && drawn.size < count; attempt++) {
    const entry = random.pick(own.length > 0 && random.chance(ownShare) ? own : all);
    if (suits(entry, who.gender)) drawn.add(entry);
  }
  return [...drawn];
}

/** Whose record the terms are for. */
export interface Draw {
  readonly specialty: Specialty;
  readonly gender: Gender;
}

/** Distinct conditions, most of the specialty. */
export function drawConditions(who: Draw, count: number, random: Random): Condition[] {
  return drawDistinct(conditions, CONDITIONS, 0.75, who, count, random);
}

/** Distinct medicines, most of the specialty. */
export function drawMedicines(who: Draw, count: number, random: Random): Medicine[] {
  return drawDistinct(medicines, MEDICINES, 0.6, who, count, random);
}

/** Distinct findings, most of the specialty. */
export function drawFindings(who: Draw, count: number, random: Random): string[] {
  return drawDistinct(findings, PLAIN_FINDINGS, 0.7, who, count, random).map((finding) => finding.term);
}

/** Distinct procedures of one kind (operations, imaging, ...), most of the specialty. */
export function drawProcedures(who: Draw, kind: ProcedureKind, count: number, random: Random): string[] {
  const ofKind = procedures.get(kind) as Kind;
  return drawDistinct(ofKind.bySpecialty, ofKind.all, 0.94, who, count, random).map((procedure) => procedure.term);
}

/** A part of the body with its article: `de linker enkel`. */
export function drawAnatomy(random: Random): { readonly term: string; readonly article: string } {
  return random.pick(ANATOMY);
}

/** Eponymous conditions by their surname alone, as notes write them: Parkinson, Crohn, Graves. */
const DISEASE_EPONYMS: readonly string[] = [
  ...new Set(
    CONDITIONS.filter((entry) => /^(ziekte|syndroom|morbus|dementie)\b/.test(entry.term)).flatMap(
      ({ eponym }) => eponym ?? [],
    ),
  ),
];

/** Findings and tests named after somebody, whole: "teken van Babinski". */
const SIGN_EPONYMS: readonly string[] = [...FINDINGS, ...PROCEDURES.filter(({ kind }) => kind === "onderzoek")]
  .filter(
    ({ term, eponym }) =>
      eponym !== undefined &&
      /^(teken|proef|test|fenomeen|symptoom|reflex|verschijnsel|handgreep)\b|(test|teken|proef|reflex)$/.test(term),
  )
  .map(({ term }) => term);

/** The surname of an eponymous disease. */
export function drawEponym(random: Random): string {
  return random.pick(DISEASE_EPONYMS);
}

/** A sign or test named after somebody. */
export function drawEponymousSign(random: Random): string {
  return random.pick(SIGN_EPONYMS);
}
