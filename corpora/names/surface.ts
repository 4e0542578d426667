import type { Random } from "../../src/base/random.ts";
import type { Part } from "../text-builder.ts";
import { createWeighted } from "../weighted.ts";
import { callName, fullSurname, type Person } from "./person.ts";
import { misspellName, possessiveEnding } from "./spelling.ts";

/** The ways a name is written in running text. */
export type Form =
  | "full"
  | "title-surname"
  | "title-full"
  | "initials-surname"
  | "given"
  | "surname"
  | "lower"
  | "upper"
  | "misspelt"
  | "initials"
  | "glued"
  | "possessive";

type FormWeights = readonly (readonly [Form, number])[];

const PATIENT: FormWeights = [
  ["title-surname", 33],
  ["full", 9],
  ["title-full", 5],
  ["initials-surname", 9],
  ["given", 12],
  ["surname", 5],
  ["lower", 10],
  ["upper", 5],
  ["misspelt", 7],
  ["initials", 5],
];
const RELATIVE: FormWeights = [
  ["given", 46],
  ["full", 16],
  ["title-surname", 6],
  ["initials-surname", 4],
  ["lower", 13],
  ["upper", 4],
  ["misspelt", 8],
  ["initials", 3],
];
const DOCTOR: FormWeights = [
  ["title-surname", 46],
  ["title-full", 10],
  ["initials-surname", 10],
  ["full", 5],
  ["surname", 5],
  ["lower", 9],
  ["upper", 4],
  ["misspelt", 7],
  ["initials", 5],
];
const NURSE: FormWeights = [
  ["given", 45],
  ["full", 18],
  ["initials-surname", 8],
  ["title-surname", 6],
  ["lower", 13],
  ["upper", 3],
  ["misspelt", 7],
  ["initials", 5],
];

const FORMS = { PATIENT, RELATIVE, DOCTOR, NURSE };
const pickForm = Object.fromEntries(Object.entries(FORMS).map(([kind, weights]) => [kind, createWeighted(weights)]));

const DOCTORS = new Set([
  "arts-assistent",
  "medisch specialist",
  "huisarts",
  "psychiater",
  "radioloog",
  "chirurg",
  "anesthesioloog",
  "specialist ouderengeneeskunde",
]);

/** True for professions that notes give the title `dr.`. */
function isDoctor(person: Person): boolean {
  return person.profession !== undefined && DOCTORS.has(person.profession);
}

/** A form by the weights of the person's role: about three in four plain, the others hidden. */
export function chooseForm(person: Person, random: Random): Form {
  const kind =
    person.role === "patient"
      ? "PATIENT"
      : person.role === "relative"
        ? "RELATIVE"
        : isDoctor(person)
          ? "DOCTOR"
          : "NURSE";
  return (pickForm[kind] as (random: Random) => Form)(random);
}

/** What stands against a name without a space, by role. */
const GLUE = {
  patient: ["Mob:", "Mob:", "ivm.", "ADL:", "Pt:", "obv.", "ihb.", "vlgs.", "contr:"],
  relative: ["tel:", "Fam:", "ivm.", "vlgs.", "contact:", "1e cp:"],
  clinician: ["iom.", "dd.", "vlgs.", "Arts:", "overdr:", "visite:"],
};

/** The name as this form writes it, with the title before it or the ending after it as plain text. */
export function writeName(person: Person, form: Form, random: Random): Part[] {
  const name = (surface: string, label: string = form): Part => ({
    surface,
    label: "PERSON",
    person: person.id,
    form: label,
  });
  const surname = fullSurname(person);
  switch (form) {
    case "full":
      return [name(`${callName(person)} ${surname}`)];
    case "given":
      return [name(callName(person))];
    case "surname":
      return [name(random.chance(0.5) ? upperParticle(surname) : surname)];
    case "title-surname":
      return [`${title(person, random)} `, name(random.chance(0.3) ? upperParticle(surname) : surname)];
    case "title-full":
      return [
        `${title(person, random)} `,
        name(random.chance(0.5) ? `${callName(person)} ${surname}` : `${shortInitials(person, random)} ${surname}`),
      ];
    case "initials-surname":
      return [name(`${shortInitials(person, random)} ${surname}`)];
    case "lower": {
      const base = plainBase(person, random);
      return [name(lowerCase(base.surface), `lower+${base.form}`)];
    }
    case "upper": {
      const base = plainBase(person, random);
      return [name(base.surface.toUpperCase(), `upper+${base.form}`)];
    }
    case "misspelt": {
      const base = plainBase(person, random);
      return [name(misspellName(base.surface, random), `misspelt+${base.form}`)];
    }
    case "initials":
      return [name(bareInitials(person, random))];
    case "glued": {
      const base = plainBase(person, random);
      const lower = random.chance(0.2);
      const prefixes =
        person.role === "patient" ? [...GLUE.patient, person.gender === "male" ? "dhr." : "mw."] : GLUE[person.role];
      return [
        random.pick(prefixes),
        name(lower ? lowerCase(base.surface) : base.surface, `glued+${lower ? "lower+" : ""}${base.form}`),
      ];
    }
    case "possessive": {
      const surface = callName(person);
      return [name(surface), possessiveEnding(surface)];
    }
  }
}

/** Lower case as a Dutch keyboard has it: `İlke` becomes `ilke`, without the combining dot that Unicode keeps. */
function lowerCase(name: string): string {
  return name.replaceAll("İ", "I").toLowerCase();
}

function plainBase(person: Person, random: Random): { surface: string; form: string } {
  const draw = random.next();
  if (draw < 0.55) return { surface: callName(person), form: "given" };
  if (draw < 0.85) return { surface: fullSurname(person), form: "surname" };
  return { surface: `${callName(person)} ${fullSurname(person)}`, form: "full" };
}

function upperParticle(surname: string): string {
  return surname.slice(0, 1).toUpperCase() + surname.slice(1);
}

const TITLES = {
  male: ["dhr.", "dhr.", "dhr.", "dhr", "meneer", "de heer", "hr."],
  female: ["mw.", "mw.", "mw.", "mw", "mevr.", "mevrouw"],
};

/** A title in front of a surname: `dhr.`, `mevrouw`, `dr.`. */
function title(person: Person, random: Random): string {
  if (isDoctor(person)) return random.pick(["dr.", "dr.", "dr.", "dr", "dokter", "drs."]);
  return random.pick(TITLES[person.gender]);
}

function shortInitials(person: Person, random: Random): string {
  const all = random.chance(0.5) ? person.initials : person.initials.slice(0, 2);
  return random.chance(0.2) ? all.replaceAll(".", "") : all;
}

/** `JvdB`, `J.B.`, `JB`. */
function bareInitials(person: Person, random: Random): string {
  const first = person.initials.slice(0, 1);
  const particle = person.particle
    .split(" ")
    .map((word) => word.slice(0, 1).toLowerCase())
    .join("");
  const last = person.surname.slice(0, 1).toUpperCase();
  return random.pick([
    `${first}${particle}${last}`,
    `${first}${particle}${last}`,
    `${first}.${last}.`,
    `${first}${last}`,
  ]);
}

/** The name in a header field: `Jansen-de Wit, M.A.`, `Berg, J. van der`, or in reading order; some are all capitals. */
export function writeHeaderName(person: Person, random: Random): Part[] {
  const upper = random.chance(0.1);
  const mention = (surface: string): Part => ({
    surface: upper ? surface.toUpperCase() : surface,
    label: "PERSON",
    person: person.id,
    form: upper ? "upper+header" : "header",
  });
  const draw = random.next();
  if (draw < 0.45) return [mention(`${upperParticle(fullSurname(person))}, ${person.initials}`)];
  if (draw < 0.65 && person.particle !== "")
    return [mention(`${person.surname}, ${person.initials} ${person.particle}`)];
  if (draw < 0.85) return [mention(`${person.initials} ${fullSurname(person)}`)];
  return [mention(`${callName(person)} ${fullSurname(person)}`)];
}

/** The name in a sign-off, without a title. */
export function writeSignOffName(person: Person, random: Random): Part[] {
  const surname = fullSurname(person);
  const draw = random.next();
  const part = (surface: string, form: string): Part[] => [{ surface, label: "PERSON", person: person.id, form }];
  if (draw < 0.36) return part(`${person.initials} ${surname}`, "sign-off");
  if (draw < 0.64) return part(`${callName(person)} ${surname}`, "sign-off");
  if (draw < 0.78) return part(callName(person), "sign-off");
  if (draw < 0.88) return part(lowerCase(callName(person)), "lower+sign-off");
  return part(bareInitials(person, random), "initials+sign-off");
}
