import { followsBed, isBeforeBed } from "../rules/engine/beds.ts";
import { isDoing } from "../rules/engine/doings.ts";
import { isStreetName } from "../rules/engine/is-street-name.ts";
import { isIndefinite, isMedicalHere, isQuantified, isResult } from "../rules/engine/medicine-here.ts";
import type { Note } from "../rules/engine/note.ts";
import { opensAsWord } from "../rules/engine/opens-as-word.ts";
import { isOfScale } from "../rules/engine/place-of-scale.ts";
import { isCue, isResidence, supportOf } from "../rules/engine/place-support.ts";
import { isSpokenLanguage } from "../rules/engine/spoken-language.ts";
import {
  followsProduct,
  isCalledPet,
  isExplainedAsThing,
  isInSiteName,
  isOwnedNoun,
  isOwnSentence,
  isPet,
  isThingName,
  namesThing,
} from "../rules/engine/things-here.ts";
import { isAge } from "../rules/engine/weigh-lone-name.ts";
import type { CandidateFacts } from "./facts.ts";
import { type Feature, type FeatureGroup, flag } from "./feature.ts";

/** Whether the candidate is, where it stands, the name of a thing, or somebody by what stands there. */
export const OF_THINGS: FeatureGroup = {
  thingName: here((note, { first, last }) => isThingName(note, first, last)),
  medical: here((note, { first, last }) => isMedicalHere(note, first) && isMedicalHere(note, last - 1)),
  namedNoun: here((note, { last }) => namesThing(note, last)),
  ownedNoun: here((note, { last }) => isOwnedNoun(note, last)),
  product: here((note, { first, words }) => followsProduct(note, first, words[0]?.isGiven === true)),
  pet: here((note, { first, last }) => isCalledPet(note, first) || isPet(note, last)),
  explained: here((note, { last }) => isExplainedAsThing(note, last)),
  language: here((note, { first, last }) => isSpokenLanguage(note, first, last)),
  street: here((note, { last }) => isStreetName(note, last - 1)),
  site: here((note, { first }) => isInSiteName(note, first)),
  scale: here((note, { first, last }) => isOfScale(note, first, last)),
  result: here((note, { last }) => isResult(note, last, false)),
  quantified: here((note, { first }) => isIndefinite(note, first) || isQuantified(note, first)),
  ownSentence: here((note, { first, last }) => isOwnSentence(note, first, last)),
  opensAsWord: here((note, { first }) => opensAsWord(note, first)),
  bed: here((note, { first, last }) => followsBed(note, first) || isBeforeBed(note, last)),
  age: here(({ tokens }, { last }) => isAge(tokens, last)),
  doing: here((note, { last }) => isDoing(note, last)),
  placeCue: here((note, { first, last }) => isCue(supportOf(note, first, last))),
  home: here((note, { first }) => isResidence(note, first)),
};

function here(test: (note: Note, candidate: CandidateFacts) => boolean): Feature {
  return (candidate, { note }) => flag(candidate.first < candidate.last && test(note, candidate));
}
