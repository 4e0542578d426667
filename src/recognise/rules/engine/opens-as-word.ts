import { type Note, opensSentence } from "./note.ts";
import type { Token } from "./tokens.ts";
import { IS } from "./word.ts";

/** What tells that a name follows, or somebody's doing. */
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
  if (word.shape !== "capital") return false;
  const isWord = openers.words.has(word.key);
  if (!(isWord || openers.things.has(word.key)) || !opensSentence(note, index)) return false;
  const next = note.tokens[index + 1];
  if (next === undefined || next.startsLine || !next.spaced || next.word.shape !== "lower") return false;
  const { is, key } = next.word;
  if ((is & TELLING) !== 0 || openers.verbEnding.test(key)) return false;
  return isWord ? !openers.company.has(key) : (is & TIES) === 0;
}
