import { openPlaces } from "../../lists/compiled-places.ts";
import { GIVEN_NAME_LANGUAGES, readGivenNames, readHumanNames } from "../../lists/name-lists.ts";
import { createOrdinaryTest } from "../../lists/ordinary-words.ts";
import { readShippedNames } from "../../lists/shipped-names.ts";
import type { NameLists } from "../../engine/name-lists.ts";
import { hasFlag, loadDutchDictionary } from "./dictionary.ts";
import { loadPlaces } from "./places.ts";

let loaded: NameLists | undefined;

/** The lists of names, words and places for Dutch notes, read once a process: about a second. */
export function loadDutchLists(): NameLists {
  loaded ??= readDutchLists();
  return loaded;
}

function readDutchLists(): NameLists {
  const words = loadDutchDictionary();
  const names = readHumanNames();
  for (const name of readShippedNames("nl-surnames")) names.add(name);
  const local = new Set<string>();
  for (const key of words.properKeys()) {
    const flags = words.properFlags(key) ?? "";
    if (hasFlag(flags, "PN") && !INHABITANTS.some((flag) => hasFlag(flags, flag))) local.add(key);
  }
  const given = new Set(GIVEN_NAME_LANGUAGES.flatMap((language) => [...readGivenNames(language)]));
  for (const name of readShippedNames("nl-given")) given.add(name);
  const isName = (key: string) => names.has(key) || local.has(key) || given.has(key);
  return {
    isGiven: (key) => given.has(key),
    isName,
    isLocalName: (key) => local.has(key),
    isOrdinary: createOrdinaryTest("nl", words.isOrdinary, isName),
    isCompound: words.isCompound,
    isNationality: words.isNationality,
    places: openPlaces("nl", () => loadPlaces(words, isName)),
  };
}

/** Flags of inhabitants, which have plurals ("Javanen"). */
const INHABITANTS = ["Za", "Zb", "Zc", "Zd", "Ze", "Zf"];
