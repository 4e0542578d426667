import { isCapital, type Note } from "./note.ts";
import { isWholeName, type ParsedName } from "./parse-name.ts";
import { isInSiteName, MOST_BETWEEN } from "./things-here.ts";
import { isClosedAt, type Token, tokenAt } from "./tokens.ts";
import { IS } from "./word.ts";

/** What a measure or sign has behind it: "Barthel 60", "Lachman +", "Murphy neg". */
const RESULTS: ReadonlySet<string> = new Set(
  `neg pos negatief positief negatieve positieve negativo negativa positivo positiva negative positive + - ++ score scores sign test
  grade graad grado stage stadium stadio estadio points punten puntos punti score : = < >`.split(/\s+/),
);

const GRADES: ReadonlySet<string> = new Set("I II III IV V VI A B C D".split(" "));

/** A medical word, or an eponym; a surname that is usual too only beside its noun, result or another eponym ("Murphy neg"). */
export function isMedicalHere(note: Note, index: number): boolean {
  const { tokens } = note;
  const { word } = tokens[index] as Token;
  if (!word.isEponym || (word.is & IS.usualSurname) === 0) return word.isEponym || word.isMedical;
  const [next, after] = [tokens[index + 1], tokens[index + 2]];
  if ((tokens[index] as Token).startsLine === false && note.lexicon.illnessCues.lengthBefore(tokens, index) > 0)
    return true;
  if (next !== undefined && !next.startsLine) {
    if ((next.word.is & IS.eponymNoun) !== 0 && (next.word.is & IS.ownedNoun) === 0) return true;
    if (word.genitive > 0 || word.surface.endsWith("s'")) return (next.word.is & (IS.kin | IS.role)) === 0;
    const isAge = (after !== undefined && AGE_UNITS.has(after.word.key)) || OLD_AGE.test(next.word.surface);
    // "Fontana: INR 2.4" is about a person.
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

/** "Jones 81": lists of patients give ages. */
const OLD_AGE = /^[5-9]\d$/;

const AGE_UNITS: ReadonlySet<string> = new Set("y yo yr yrs years year m f".split(" "));

const LIST_MARKS: ReadonlySet<string> = new Set([",", "/", "-", "&", "+", "and", "e", "y"]);

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
