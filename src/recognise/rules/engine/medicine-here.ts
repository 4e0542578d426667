import { NAMED_MEDICINES } from "../languages/medicines/named.ts";
import { isCapital, type Note, opensSentence } from "./note.ts";
import { isWholeName, type ParsedName } from "./parse-name.ts";
import { placeAt } from "./places.ts";
import { isInSiteName, MOST_BETWEEN } from "./things-here.ts";
import { isClosedAt, type Token, tokenAt } from "./tokens.ts";
import { IS } from "./word.ts";

/** What a measure or sign has behind it: "Barthel 60", "Lachman +", "Murphy neg". */
const RESULTS: ReadonlySet<string> = new Set(
  `neg pos negatief positief negatieve positieve negativo negativa positivo positiva negative positive + - ++ score scores sign test
  grade graad grado stage stadium stadio estadio points punten puntos punti score : = < >`.split(/\s+/),
);

const GRADES: ReadonlySet<string> = new Set("I II III IV V VI A B C D".split(" "));

/** "Gustilo I. Thomas spalk", "Klasse I. Anes": the letter behind a scale or term is its grade. */
export function isGradeBefore({ tokens }: Note, start: number): boolean {
  const [scale, letter, stop] = [tokenAt(tokens, start - 1), tokens[start], tokens[start + 1]];
  if (scale === undefined || letter === undefined || letter.startsLine || !letter.spaced) return false;
  // "Kemp pos R. Faber neg": a side.
  if (isResultWord(scale.word) && SIDES.has(letter.word.surface) && stop?.word.surface === ".") return true;
  if (!GRADES.has(letter.word.surface) || stop?.word.surface !== "." || scale.word.shape !== "capital") return false;
  const { word } = scale;
  return (word.isEponym && !word.isGiven) || (word.isTerm && !word.isName) || GRADED.has(word.key);
}

const SIDES: ReadonlySet<string> = new Set(["R", "L"]);

const GRADED: ReadonlySet<string> = new Set(
  "klasse class clase classe type tipo graad grade grado stadium stage".split(" "),
);

/** "clase II de Angle", "tipo I Fischer": whose classification it is, behind its Roman number. */
export function followsGrade({ tokens, lexicon }: Note, start: number): boolean {
  const { lettered } = lexicon.names;
  if (lettered === undefined || (tokens[start] as Token).startsLine) return false;
  let at = start;
  if (ROMAN_NUMBER.test(tokens[at]?.word.surface ?? "")) at++;
  else if (((tokenAt(tokens, at - 1)?.word.is ?? 0) & IS.particle) !== 0) at--;
  const grade = tokenAt(tokens, at - 1);
  if (grade === undefined || grade.startsLine) return false;
  // "grado B de Los Ángeles", "esofagite C di Los Angeles"
  if (at < start && /^[A-D]$/.test(grade.word.surface)) return true;
  if (!ROMAN_NUMBER.test(grade.word.surface)) return false;
  const isStop = tokenAt(tokens, at - 2)?.word.surface === ".";
  return lettered.has(tokens[at - (isStop ? 3 : 2)]?.word.key ?? "");
}

const ROMAN_NUMBER = /^(?:I{1,3}|I?V|VI{1,3}|IX)[abc]?$/;

/** "swap Yasmin for Cerelle", "Stop Yasmin today": behind what is done with medicines, or inside a sentence near one that is nobody's name. */
export function isNamedMedicine(note: Note, index: number): boolean {
  const { tokens, lexicon } = note;
  const token = tokens[index] as Token;
  if (!NAMED_MEDICINES.has(token.word.key) || !isCapital(token) || token.word.genitive > 0) return false;
  if (((tokens[index + 1]?.word.is ?? 0) & (IS.personVerb | IS.kin | IS.role)) !== 0) return false;
  if (!token.startsLine && lexicon.conditionCues.lengthBefore(tokens, index) > 0) return true;
  if (opensSentence(note, index) || isWithSomebody(note, index)) return false;
  const isOther = (at: number) => {
    const word = tokenAt(tokens, at)?.word;
    return word !== undefined && word.isTerm && !word.isName;
  };
  return NEAR_MEDICINES.some((away) => isOther(index - away) || isOther(index + away));
}

/** "spoke to Yasmin re Microgynon", "seen with Diane, on ramipril"; "changed to Yasmin" is none. */
function isWithSomebody({ tokens, lexicon }: Note, index: number): boolean {
  const { is, key } = (tokens[index - 1] as Token).word;
  if ((is & (IS.title | IS.kin | IS.role)) !== 0 || lexicon.cues.lengthBefore(tokens, index) > 0) return true;
  return (is & IS.weakCue) !== 0 && !SWAPS.has(key);
}

const SWAPS: ReadonlySet<string> = new Set("to for from a por para per naar voor van da di de".split(" "));

const NEAR_MEDICINES = [1, 2, 3, 4, 5];

/** A medical word, or an eponym; a surname that is usual too only beside its noun, result or another eponym ("Murphy neg"). */
export function isMedicalHere(note: Note, index: number): boolean {
  const { tokens } = note;
  const { word } = tokens[index] as Token;
  if (isNamedMedicine(note, index)) return true;
  if (!word.isEponym || (word.is & IS.usualSurname) === 0) return word.isEponym || word.isMedical;
  const [next, after] = [tokens[index + 1], tokens[index + 2]];
  if (isIndefinite(note, index)) return true;
  if ((tokens[index] as Token).startsLine === false && note.lexicon.illnessCues.lengthBefore(tokens, index) > 0)
    return true;
  if (next !== undefined && !next.startsLine) {
    if ((next.word.is & IS.eponymNoun) !== 0 && (next.word.is & IS.ownedNoun) === 0) return true;
    if (word.genitive > 0 || word.surface.endsWith("s'")) return (next.word.is & (IS.kin | IS.role)) === 0;
    const isAge = (after !== undefined && AGE_UNITS.has(after.word.key)) || OLD_AGE.test(next.word.surface);
    // "Fontana: INR 2.4" is about somebody.
    const isTopic = next.word.surface === ":" && note.lexicon.names.isRomance === true;
    if (isResult(note, index + 1, true) && !isAge && !isTopic) return true;
  }
  const isListed = (at: number, mark: number) =>
    LIST_MARKS.has(tokenAt(tokens, mark)?.word.surface ?? "") &&
    tokenAt(tokens, at)?.word.isEponym === true &&
    ((tokens[at] as Token).word.is & IS.usualSurname) === 0;
  // "Barthel 31, Hamilton not done"
  const isScored = /^\d{1,3}$/.test(tokenAt(tokens, index - 2)?.word.surface ?? "");
  return isListed(index - (isScored ? 3 : 2), index - 1) || isListed(index + 2, index + 1);
}

/** "estudian un Wilson", "removed a Foley": behind an indefinite article an eponym is no person, however usual a surname it is. */
export function isIndefinite({ tokens, lexicon }: Note, index: number): boolean {
  const [before, token] = [tokenAt(tokens, index - 1), tokens[index]];
  if (before === undefined || token === undefined || token.startsLine || !token.word.isEponym) return false;
  return (lexicon.names.isRomance === true ? ROMANCE_INDEFINITE : INDEFINITE).has(before.word.key);
}

const INDEFINITE: ReadonlySet<string> = new Set(["a", "an"]);
const ROMANCE_INDEFINITE: ReadonlySet<string> = new Set(["un", "una", "uno"]);

/** "Jones 81": lists of patients give ages. */
const OLD_AGE = /^[5-9]\d$/;

const AGE_UNITS: ReadonlySet<string> = new Set("y yo yr yrs years year m f".split(" "));

const LIST_MARKS: ReadonlySet<string> = new Set([",", "/", "-", "&", "+", "and", "e", "y"]);

/** "Killip I. Bruce", "Los Angeles B.": an eponym or a place, its grade, and perhaps the next sentence's first word. */
export function isGraded(note: Note, name: ParsedName): boolean {
  const { tokens } = note;
  if (name.dotted !== 1) return false;
  // "Vit K. Skin to skin."
  const [only] = name.words;
  const isLettered = only !== undefined && note.lexicon.names.lettered?.has(only.word.key) === true;
  if (name.words.length === 1 && isLettered && (name.places[0] as number) === name.start) return true;
  const [first = 0, second] = name.places;
  const at = name.trailing === 1 || second === undefined ? (name.places.at(-1) as number) : second - 3;
  if (at < first || !GRADES.has(tokens[at + 1]?.word.surface ?? "")) return false;
  if (tokens[at + 2]?.word.surface !== ".") return false;
  const { isEponym, isGiven, is } = (tokens[at] as Token).word;
  return (isEponym && !isGiven && (is & IS.particle) === 0) || placeAt(note, at - 1)?.length === 2;
}

/** Right before the name, particles aside: a site or an illness that is called after it, or words that a diagnosis follows. */
export function isNamedAfter(note: Note, name: ParsedName): boolean {
  const { tokens, lexicon } = note;
  const first = name.places[0] ?? name.start;
  if (isInSiteName(note, first)) return true;
  let at = first - 1;
  while (at > first - MOST_BETWEEN && at > 0 && !(tokens[at + 1] as Token).startsLine) {
    const { is, key, surface } = (tokens[at] as Token).word;
    if (lexicon.names.agents?.has(key) === true) break;
    const isAbbreviated = surface === "." && ((tokenAt(tokens, at - 1)?.word.is ?? 0) & IS.siteBefore) !== 0;
    if ((is & (IS.openingParticle | IS.particlePhrase | IS.article)) === 0 && !isAbbreviated) break;
    at--;
  }
  const head = tokens[at];
  if (head === undefined || (tokens[at + 1]?.startsLine ?? false)) return false;
  if ((head.word.is & IS.conditionEnd) !== 0 && !isWholeName(name.words)) {
    if (lexicon.conditionCues.lengthBefore(tokens, at + 1) > 0) return true;
  }
  // "Centro Médico Luis Vernet", not "el colegio del hijo Luis"
  if (lexicon.names.isRomance === true && (head.word.is & IS.role) !== 0 && isCapital(head)) {
    const noun = head.startsLine ? undefined : tokenAt(tokens, at - 1);
    if (noun !== undefined && (noun.word.is & IS.siteBefore) !== 0) return true;
  }
  if ((head.word.is & (IS.siteBefore | IS.eponymNoun)) === 0) return false;
  return tokens[at + 1]?.word.surface !== ".";
}

/** "pos", "neg", "score": no surname in small letters. */
export function isResultWord({ key }: Token["word"]): boolean {
  return RESULTS.has(key);
}

/** What stands at `index` is a result, a grade or, behind a known eponym, a number. */
export function isResult({ tokens, lexicon }: Note, index: number, isEponym: boolean): boolean {
  const next = tokens[index];
  if (next === undefined || next.startsLine) return false;
  if (isEponym && next.word.surface >= "0" && next.word.surface < ":") return true;
  if (isEponym && lexicon.names.results !== undefined) {
    if (lexicon.names.results.has(next.word.key) || ENDOSCOPIC_TYPE.test(next.word.surface)) return true;
    if (next.word.key === "no" || next.word.key === "ok") return isClosedAt(tokens, index + 1);
  }
  const isGrade = GRADES.has(next.word.surface);
  if (!RESULTS.has(next.word.key) && !(isGrade && isEponym)) return false;
  if (isEponym) return true;
  // "Jansen: koorts", "Jansen - bed 4" are about people; "Finkelstein -" ends there.
  if (next.word.surface === ":") return false;
  if (next.word.surface !== "-") return true;
  const after = tokens[index + 1];
  return after === undefined || after.startsLine || after.word.surface === "," || after.word.surface === ".";
}

/** Types of polyps and wounds: "Paris Is", "Texas IID". */
const ENDOSCOPIC_TYPE = /^(?:0-)?(?:I[sp]|Isp|I{1,3}[a-dA-D])$/;
