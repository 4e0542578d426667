import type { Random } from "../../src/base/random.ts";
import type { SlotFiller } from "../grammar.ts";
import type { Part } from "../text-builder.ts";
import { createCharacter, type Character, type Role } from "./cast.ts";
import type { LanguagePack } from "./language-pack.ts";
import { chooseForm, NAME_FORMS, writePerson, type Address, type NameForm } from "./write-person.ts";

const ROLES: Readonly<Record<string, Role>> = {
  p: "patient",
  o: "patient",
  r: "relative",
  f: "friend",
  d: "doctor",
  n: "nurse",
  t: "staff",
};
// `{n:2-8}` is a number, `{n:given}` a nurse.
const PERSON_SLOT = /^([parfdnto])([2-4]?)(?:([:.~])(?!\d)(.*))?$/u;
/** A thing that bears somebody's name: a ward, a street, a sign, a dog. No mention. */
const THING_SLOT = /^named[2-3]?:(given|surname)$/u;
const PLACE_SLOT = /^(city|region|country|abroad)[2-3]?$/u;

/**
 * What frames of one note are filled with: people who stay the same all note long, places, terms and numbers. Throws a RangeError
 * for a slot that neither the engine nor the pack knows.
 */
export function createSlotFiller(pack: LanguagePack, address: Address, random: Random): SlotFiller {
  const cast = new Map<string, Character>();
  const drawn = new Map<string, string>();

  const characterOf = (letter: string, number: string): Character => {
    const id = letter + number;
    let character = cast.get(id);
    if (character === undefined) {
      const role = ROLES[letter] ?? random.pick(["doctor", "nurse", "nurse", "staff"] as const);
      const family = letter === "r" ? characterOf("p", "") : undefined;
      cast.set(id, (character = createCharacter(id, role, pack, random, family)));
    }
    return character;
  };

  const fillPerson = (match: RegExpExecArray): readonly Part[] => {
    const [, letter, number, kind, detail = ""] = match as unknown as [string, string, string, string?, string?];
    const person = characterOf(letter, number);
    if (kind === "~") return [detail.split("/")[person.gender === "male" ? 0 : 1] ?? ""];
    if (kind === ".") return [describe(person, detail, pack)];
    if (kind === ":" && !NAME_FORMS.includes(detail as NameForm))
      throw new RangeError(`unknown form "${detail}" of a name`);
    return writePerson(person, kind === ":" ? (detail as NameForm) : chooseForm(person, address, random), {
      pack,
      random,
    });
  };

  return (slot) => {
    const person = PERSON_SLOT.exec(slot);
    if (person !== null) return fillPerson(person);
    const place = PLACE_SLOT.exec(slot);
    if (place !== null) {
      const kind = place[1] as keyof LanguagePack["places"];
      if (!drawn.has(slot)) drawn.set(slot, random.pick(pack.places[kind]));
      return [{ surface: drawn.get(slot) as string, label: "GPE", person: null, form: "places" }];
    }
    const thing = THING_SLOT.exec(slot);
    if (thing !== null) {
      if (!drawn.has(slot)) drawn.set(slot, nameOfThing(thing[1] as "given" | "surname", pack, random));
      return [drawn.get(slot) as string];
    }
    const terms = Object.hasOwn(pack.terms, slot) ? pack.terms[slot] : pack.terms[slot.replace(/[2-3]$/u, "")];
    if (terms !== undefined) return [random.pick(terms)];
    return [fillNumber(slot, pack, random)];
  };
}

/** Of the country's own people: streets and wards are called after few others. */
function nameOfThing(kind: "given" | "surname", { originStocks }: LanguagePack, random: Random): string {
  const gender = random.pick(["female", "male"] as const);
  const [own] = originStocks;
  if (own === undefined) throw new RangeError("a pack without people");
  return random.pick(kind === "given" ? own[gender] : own.surnames[gender]);
}

function describe(person: Character, detail: string, pack: LanguagePack): string {
  if (detail === "rel" || detail === "prof") return person.word;
  const word = Object.hasOwn(pack.people.words, detail) ? pack.people.words[detail] : undefined;
  if (word === undefined) throw new RangeError(`unknown word "${detail}" about a person`);
  return word[person.gender];
}

function between(low: number, high: number, random: Random): number {
  return low + random.int(high - low + 1);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

function range(detail: string): readonly [number, number] {
  const [low, high] = detail.split("-").map(Number);
  if (low === undefined || high === undefined || !(high >= low)) throw new RangeError(`not a range: "${detail}"`);
  return [low, high];
}

function decimalOf(low: number, high: number, pack: LanguagePack, random: Random): string {
  return (low + (high - low) * random.next()).toFixed(1).replace(".", pack.decimal);
}

function dateOf(pack: LanguagePack, random: Random): string {
  const [day, month, year] = [between(1, 28, random), between(1, 12, random), between(2019, 2026, random)];
  const separator = pack.dateSeparator;
  const forms = [
    `${twoDigits(day)}${separator}${twoDigits(month)}${separator}${year}`,
    `${day}${separator}${month}`,
    `${day}${separator}${month}${separator}${year - 2000}`,
    `${twoDigits(day)}.${twoDigits(month)}.${year}`,
    `${day} ${pack.months[month - 1]}`,
  ];
  return random.pick(forms);
}

/** Random digits drawn for a telephone number, whatever the language: so the notes of a seed stay what they were. */
const DIGITS_DRAWN = 130;

function phoneOf({ phones }: LanguagePack, random: Random): string {
  const digits = Array.from({ length: DIGITS_DRAWN }, () => random.int(10));
  let next = phones.firstDigit;
  return random.pick(phones.forms.map((form) => form.replaceAll("#", () => String(digits[next++ % DIGITS_DRAWN]))));
}

function timeOf({ times }: LanguagePack, random: Random): string {
  const form = random.pick(times);
  const hour = twoDigits(random.int(24));
  return form.replace("HH", hour).replace("MM", twoDigits(random.int(12) * 5));
}

function fillNumber(slot: string, pack: LanguagePack, random: Random): string {
  const [name, detail = ""] = slot.split(":") as [string, string | undefined];
  switch (name) {
    case "n":
      return String(between(...range(detail), random));
    case "dec":
      return decimalOf(...range(detail), pack, random);
    case "time":
      return timeOf(pack, random);
    case "date":
      return dateOf(pack, random);
    case "weekday":
      return random.pick(pack.weekdays);
    case "month":
      return random.pick(pack.months);
    case "year":
      return String(between(1990, 2026, random));
    case "age":
      return String(random.chance(0.15) ? between(1, 17, random) : between(18, 97, random));
    case "bp":
      return `${between(85, 195, random)}/${between(45, 105, random)}`;
    case "spo2":
      return String(between(84, 100, random));
    case "hr":
      return String(between(45, 135, random));
    case "temp":
      return decimalOf(35.4, 39.6, pack, random);
    case "bed":
      return String(between(1, 36, random)) + (random.chance(0.2) ? random.pick(["A", "B", "C"]) : "");
    case "phone":
      return phoneOf(pack, random);
    case "id":
      return String(between(100_000, 9_999_999, random));
    default:
      throw new RangeError(`unknown slot "${slot}"`);
  }
}
