import { CASELESS, CHARACTER_CLASS, LOWER, SURROGATE } from "../../text/character-classes.ts";
import { casingAt } from "../rules/engine/casing-sections.ts";
import type { Shape } from "../rules/engine/word.ts";
import { type Feature, type FeatureGroup, flag } from "./feature.ts";

const MOST_WORDS = 4;
const MOST_INITIALS = 3;
const LONGEST = 20;
/** Letters of what may be an abbreviation or unit. */
const SHORT = 3;

/** How the candidate is written. */
export const OF_WRITING: FeatureGroup = {
  capital: someShape("capital"),
  upper: someShape("upper"),
  allLower: everyShape("lower"),
  /** In small letters where names have capitals. */
  lowerInMixed: ({ words, first }, { note }) =>
    flag(words.length > 0 && words.every((word) => word.shape === "lower") && casingAt(note, first) === "mixed"),
  words: ({ words }) => Math.min(MOST_WORDS, words.length),
  initials: ({ initials }) => Math.min(MOST_INITIALS, initials),
  length: ({ surface }) => Math.min(LONGEST, surface.length),
  letters: ({ surface }) => Math.min(LONGEST, lettersOf(surface)),
  short: ({ surface }) => flag(lettersOf(surface) <= SHORT),
  stop: matches(/\./),
  apostrophe: matches(/['’]/),
  hyphen: matches(/-/),
};

function lettersOf(surface: string): number {
  let letters = 0;
  for (let at = 0; at < surface.length; at++) {
    const kind = CHARACTER_CLASS[surface.charCodeAt(at)] as number;
    if (kind === SURROGATE) return surface.replace(/\P{L}/gu, "").length;
    if (kind >= LOWER && kind <= CASELESS) letters++;
  }
  return letters;
}

function someShape(shape: Shape): Feature {
  return ({ words }) => flag(words.some((word) => word.shape === shape));
}

function everyShape(shape: Shape): Feature {
  return ({ words }) => flag(words.length > 0 && words.every((word) => word.shape === shape));
}

function matches(pattern: RegExp): Feature {
  return ({ surface }) => flag(pattern.test(surface));
}
