import type { ScoredCandidate } from "../candidates/candidate-evidence.ts";
import { letterCount } from "./suspicion.ts";

/** What an entry surely is, by evidence from outside the model: a name, or an ordinary word. The recogniser among it also feeds the score. */
export type Known = "name" | "word";

/** A name that step 1 took out so often, and for each time that it stands elsewhere so many times more, may be a known one. */
const OFTEN_IN_NAMES = 2;
const TIMES_AS_OFTEN = 10;
/** A word in small letters that no list has as a name, that the notes have so often and never in a name, is ordinary. */
const OFTEN_ELSEWHERE = 50;
const FEWEST_LETTERS = 3;

/** What an entry is known by. */
export type KnownBy = Pick<ScoredCandidate, "corpus" | "partOf" | "isKnownName" | "recogniser"> & {
  readonly surface: string;
};

/** An entry with what it is known to be, or with the evidence that says it. */
export type MayBeKnown = Partial<KnownBy> & { readonly known?: Known };

/** What an entry was said to be known as, or what its evidence says; undefined where neither is there, and for most. */
export function knownOf({ known, surface, isKnownName = false, ...evidence }: MayBeKnown): Known | undefined {
  return known ?? (surface === undefined ? undefined : knownAs({ ...evidence, surface, isKnownName }));
}

/**
 * What an entry is by evidence that has nothing to do with the model. A name: lists have it, it stands in names of the notes and hardly elsewhere, and the
 * recogniser calls it a person in every text (towns that step 1 took out, and that are surnames too, are left out so). It is built into ordinary words no more
 * often than it stands in names: `##INA` is a name that a careful reviewer keeps. An ordinary word: the notes are full of
 * it, never in a name. Neither predictions nor embeddings nor the score is looked at.
 */
function knownAs({ surface, corpus, partOf, isKnownName, recogniser }: KnownBy): Known | undefined {
  if (corpus === undefined || letterCount(surface) < FEWEST_LETTERS) return undefined;
  const { inNames, elsewhere } = corpus;
  const isSmall = /^\p{Ll}+$/u.test(surface);
  const isPerson = recogniser !== undefined && recogniser.persons === recogniser.texts;
  const isOfNames = inNames >= OFTEN_IN_NAMES && inNames >= TIMES_AS_OFTEN * elsewhere;
  const isPieceOfWords = (partOf?.elsewhere ?? 0) > inNames;
  if (isKnownName && isPerson && isOfNames && !isSmall && !isPieceOfWords) return "name";
  if (!isKnownName && isSmall && inNames === 0 && elsewhere >= OFTEN_ELSEWHERE) return "word";
  return undefined;
}
