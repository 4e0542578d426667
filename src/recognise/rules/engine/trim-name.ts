import { acceptsOpen } from "./accepts.ts";
import type { Note } from "./note.ts";
import { parseName, startNameAt, type Accepts, type ParsedName } from "./parse-name.ts";
import { placeAt } from "./places.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { IS } from "./word.ts";

/** A name that nothing announces, without the words around it that are no part of it. */
export function trimName(note: Note, name: ParsedName): ParsedName | undefined {
  const started = startAtGiven(note, name);
  const cut = started && cutTail(note, started, acceptsOpen(note));
  return cut && dropPreposition(note, cut);
}

/** "Volksgezondheid Magda Aelvoet": ordinary words before a given name are no part of the name. */
export function startAtGiven(note: Note, name: ParsedName): ParsedName | undefined {
  const [first] = name.words;
  if (first === undefined || name.words.length < 2 || first.word.isGiven || name.dotted + name.undotted > 0)
    return name;
  if (first.word.isName && !first.word.isOrdinary && !first.word.isNationality) return name;
  const given = name.words.findIndex(({ word }, index) => index > 0 && word.isGiven && word.shape === "capital");
  if (given < 1 || (given === name.words.length - 1 && name.words[given]?.word.isCapitalName !== true)) return name;
  return parseName(note, name.places[given] as number, acceptsOpen(note));
}

/**
 * The name up to a preposition in small letters if a surname stands before it already, or a place after it:
 * "Anna Jansen | van Sabena", "Milosevic | van Sierra Leone", but "Anna van Dijk" whole.
 */
export function cutTail(note: Note, name: ParsedName, accepts: Accepts): ParsedName | undefined {
  const { tokens } = note;
  for (let i = 1; i < name.words.length; i++) {
    const before = (name.words[i - 1] as Token).word;
    const word = name.words[i] as Token;
    const tie = tokens[(name.places[i - 1] as number) + 1]?.word;
    if (tie === undefined || tie.shape !== "lower" || (tie.is & IS.tie) === 0) continue;
    const hasSurname = !before.isGiven && (i > 1 || name.dotted + name.undotted > 0);
    const isPlace = !before.isGiven && placeAt(note, name.places[i] as number)?.strength === "sure";
    if (!hasSurname && !isPlace) continue;
    return parseName(note, name.start, (_, token, place) => token.start < word.start && accepts(note, token, place));
  }
  return name;
}

/** "opname van Gabriela", "gehoor van Van de Molen": a lower-case tie before a given name or a particle is a preposition. */
function dropPreposition({ tokens, lexicon }: Note, name: ParsedName): ParsedName {
  if (name.leadingParticles === 0 || name.dotted + name.undotted > 0) return name;
  const [first, second] = [tokens[name.start] as Token, tokens[name.start + 1]];
  if (first.word.shape !== "lower" || (first.word.is & IS.tie) === 0 || second === undefined) return name;
  // "di lorenzo ha firmato", "sentito di lorenzo": no preposition opens a sentence or stands behind what takes an object.
  const isObject =
    name.start === 0 || first.startsLine || OPENS.has(tokenAt(tokens, name.start - 1)?.word.surface ?? "");
  const isTaken = ((tokenAt(tokens, name.start - 1)?.word.is ?? 0) & IS.cueEnd) !== 0;
  const isSurnames = lexicon.names.isRomance === true && SURNAMES.has(first.word.key);
  if (isSurnames && (isObject || isTaken)) return name;
  const isDoubled =
    name.leadingParticles > 1 && (second.word.shape === "capital" || second.word.key === first.word.key);
  const { word } = name.words[0] as Token;
  const before = tokenAt(tokens, name.start - 1)?.word;
  const isNoun = before?.shape === "lower" ? !before.isSureName : before?.shape === "capital";
  const isSubject = before !== undefined && (before.is & (IS.weakCue | IS.cueEnd | IS.personVerb)) !== 0;
  const afterNoun = before !== undefined && isNoun && !isSubject;
  const isGiven = name.leadingParticles === 1 && word.isGiven && (word.isSureName || name.words.length > 1);
  if (!isDoubled && !isGiven && !(afterNoun && name.leadingParticles === 1)) return name;
  return startNameAt(name, name.start + 1, 1);
}

const OPENS: ReadonlySet<string> = new Set([".", ",", ";", "!", "?", ":", "/"]);
/** Prepositions that surnames open with. */
const SURNAMES: ReadonlySet<string> = new Set(["di", "de", "del", "della"]);
