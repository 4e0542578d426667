import { foldWord } from "../text/fold.ts";
import { tokenise } from "../text/tokenise.ts";
import { loadNameLists } from "./rules/languages/load-name-lists.ts";
import { DUTCH_NAMES } from "./rules/languages/nl/names.ts";

/** How many distinct names of a kind the recogniser's lists hold. */
export interface Overlap {
  readonly n: number;
  readonly inLexicon: number;
  /** inLexicon / n; 0 for no names. */
  readonly share: number;
}

export interface LexiconOverlap {
  readonly given: Overlap;
  readonly surnames: Overlap;
  readonly places?: Overlap;
}

/**
 * How far the names of a population are in the lists of `rules:nl`, each distinct name counted once. A name is in them if each
 * of its words but particles is, accents and case aside; a place if the gazetteer has it whole.
 */
export function lexiconOverlap(names: {
  readonly given: readonly string[];
  readonly surnames: readonly string[];
  readonly places?: readonly string[];
}): LexiconOverlap {
  const lists = loadNameLists("nl");
  const hasName = (name: string) => {
    const words = keysOf(name)
      .flatMap((key) => key.split("-"))
      .filter((key) => /\p{L}/u.test(key) && !DUTCH_NAMES.particles.has(key));
    return words.length > 0 && words.every((key) => lists.isName(key));
  };
  const hasPlace = (name: string) => {
    const keys = keysOf(name);
    return lists.places.match(keys, 0)?.length === keys.length;
  };
  return {
    given: count(names.given, hasName),
    surnames: count(names.surnames, hasName),
    ...(names.places !== undefined && { places: count(names.places, hasPlace) }),
  };
}

function keysOf(name: string): string[] {
  return tokenise(name).map(({ start, end }) => foldWord(name.slice(start, end)));
}

function count(names: readonly string[], isListed: (name: string) => boolean): Overlap {
  const distinct = [...new Set(names)];
  const inLexicon = distinct.filter(isListed).length;
  return { n: distinct.length, inLexicon, share: distinct.length === 0 ? 0 : inLexicon / distinct.length };
}
