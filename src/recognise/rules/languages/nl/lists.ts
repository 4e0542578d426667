import type { NameLists } from "../../engine/name-lists.ts";
import { createOrdinaryTest } from "../../lists/ordinary-words.ts";
import type { WordLists } from "../../lists/word-lists.ts";
import { createCompoundTest } from "./compounds.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";
import { createNationalityTest } from "./nationalities.ts";

const DUTCH_GIVEN_NAMES = openShippedLists("rules-nl").set("given-names");

/** What the rules ask of Dutch words: names of the dictionary are local ones, and words are put together without a space. */
export function createDutchNameLists(lists: WordLists): Omit<NameLists, "places" | "isTerm"> {
  const { dutchNames, localNames, given, foreignGiven, adjectives, isInDictionary } = lists;
  const isGiven = (key: string) => given.has(key) || foreignGiven.has(key) || DUTCH_GIVEN_NAMES.has(key);
  const isOrdinary = createOrdinaryTest("nl", isInDictionary, (key) => isName(key));
  const isNationality = createNationalityTest((key) => adjectives.has(key));
  const isName = (key: string) => dutchNames.has(key) || localNames.has(key) || isGiven(key);
  return {
    isGiven,
    isName,
    isLocalName: (key) => localNames.has(key),
    isOrdinary: (key) => !DUTCH_GIVEN_NAMES.has(key) && isOrdinary(key),
    isCompound: createCompoundTest(isInDictionary),
    isNationality: (key) => !DUTCH_GIVEN_NAMES.has(key) && isNationality(key),
  };
}
