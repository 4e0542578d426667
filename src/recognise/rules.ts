import { UnnameError } from "../base/errors.ts";
import { compareSpans, unionSpans, type Span } from "../text/span.ts";
import { loadDutchLexicon, type DutchLexicon } from "./lexicon-nl.ts";
import { findPlaces } from "./nl/find-places.ts";
import { findPersons, type Finding } from "./nl/persons.ts";
import { findRepeats } from "./nl/repeats.ts";
import { findSignOffs } from "./nl/sign-offs.ts";
import { readTokens, type Token } from "./nl/tokens.ts";
import type { Recogniser } from "./recogniser.ts";

/** Languages that have rules. */
export const RULE_LANGUAGES = ["nl"] as const;

/**
 * A recogniser of persons (`PERSON`) and of countries, provinces and cities (`GPE`) by rules and word lists. A span covers
 * initials, particles and words of a name, not its title; `source` is `rules:nl/<rule>`. Loading takes about a second.
 * Throws `usage` for a language without rules.
 */
export async function createRulesRecogniser(language: string): Promise<Recogniser> {
  if (!(RULE_LANGUAGES as readonly string[]).includes(language)) {
    throw new UnnameError(
      "usage",
      `rules:${language}: no rules for this language. There are: ${RULE_LANGUAGES.join(", ")}.`,
    );
  }
  const lexicon = loadDutchLexicon();
  return {
    name: `rules:${language}`,
    recognise: async (documents) => documents.map((document) => recogniseDutch(document.text, lexicon)),
  };
}

function recogniseDutch(text: string, lexicon: DutchLexicon): Span[] {
  const tokens = readTokens(text, lexicon);
  const persons = [...findPersons(text, tokens, lexicon), ...findSignOffs(text, tokens)];
  persons.push(...findRepeats(tokens, persons));
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
