import { type Note, opensSentence } from "./note.ts";
import type { Openers } from "./name-words.ts";
import type { Token } from "./tokens.ts";
import { IS } from "./word.ts";

/** What shows that a name follows, or what a person does. */
const TELLING = IS.personVerb | IS.thingVerb | IS.beforeVerb | IS.kin | IS.role;
/** Prepositions and conjunctions of a name that is a thing too: "Rose with mum", "Daisy in bed 4". */
const TIES = IS.weakCue | IS.siteCue | IS.placeBefore;

/**
 * "Mark on sacrum", "Rose slowly", "Ivy rash": a name that is a word of notes too opens a sentence, and goes on in small letters as no
 * sentence about a person does. Never in a language without {@link NameWords.openers}.
 */
export function opensAsWord(note: Note, index: number): boolean {
  const { openers } = note.lexicon.names;
  if (openers === undefined || note.casing !== "mixed") return false;
  const { word } = note.tokens[index] as Token;
  const next = note.tokens[index + 1];
  if (word.shape !== "capital" || next === undefined || next.startsLine || !next.spaced) return false;
  if (next.word.shape !== "lower" || !opensSentence(note, index)) return false;
  const isWord = openers.words.has(word.key);
  const isAdjective = openers.adjectives?.has(word.key) === true;
  const isThing = openers.things.has(word.key);
  if (!isWord && !isAdjective && !isThing) return false;
  const { is, key } = next.word;
  if (isAdjective && isSaidOfNoun(note, index + 1, openers)) return true;
  if ((is & TELLING) !== 0 || openers.verbEnding.test(key)) return false;
  if (isWord) return !openers.company.has(key);
  return isThing && (is & TIES) === 0;
}

/** "Rosa la cute", "Chiara l'urina", "Serena notte": an article and a noun, or a time, and no verb behind it. */
function isSaidOfNoun({ tokens }: Note, index: number, { nouns, times }: Openers): boolean {
  const first = (tokens[index] as Token).word;
  const isArticle = (first.is & IS.article) !== 0;
  const noun = isArticle ? tokens[index + 1] : tokens[index];
  const after = tokens[isArticle ? index + 2 : index + 1];
  if (noun === undefined || noun.startsLine) return false;
  const { key } = noun.word;
  const tied = key.slice(key.indexOf("'") + 1);
  if (!(isArticle || tied !== key ? nouns : times)?.has(tied)) return false;
  return after === undefined || after.startsLine || (after.word.is & TELLING) === 0;
}
