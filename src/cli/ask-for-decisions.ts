import { DEFAULT_ENTITIES } from "../corpus/anonymise.ts";
import { createLexicon, type Lexicon } from "../recognise/rules/engine/lexicon.ts";
import { DUTCH } from "../recognise/rules/languages/nl/pack.ts";
import { review, type ReviewOptions, type ReviewSummary } from "../review/review.ts";

/** A review in the terminal, with the recogniser's name lists as evidence. Throws what `review` throws. */
export function askForDecisions(options: Omit<ReviewOptions, "isKnownName" | "colour">): Promise<ReviewSummary> {
  const lexicon = createLexicon(DUTCH.names, DUTCH.loadLists());
  return review({
    ...options,
    isKnownName: (surface) => isInLists(lexicon, surface),
    colour: (process.env["NO_COLOR"] ?? "") === "",
  });
}

/** With a capital any listed name counts, ordinary word or not (Jan, Roos); without one only names that are nothing else. */
function isInLists(lexicon: Lexicon, surface: string): boolean {
  if ((DEFAULT_ENTITIES as readonly string[]).includes(surface)) return false;
  const { isName, isSureName } = lexicon.word(surface);
  return isSureName || (isName && surface !== surface.toLowerCase());
}
