import { createLexicon, type Lexicon } from "../../../recognise/rules/engine/lexicon.ts";
import { DUTCH } from "../../../recognise/rules/languages/nl/pack.ts";
import type { ReviewSummary } from "../../../review/decisions/count-choices.ts";
import { review, type ReviewOptions } from "../../../review/terminal/review.ts";
import { DEFAULT_ENTITIES } from "../../../text/entities.ts";

/** A review in the terminal, with the recogniser's name lists as evidence. Throws what `review` throws. */
export function askForDecisions(options: Omit<ReviewOptions, "isKnownName" | "colour">): Promise<ReviewSummary> {
  return review({
    ...options,
    isKnownName: loadNameLists(),
    colour: (process.env["NO_COLOR"] ?? "") === "",
  });
}

/** Whether the recogniser's lists have a surface as a name. */
export function loadNameLists(): (surface: string) => boolean {
  const lexicon = createLexicon(DUTCH.names, DUTCH.loadLists());
  return (surface) => isInLists(lexicon, surface);
}

/** With a capital any listed name counts, ordinary word or not (Jan, Roos); without one only names that are nothing else. */
function isInLists(lexicon: Lexicon, surface: string): boolean {
  if ((DEFAULT_ENTITIES as readonly string[]).includes(surface)) return false;
  const { isName, isSureName } = lexicon.word(surface);
  return isSureName || (isName && surface !== surface.toLowerCase());
}
