import type { NameWords } from "./name-words.ts";

/** How a word is written: `García`, `GARCÍA`, `garcía`, `deVries`, or no word at all. */
export type Shape = "capital" | "upper" | "lower" | "mixed" | "other";

/** What the lists and the language know of a word as it is written; worked out once for each surface. */
export interface Word {
  readonly surface: string;
  /** Folded: lists are searched by it. */
  readonly key: string;
  readonly shape: Shape;
  /** Which lists of the language's {@link NameWords} hold it: bits of {@link IS}. */
  readonly is: number;
  /** UTF-16 code units of a genitive ending that is no part of the name: 2 in "John's". The s of "Annies" stays with it. */
  readonly genitive: number;
  /** A given name usual in the language, or in any of ours for Dutch. */
  readonly isGiven: boolean;
  /** A given name or surname in any list. */
  readonly isName: boolean;
  /** A name that the language's own dictionary has, not only the lists of all the world. */
  readonly isLocalName: boolean;
  /** Used as a word more than as a name. */
  readonly isOrdinary: boolean;
  /** No listed name, but put together from two words: a new compound, or a surname ("Molenkamp"). */
  readonly isCompound: boolean;
  /** A name that needs nothing beside it: no ordinary word, no eponym, three letters or more. */
  readonly isSureName: boolean;
  /** A name, even if it is an ordinary word in small letters too ("Jan"): inside a sentence a capital suffices. */
  readonly isCapitalName: boolean;
  /** People whose name is an illness, a sign, a test or a device in notes. */
  readonly isEponym: boolean;
  /** Abbreviations, measures and other words of notes that lists hold as names. */
  readonly isMedical: boolean;
  /** "Franse", "Nederlander": capitalised, but no name unless something beside it says so. */
  readonly isNationality: boolean;
  /** A language of the world that is no name in the language's own dictionary, each part of a compound: "Tigrinya", "Marokkaans-Arabisch". */
  readonly isLanguage: boolean;
  /** A scale, device, maker, medicine or illness as folded, even if it is a name too. */
  readonly isTerm: boolean;
  /** One capital, or letters that initials keep together. */
  readonly isInitial: boolean;
  /** What may begin with it, and how it is written: bits of {@link BEGINS}. */
  readonly begins: number;
  /** The gazetteer's node below its root under this word; 0 where no place begins with it. */
  readonly placeNode: number;
  /** The gazetteer's value of the place that is this word alone; 0 where there is none. */
  readonly placeValue: number;
  /** Places of several words begin with it. */
  readonly opensPlaces: boolean;
  /** It may stand behind the first word of a place; false is sure. */
  readonly mayGoOnPlaces: boolean;
  readonly firstHash: number;
  readonly secondHash: number;
}

/** Bits of {@link Word.is}. */
export const IS = Object.freeze({
  title: 1,
  weakTitle: 2,
  titleEnding: 4,
  role: 8,
  kin: 16,
  particle: 32,
  openingParticle: 64,
  tie: 128,
  article: 256,
  stop: 512,
  functionWord: 1024,
  siteBefore: 2048,
  site: 4096,
  eponymNoun: 8192,
  placeBefore: 1 << 14,
  weakCue: 1 << 15,
  personVerb: 1 << 16,
  thingVerb: 1 << 17,
  beforeVerb: 1 << 18,
  speech: 1 << 19,
  signatureBefore: 1 << 20,
  noSignature: 1 << 21,
  cueEnd: 1 << 22,
  conditionEnd: 1 << 23,
  particlePhrase: 1 << 24,
  medicalEnding: 1 << 25,
  shortName: 1 << 26,
  siteCue: 1 << 27,
  namedNoun: 1 << 28,
  ownedNoun: 1 << 29,
  usualSurname: 1 << 30,
  /** The last word of a thing that is called after a person ("Marie Curie"). */
  thingEnd: 1 << 31,
});

/** Bits of {@link Word.begins}; `lower`, `upper` and `capital` are the shapes of words of two letters or more. */
export const BEGINS = Object.freeze({
  person: 1,
  place: 2,
  glued: 4,
  lower: 8,
  upper: 16,
  capital: 32,
  route: 64,
  province: 128,
  /** A verb of speaking, or an interpreter: a language may stand near. */
  speaks: 256,
  /** See {@link IS}.thingEnd. */
  thingEnd: 512,
});

/** Words at which a rule begins. */
export const TRIGGERS = IS.title | IS.role | IS.kin | IS.speech | IS.signatureBefore;

const NONE: ReadonlySet<string> = new Set();

type BitOfWords = readonly [bit: number, words: ReadonlySet<string>];

/** The words of all sets of a language, and of `further` ones, with the bits that those give them. */
export function bitsOf(names: NameWords, further: readonly BitOfWords[]): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const [bit, words] of [...setsOf(names), ...further])
    for (const word of words) bits.set(word, (bits.get(word) ?? 0) | bit);
  return bits;
}

function setsOf(names: NameWords): readonly BitOfWords[] {
  return [
    [IS.title, names.titles],
    [IS.weakTitle, names.weakTitles],
    [IS.titleEnding, names.titleEndings],
    [IS.role, names.roles],
    [IS.kin, names.kin],
    [IS.particle, names.particles],
    [IS.openingParticle, names.openingParticles],
    [IS.tie, names.ties],
    [IS.article, names.articles],
    [IS.stop, names.stops],
    [IS.functionWord, names.functionWords],
    [IS.siteBefore, names.siteBefore],
    [IS.eponymNoun, names.eponymNouns],
    [IS.eponymNoun | IS.namedNoun, names.namedNouns ?? NONE],
    [IS.ownedNoun, names.ownedNouns ?? NONE],
    [IS.usualSurname, names.usualSurnames ?? NONE],
    [IS.placeBefore, names.placeBefore],
    [IS.siteCue, names.siteCues],
    [IS.weakCue, names.weakCues],
    [IS.personVerb, names.personVerbs],
    [IS.thingVerb, names.thingVerbs],
    [IS.beforeVerb, names.beforeVerb],
    [IS.speech, names.speech],
    [IS.signatureBefore, names.signatureBefore],
    [IS.noSignature, names.noSignature],
  ];
}

/** Capitals at both ends of so short a word are an abbreviation. */
const LONGEST_SYMBOL = 4;

/** How a word is written. */
export function readShape(surface: string): Shape {
  const first = surface.charCodeAt(0);
  // Most words: small Latin letters.
  if (first >= 0x61 && first <= 0x7a && surface === surface.toLowerCase()) return "lower";
  if (!/^\p{L}/u.test(surface)) return "other";
  if (surface === surface.toLowerCase()) return "lower";
  if (surface.length > 1 && surface === surface.toUpperCase()) return "upper";
  if (!/^\p{Lu}/u.test(surface)) return surface.includes("-") ? "lower" : "mixed";
  // "IgA", "PaO"
  return surface.length <= LONGEST_SYMBOL && /\p{Lu}.*\p{Lu}$/u.test(surface) ? "upper" : "capital";
}

/** On no list of names. */
export function isNobodys({ isName, isGiven }: Pick<Word, "isName" | "isGiven">): boolean {
  return !isName && !isGiven;
}

/** `dhrJansen`, `mwDeVries`: a small letter, then a capital that a small one follows. Hyphens keep their own capitals. */
export const CAMEL = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u;
const SHORTEST_GLUED = 4;
/** Whether a word may be two, by its letters: its first part decides whether it is. */
export function mayBeGlued(word: Pick<Word, "surface" | "shape" | "isName" | "isMedical">): boolean {
  const isCased = word.shape === "mixed" || word.shape === "capital";
  return (
    word.surface.length >= SHORTEST_GLUED && isCased && CAMEL.test(word.surface) && !word.isName && !word.isMedical
  );
}

/** Places of a route. */
const MOST_STOPS = 6;
const SHORTEST_STOP = /^\p{Lu}\p{L}{2,}$/u;

/** May it be places that hyphens join ("Bari-Patrasso-Salonicco")? */
export function mayBeRoute({ surface, shape, placeNode }: Pick<Word, "surface" | "shape" | "placeNode">): boolean {
  if (shape !== "capital" || placeNode !== 0 || !surface.includes("-")) return false;
  const parts = surface.split("-");
  return parts.length <= MOST_STOPS && parts.every((part) => SHORTEST_STOP.test(part));
}
