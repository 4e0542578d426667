import type { Note } from "./note.ts";
import type { ParsedName } from "./parse-name.ts";
import type { Token } from "./tokens.ts";
import { IS, TRIGGERS } from "./word.ts";

/** What a measure or sign has behind it: "Barthel 60", "Lachman +", "Murphy neg". */
const RESULTS: ReadonlySet<string> = new Set(
  `neg pos negatief positief negatieve positieve negativo negativa positivo positiva negative positive + - ++ score scores sign test
  grade graad grado stage stadium stadio estadio points punten puntos punti score : = < >`.split(/\s+/),
);

const GRADES: ReadonlySet<string> = new Set("I II III IV V VI A B C D".split(" "));

/** True if a name is an illness ("ziekte van X", "X-syndroom"), a sign with its result, or part of a site's name. */
export function isVetoed(note: Note, name: ParsedName, isIntroduced = false): boolean {
  const { tokens } = note;
  const [only] = name.words;
  if (only === undefined) return false;
  const isLone = name.words.length === 1 && name.dotted + name.undotted === 0;
  if (!isIntroduced && name.words.every(({ word }) => word.isMedical || word.isEponym) && name.dotted === 0)
    return true;
  if (!isIntroduced && name.words.some(({ word }) => (word.is & IS.siteBefore) !== 0 && !word.isGiven)) return true;
  if (!(tokens[name.start] as Token).startsLine && isNamedAfter(note, name)) return true;
  const next = tokens[name.end];
  if (next === undefined || next.startsLine) return false;
  const isPlainName = !isLone || (only.word.isGiven && !only.word.isEponym);
  // "Jansen test negatief" could be either; "Jan Jansen katheter" is a person.
  if ((!isPlainName || next.word.surface === "-") && (next.word.is & IS.eponymNoun) !== 0) return true;
  if (isLone && isResult(note, name.end, only.word.isEponym || only.word.isMedical)) return true;
  // "M. Parkinson": morbus.
  if (name.dotted === 1 && tokens[name.start]?.word.surface === "M" && only.word.isEponym) return true;
  if (next.word.shape === "capital" && (next.word.is & IS.site) !== 0 && !next.word.isName) return true;
  const last = name.words.at(-1);
  // "Anna van Dijk" is no street.
  const isSurname = last?.word.isName === true || name.particles > name.leadingParticles;
  return ((last?.word.is ?? 0) & IS.site) !== 0 && name.words.length > 1 && !isSurname;
}

/** Right before the name, particles aside: a site or an illness that is called after it, or words that a diagnosis follows. */
function isNamedAfter(note: Note, name: ParsedName): boolean {
  const { tokens, lexicon } = note;
  const first = name.places[0] ?? name.start;
  if (isInSiteName(note, first)) return true;
  let at = first - 1;
  while (at > first - MOST_BETWEEN && at > 0 && !(tokens[at + 1] as Token).startsLine) {
    const { is, surface } = (tokens[at] as Token).word;
    const isAbbreviated = surface === "." && ((tokens[at - 1]?.word.is ?? 0) & IS.siteBefore) !== 0;
    if ((is & (IS.openingParticle | IS.particlePhrase | IS.article)) === 0 && !isAbbreviated) break;
    at--;
  }
  const head = tokens[at];
  if (head === undefined || (tokens[at + 1]?.startsLine ?? false)) return false;
  if ((head.word.is & IS.conditionEnd) !== 0) {
    if (lexicon.conditionCues.lengthBefore(at + 1, (index) => tokens[index]?.word.key) > 0) return true;
  }
  if ((head.word.is & (IS.siteBefore | IS.eponymNoun)) === 0) return false;
  return tokens[at + 1]?.word.surface !== ".";
}

/**
 * "Hospital Universitario Niño Jesús", "Afdeling: Beatrix", "St. Anna": behind the kind of a site, capitalised words and particles
 * between.
 */
export function isInSiteName({ tokens }: Note, index: number, isPlace = false): boolean {
  for (let at = index - 1; at >= 0 && at >= index - MOST_BETWEEN; at--) {
    if ((tokens[at + 1] as Token).startsLine) return false;
    const { word } = tokens[at] as Token;
    if ((word.is & IS.siteBefore) !== 0) return true;
    const isMark = word.surface === "." || word.surface === ":";
    if (isMark && ((tokens[at - 1]?.word.is ?? 0) & IS.siteBefore) !== 0) {
      return word.surface === ":" || (tokens[at - 1] as Token).word.surface.length <= LONGEST_SHORT_SITE;
    }
    const isAdjective =
      word.shape === "capital" && (word.is & TRIGGERS) === 0 && (!isPlace || word.isOrdinary || word.isGiven);
    const isBetween = isAdjective || (word.is & (IS.openingParticle | IS.article)) !== 0;
    if (!isBetween) return false;
  }
  return false;
}

/** Tokens between a site's kind and its name. */
const MOST_BETWEEN = 5;
/** "St. Anna", "Hosp. Gregorio": a stop behind a longer word ends a sentence. */
const LONGEST_SHORT_SITE = 4;

/** What stands at `index` is a result, a grade or, behind a known eponym, a number. */
export function isResult({ tokens }: Note, index: number, isEponym: boolean): boolean {
  const next = tokens[index];
  if (next === undefined || next.startsLine) return false;
  if (isEponym && next.word.surface >= "0" && next.word.surface < ":") return true;
  const isGrade = GRADES.has(next.word.surface);
  if (!RESULTS.has(next.word.key) && !(isGrade && isEponym)) return false;
  if (isEponym) return true;
  // "Jansen: koorts", "Jansen - bed 4" are about people; "Finkelstein -" ends there.
  if (next.word.surface === ":") return false;
  if (next.word.surface !== "-") return true;
  const after = tokens[index + 1];
  return after === undefined || after.startsLine || after.word.surface === "," || after.word.surface === ".";
}
