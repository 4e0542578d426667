import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { PACKAGE_ROOT } from "../../base/package-root.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { foldWord } from "../../text/fold.ts";
import { createPool, type Pool } from "./pool.ts";
import type { Gender } from "./titles.ts";

/** A surname in its parts: "van der Meer" is `["van", "der"]`, "", "Meer"; "D'Angelo" is `[]`, "D'", "Angelo". */
export interface Surname {
  readonly particles: readonly string[];
  readonly prefix: string;
  readonly core: string;
}

export type PlaceKind = "town" | "region" | "country" | "abroad";

export interface GivenPools {
  readonly male: Pool<string>;
  readonly female: Pool<string>;
  /** Of either gender. */
  readonly any: Pool<string>;
}

/** What the surrogates of a language are drawn from. */
export interface SurrogateNames {
  readonly given: GivenPools;
  /** Folded first letter to the given names that begin with it. */
  readonly givenBy: ReadonlyMap<string, GivenPools>;
  /** First letters with several names of either gender. */
  readonly letters: Pool<string>;
  /** By {@link formOf}. */
  readonly surnames: ReadonlyMap<string, Pool<Surname>>;
  /** Kind and {@link joinsOf} of the name, with a bar between. */
  readonly places: ReadonlyMap<string, Pool<string>>;
  /** Folded names of places of which the kind is known. */
  readonly placeKinds: ReadonlyMap<string, PlaceKind>;
  readonly streets: Pool<string>;
}

/** A letter with fewer given names of a gender would give them away. */
const LEAST_OF_LETTER = 4;

const loaded = new Map<NoteLanguage, SurrogateNames>();
let genders: ReadonlyMap<string, Gender> | undefined;

/** Reads the names of a language (models/names), once a process: some ten milliseconds. */
export function loadSurrogateNames(language: NoteLanguage): SurrogateNames {
  let names = loaded.get(language);
  if (names === undefined) loaded.set(language, (names = readNames(language)));
  return names;
}

/** The gender of a folded given name, of whatever language; undefined if it is both or unknown. */
export function genderOf(given: string): Gender | undefined {
  genders ??= new Map(
    readList("genders").flatMap(([kind, name]) => (kind === "both" ? [] : [[name as string, kind as Gender] as const])),
  );
  return genders.get(given);
}

/** What surnames must share to stand in each other's place: the number of particles, and whether one is joined by an apostrophe. */
export function formOf(particles: number, hasPrefix: boolean): string {
  return `${particles}${hasPrefix ? "'" : ""}`;
}

/** What joins the words of a name: "Den Haag" " ", "Noord-Holland" "-", "Utrecht" "". */
export function joinsOf(name: string): string {
  return name
    .replace(/[\p{L}\p{M}\p{N}]+/gu, "|")
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .replaceAll("’", "'");
}

function readNames(language: NoteLanguage): SurrogateNames {
  const lines = readList(`surrogates-${language}`);
  const of = (...kinds: readonly string[]): [string, number][] =>
    lines.flatMap(([kind, name, weight]) => (kinds.includes(kind) ? [[name, Number(weight)]] : []));
  const male = of("male");
  const female = of("female");
  const letters = new Map<string, number>();
  const givenBy = new Map<string, GivenPools>();
  for (const letter of "abcdefghijklmnopqrstuvwxyz") {
    const own = (names: readonly [string, number][]) => names.filter(([name]) => foldWord(name).startsWith(letter));
    const pools = { male: own(male), female: own(female) };
    givenBy.set(letter, givenPools(pools.male, pools.female));
    if (pools.male.length < LEAST_OF_LETTER || pools.female.length < LEAST_OF_LETTER) continue;
    letters.set(
      letter,
      [...pools.male, ...pools.female].reduce((sum, [, weight]) => sum + weight, 0),
    );
  }
  const placeKinds = new Map<string, PlaceKind>();
  for (const [kind, name] of lines) {
    const known = PLACE_KINDS[kind];
    if (known !== undefined && !placeKinds.has(foldWord(name))) placeKinds.set(foldWord(name), known);
  }
  return {
    given: givenPools(male, female),
    givenBy,
    letters: createPool([...letters]),
    surnames: poolsBy(
      of("surname").map(([name, weight]) => [readSurname(name), weight] as const),
      (surname) => formOf(surname.particles.length, surname.prefix !== ""),
    ),
    places: new Map(
      (["town", "region", "country", "abroad"] as const).flatMap((kind) =>
        [...poolsBy(of(kind), joinsOf)].map(([joins, pool]) => [`${kind}|${joins}`, pool] as const),
      ),
    ),
    placeKinds,
    streets: createPool(of("street")),
  };
}

const PLACE_KINDS: Readonly<Record<string, PlaceKind>> = {
  country: "country",
  "country-too": "country",
  region: "region",
  abroad: "abroad",
  town: "town",
};

function givenPools(male: readonly [string, number][], female: readonly [string, number][]): GivenPools {
  return { male: createPool(male), female: createPool(female), any: createPool([...male, ...female]) };
}

function poolsBy<T>(weighted: readonly (readonly [T, number])[], keyOf: (item: T) => string): Map<string, Pool<T>> {
  const groups = new Map<string, (readonly [T, number])[]>();
  for (const entry of weighted) {
    const key = keyOf(entry[0]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return new Map([...groups].map(([key, group]) => [key, createPool(group)]));
}

function readSurname(name: string): Surname {
  const words = name.split(" ");
  const last = words.pop() as string;
  const prefix = /^\p{L}+'/u.exec(last)?.[0] ?? "";
  return { particles: words, prefix, core: last.slice(prefix.length) };
}

function readList(name: string): [string, string, string][] {
  return gunzipSync(readFileSync(join(PACKAGE_ROOT, "models", "names", `${name}.tsv.gz`)))
    .toString("utf8")
    .split("\n")
    .map((line) => line.split("\t") as [string, string, string]);
}
