import { openPlaces } from "../../lists/compiled-places.ts";
import { createOrdinaryTest } from "../../lists/ordinary-words.ts";
import { loadWordLists } from "../../lists/word-lists.ts";
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
  const { dutchNames: names, given: own, foreignGiven } = loadWordLists("nl");
  const local = new Set<string>();
  for (const key of words.properKeys()) {
    const flags = words.properFlags(key) ?? "";
    if (hasFlag(flags, "PN") && !INHABITANTS.some((flag) => hasFlag(flags, flag))) local.add(key);
  }
  const isGiven = (key: string) => own.has(key) || foreignGiven.has(key);
  const isName = (key: string) => names.has(key) || local.has(key) || isGiven(key);
  return {
    isGiven,
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
