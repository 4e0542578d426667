import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { allLocales } from "@faker-js/faker";

import { UnnameError } from "../../src/base/errors.ts";
import { COMMON_DUTCH_SURNAMES, NAME_POOLS } from "../names/pools.ts";
import type { Gender } from "../names/person.ts";
import { CHINESE_NAMES } from "./chinese-names.ts";
import type { LanguageSettings, NameStock, OriginStock } from "./language-pack.ts";
import { readNames } from "./read-names.ts";
import { romaniseCyrillic } from "./romanise-cyrillic.ts";

type LocaleCode = keyof typeof allLocales;

/** What of `chance` is used: names by gender and country, and surnames by country. */
interface ChanceNames {
  get(list: "firstNames"): Readonly<Record<Gender, Readonly<Record<string, readonly string[]>>>>;
  get(list: "lastNames"): Readonly<Record<string, readonly string[]>>;
}

// CommonJS without types.
const chance = new (createRequire(import.meta.url)("chance") as new (seed: number) => ChanceNames)(1);

/** Countries of `chance` whose names join those of an origin: the commonest of Britain and America among them. */
const CHANCE_COUNTRIES: Readonly<Partial<Record<string, readonly string[]>>> = {
  en: ["en", "uk"],
  it: ["it"],
  nl: ["nl"],
  es: ["es"],
  fr: ["fr"],
};

/** Surnames that change with the bearer's gender and are given in one form only. */
const FEMININE: Readonly<Partial<Record<string, (surname: string) => string>>> = {
  pl: (surname) => surname.replace(/(sk|ck|dzk)i$/u, "$1a"),
};

/** The locales of the package that stand for one origin; names of all of them together. */
const ORIGIN_LOCALES = {
  es: ["es", "es_MX"],
  en: ["en", "en_AU"],
  it: ["it"],
  nl: ["nl", "nl_BE"],
  fr: ["fr", "fr_BE"],
  de: ["de"],
  pt: ["pt_PT", "pt_BR"],
  ro: ["ro"],
  pl: ["pl"],
  tr: ["tr"],
  indian: ["en_IN", "en_NP"],
  ghanaian: ["en_GH"],
  nigerian: ["en_NG", "yo_NG"],
  zulu: ["zu_ZA"],
  afrikaans: ["af_ZA"],
  senegalese: ["fr_SN"],
  indonesian: ["id_ID"],
  vietnamese: ["vi"],
  uzbek: ["uz_UZ_latin"],
  kurdish: ["ku_kmr_latin"],
  hungarian: ["hu"],
  croatian: ["hr"],
  serbian: ["sr_RS_latin"],
  slovenian: ["sl_SI"],
  czech: ["cs_CZ"],
  slovak: ["sk"],
  latvian: ["lv"],
  finnish: ["fi"],
  swedish: ["sv"],
  danish: ["da"],
  norwegian: ["nb_NO"],
  ukrainian: ["uk"],
  russian: ["ru"],
} as const satisfies Record<string, readonly LocaleCode[]>;

/** An origin: a locale of the package, or one composed here. */
type OriginCode = keyof typeof ORIGIN_LOCALES | "arabic" | "chinese";

function isName(name: string): boolean {
  return (
    /^\p{Lu}?[\p{Script=Latin}'’ -]{1,22}$/u.test(name) &&
    name.length >= 2 &&
    /^\p{Lu}|^(d|l)['’]|^(de|van|da|del)/u.test(name)
  );
}

function clean(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => romaniseCyrillic(name).trim()).filter(isName))];
}

interface NameLists {
  readonly generic?: readonly string[] | undefined;
  readonly female?: readonly string[] | undefined;
  readonly male?: readonly string[] | undefined;
}

function listsOf(locale: LocaleCode, key: "first_name" | "last_name"): NameLists {
  const person = allLocales[locale].person;
  return (person?.[key] ?? {}) as NameLists;
}

function stockOf(code: OriginCode): NameStock {
  if (code === "arabic") return NAME_POOLS.moroccan;
  if (code === "chinese") return CHINESE_NAMES;
  const locales = ORIGIN_LOCALES[code];
  const countries = CHANCE_COUNTRIES[code] ?? [];
  const given = (gender: Gender) =>
    clean([
      ...locales.flatMap((locale) => listsOf(locale, "first_name")[gender] ?? []),
      ...countries.flatMap((country) => chance.get("firstNames")[gender][country] ?? []),
    ]);
  const surnames = (gender: Gender) => {
    const all = locales.flatMap((locale) => {
      const lists = listsOf(locale, "last_name");
      const gendered = lists[gender] ?? [];
      return gendered.length >= 10 ? gendered : [...gendered, ...(lists.generic ?? [])];
    });
    all.push(...countries.flatMap((country) => chance.get("lastNames")[country] ?? []));
    const feminine = gender === "female" ? FEMININE[code] : undefined;
    return clean(feminine === undefined ? all : all.map(feminine));
  };
  return {
    female: given("female"),
    male: given("male"),
    surnames: { female: surnames("female"), male: surnames("male") },
  };
}

const stocks = new Map<OriginCode, NameStock>();

function packagedStock(code: OriginCode): NameStock {
  let stock = stocks.get(code);
  if (stock === undefined) stocks.set(code, (stock = stockOf(code)));
  return stock;
}

function isPackaged(code: string): code is OriginCode {
  return code === "arabic" || code === "chinese" || Object.hasOwn(ORIGIN_LOCALES, code);
}

/**
 * The people met in notes of a language: name stocks with their weights, the country's own first. From `@faker-js/faker`, `chance`
 * and the files of `folder`; Arabic names are romanised from the package's Arabic locale, Cyrillic ones by the table, Chinese ones
 * composed of syllables. Throws `input-format` for an origin that is neither known nor a file.
 */
export function originsOf(
  { origins, ownNames, notNames }: Pick<LanguageSettings, "origins" | "ownNames" | "notNames">,
  folder: string,
): readonly OriginStock[] {
  const words = new Set(notNames);
  const keep = (name: string) => !words.has(name);
  return Object.entries(origins).map(([code, weight], index) => {
    if (!isPackaged(code)) return { ...readOrigin(code, folder), weight };
    const stock = packagedStock(code);
    if (index === 0) return { ...widen(stock, ownNames, folder), weight };
    return { ...stock, female: stock.female.filter(keep), male: stock.male.filter(keep), weight };
  });
}

/** The country's own people: the names of the package with those of the files. */
function widen(packaged: NameStock, own: LanguageSettings["ownNames"], folder: string): NameStock {
  const gather = (sources: readonly string[], pick: (stock: NameStock) => readonly string[]) => {
    const names = sources.flatMap((source) => pick(sourceOf(source, packaged, folder)));
    return own.distinct === true ? [...new Set(names)] : names;
  };
  return {
    female: gather(own.given, ({ female }) => female),
    male: gather(own.given, ({ male }) => male),
    surnames: {
      female: gather(own.surnames, ({ surnames }) => surnames.female),
      male: gather(own.surnames, ({ surnames }) => surnames.male),
    },
  };
}

function sourceOf(source: string, packaged: NameStock, folder: string): NameStock {
  if (source === "package") return packaged;
  if (source !== "common-dutch") return readOrigin(source, folder);
  return { female: [], male: [], surnames: { female: COMMON_DUTCH_SURNAMES, male: COMMON_DUTCH_SURNAMES } };
}

function readOrigin(name: string, folder: string): NameStock {
  const path = join(folder, `${name}.txt`);
  if (existsSync(path)) return readNames(path);
  throw new UnnameError("input-format", `language.json: expected "${name}" to be a known origin or the file ${path}.`);
}
