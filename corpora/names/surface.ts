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
  ["title-surname", 33], ["full", 9], ["title-full", 5], ["initials-surname", 10], ["given", 13], ["surname", 6],
  ["lower", 8], ["upper", 4], ["misspelt", 6], ["initials", 5],
];
const RELATIVE: FormWeights = [
  ["given", 50], ["full", 16], ["title-surname", 6], ["initials-surname", 4], ["lower", 10], ["upper", 4], ["misspelt", 7], ["initials", 3],
];
const DOCTOR: FormWeights = [
  ["title-surname", 50], ["title-full", 10], ["initials-surname", 10], ["full", 5], ["surname", 5], ["lower", 7], ["upper", 3], ["misspelt", 6], ["initials", 4],
];
const NURSE: FormWeights = [
  ["given", 45], ["full", 18], ["initials-surname", 8], ["title-surname", 6], ["lower", 10], ["upper", 3], ["misspelt", 6], ["initials", 4],
];

const FORMS = { PATIENT, RELATIVE, DOCTOR, NURSE };
const pickForm = Object.fromEntries(Object.entries(FORMS).map(([kind, weights]) => [kind, createWeighted(weights)]));

const DOCTORS = new Set(["arts-assistent", "medisch specialist", "huisarts", "psychiater", "radioloog", "chirurg", "anesthesioloog", "specialist ouderengeneeskunde"]);

/** True for professions that notes give the title `dr.`. */
export function isDoctor(person: Person): boolean {
  return person.profession !== undefined && DOCTORS.has(person.profession);
}

/** A form by the weights of the person's role: about three in four plain, the others hidden. */
export function chooseForm(person: Person, random: Random): Form {
  const kind = person.role === "patient" ? "PATIENT" : person.role === "relative" ? "RELATIVE" : isDoctor(person) ? "DOCTOR" : "NURSE";
  return (pickForm[kind] as (random: Random) => Form)(random);
}

const GLUE = ["Mob:", "ivm.", "dd.", "ADL:", "vlgs.", "Pt:", "iom.", "mw.", "dhr.", "tel:", "obv.", "Fam:", "ihb."];

/** The name as this form writes it, with the title before it or the ending after it as plain text. */
export function writeName(person: Person, form: Form, random: Random): Part[] {
  const name = (surface: string, label: string = form): Part => ({ surface, label: "PERSON", person: person.id, form: label });
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
      return [`${title(person, random)} `, name(random.chance(0.5) ? `${callName(person)} ${surname}` : `${shortInitials(person, random)} ${surname}`)];
    case "initials-surname":
      return [name(`${shortInitials(person, random)} ${surname}`)];
    case "lower": {
      const base = plainBase(person, random);
      return [name(base.surface.toLowerCase(), `lower+${base.form}`)];
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
      return [random.pick(GLUE), name(lower ? base.surface.toLowerCase() : base.surface, `glued+${lower ? "lower+" : ""}${base.form}`)];
    }
    case "possessive": {
      const surface = callName(person);
      return [name(surface), possessiveEnding(surface)];
    }
  }
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

const TITLES = { male: ["dhr.", "dhr.", "dhr.", "dhr", "meneer", "de heer", "hr."], female: ["mw.", "mw.", "mw.", "mw", "mevr.", "mevrouw"] };

/** A title in front of a surname: `dhr.`, `mevrouw`, `dr.`. */
export function title(person: Person, random: Random): string {
  if (isDoctor(person)) return random.pick(["dr.", "dr.", "dr.", "dr", "dokter", "drs."]);
  return random.pick(TITLES[person.gender]);
}

function shortInitials(person: Person, random: Random): string {
  const all = random.chance(0.5) ? person.initials : person.initials.slice(0, 2);
  return random.chance(0.2) ? all.replaceAll(".", "") : all;
}

/** `JvdB`, `J.B.`, `JB`. */
export function bareInitials(person: Person, random: Random): string {
  const first = person.initials.slice(0, 1);
  const particle = person.particle.split(" ").map((word) => word.slice(0, 1).toLowerCase()).join("");
  const last = person.surname.slice(0, 1).toUpperCase();
  return random.pick([`${first}${particle}${last}`, `${first}${particle}${last}`, `${first}.${last}.`, `${first}${last}`]);
}

/** The name in a header field: `Jansen-de Wit, M.A.`, `Berg, J. van der`, or in reading order. */
export function writeHeaderName(person: Person, random: Random): Part[] {
  const mention = (surface: string): Part => ({ surface, label: "PERSON", person: person.id, form: "header" });
  const draw = random.next();
  if (draw < 0.45) return [mention(`${upperParticle(fullSurname(person))}, ${person.initials}`)];
  if (draw < 0.65 && person.particle !== "") return [mention(`${person.surname}, ${person.initials} ${person.particle}`)];
  if (draw < 0.85) return [mention(`${person.initials} ${fullSurname(person)}`)];
  return [mention(`${callName(person)} ${fullSurname(person)}`)];
}

/** The name in a sign-off, without a title. */
export function writeSignOffName(person: Person, random: Random): Part[] {
  const surname = fullSurname(person);
  const draw = random.next();
  const surface =
    draw < 0.4 ? `${person.initials} ${surname}` : draw < 0.7 ? `${callName(person)} ${surname}` : draw < 0.85 ? callName(person) : bareInitials(person, random);
  return [{ surface, label: "PERSON", person: person.id, form: draw < 0.85 ? "sign-off" : "sign-off+initials" }];
}
