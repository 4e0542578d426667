import { acceptsOpen, isUnknown } from "./accepts.ts";
import { type Finding, isCapital, type Note, opensSentence } from "./note.ts";
import { parseName, type ParsedName, startNameAt, toFinding, type WordPlace } from "./parse-name.ts";
import { placeAt, type PlaceMatch } from "./places.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { trimName } from "./trim-name.ts";
import { isResultWord } from "./medicine-here.ts";
import { isVetoed } from "./vetoes.ts";
import { isExplained, weighLoneName } from "./weigh-lone-name.ts";
import { IS } from "./word.ts";

interface Weight {
  readonly rule: string;
  readonly score: number;
}

/** "A-M" stands for two given names. */
const LONGEST_PAIR = 3;

/** Latin endings: "A. Femoralis" is no person. */
const LATIN = /(?:us|is|ae|um|ii|ans|ens)$/;

/** A name that no title or field announces, weighed by what its words, initials, particles and neighbours are. */
export function findOpen(note: Note, index: number): Finding | undefined {
  const parsed = readOpenName(note, index);
  if (parsed === undefined) return undefined;
  const weight = isExplained(note, parsed) ? { rule: "explained", score: 0.85 } : weighOpenName(note, parsed);
  // Half of all candidates weigh too little: what may forbid them takes longer to ask.
  return weight === undefined || isVetoed(note, parsed)
    ? undefined
    : toFinding(withSurnameBefore(note, parsed), weight.rule, weight.score);
}

/** What a word that opens a phrase is not, where it is a surname. */
const NO_SURNAME =
  IS.functionWord | IS.stop | IS.title | IS.role | IS.kin | IS.particle | IS.article | IS.personVerb | IS.thingVerb;

/** "radiologia: volpe ester non esegue": in small letters a surname that is a word too opens the phrase before a given name. */
function withSurnameBefore({ tokens, casing, lexicon }: Note, name: ParsedName): ParsedName {
  const { start, words } = name;
  const only = words[0] as Token;
  const before = only.startsLine ? undefined : tokenAt(tokens, start - 1);
  if (casing === "mixed" || lexicon.names.isRomance !== true || before === undefined) return name;
  if (words.length > 1 || only !== tokens[start] || !only.word.isGiven || !only.word.isSureName) return name;
  const { word } = before;
  if (!word.isName || !word.isOrdinary || word.isEponym || word.isMedical || (word.is & NO_SURNAME) !== 0) return name;
  if ((word.is & (IS.cueEnd | IS.eponymNoun | IS.siteBefore | IS.placeBefore)) !== 0) return name;
  const opener = before.startsLine ? undefined : tokenAt(tokens, start - 2)?.word;
  const isOpen = opener === undefined || opener.shape === "other" || (opener.is & (IS.title | IS.role | IS.kin)) !== 0;
  return isOpen ? startNameAt(name, start - 1) : name;
}

/** The candidate at a token: a capitalised name, or in small letters a listed one. */
function readOpenName(note: Note, index: number): ParsedName | undefined {
  const token = note.tokens[index] as Token;
  const { word } = token;
  if (note.casing === "mixed" && word.shape === "lower" && word.isSureName && (word.is & IS.openingParticle) === 0)
    return readSmallName(note, index);
  if (
    note.casing === "mixed" &&
    !isCapital(token) &&
    (word.is & (IS.particle | IS.particlePhrase)) === 0 &&
    !word.isInitial
  )
    return undefined;
  if (word.shape === "other" && (word.is & IS.particlePhrase) === 0) return undefined;
  if (isBareParticle(note, index) || isPlainWord(note, index)) return undefined;
  const parsed = parseName(note, index, acceptsOpen(note));
  return parsed && trimName(note, parsed);
}

/**
 * "van de", "in het": a particle in small letters begins a name only before a capital or another particle. Most particles begin none, and this
 * tells it sooner than reading the name does.
 */
export function isBareParticle({ tokens, casing }: Note, index: number): boolean {
  const { word } = tokens[index] as Token;
  if (casing !== "mixed" || word.shape !== "lower" || (word.is & IS.particlePhrase) !== 0 || word.isInitial)
    return false;
  const next = tokens[index + 1];
  return next === undefined || !(isCapital(next) || (next.word.is & (IS.particle | IS.particlePhrase)) !== 0);
}

/** A capitalised word that begins no name, neither initial nor particle: most are none, and this tells it sooner than reading the name does. */
function isPlainWord(note: Note, index: number): boolean {
  const token = note.tokens[index] as Token;
  const { word } = token;
  if (note.casing !== "mixed" || word.shape !== "capital" || word.surface.length <= LONGEST_PAIR || word.isInitial)
    return false;
  if ((word.is & (IS.particle | IS.particlePhrase)) !== 0) return false;
  const alone = { isFirst: true, afterParticle: false, isLoneParticle: false, afterInitials: false };
  return !acceptsOpen(note)(note, token, { index, ...alone, previous: undefined });
}

/** "piet de vries", "lucía martínez" in small letters: names that are nothing else. */
function readSmallName(note: Note, index: number): ParsedName | undefined {
  return parseName(note, index, acceptsInSmallName);
}

function acceptsInSmallName(_: Note, { word }: Token, { isFirst, afterParticle }: WordPlace): boolean {
  if (isResultWord(word)) return false;
  if (isFirst) return word.isSureName;
  if (word.shape !== "lower" || (word.is & (IS.functionWord | IS.stop)) !== 0) return false;
  return word.isName && !word.isEponym && !word.isMedical && (afterParticle || word.isSureName);
}

function weighOpenName(note: Note, name: ParsedName): Weight | undefined {
  const { tokens } = note;
  const first = (name.words[0] as Token).word;
  const last = (name.words.at(-1) as Token).word;
  if (name.dotted > 0 && name.dotted === name.trailing) return weighTrailing(note, name);
  if (name.dotted > 0) {
    if (name.words.some(({ word }) => word.isSureName) || name.leadingParticles > 0)
      return { rule: "initials", score: 0.9 };
    if (last.isName && !isEponymAlone(last)) return { rule: "initials", score: 0.8 };
    const isLatin = name.dotted === 1 && LATIN.test(last.key);
    const isSurname = isUnknown(last) || (last.isCompound && last.shape === "capital");
    return isSurname && !isLatin ? { rule: "initials", score: 0.75 } : undefined;
  }
  if (name.undotted > 0 && (tokens[name.start] as Token).word.isMedical) return undefined;
  if (name.undotted > 0 && name.leadingParticles > 0) return { rule: "initials", score: 0.9 };
  if (isPlace(note, name)) return undefined;
  if (name.undotted > 0) return weighUndotted(note, name, last);
  if (name.words.length > 1) return weighNames(note, name, first, last);
  if (name.leadingParticles > 0) return weighSurname(note, name);
  return weighLoneName(note, name);
}

/** "Jansen A.", "Bos, K.": a surname before its initials; "Mitomicina C." is none. */
function weighTrailing({ tokens, casing }: Note, name: ParsedName): Weight | undefined {
  const last = (name.words.at(-1) as Token).word;
  // "sling M."
  if (casing === "mixed" && name.words.every(({ word }) => word.shape === "lower")) return undefined;
  const isParted = tokens[(name.places.at(-1) as number) + 1]?.word.surface === ",";
  if (name.words.some(({ word }) => word.isSureName)) return { rule: "initials", score: 0.85 };
  if (last.isName && !isEponymAlone(last) && (isParted || name.leadingParticles > 0))
    return { rule: "initials", score: 0.75 };
  if (isParted && name.leadingParticles > 0) return { rule: "initials", score: 0.75 };
  return isParted && (isUnknown(last) || last.isCompound) && name.words.length === 1 && last.shape === "capital"
    ? { rule: "initials", score: 0.6 }
    : undefined;
}

/** An eponym that is no usual surname. */
function isEponymAlone({ isEponym, is }: Token["word"]): boolean {
  return isEponym && (is & IS.usualSurname) === 0;
}

/** "J Jansen", "JM Timmermans". */
function weighUndotted(note: Note, name: ParsedName, last: Token["word"]): Weight | undefined {
  const next = note.tokens[name.end];
  const isSubject = next !== undefined && !next.startsLine && (next.word.is & IS.personVerb) !== 0;
  // "CI Verbal": two letters more often abbreviate.
  if (name.undotted > 2 || (name.undotted > 1 && !last.isName && !isSubject)) return undefined;
  if (last.isName && last.shape === "capital" && !isEponymAlone(last)) return { rule: "initials", score: 0.8 };
  if (name.words.some(({ word }) => word.isSureName)) return { rule: "initials", score: 0.8 };
  const isSurname = isUnknown(last) && last.shape === "capital" && !LATIN.test(last.key);
  return isSurname ? { rule: "initials", score: 0.6 } : undefined;
}

/** Two words or more: a given name and a surname, or names joined by particles. */
function weighNames(note: Note, name: ParsedName, first: Token["word"], last: Token["word"]): Weight | undefined {
  if (name.leadingParticles > 0 && ((note.tokens[name.start] as Token).word.is & IS.article) !== 0) return undefined;
  const sure = name.words.filter(({ word }) => word.isSureName).length;
  const hasGiven = name.words.some(({ word }) => word.isGiven);
  const isSmall = !isCapital(name.words[0] as Token) || note.casing !== "mixed";
  if (isSmall)
    return hasGiven && (sure === name.words.length || first.isSureName)
      ? { rule: "lower-case", score: 0.7 }
      : undefined;
  const startsWithName = first.isName && (first.isGiven || first.isCapitalName);
  const isInside = !opensSentence(note, name.start);
  const isNameAnywhere = first.isSureName || first.isCapitalName || isInside;
  if (name.particles > name.leadingParticles && startsWithName && isNameAnywhere) return { rule: "names", score: 0.9 };
  const isUpper = name.words.every(({ word }) => word.shape === "upper");
  if (isUpper) {
    const isPlausible = hasGiven && sure > 0 && name.words.every(({ word }) => !word.isOrdinary && !word.isMedical);
    return isPlausible ? { rule: "names", score: 0.8 } : undefined;
  }
  if (sure === 0) {
    const isPlausible = startsWithName && (last.isName || isUnknown(last));
    return isPlausible ? { rule: "names", score: 0.7 } : undefined;
  }
  // "Gisteren Jan": an ordinary word that opens a sentence is no given name.
  const opensOddly = (first.isOrdinary || first.isCompound) && !startsWithName && !isInside && sure < 2;
  return opensOddly ? undefined : { rule: "names", score: hasGiven ? 0.85 : 0.75 };
}

/** "de Wit", "van der Berg": a particle carries a name that is an ordinary word, several carry an unknown one. */
function weighSurname(note: Note, name: ParsedName): Weight | undefined {
  const { tokens } = note;
  const { word } = name.words[0] as Token;
  const opener = (tokens[name.start] as Token).word;
  // "'s Middags"
  if (opener.shape === "other" && tokens[name.start + 1]?.word.key === "s") return undefined;
  const lone = weighLoneName(note, name);
  // "de Tour", "van de Raad", "la Clínica": an article or preposition, not a surname's particle.
  const article = (tokens[name.start + ((opener.is & IS.tie) !== 0 && name.leadingParticles > 1 ? 1 : 0)] as Token)
    .word;
  if ((article.is & IS.article) !== 0 && article.shape === "lower")
    return word.isLocalName || word.isGiven ? lone : undefined;
  // "La Rosa": an article may open a sentence.
  if ((opener.is & IS.article) !== 0 && word.isOrdinary && !word.isLocalName && opensSentence(note, name.start))
    return lone;
  if (word.isEponym || word.isMedical || note.casing !== "mixed") return lone;
  if (word.shape === "upper" && !word.isSureName) {
    const isUpperSurname = opener.shape === "upper" && word.key.length > 2;
    return isUpperSurname && (word.isName || isUnknown(word)) ? { rule: "particle", score: 0.7 } : undefined;
  }
  if (word.shape === "lower" && !word.isSureName) return undefined;
  if (word.isSureName) return { rule: "particle", score: 0.8 };
  if (word.isName) return { rule: "particle", score: 0.75 };
  const inner = (tokens[name.start + name.leadingParticles - 1] as Token).word;
  const isDoubled = name.leadingParticles > 1 && (inner.is & IS.article) === 0;
  return isDoubled || (isUnknown(word) && name.leadingParticles > 1) ? { rule: "particle", score: 0.75 } : lone;
}

/** A word or two that the gazetteer has: its place rule decides, unless the word is a given name or something tells a person. */
function isPlace(note: Note, name: ParsedName): boolean {
  if (name.leadingParticles > 1) return false;
  const next = note.tokens[name.end];
  if (next !== undefined && !next.startsLine && (next.word.is & IS.personVerb) !== 0) return false;
  const index = name.places[0] as number;
  const match = placeAt(note, index) ?? placeAt(note, name.start);
  if (match === undefined) return false;
  if (name.words.length > 1) return match.length >= name.end - index || areTwoPlaces(note, name, match);
  if (match.strength === "sure" || match.length > 1) return !(name.words[0] as Token).word.isGiven || match.length > 1;
  const before = tokenAt(note.tokens, name.start - 1);
  const isSupported = before !== undefined && (before.word.is & IS.placeBefore) !== 0;
  return (isSupported && (before.word.is & IS.weakCue) === 0) || false;
}

/** "Malaysia e Sud Sudan": two places and a conjunction that surnames have as well. */
function areTwoPlaces(note: Note, { words, places, end }: ParsedName, first: PlaceMatch): boolean {
  const second = (places[0] as number) + first.length + 1;
  if (first.strength !== "sure" || (words[0] as Token).word.isGiven || second >= end) return false;
  const match = placeAt(note, second);
  return match?.strength === "sure" && second + match.length >= end;
}
