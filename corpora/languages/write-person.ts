import type { Random } from "../../src/base/random.ts";
import { possessiveEnding } from "../names/spelling.ts";
import type { Part } from "../text-builder.ts";
import { createWeighted } from "../weighted.ts";
import type { Character, Role } from "./cast.ts";
import type { LanguagePack } from "./language-pack.ts";

/** The ways a name is asked for in a frame: `{p:full}`. */
export const NAME_FORMS = [
  "full",
  "given",
  "surname",
  "titled",
  "given-titled",
  "initials",
  "monogram",
  "nick",
  "header",
  "genitive",
] as const;
export type NameForm = (typeof NAME_FORMS)[number];

/** How the writer of a note mostly calls patients. */
export type Address = "given" | "titled" | "surname" | "mixed";

/** How often somebody who has a short name is called by it where a given name is asked for. */
const NICKNAME_SHARE = 0.35;

type FormPicker = (random: Random) => NameForm;

const PATIENT: Readonly<Record<Address, FormPicker>> = {
  given: createWeighted<NameForm>([
    ["given", 80],
    ["full", 8],
    ["nick", 7],
    ["titled", 3],
    ["given-titled", 2],
  ]),
  titled: createWeighted<NameForm>([
    ["titled", 76],
    ["given-titled", 5],
    ["full", 10],
    ["initials", 4],
    ["given", 5],
  ]),
  surname: createWeighted<NameForm>([
    ["surname", 70],
    ["full", 10],
    ["initials", 10],
    ["header", 5],
    ["titled", 5],
  ]),
  mixed: createWeighted<NameForm>([
    ["given", 34],
    ["titled", 22],
    ["surname", 14],
    ["full", 13],
    ["initials", 7],
    ["nick", 4],
    ["given-titled", 3],
    ["header", 2],
    ["monogram", 1],
  ]),
};
const BY_ROLE: Readonly<Record<Exclude<Role, "patient">, FormPicker>> = {
  relative: createWeighted<NameForm>([
    ["given", 72],
    ["full", 11],
    ["titled", 6],
    ["nick", 6],
    ["surname", 2],
    ["initials", 1],
    ["given-titled", 2],
  ]),
  friend: createWeighted<NameForm>([
    ["given", 72],
    ["full", 14],
    ["nick", 6],
    ["titled", 6],
    ["surname", 2],
  ]),
  doctor: createWeighted<NameForm>([
    ["titled", 40],
    ["surname", 31],
    ["given", 11],
    ["full", 9],
    ["initials", 7],
    ["monogram", 1],
  ]),
  nurse: createWeighted<NameForm>([
    ["given", 50],
    ["surname", 21],
    ["full", 13],
    ["titled", 9],
    ["initials", 4],
    ["nick", 3],
  ]),
  staff: createWeighted<NameForm>([
    ["given", 43],
    ["surname", 24],
    ["full", 17],
    ["titled", 8],
    ["initials", 6],
    ["nick", 2],
  ]),
};

/** A form that is likely for the person's role, and for how this writer calls patients. */
export function chooseForm(person: Character, address: Address, random: Random): NameForm {
  return person.role === "patient" ? PATIENT[address](random) : BY_ROLE[person.role](random);
}

/** The language and the stream of random numbers that a name is written with. */
export interface NameContext {
  readonly pack: LanguagePack;
  readonly random: Random;
}

/** The name as this form writes it: the title before it and the ending after it as plain text. The person's id is the slot's. */
export function writePerson(person: Character, form: NameForm, { pack, random }: NameContext): Part[] {
  const mention = (surface: string, category: string): Part => ({
    surface,
    label: "PERSON",
    person: person.id,
    form: categorise(person, surface, category),
  });
  const given = person.given[0] as string;
  switch (form) {
    case "full":
      return [mention(fullName(person, pack, random), "full name")];
    case "given":
      if (person.nickname === null || !random.chance(NICKNAME_SHARE)) return [mention(given, "given name")];
      return [mention(person.nickname, "nickname")];
    case "nick":
      return [mention(person.nickname ?? given, person.nickname === null ? "given name" : "nickname")];
    case "surname":
      return [mention(surnameAlone(person, pack, random), "surname")];
    case "titled": {
      const name = random.chance(0.85) ? surnameAlone(person, pack, random) : fullName(person, pack, random);
      return [`${titleOf(person, pack, random)} `, mention(name, "titled")];
    }
    case "given-titled": {
      const titles = pack.people.givenTitles[person.gender];
      return [
        ...(titles.length === 0 ? [] : [`${random.pick(titles)} `]),
        mention(given, titles.length === 0 ? "given name" : "titled"),
      ];
    }
    case "initials":
      return [mention(`${initialsOf(person, random)} ${surnameAlone(person, pack, random, false)}`, "initials")];
    case "monogram":
      return [mention(monogram(person, random), "initials")];
    case "header":
      return [mention(headerName(person, pack, random), "full name")];
    case "genitive":
      return writeGenitive(given, person, pack, random);
  }
}

function writeGenitive(given: string, person: Character, { writing }: LanguagePack, random: Random): Part[] {
  const isDutch = writing.genitive === "dutch";
  const ending = isDutch ? possessiveEnding(given) : given.endsWith("s") && random.chance(0.5) ? "'" : "'s";
  // Written together the ending is part of the word: Karins, and Marys by those in a hurry.
  const together = isDutch ? ending === "s" : ending === "'s" && random.chance(0.15);
  const surface = together ? `${given}s` : given;
  const form = categorise(person, given, "given name");
  return [{ surface, label: "PERSON", person: person.id, form }, ...(together ? [] : [ending])];
}

/** The category of a mention, which recall is counted by: what makes it hard before what it is. */
function categorise(person: Character, surface: string, category: string): string {
  const words = surface.split(/[\s,]+/u);
  if (person.ordinary.some((name) => surface === name || (words.length === 1 && name === words[0])))
    return "ordinary word";
  if (category === "nickname" || category === "initials") return category;
  if (person.foreign) return "foreign";
  if (/\p{L}-\p{L}|\sde\s|\sdel\s|\svan\s|\s(?:Jr|Sr|III)/u.test(surface)) return "compound";
  if ((person.role === "relative" || person.role === "friend") && category === "given name") return "relatives";
  return category;
}

function titleOf(person: Character, { people }: LanguagePack, random: Random): string {
  const role = person.role === "staff" || person.role === "friend" ? "patient" : person.role;
  return random.pick(people.titles[role][person.gender]);
}

function fullName(person: Character, pack: LanguagePack, random: Random): string {
  const [first, second] = person.surnames as [string, string | undefined];
  const surnames = second !== undefined && random.chance(0.5) ? `${first} ${second}` : first;
  const given = person.given.length > 1 && random.chance(0.3) ? person.given.join(" ") : (person.given[0] as string);
  const middle =
    pack.givenNames.middleInitials && random.chance(0.06) ? ` ${random.pick([..."ABCDEFGHJKLMPRST"])}.` : "";
  return `${given}${middle} ${surnames}${person.suffix}`;
}

function surnameAlone(person: Character, { surnames }: LanguagePack, random: Random, free = true): string {
  const [first, second] = person.surnames as [string, string | undefined];
  const name = second !== undefined && random.chance(0.25) ? `${first} ${second}` : first;
  // A particle that opens the name is written with a capital by half of the writers.
  return free && (surnames.capitalParticles || random.chance(0.5))
    ? name.slice(0, 1).toUpperCase() + name.slice(1)
    : name;
}

function initialsOf(person: Character, random: Random): string {
  const letters = person.given.flatMap((name) => name.split(/[\s-]/u)).map((name) => name.slice(0, 1).toUpperCase());
  const used = random.chance(0.6) ? letters.slice(0, 1) : letters;
  const link = random.pick([".", ".", ".", ". ", "", " "]);
  return used.join(link) + (link.startsWith(".") ? "." : "");
}

function monogram(person: Character, random: Random): string {
  const names = [person.given[0] as string, ...person.surnames]
    .flatMap((name) => name.split(/[\s'-]/u))
    .filter((name) => name !== "");
  const letters = names.map((name) => name.slice(0, 1)).slice(0, 4);
  return random.chance(0.7) ? `${letters.join(".")}.` : letters.join("");
}

/** The name in a field: surname first or last, with given names or initials; the surname in capitals now and then. */
function headerName(person: Character, pack: LanguagePack, random: Random): string {
  const capitals = random.chance(0.25);
  const joined = person.surnames.join(" ");
  const surnames = capitals ? joined.toUpperCase() : joined;
  const all = person.given.join(" ");
  const given = random.chance(0.15) && pack.givenNames.initialsInFields ? initialsOf(person, random) : all;
  const draw = random.next();
  if (draw < 0.35) return `${surnames}, ${given}`;
  if (draw < pack.surnames.firstInFields)
    return `${surnames} ${capitals && random.chance(0.5) ? given.toUpperCase() : given}`;
  if (draw < 0.55 && pack.surnames.particleLastInFields) return withParticleLast(joined, given);
  return `${given} ${surnames}${person.suffix}`;
}

/** `Boer, J. de`: the particle at the end, as registers write it. */
function withParticleLast(surname: string, given: string): string {
  const match = /^((?:van|de|den|der|ter|ten|op|'t|het)(?: (?:de|den|der|het|'t))?) (.+)$/u.exec(surname);
  return match === null ? `${surname}, ${given}` : `${match[2]}, ${given} ${match[1]}`;
}
