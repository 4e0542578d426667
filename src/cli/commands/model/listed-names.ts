import { type Context, MASK } from "../../../probe/contexts/context.ts";
import { createLexicon, type Lexicon } from "../../../recognise/rules/engine/lexicon.ts";
import { LANGUAGES } from "../../../recognise/rules/languages/languages.ts";
import { detectLanguages } from "../../../text/detect-language.ts";
import { DEFAULT_ENTITIES } from "../../../text/entities.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../../text/note-languages.ts";

/** Contexts whose language is detected, evenly from all of them, and the share of them that a language needs to be one of the review. */
const DETECTED = 100;
const LEAST_SHARE = 0.1;

/** Whether the recogniser's lists have a surface as a name: those of the languages that the contexts are in, without contexts those of all. */
export function loadListedNames(contexts: readonly Context[]): (surface: string) => boolean {
  // Gathered candidates say themselves whether a list has them: then no list is read.
  let lexicons: readonly Lexicon[] | undefined;
  return (surface) => {
    lexicons ??= languagesOf(contexts).map((language) => {
      const { names, loadLists } = LANGUAGES[language];
      return createLexicon(names, loadLists());
    });
    return lexicons.some((lexicon) => isInLists(lexicon, surface));
  };
}

function languagesOf(contexts: readonly Context[]): readonly NoteLanguage[] {
  const step = Math.max(1, Math.floor(contexts.length / DETECTED));
  const drawn = contexts.filter((_, index) => index % step === 0);
  const found = drawn.map(({ text }) => detectLanguages(text.replace(MASK, ""))[0]);
  return NOTE_LANGUAGES.filter(
    (language) => found.filter((one) => one === language).length >= LEAST_SHARE * found.length,
  );
}

/** With a capital any listed name counts, ordinary word or not (Jan, Roos); without one only names that are nothing else. */
function isInLists(lexicon: Lexicon, surface: string): boolean {
  if ((DEFAULT_ENTITIES as readonly string[]).includes(surface)) return false;
  const { isName, isSureName } = lexicon.word(surface);
  return isSureName || (isName && surface !== surface.toLowerCase());
}
