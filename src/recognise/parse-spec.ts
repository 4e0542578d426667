import { createCombination } from "./combination.ts";
import { withProtectedFields } from "./field-names/with-protected-fields.ts";
import { inPieces } from "./in-pieces.ts";
import { openRecogniser } from "./open-recogniser.ts";
import type { Recogniser } from "./recogniser.ts";
import { type ListLanguage, loadWordLists } from "./rules/lists/word-lists.ts";
import { withSecondPass } from "./second-pass/with-second-pass.ts";
import { withWholeCharacters } from "./with-whole-characters.ts";

export interface RecogniserOptions {
  /** How far `language:…` leans to recall, of `LEANS` in combination.ts; default 0. Other SPECs do not lean. */
  readonly lean?: number;
}

/**
 * The recogniser that `--recogniser SPEC` names. Whatever it is, very long texts are read in pieces; field names are never taken
 * for names, but for those of a list; no span leaves an accent of its last letter behind; and what a note says with confidence in one place is found again in others.
 * Throws `usage`, saying what exists, for a SPEC it does not know, and what opening a list or model throws.
 */
export async function createRecogniser(spec: string, options: RecogniserOptions = {}): Promise<Recogniser> {
  return inPieces(withWholeCharacters(await openWithCare(spec, options)));
}

async function openWithCare(spec: string, { lean = 0 }: RecogniserOptions): Promise<Recogniser> {
  const [kind, ...rest] = spec.split(":");
  if (kind === "language") return createCombination(rest.join(":"), lean);
  const recogniser = await openRecogniser(spec);
  if (kind === "rules") return refineRules(recogniser, rest.join(":"));
  return kind === "crf" ? withSecondPass(withProtectedFields(recogniser)) : recogniser;
}

/** The Dutch rules have a second pass of their own. */
function refineRules(rules: Recogniser, language: string): Recogniser {
  if (language === "nl") return withProtectedFields(rules);
  const { isOrdinary } = loadWordLists(language as ListLanguage);
  return withSecondPass(withProtectedFields(rules), { isOrdinary });
}
