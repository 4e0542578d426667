import { createRequire } from "node:module";

import { allLocales } from "@faker-js/faker";

import { NAME_POOLS } from "../names/pools.ts";
import type { Gender } from "../names/person.ts";
import { CHINESE_NAMES } from "./chinese-names.ts";
import type { NameStock, OriginStock, PackLanguage } from "./language-pack.ts";
import { romaniseCyrillic } from "./romanise-cyrillic.ts";
import { tableOf } from "./word-lists.ts";

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

/** How often people of each origin are met in notes of a language; the first is the country's own. */
const ORIGIN_WEIGHTS: Readonly<Record<PackLanguage, string>> = {
  es: `
    es: 70; arabic: 6; ro: 5; chinese: 2.5; ukrainian: 2; pt: 2; it: 2; en: 2; fr: 1.5; de: 1.5; senegalese: 2; indian: 1.5; pl: 1;
    russian: 1; nigerian: 1; nl: 0.5; swedish: 0.5; hungarian: 0.5
  `,
  it: `
    it: 70; ro: 6; arabic: 5; chinese: 3; ukrainian: 2.5; es: 2.5; indian: 2; senegalese: 2; pl: 1.5; de: 1.5; fr: 1.5; en: 1;
    croatian: 1; serbian: 1; slovenian: 1; nigerian: 1.5; pt: 1; russian: 1; ghanaian: 0.5
  `,
  en: `
    en: 58; indian: 8; nigerian: 4; pl: 4; ghanaian: 2; arabic: 4; chinese: 3.5; ro: 2; pt: 2; tr: 1; fr: 2; es: 3; it: 2; de: 1.5;
    vietnamese: 1; ukrainian: 1; hungarian: 1; zulu: 1; afrikaans: 1; latvian: 0.5; swedish: 0.5; danish: 0.5; czech: 0.5;
    kurdish: 0.5; indonesian: 0.5; nl: 0.5
  `,
  nl: `
    nl: 62; tr: 7; arabic: 8; indian: 4; indonesian: 3; pl: 5; de: 2; fr: 1.5; es: 1.5; en: 1.5; pt: 1.5; chinese: 2; ghanaian: 1;
    ukrainian: 1; serbian: 1; croatian: 1; hungarian: 0.5; kurdish: 1; vietnamese: 0.5; it: 1; ro: 1; senegalese: 0.5;
    nigerian: 0.5
  `,
};

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

/**
 * The people met in notes of this language: name stocks with their weights, the country's own first. From `@faker-js/faker` and
 * `chance`; Arabic ones romanised from its Arabic locale, Cyrillic ones by the table, Chinese ones composed of syllables.
 */
export function originsOf(language: PackLanguage): readonly OriginStock[] {
  return Object.entries(tableOf(ORIGIN_WEIGHTS[language])).map(([code, [weight]]) => {
    const origin = code as OriginCode;
    if (!stocks.has(origin)) stocks.set(origin, stockOf(origin));
    return { ...(stocks.get(origin) as NameStock), weight: Number(weight) };
  });
}
