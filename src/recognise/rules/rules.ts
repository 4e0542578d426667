import { UnnameError } from "../../base/errors.ts";
import type { Recogniser } from "../recogniser.ts";
import { createRules } from "./engine/create-rules.ts";
import { LANGUAGES, RULE_LANGUAGES, type RuleLanguage } from "./languages/languages.ts";

/**
 * A recogniser by rules and word lists of persons (`PERSON`), of countries, regions and cities (`GPE`), and of dates, times, ages,
 * telephone numbers, e-mail and web addresses, identifying numbers, postcodes and street addresses under the names of
 * their entities. A person's span covers initials, particles and words of a name, not its title; `source` is
 * `rules:<language>/<rule>`. Loading takes one to three seconds. Throws `usage` for a language without rules.
 */
export async function createRulesRecogniser(language: string): Promise<Recogniser> {
  if (!isRuleLanguage(language)) {
    throw new UnnameError(
      "usage",
      `rules:${language}: no rules for this language. There are: ${RULE_LANGUAGES.join(", ")}.`,
    );
  }
  const find = createRules(LANGUAGES[language]);
  return {
    name: `rules:${language}`,
    language,
    recognise: async (documents) => documents.map((document) => find(document.text)),
  };
}

/** Has this language rules? */
export function isRuleLanguage(language: string): language is RuleLanguage {
  return (RULE_LANGUAGES as readonly string[]).includes(language);
}
