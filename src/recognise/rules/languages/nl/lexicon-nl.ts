import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { foldWord } from "../../../../text/fold.ts";
import type { Gazetteer } from "../../../gazetteer.ts";
import { createOrdinaryTest } from "../../lists/ordinary-words.ts";
import { readShippedNames } from "../../lists/shipped-names.ts";
import { hasFlag, loadDutchDictionary } from "./dictionary.ts";
import { EPONYMS, MEDICAL_WORDS } from "./eponyms.ts";
import { PARTICLES } from "./triggers.ts";
import { loadPlaces } from "./places.ts";

/** What is known of a word, whatever its case and accents. */
export interface WordFacts {
  readonly key: string;
  /** A Dutch word or one of its inflected forms; it may be a name as well ("Jan", "Bakker"). */
  readonly isOrdinary: boolean;
  /** No listed name, but put together from two Dutch words: a new compound, or a surname ("Molenkamp"). */
  readonly isCompound: boolean;
  /** UTF-16 code units of a genitive ending: 1 in "Annies", 2 in "Fatima's". */
  readonly genitive: number;
  /** A given name in a list of given names. */
  readonly isGiven: boolean;
  /** A given name or surname in any list. */
  readonly isName: boolean;
  /** A name that the Dutch spelling dictionary has, not only the lists of all the world. */
  readonly isLocalName: boolean;
  /** A name that needs nothing beside it: no ordinary word, no eponym of an illness. */
  readonly isSureName: boolean;
  /** A name, even if it is an ordinary word in small letters too ("Jan", "Piet"): inside a sentence a capital suffices. */
  readonly isCapitalName: boolean;
  readonly isEponym: boolean;
  /** "Franse", "Nederlander": capitalised, but no name unless something beside it says so. */
  readonly isNationality: boolean;
}

/** The word lists of `rules:nl`, all from packages, and lookups in them. */
export interface DutchLexicon {
  facts(word: string): WordFacts;
  /** For overlap figures: is this whole name (its words, particles aside) in the lists? */
  hasName(key: string): boolean;
  readonly places: Gazetteer;
}

const GIVEN_NAME_LANGUAGES = ["de", "en", "es", "fr", "it", "tr"];
/** Names shorter than this are too often abbreviations to stand alone. */
const SHORTEST_SURE_NAME = 3;
/** Distinct words whose facts are kept; about 100 bytes each. */
const CACHE_LIMIT = 400_000;

let loaded: DutchLexicon | undefined;

/** Loads the lists once a process: about 1 s and 150 MB. */
export function loadDutchLexicon(): DutchLexicon {
  loaded ??= buildLexicon();
  return loaded;
}

function buildLexicon(): DutchLexicon {
  const load = createRequire(import.meta.url);
  const dictionary = loadDutchDictionary();
  const names = new Set<string>();
  const given = new Set<string>();
  const hasName = (key: string) => names.has(key) || given.has(key);
  const words = { ...dictionary, isOrdinary: createOrdinaryTest("nl", dictionary.isOrdinary, hasName) };
  const humanNames = readFileSync(join(dirname(load.resolve("humannames")), "list.txt"), "utf8");
  for (const name of humanNames.split(/\s+/)) names.add(foldWord(name));
  for (const name of readShippedNames("nl-surnames")) names.add(name);
  for (const name of readShippedNames("nl-given")) given.add(name);
  const local = new Set<string>();
  const isProperName = (key: string) => hasFlag(words.properFlags(key) ?? "", "PN");
  for (const key of words.properKeys())
    if (isProperName(key) && !namesNoPerson(words.properFlags(key) ?? "")) local.add(key);
  for (const key of local) names.add(key);
  for (const language of GIVEN_NAME_LANGUAGES) {
    for (const name of (load(`gender-detection-from-name/names/${language}.js`) as Map<string, string>).keys()) {
      given.add(foldWord(name));
    }
  }
  const places = loadPlaces(words, hasName);

  const describe = (word: string): WordFacts => {
    const key = foldWord(word);
    const parts = key.split("-").filter((part) => part !== "");
    const owner = hasName(key) || words.isOrdinary(key) ? undefined : ownerOf(key);
    const isListed = (list: (key: string) => boolean) =>
      list(key) || (owner !== undefined && list(owner)) || (parts.length > 1 && parts.every(list));
    // "Virchow-klier", "Go-test": a name before a hyphen, then a thing in small letters.
    const tail = parts.length > 1 && /-\p{Ll}+$/u.test(word) && /\p{Lu}/u.test(word) ? (parts.at(-1) ?? "") : "";
    const isThing = tail !== "" && !PARTICLES.has(tail) && (words.isOrdinary(tail) || words.isCompound(tail));
    const isOrdinary = words.isOrdinary(key) || isThing;
    const isEponym = EPONYMS.has(key);
    const isName = !isThing && isListed(hasName);
    const isGiven = !isThing && isListed((part) => given.has(part));
    return {
      key,
      isOrdinary,
      isCompound: !isName && !isOrdinary && words.isCompound(key),
      genitive: key.endsWith("'s") ? 2 : owner === undefined || !hasName(owner) ? 0 : 1,
      isGiven,
      isName,
      isLocalName: !isThing && isListed((part) => local.has(part)),
      isSureName:
        isName && !isOrdinary && !isEponym && !MEDICAL_WORDS.has(key) && (owner ?? key).length >= SHORTEST_SURE_NAME,
      isCapitalName:
        isName &&
        !isEponym &&
        !MEDICAL_WORDS.has(key) &&
        key.length >= SHORTEST_SURE_NAME &&
        (!isOrdinary || isProperName(key)),
      isEponym,
      isNationality: !isGiven && words.isNationality(key),
    };
  };
  const cache = new Map<string, WordFacts>();
  return {
    places,
    hasName,
    facts: (word) => {
      const cached = cache.get(word);
      if (cached !== undefined) return cached;
      const facts = describe(word);
      if (cache.size >= CACHE_LIMIT) cache.clear();
      cache.set(word, facts);
      return facts;
    },
  };
}

/** Flags of inhabitants, which have plurals ("Javanen"). */
function namesNoPerson(flags: string): boolean {
  return ["Za", "Zb", "Zc", "Zd", "Ze", "Zf"].some((flag) => hasFlag(flags, flag));
}

/** "Annies", "Fatima's": whose; undefined where the word is no such form. */
function ownerOf(key: string): string | undefined {
  if (key.endsWith("'s")) return key.slice(0, -2);
  return key.length > 4 && key.endsWith("s") ? key.slice(0, -1) : undefined;
}
