import type { DutchLexicon } from "./lexicon-nl.ts";
import { acceptsOpen } from "./accepts.ts";
import { parseName, type Accepts, type ParsedName } from "./name.ts";
import { strengthOf } from "./places.ts";
import type { Token } from "./tokens.ts";
import { BEFORE_SURNAME, HUMAN_VERBS } from "./triggers.ts";

/** A name that nothing announces, without the words around it that are no part of it. */
export function trimName(
  tokens: readonly Token[],
  keys: readonly string[],
  name: ParsedName,
  lexicon: DutchLexicon,
): ParsedName | undefined {
  const started = startAtGiven(tokens, name);
  const cut = started && cutTail(tokens, keys, started, acceptsOpen, lexicon);
  return cut && dropPreposition(tokens, cut);
}

/** "Volksgezondheid Magda Aelvoet": ordinary words before a given name are no part of the name. */
export function startAtGiven(tokens: readonly Token[], name: ParsedName): ParsedName | undefined {
  const [first] = name.words;
  if (
    first === undefined ||
    name.words.length < 2 ||
    first.isGiven ||
    (name.dotted + name.undotted > 0 && isInitial(tokens[name.start]))
  )
    return name;
  if (first.isName && !first.isOrdinary && !first.isNationality) return name;
  const given = name.words.findIndex((word, index) => index > 0 && word.isGiven && word.shape === "capital");
  if (given < 1 || (given === name.words.length - 1 && name.words[given]?.isCapitalName !== true)) return name;
  return parseName(tokens, tokens.indexOf(name.words[given] as Token, name.start), acceptsOpen);
}

function isInitial(token: Token | undefined): boolean {
  return token !== undefined && token.surface.length < 3;
}

/** Prepositions that tie a place or an employer to a name: "Patrick Du Bois van Sabena", "Kees Broere in de Volkskrant". */
const TIES = new Set(["van", "in", "op", "aan", "uit"]);

/**
 * The name up to a preposition in small letters if a surname stands before it already, or a place after it:
 * "Anna Jansen | van Sabena", "Milosevic | van Sierra Leone", but "Anna van Dijk" whole.
 */
export function cutTail(
  tokens: readonly Token[],
  keys: readonly string[],
  name: ParsedName,
  accepts: Accepts,
  lexicon: DutchLexicon,
): ParsedName | undefined {
  for (let i = 1; i < name.words.length; i++) {
    const [before, word] = [name.words[i - 1] as Token, name.words[i] as Token];
    const end = tokens.indexOf(before, name.start) + 1;
    if (!TIES.has(tokens[end]?.surface ?? "")) continue;
    const hasSurname = !before.isGiven && (i > 1 || name.dotted + name.undotted > 0);
    const place = lexicon.places.match(keys, tokens.indexOf(word, end));
    const isPlace = !before.isGiven && place !== undefined && strengthOf(place.value) === "sure";
    if (!hasSurname && !isPlace) continue;
    return parseName(tokens, name.start, (token, where) => token.start < word.start && accepts(token, where));
  }
  return name;
}

/** "opname van Gabriela", "gehoor van Van de Molen": a lower-case "van" before a given name or a particle is a preposition. */
function dropPreposition(tokens: readonly Token[], name: ParsedName): ParsedName {
  if (name.leadingParticles === 0 || name.dotted + name.undotted > 0) return name;
  const [first, second] = [tokens[name.start] as Token, tokens[name.start + 1]];
  if (first.surface !== "van" || second === undefined) return name;
  const isDoubled = name.leadingParticles > 1 && (second.shape === "capital" || second.key === "van");
  const word = name.words[0] as Token;
  const before = tokens[name.start - 1];
  const isNoun = before?.shape === "lower" ? !before.isSureName : before?.shape === "capital";
  const afterNoun = before !== undefined && isNoun && !BEFORE_SURNAME.has(before.key) && !HUMAN_VERBS.has(before.key);
  const isGiven = name.leadingParticles === 1 && word.isGiven && (word.isSureName || name.words.length > 1);
  if (!isDoubled && !isGiven && !(afterNoun && name.leadingParticles === 1)) return name;
  return { ...name, start: name.start + 1, leadingParticles: name.leadingParticles - 1, particles: name.particles - 1 };
}
