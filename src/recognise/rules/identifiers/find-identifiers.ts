import { fieldNamesOf } from "../../field-names/find-field-names.ts";
import type { FieldName } from "../../field-names/field-name.ts";
import type { Reading } from "../../reading.ts";
import type { LanguageRules } from "../engine/language-rules.ts";
import { createAddressFinder } from "./addresses.ts";
import { createAgeFinder } from "./ages.ts";
import { createDateFinder } from "./dates.ts";
import { findEmails } from "./emails.ts";
import type { Finder, Found } from "./finder.ts";
import { createNumberFinder } from "./numbers.ts";
import { PatternSet } from "./pattern-search.ts";
import { createPhoneFinder } from "./phones.ts";
import { createPostcodeFinder } from "./postcodes.ts";
import { createTimeFinder } from "./times.ts";
import { createUrlFinder } from "./urls.ts";

/** Longest value of an address field, in code units. */
const LONGEST_ADDRESS = 100;

/** From a postcode on, an address is a place. */
const POSTCODE_ON =
  /[\s,.(-]*(?<![\p{N}\p{L}.])(?:\d{5}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})(?!\p{N}).*$/u;
/** And from a capitalised word that a comma parts from the house number: "14 Old Kent Road, London" names two things. */
const PLACE_ON =
  /^(.*\d.*?),\s(?!(?:bloque|piso|planta|puerta|portal|escalera|local|bajo|interno|scala|piano|flat|floor|suite|unit|apartment|room)(?!\p{L}))\p{Lu}\p{Ll}{3,}.*$/iu;

const created = new WeakMap<LanguageRules, (reading: Reading) => readonly Found[]>();

/**
 * Everything identifying but names and places: dates, times, ages, numbers, addresses. Findings may overlap. A language has one finder,
 * so that rules and models that ask for the same of a reading (`reading.get`) get what was found once.
 */
export function createIdentifierFinder(rules: LanguageRules): (reading: Reading) => readonly Found[] {
  let find = created.get(rules);
  if (find === undefined) {
    created.set(rules, (find = createFinder(rules)));
  }
  return find;
}

function createFinder(rules: LanguageRules): Finder {
  const patterns = new PatternSet();
  const finders: readonly Finder[] = [
    findEmails,
    createUrlFinder(patterns),
    createDateFinder(rules.dates, patterns),
    createTimeFinder(rules.dates, patterns),
    createAgeFinder(rules.ages, patterns),
    createPhoneFinder(rules.phones, patterns),
    createNumberFinder(rules.numbers, patterns),
    createPostcodeFinder(rules.addresses.postcodes, patterns),
    createAddressFinder(rules.addresses, patterns),
    (reading) => findAddressFields(reading.text, fieldNamesOf(reading, rules)),
  ];
  return (reading) => {
    const found: Found[] = [];
    for (const find of finders) for (const one of find(reading)) found.push(one);
    return found;
  };
}

/** "Domicilio: Carmen Romero 23": the whole value, up to a postcode, a stop or the next field. */
function findAddressFields(text: string, fields: readonly FieldName[]): Found[] {
  const found: Found[] = [];
  for (const [index, field] of fields.entries()) {
    if (field.kind !== "address") continue;
    const from = field.end + 1;
    const next = fields[index + 1]?.start ?? text.length;
    const value = text.slice(from, Math.min(next, from + LONGEST_ADDRESS)).split(/[\r\n]/, 1)[0] ?? "";
    const ended = /^(?:[^.]|\.(?=\S)|(?<=\p{L}\p{L}{0,3})\.(?=\s?\p{L}|\s?\d))*/u.exec(value)?.[0] ?? "";
    const address = ended.replace(POSTCODE_ON, "").replace(PLACE_ON, "$1");
    const lead = /^[\s:]*/u.exec(address)?.[0].length ?? 0;
    const surface = address.slice(lead).replace(/[\s,.;-]+$/u, "");
    if (!/\p{L}{2}/u.test(surface) || /@|www\./.test(surface)) continue;
    const start = from + lead;
    found.push({ start, end: start + surface.length, label: "ADDRESS", score: 0.96, rule: "address-field" });
  }
  return found;
}
