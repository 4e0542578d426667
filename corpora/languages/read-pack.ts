import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { UnnameError } from "../../src/base/errors.ts";
import type { Gender } from "../names/person.ts";
import { cutSections, listFiles, readLines, readRows } from "../read-data.ts";
import { hospitalTerms } from "./hospital-terms.ts";
import type { GenderedWord, LanguagePack, LanguageSettings, NoteKindPack, PeopleWords } from "./language-pack.ts";
import { originsOf } from "./origins.ts";
import { placesOf } from "./places.ts";
import { readNames } from "./read-names.ts";

/**
 * A language for the generator of short notes: `language.json`, `kinds`, `look-alikes`, `terms`, `people`, `names`,
 * `abbreviations.tsv` and `exonyms.tsv` of a folder that is called after it. docs/background/generator.md says what each holds.
 */
export function readPack(folder: string): LanguagePack {
  const language = basename(folder);
  const { places, leftOut, ...settings } = JSON.parse(
    readFileSync(join(folder, "language.json"), "utf8"),
  ) as LanguageSettings;
  const lookAlikes = readFolder(join(folder, "look-alikes"));
  const twice = new Set(settings.lookAlikesDrawnTwice);
  const compoundHeads = join(folder, "names", "compound-heads.txt");
  return {
    ...settings,
    language,
    leftOut: new RegExp(leftOut, "gu"),
    kinds: listFiles(join(folder, "kinds"), ".txt").flatMap((name) => readKinds(join(folder, "kinds", `${name}.txt`))),
    lookAlikes: Object.values(lookAlikes).flat(),
    lookAlikeDraws: Object.entries(lookAlikes).flatMap(([name, frames]) =>
      twice.has(name) ? [...frames, ...frames] : frames,
    ),
    terms: { ...(settings.hospitalTerms === true ? hospitalTerms() : {}), ...readFolder(join(folder, "terms")) },
    people: readPeople(join(folder, "people")),
    originStocks: originsOf(settings, join(folder, "names")),
    ordinaryNames: readNames(join(folder, "names", "ordinary.txt")),
    ...(existsSync(compoundHeads) ? { compoundHeads: readNames(compoundHeads) } : {}),
    places: placesOf(language, places, readExonyms(join(folder, "exonyms.tsv"))),
    abbreviations: readForms(join(folder, "abbreviations.tsv")),
  };
}

/** The lines of each file of a folder, by its name, in the order of the names. */
function readFolder(folder: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(listFiles(folder, ".txt").map((name) => [name, readLines(join(folder, `${name}.txt`))]));
}

/** Kinds of note: `== nursing progress, weight 10`, under it `-- named`, `-- plain`, a `-- header` for each block, `-- sign-offs`. */
function readKinds(path: string): readonly NoteKindPack[] {
  return cutSections(readLines(path), "== ", path).map(({ heading, entries }) => {
    const [, name, weight] = /^(.+), weight (\d+(?:\.\d+)?)$/u.exec(heading) ?? [];
    if (name === undefined)
      throw new UnnameError("input-format", `${path}: expected "== NAME, weight NUMBER", found "== ${heading}".`);
    const parts = cutSections(entries, "-- ", path);
    const unknown = parts.find((part) => !["named", "plain", "header", "sign-offs"].includes(part.heading));
    if (unknown !== undefined)
      throw new UnnameError(
        "input-format",
        `${path}: expected "-- named", "-- plain", "-- header" or "-- sign-offs", found "-- ${unknown.heading}".`,
      );
    const blocks = (wanted: string) => parts.filter((part) => part.heading === wanted).map((part) => part.entries);
    return {
      name,
      weight: Number(weight),
      named: blocks("named").flat(),
      plain: blocks("plain").flat(),
      headers: blocks("header"),
      signOffs: blocks("sign-offs").flat(),
    };
  });
}

function readPeople(folder: string): PeopleWords {
  const gendered = (name: string): readonly GenderedWord[] =>
    readRows(join(folder, `${name}.tsv`)).map(([female, male]) => ({ female, male }) as GenderedWord);
  const { given, ...titles } = readTitles(join(folder, "titles.tsv"));
  return {
    titles,
    givenTitles: given,
    relations: gendered("relations"),
    friends: gendered("friends"),
    doctors: gendered("doctors"),
    nurses: gendered("nurses"),
    staff: gendered("staff"),
    nicknames: readForms(join(folder, "nicknames.tsv")),
    words: Object.fromEntries(
      readRows(join(folder, "words.tsv"), 3).map(([name, female, male]) => [name, { female, male } as GenderedWord]),
    ),
  };
}

type Titles = Readonly<Record<keyof PeopleWords["titles"] | "given", Readonly<Record<Gender, readonly string[]>>>>;

function readTitles(path: string): Titles {
  const empty = () => ({ female: [] as readonly string[], male: [] as readonly string[] });
  const titles = { patient: empty(), doctor: empty(), nurse: empty(), relative: empty(), given: empty() };
  for (const [role, gender, ...forms] of readRows(path)) {
    const ofRole = Object.entries(titles).find(([name]) => name === role)?.[1];
    if (ofRole === undefined || (gender !== "female" && gender !== "male"))
      throw new UnnameError("input-format", `${path}: unknown role "${role}" or gender "${gender}".`);
    ofRole[gender] = forms;
  }
  return titles;
}

/** A word a line, then its other forms. */
function readForms(path: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(readRows(path).map(([word, ...forms]) => [word as string, forms]));
}

function readExonyms(path: string): ReadonlyMap<string, string> {
  return new Map(readRows(path).map(([town, called]) => [town as string, called as string]));
}
