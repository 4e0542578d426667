import { UnnameError } from "../../base/errors.ts";
import { foldDecisions, namesOf, readDecisionLines } from "../../review/decisions/decisions-file.ts";
import { readReviewRecord } from "../../review/decisions/review-record.ts";
import { tokenSurfaces } from "../residue/residue-words.ts";

/** What a review decided to be names, as words of notes. Private. */
export interface DecidedNames {
  /** Distinct, as they are written. */
  readonly names: readonly string[];
  /** Entries left out, since they are parts of words alone. */
  readonly parts: number;
  /** SHA-256 of the vocabulary that was reviewed; absent without a record of the review beside the decisions. */
  readonly vocabularySha256?: string;
}

/** What goes on with a word, and what begins one. */
const CONTINUES = /^##/u;
const BEGINS = /^[\u0120\u2581]/u;
const FEWEST_LETTERS = 2;

/**
 * The names of a decisions file, whatever its vocabulary, for the next training's notes (`names` of `anonymise`). Entries that go on with a word are none: `##man` is no word `man`. Where some entries
 * carry the mark of a word's begin, one without it counts if it has a capital. Throws `input-missing`, `input-format`, and `decisions-mismatch` if no name was decided.
 */
export async function readNamesOfDecisions(path: string): Promise<DecidedNames> {
  const standing = foldDecisions(await readDecisionLines(path));
  const tokens = namesOf(standing).map((tokenId) => standing.get(tokenId)?.token ?? "");
  if (tokens.length === 0)
    throw new UnnameError(
      "decisions-mismatch",
      `${path}: expected at least one token decided to be a name, found none. Review the predictions first.`,
      { details: { path } },
    );
  const isMarked = [...standing.values()].some(({ token }) => BEGINS.test(token));
  const names = new Set<string>();
  let parts = 0;
  for (const token of tokens) {
    const words = tokenSurfaces(token).filter((surface) => isWord(surface));
    const goesOn =
      CONTINUES.test(token) || (isMarked && !BEGINS.test(token) && !words.some((word) => /^\p{Lu}/u.test(word)));
    if (goesOn || words.length === 0) parts++;
    else for (const word of words) names.add(word);
  }
  const vocabularySha256 = (await readReviewRecord(path))?.vocabularySha256;
  return { names: [...names].sort(), parts, ...(vocabularySha256 !== undefined && { vocabularySha256 }) };
}

function isWord(surface: string): boolean {
  return (surface.match(/\p{L}/gu) ?? []).length >= FEWEST_LETTERS;
}
