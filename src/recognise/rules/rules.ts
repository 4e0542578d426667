import { UnnameError } from "../../base/errors.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../text/note-languages.ts";
import { createRules, type Rules } from "./engine/create-rules.ts";
import { LANGUAGES } from "./languages/languages.ts";

/**
 * What finds by rules and word lists persons (`PERSON`), of countries, regions and cities (`GPE`), and of dates, times, ages,
 * telephone numbers, e-mail and web addresses, identifying numbers, postcodes and street addresses under the names of
 * their entities. A person's span covers initials, particles and words of a name, not its title; `source` is
 * `rules:<language>/<rule>`. Throws `usage` for a language without rules.
 */
export function openRules(language: string): Rules & { readonly language: NoteLanguage } {
  if (!isRuleLanguage(language)) {
    throw new UnnameError(
      "usage",
      `rules:${language}: no rules for this language. There are: ${NOTE_LANGUAGES.join(", ")}.`,
    );
  }
  return { language, ...createRules(LANGUAGES[language]) };
}

/** Has this language rules? */
export function isRuleLanguage(language: string): language is NoteLanguage {
  return (NOTE_LANGUAGES as readonly string[]).includes(language);
}
