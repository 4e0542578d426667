import { foldWord } from "../../../../text/fold.ts";
import { tokenise } from "../../../../text/tokenise.ts";
import type { DutchLexicon, WordFacts } from "./lexicon-nl.ts";
import { KIN, NAME_FIELDS, ROLES, TITLES } from "./triggers.ts";

/** How a word is written: `Jansen`, `JANSEN`, `jansen`, `deVries`, or no word at all. */
export type Shape = "capital" | "upper" | "lower" | "mixed" | "other";

/** A token of a note with what the rules ask of it. */
export interface Token extends WordFacts {
  /** UTF-16 code units in the document. */
  readonly start: number;
  readonly end: number;
  readonly surface: string;
  readonly shape: Shape;
  /** Nothing but a line break or the text's beginning stands before it. */
  readonly startsLine: boolean;
  /** White space stands before it, or it starts the text. */
  readonly spaced: boolean;
}

/** `dhrJansen`, `mwDeVries`: a small letter, then a capital that a small one follows. Hyphens keep their own capitals. */
const CAMEL = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u;

/** The tokens of a text. Words are also cut inside where a capital follows a small letter ("mobielJan"). */
export function readTokens(text: string, lexicon: DutchLexicon): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const stretch of tokenise(text)) {
    let start = stretch.start;
    const gap = text.slice(previousEnd, start);
    let startsLine = previousEnd === 0 ? true : /[\n\r]/.test(gap);
    let spaced = startsLine || gap !== "";
    for (const surface of splitCamel(text.slice(stretch.start, stretch.end), lexicon)) {
      const end = start + surface.length;
      tokens.push(createToken(lexicon.facts(surface), { start, end, surface, startsLine, spaced }));
      start = end;
      startsLine = false;
      spaced = false;
    }
    previousEnd = stretch.end;
  }
  return tokens;
}

type Place = Pick<Token, "start" | "end" | "surface" | "startsLine" | "spaced">;

/** Each field by name: spreading the facts into every token took a third of all time. */
function createToken(facts: WordFacts, place: Place): Token {
  return {
    key: facts.key,
    isOrdinary: facts.isOrdinary,
    isCompound: facts.isCompound,
    genitive: facts.genitive,
    isGiven: facts.isGiven,
    isName: facts.isName,
    isLocalName: facts.isLocalName,
    isSureName: facts.isSureName,
    isCapitalName: facts.isCapitalName,
    isEponym: facts.isEponym,
    isNationality: facts.isNationality,
    start: place.start,
    end: place.end,
    surface: place.surface,
    shape: shapeOf(place.surface),
    startsLine: place.startsLine,
    spaced: place.spaced,
  };
}

function splitCamel(word: string, lexicon: DutchLexicon): string[] {
  if (word.length < 4 || word === word.toLowerCase()) return [word];
  const parts = word.split(CAMEL);
  // "NovoMix" is one word: only a Dutch word before the capital is glued on.
  const [head] = parts;
  const isGlued =
    parts.length > 1 && head !== undefined && (isTrigger(foldWord(head)) || lexicon.facts(head).isOrdinary);
  return isGlued ? parts : [word];
}

function isTrigger(key: string): boolean {
  return TITLES.has(key) || KIN.has(key) || ROLES.has(key) || NAME_FIELDS.has(key);
}

function shapeOf(surface: string): Shape {
  if (!/^\p{L}/u.test(surface)) return "other";
  if (surface === surface.toLowerCase()) return "lower";
  if (surface.length > 1 && surface === surface.toUpperCase()) return "upper";
  return /^\p{Lu}/u.test(surface) ? "capital" : "mixed";
}
