import { UnnameError } from "../../base/errors.ts";
import { compareSpans, unionSpans, type Span } from "../../text/span.ts";
import { loadDutchLexicon, type DutchLexicon } from "./languages/nl/lexicon-nl.ts";
import { createIdentifierFinder } from "./identifiers/find-identifiers.ts";
import { uniteKinds } from "./identifiers/unite-kinds.ts";
import { createLanguageRules } from "./engine/recognise-language.ts";
import { findPlaces } from "./languages/nl/find-places.ts";
import { findPersons, type Finding } from "./languages/nl/persons.ts";
import { findSignOffs } from "./languages/nl/sign-offs.ts";
import { readTokens, type Token } from "./languages/nl/tokens.ts";
import type { Recogniser } from "../recogniser.ts";

/** Languages that have rules. */
export const RULE_LANGUAGES = ["nl", "es", "it", "en"] as const;

/** A language that has rules. */
export type RuleLanguage = (typeof RULE_LANGUAGES)[number];

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
  const find = language === "nl" ? createDutchRules() : createLanguageRules(language);
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

/** Dutch persons and places keep the bounds that their own rules give them; whatever else is found is cut round them. */
function createDutchRules(): (text: string) => Span[] {
  const lexicon = loadDutchLexicon();
  const findIdentifiers = createIdentifierFinder("nl");
  return (text) => {
    const identifiers = findIdentifiers(text).map(({ start, end, label, score, rule }) => ({
      start,
      end,
      label,
      score,
      source: `rules:nl/${rule}`,
    }));
    return uniteKinds(text, identifiers, recogniseDutch(text, lexicon));
  };
}

function recogniseDutch(text: string, lexicon: DutchLexicon): Span[] {
  const tokens = readTokens(text, lexicon);
  const persons = [...findPersons(text, tokens, lexicon), ...findSignOffs(text, tokens)];
  const places = findPlaces(tokens, lexicon);
  const spans = [
    ...persons.map((finding) => toSpan(tokens, finding, "PERSON")),
    ...places.map((finding) => toSpan(tokens, finding, "GPE")),
  ];
  return unionSpans(spans).sort(compareSpans);
}

function toSpan(tokens: readonly Token[], finding: Finding, label: string): Span {
  const start = (tokens[finding.start] as Token).start;
  const last = tokens[finding.end - 1] as Token;
  // "Fatima's" always ends in a genitive, "Annies" only where the rule took it for one.
  const ending = last.genitive === 2 ? 2 : (finding.genitive ?? 0);
  const end = last.end - ending;
  return { start, end, label, score: finding.score, source: `rules:nl/${finding.rule}` };
}
