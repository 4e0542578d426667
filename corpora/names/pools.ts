import { createRequire } from "node:module";

import { faker as az } from "@faker-js/faker/locale/az";
import { faker as ar } from "@faker-js/faker/locale/ar";
import { faker as enIN } from "@faker-js/faker/locale/en_IN";
import { faker as frSN } from "@faker-js/faker/locale/fr_SN";
import { faker as idID } from "@faker-js/faker/locale/id_ID";
import { faker as nl } from "@faker-js/faker/locale/nl";
import { faker as nlBE } from "@faker-js/faker/locale/nl_BE";
import { faker as pl } from "@faker-js/faker/locale/pl";
import { faker as tr } from "@faker-js/faker/locale/tr";
import { faker as uz } from "@faker-js/faker/locale/uz_UZ_latin";

import { DUTCH_PLACES } from "../places.ts";
import type { Gender, Origin } from "./person.ts";

// The package has no types, and its `export =` is a CommonJS function.
const romanise = createRequire(import.meta.url)("arabic-name-to-en") as (name: string) => string;

/** The names people of one origin are given, in the package's order. */
export interface NamePool {
  readonly female: readonly string[];
  readonly male: readonly string[];
  /** Surnames with their particles, by gender where the language inflects them. */
  readonly surnames: Readonly<Record<Gender, readonly string[]>>;
}

type Locale = typeof nl;

function given(locale: Locale, gender: Gender): string[] {
  return (locale.definitions.person.first_name[gender] ?? []).filter(isLatinName);
}

function surnames(locale: Locale, gender: Gender): string[] {
  const lists = locale.definitions.person.last_name;
  return [...(lists[gender] ?? lists.generic ?? [])].filter(isLatinName);
}

function isLatinName(name: string): boolean {
  return name.length >= 3 && name.length <= 18 && /^\p{Lu}?[\p{Script=Latin}' -]+$/u.test(name) && !/[əƏ‘’]/.test(name);
}

/** Sanskrit compounds in the package's list run to 16 letters; people who migrated by way of Suriname have short forms. */
function isShort(name: string): boolean {
  return name.length <= 8;
}

/** Romanised names without the vowels Arabic leaves out read as noise: keep those a Dutch registrar could have written. */
function isReadable(name: string): boolean {
  const plain = name.toLowerCase();
  return (
    plain.length >= 4 &&
    /^[A-Z][a-z]+$/.test(name) &&
    !/^[^aeiou]{2}(?!r)/.test(plain) &&
    !/[^aeiou]{3}|[aeiou]{3}|q[^u]|aiam|lai|mai$/.test(plain)
  );
}

function romanised(names: readonly string[]): string[] {
  return names.map((name) => romanise(name).replace(/\s+/g, " ").trim()).filter((name) => name !== "");
}

/** `Alashraf` → `El Ashraf`, `Bn Omar` → `Ben Omar`: the spelling of the French civil registry in Morocco. */
function moroccanSurnames(): string[] {
  const names: string[] = [];
  for (const name of romanised(ar.definitions.person.last_name.generic ?? [])) {
    const match = /^(Al|Bn )\s*(\p{L}{3,})$/u.exec(name);
    const stem = match === null ? name : (match[2] as string);
    const capital = stem[0]?.toUpperCase() + stem.slice(1).toLowerCase();
    if (!isReadable(capital)) continue;
    const spelt = capital.replace(/sh/g, "ch").replace(/Sh/g, "Ch").replace(/ei?$/, "i").replace(/oo/g, "ou");
    names.push(match === null ? spelt : `${match[1] === "Al" ? "El" : "Ben"} ${spelt}`);
  }
  // Surnames formed from a father's name: Ben Hassan, Ait Omar, El Idrissi.
  const fathers = moroccanGiven("male").filter(
    (name) => !given(frSN, "male").includes(name) || given(nl, "male").includes(name),
  );
  for (const father of fathers) {
    names.push(/[aeiou]$/.test(father) ? `Ait ${father}` : `Ben ${father}`);
    if (/[^aeiou]$/.test(father) && father.length <= 7) names.push(`El ${father}i`, `Ou${father.toLowerCase()}`);
  }
  return unique(names);
}

function moroccanGiven(gender: Gender): string[] {
  const elsewhere = new Set([tr, uz, az, frSN, idID].flatMap((locale) => given(locale as Locale, gender)));
  const shared = given(nl, gender).filter((name) => elsewhere.has(name));
  const arabic = romanised(ar.definitions.person.first_name[gender] ?? []).filter(isReadable);
  return unique([...given(frSN, gender), ...shared, ...arabic]);
}

/** Surnames as Dutch forms them: a father's name with -s or -sen, or the place a family came from. */
function derivedDutchSurnames(): string[] {
  const elsewhere = new Set([tr, uz, az, frSN, idID, enIN, pl].flatMap((locale) => given(locale as Locale, "male")));
  const fathers = given(nl, "male").filter(
    (name) => /^[A-Z][a-z]{3,7}[bdfgklmnprt]$/.test(name) && !elsewhere.has(name),
  );
  const patronymics = fathers.flatMap((name) => [`${name}s`, `${name}sen`]);
  const places = DUTCH_PLACES.filter((place) => /^[A-Z][a-z]{3,11}$/.test(place.name)).slice(0, 220);
  return [...patronymics, ...places.map((place) => `van ${place.name}`)];
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function sameForAll(names: readonly string[]): Record<Gender, readonly string[]> {
  return { female: names, male: names };
}

function polishSurname(name: string): string {
  return name.replace(/(sk|ck|dzk)i$/, "$1a");
}

/** Surnames that Dutch registers hold most; drawn more often than derived ones. */
export const COMMON_DUTCH_SURNAMES: readonly string[] = surnames(nl, "male");

/** Names by origin, from @faker-js/faker's locales; Moroccan surnames romanised from its Arabic ones. */
export const NAME_POOLS: Readonly<Record<Origin, NamePool>> = {
  dutch: { female: given(nl, "female"), male: given(nl, "male"), surnames: sameForAll(derivedDutchSurnames()) },
  flemish: { female: given(nlBE, "female"), male: given(nlBE, "male"), surnames: sameForAll(surnames(nlBE, "male")) },
  turkish: { female: given(tr, "female"), male: given(tr, "male"), surnames: sameForAll(surnames(tr, "male")) },
  moroccan: { female: moroccanGiven("female"), male: moroccanGiven("male"), surnames: sameForAll(moroccanSurnames()) },
  "surinamese-hindustani": {
    female: given(enIN, "female").filter(isShort),
    male: given(enIN, "male").filter(isShort),
    surnames: sameForAll(surnames(enIN, "male")),
  },
  "surinamese-javanese": {
    female: given(idID, "female"),
    male: given(idID, "male"),
    surnames: { female: surnames(idID, "female"), male: surnames(idID, "male") },
  },
  polish: {
    female: given(pl, "female"),
    male: given(pl, "male"),
    surnames: { female: surnames(pl, "male").map(polishSurname), male: surnames(pl, "male") },
  },
};
