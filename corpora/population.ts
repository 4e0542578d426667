import { createRandom, type Random } from "../src/base/random.ts";
import { createZipf } from "./zipf.ts";
import { createBsn, createMrn, createPhone } from "./identifiers.ts";
import type { Gender, Person, Profession } from "./names/person.ts";
import { createPersonNames, createStreet } from "./names/create-names.ts";
import type { Specialty } from "./medical/specialty.ts";
import type { City } from "./cities.ts";
import { pickDutchPlace } from "./places.ts";
import { createRelatives } from "./relatives.ts";
import { HOBBIES, JOBS, PETS, WARDS } from "./phrases/social-facts.ts";
import {
  drawConditions,
  drawFindings,
  drawMedicines,
  drawProcedures,
  SPECIALTIES,
  type Condition,
  type Medicine,
} from "./vocabulary.ts";

/** A patient's record: what stays the same from note to note. */
export interface Patient {
  readonly id: string;
  readonly person: Person;
  readonly split: "seen" | "unseen";
  /** Days since 1970-01-01. */
  readonly birthDay: number;
  readonly bsn: string;
  readonly mrn: string;
  readonly phone: string;
  readonly address: {
    readonly street: string;
    readonly number: number;
    readonly postcode: string;
    readonly city: string;
  };
  readonly specialty: Specialty;
  readonly conditions: readonly Condition[];
  readonly medicines: readonly { readonly medicine: Medicine; readonly dose: string; readonly frequency: string }[];
  readonly operation: string;
  readonly imaging: readonly string[];
  readonly procedures: readonly string[];
  readonly findings: readonly string[];
  readonly ward: string;
  readonly hobby: string;
  readonly job: string;
  readonly pet: string;
  /** Body mass about which the notes' measurements lie. */
  readonly massKg: number;
  readonly city: City;
  readonly relatives: readonly Person[];
  /** The clinicians who treat them, by profession; several nurses. */
  readonly team: ReadonlyMap<Profession, readonly Person[]>;
  /** Share of the notes, up to a constant: Zipf by rank. */
  readonly weight: number;
}

export interface Population {
  readonly patients: readonly Patient[];
  readonly clinicians: readonly Person[];
}

/** Flattens the top of Zipf's law (Mandelbrot), so that no single patient fills the corpus. */
const RANK_SHIFT = 1;
/** Share of the notes that go to patients of the unseen split. */
const UNSEEN_SHARE = 0.27;
const FREQUENCIES = ["1dd", "1dd", "2dd", "3dd", "zn", "1x daags", "2x daags", "4dd", "an"];
const ONLY_WOMEN = /^(huisvrouw|naaister|secretaresse)$/;
/** Days since 1970-01-01 of 1 January 2021, about when the notes are written. */
export const FIRST_DAY = 18_628;

const STAFF: readonly (readonly [Profession, share: number, onTeam: number])[] = [
  ["verpleegkundige", 0.34, 5],
  ["arts-assistent", 0.1, 2],
  ["medisch specialist", 0.1, 1],
  ["huisarts", 0.1, 1],
  ["fysiotherapeut", 0.05, 1],
  ["logopedist", 0.03, 1],
  ["ergotherapeut", 0.03, 1],
  ["diëtist", 0.03, 1],
  ["maatschappelijk werker", 0.03, 1],
  ["psychiater", 0.03, 1],
  ["psycholoog", 0.03, 1],
  ["radioloog", 0.03, 1],
  ["chirurg", 0.03, 1],
  ["anesthesioloog", 0.02, 1],
  ["doktersassistent", 0.03, 1],
  ["transferverpleegkundige", 0.02, 1],
  ["specialist ouderengeneeskunde", 0.02, 1],
  ["geestelijk verzorger", 0.01, 1],
];

/** Patients with relatives and the clinicians of one hospital, by seed alone. */
export function createPopulation(seed: number, patientCount: number): Population {
  const staff = createStaff(seed, Math.max(36, Math.round(patientCount * 0.26)));
  const splits = assignSplits(patientCount);
  const patients = Array.from({ length: patientCount }, (_, rank) =>
    createPatient(seed, rank, splits[rank] as "seen" | "unseen", staff),
  );
  return { patients, clinicians: [...staff.values()].flat() };
}

function createStaff(seed: number, count: number): Map<Profession, readonly Person[]> {
  const staff = new Map<Profession, readonly Person[]>();
  let number = 0;
  for (const [profession, share] of STAFF) {
    const members: Person[] = [];
    for (let i = 0; i < Math.max(2, Math.round(share * count)); i++) {
      const id = `C${String(++number).padStart(4, "0")}`;
      const random = createRandom(seed, `clinician:${id}`);
      const gender: Gender = random.chance(profession === "verpleegkundige" ? 0.8 : 0.5) ? "female" : "male";
      members.push({ id, role: "clinician", ...createPersonNames(gender, random), split: "both", profession });
    }
    staff.set(profession, members);
  }
  return staff;
}

function rankWeight(rank: number): number {
  return 1 / (rank + 1 + RANK_SHIFT);
}

/** Walks down the ranks and gives a patient to the unseen split whenever that keeps its share of the notes in bounds. */
function assignSplits(count: number): ("seen" | "unseen")[] {
  let total = 0;
  let unseen = 0;
  return Array.from({ length: count }, (_, rank) => {
    const weight = rankWeight(rank);
    total += weight;
    if (rank === 0 || unseen + weight > UNSEEN_SHARE * total) return "seen";
    unseen += weight;
    return "unseen";
  });
}

function createPatient(
  seed: number,
  rank: number,
  split: "seen" | "unseen",
  staff: ReadonlyMap<Profession, readonly Person[]>,
): Patient {
  const id = `P${String(rank + 1).padStart(4, "0")}`;
  const random = createRandom(seed, `patient:${id}`);
  const gender: Gender = random.chance(0.52) ? "female" : "male";
  const person: Person = { id, role: "patient", ...createPersonNames(gender, random), split };
  const age = 18 + Math.round(76 * Math.max(random.next(), random.next()));
  const specialty = random.pick(SPECIALTIES.filter((name) => gender === "female" || name !== "gynaecologie"));
  const who = { specialty, gender };
  const city = pickDutchPlace(random);
  return {
    id: `R${id.slice(1)}`,
    person,
    split,
    birthDay: FIRST_DAY - Math.round(age * 365.25) - random.int(365),
    bsn: createBsn(random),
    mrn: createMrn(random),
    phone: createPhone(random),
    address: {
      street: createStreet(random),
      number: 1 + random.int(240),
      postcode: createPostcode(random),
      city: city.name,
    },
    specialty,
    conditions: drawConditions(who, 3 + random.int(3), random),
    medicines: drawMedicines(who, 4 + random.int(4), random).map((medicine) => ({
      medicine,
      dose: random.pick(medicine.doses),
      frequency: random.pick(FREQUENCIES),
    })),
    operation: drawProcedures(who, "operatie", 1, random)[0] as string,
    imaging: drawProcedures(who, "beeldvorming", 2, random),
    procedures: [...drawProcedures(who, "onderzoek", 2, random), ...drawProcedures(who, "behandeling", 2, random)],
    findings: drawFindings(who, 7, random),
    ward: random.pick(WARDS),
    hobby: random.pick(HOBBIES),
    job: random.pick(JOBS.filter((job) => gender === "female" || !ONLY_WOMEN.test(job))),
    pet: random.pick(PETS),
    massKg: 50 + random.int(58),
    city,
    relatives: createRelatives(person, age, random),
    team: createTeam(staff, random),
    weight: rankWeight(rank),
  };
}

function createPostcode(random: Random): string {
  const letters = "ABCDEGHJKLNPRSTVWXZ";
  return `${1000 + random.int(8990)} ${random.pick([...letters])}${random.pick([...letters])}`;
}

function createTeam(
  staff: ReadonlyMap<Profession, readonly Person[]>,
  random: Random,
): Map<Profession, readonly Person[]> {
  const team = new Map<Profession, readonly Person[]>();
  for (const [profession, , size] of STAFF) {
    const members = staff.get(profession) ?? [];
    const zipf = createZipf(members.length, 1);
    const chosen = new Set<Person>();
    for (let attempt = 0; attempt < size * 4 && chosen.size < size; attempt++)
      chosen.add(members[zipf(random)] as Person);
    team.set(profession, [...chosen]);
  }
  return team;
}
