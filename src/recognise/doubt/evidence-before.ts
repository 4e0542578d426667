import { followsGrade, isIndefinite, isQuantified } from "../rules/engine/medicine-here.ts";
import { isUnknown } from "../rules/engine/accepts.ts";
import { followsBed } from "../rules/engine/beds.ts";
import type { Note } from "../rules/engine/note.ts";
import { isSpokenLanguage } from "../rules/engine/spoken-language.ts";
import { followsProduct, isCalledPet, isInSiteName, isThingName } from "../rules/engine/things-here.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import { isInitials } from "./evidence-of-word.ts";
import { fieldOf } from "./field-of.ts";
import type { Habits } from "./habits.ts";
import type { Evidence } from "./points.ts";
import type { FoundName } from "./read-name.ts";

/** What stands before a name on its line. */
export function evidenceBefore(note: Note, name: FoundName, habits: Habits, isPlace: boolean): Evidence[] {
  const { tokens, lexicon } = note;
  const first = tokens[name.start] as Token;
  const found: Evidence[] = isThingName(note, name.start, endOfCapitals(note, name)) ? ["thingName"] : [];
  const field = fieldOf(note, first);
  if (field === "other" && endsLine(note, name)) found.push("fieldOfThings");
  if (first.startsLine || name.start === 0) return found;
  if (isCalledPet(note, name.start)) return [...found, "pet"];
  if (isSpokenLanguage(note, name.start, name.end)) return [...found, "language"];
  const isCounted = isIndefinite(note, name.start) || (!habits.isRecord && isQuantified(note, name.start));
  if (name.words.length === 1 && isCounted) return [...found, "indefinite"];
  if (followsGrade(note, name.start)) return [...found, "product"];
  if (
    followsProduct(
      note,
      name.start,
      name.words.some((index) => (tokens[index] as Token).word.isGiven),
    )
  )
    return [...found, "product"];
  // "Ward: Florence": whatever else introduces it.
  // "C. Pellicer": of initials no letter is a street's.
  const isInitialled = name.initials > 0 && lexicon.names.siteMoves !== undefined;
  if (isInSiteName(note, isInitialled ? name.start : (name.words[0] as number))) {
    return [...found, lexicon.names.siteMoves === undefined ? "site" : "siteSure"];
  }
  if (!isPlace && name.initials === 0 && lexicon.siteMoves.lengthBefore(tokens, name.start) > 0)
    return [...found, "siteSure"];
  const isListed = (tokens[name.start - 1] as Token).word.surface === ":";
  if (followsBed(note, name.start) && name.words.some((index) => mayBeInBed(tokens[index] as Token, habits, isListed)))
    found.push("bed");
  let at = name.start - 1;
  const mark = (tokens[at] as Token).word.surface;
  const isMark =
    !(tokens[at] as Token).startsLine && (mark === "." || mark === "(" || mark === ":" || mark === "/" || mark === "-");
  if (isMark && !(mark === "." && first.spaced && endsSentence(note, tokenAt(tokens, at - 1)))) at--;
  const before = tokens[at] as Token;
  const { is } = before.word;
  if ((is & IS.title) !== 0 && mark !== ":") return [...found, isStreetsTitle(note, at) ? "siteSure" : "title"];
  if ((is & (IS.kin | IS.role)) !== 0) return [...found, "relation"];
  for (const end of (is & IS.article) !== 0 && !before.startsLine ? [at + 1, at] : [at + 1]) {
    const last = tokens[end - 1]?.word.is ?? 0;
    if ((last & IS.cueEnd) !== 0 && lexicon.cues.lengthBefore(tokens, end) > 0) return [...found, "cue"];
    if ((last & IS.conditionEnd) !== 0 && lexicon.conditionCues.lengthBefore(tokens, end) > 0)
      found.push(isInstrument(note, name, end) ? "conditionSure" : "condition");
  }
  if (isMark) {
    if (mark !== "(" && !first.spaced) found.push("glued");
    return found;
  }
  const noun = eponymNounBefore(note, name.words[0] as number);
  if (noun !== undefined) {
    const isSure = lexicon.names.isRomance === true && (noun.is & IS.ownedNoun) === 0;
    found.push(isSure ? "eponymNounSure" : "eponymNounBefore");
  } else if ((is & IS.siteCue) !== 0) found.push("siteCue");
  else if ((is & IS.weakCue) !== 0) found.push("weakCue", ...evidenceOfObject(note, name, habits));
  else if ((is & IS.article) !== 0 && before.word.shape === "lower") found.push("article");
  return found;
}

/** "c/ Doctor Ruiz": a street. */
function isStreetsTitle({ tokens, lexicon }: Note, title: number): boolean {
  const [street, mark] = [tokenAt(tokens, title - 2), tokenAt(tokens, title - 1)];
  return lexicon.names.isRomance === true && mark?.word.surface === "/" && street?.word.key === "c" && !mark.startsLine;
}

/** "Russell Hobbs toaster": where a model took words in small letters with a name, the index behind the last that has a capital. */
function endOfCapitals({ tokens, casing }: Note, { start, end }: FoundName): number {
  if (casing !== "mixed" || tokens[start]?.word.shape !== "capital") return end;
  let last = end;
  while (last > start + 1 && tokens[last - 1]?.word.shape === "lower") last--;
  return last;
}

/** A stop behind a longer word, or behind capitals ("SLT. Norman bed"), is no abbreviation's. */
function endsSentence({ casing }: Note, token: Token | undefined): boolean {
  const { surface, shape } = token?.word ?? { surface: "", shape: "other" };
  return token === undefined || surface.length > 5 || (shape === "upper" && surface.length > 1 && casing === "mixed");
}

/** A name, or with a capital and behind no colon what no list has. */
function mayBeInBed({ word }: Token, habits: Habits, isListed: boolean): boolean {
  const isNamed = word.isName || (!isListed && word.shape === "capital" && isUnknown(word));
  return isNamed && !word.isEponym && !word.isMedical && !habits.isTerm(word) && !habits.isMedicine(word);
}

/** "lavaggi con Plax", not "bomba de Luciano" nor "cura con Ana". */
function isInstrument({ tokens, lexicon }: Note, { words }: FoundName, end: number): boolean {
  if (lexicon.names.isRomance !== true || tokens[end - 1]?.word.key !== "con") return false;
  return !words.some((index) => (tokens[index] as Token).word.isGiven);
}

function endsLine({ tokens }: Note, { end }: FoundName): boolean {
  return tokens[end] === undefined || (tokens[end] as Token).startsLine;
}

/** "signo de X", "morbo di X", "X di Y" no: the noun of an illness, sign or device before a name, particles between. */
export function eponymNounBefore({ tokens, lexicon }: Note, first: number): Word | undefined {
  for (let at = first - 1; at >= 0 && at > first - 4 && !(tokens[at + 1] as Token).startsLine; at--) {
    const { is, key } = (tokens[at] as Token).word;
    if ((is & IS.eponymNoun) !== 0) return (tokens[at] as Token).word;
    if (lexicon.names.agents?.has(key) === true) return undefined;
    if ((is & (IS.particle | IS.openingParticle | IS.article)) === 0) return undefined;
  }
  return undefined;
}

/** Initials behind a preposition. */
function evidenceOfObject({ tokens, casing }: Note, { start, end }: FoundName, habits: Habits): Evidence[] {
  const { word } = tokens[start] as Token;
  return end === start + 1 && casing === "mixed" && isInitials(word, habits) ? ["shortCue"] : [];
}
