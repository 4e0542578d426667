import { findFieldNames } from "../../field-names/find-field-names.ts";
import { createIdentifierFinder } from "../identifiers/find-identifiers.ts";
import { uniteKinds } from "../identifiers/unite-kinds.ts";
import type { Span } from "../../../text/span.ts";
import { findPersons } from "./find-persons.ts";
import { findPlaces } from "./find-places.ts";
import { loadNameLexicon } from "./lexicon.ts";
import type { NameWords } from "./name-words.ts";
import type { Finding, Note } from "./note.ts";
import { ENGLISH_NAMES } from "../languages/en/names.ts";
import { SPANISH_NAMES } from "../languages/es/names.ts";
import { ITALIAN_NAMES } from "../languages/it/names.ts";
import { readTokens, type Token } from "./tokens.ts";

const NAME_WORDS: Readonly<Record<"es" | "it" | "en", NameWords>> = {
  es: SPANISH_NAMES,
  it: ITALIAN_NAMES,
  en: ENGLISH_NAMES,
};

/**
 * What the rules of Spanish, Italian or English find in a text: sorted, disjoint spans whose labels are entities and whose
 * `source` is `rules:<language>/<rule>`.
 */
export function createLanguageRules(language: "es" | "it" | "en"): (text: string) => Span[] {
  const lexicon = loadNameLexicon(language);
  const names = NAME_WORDS[language];
  const findIdentifiers = createIdentifierFinder(language);
  return (text) => {
    const tokens = readTokens(text, lexicon);
    const fields = findFieldNames(text, language);
    const known = fields.filter((field) => field.kind !== "unknown");
    const note: Note = { text, tokens, fields: known, fieldStarts: new Set(known.map((field) => field.start)), names };
    const identifiers = findIdentifiers(text);
    // A British or American postcode stands behind its town.
    const postcodes = language === "en" ? [] : identifiers.filter((found) => found.label === "POSTCODE");
    const spans: Span[] = identifiers.map(({ start, end, label, score, rule }) => ({
      start,
      end,
      label,
      score,
      source: `rules:${language}/${rule}`,
    }));
    for (const finding of findPersons(note)) spans.push(spanOf(tokens, finding, "PERSON", language));
    for (const finding of findPlaces(note, lexicon, postcodes)) spans.push(spanOf(tokens, finding, "GPE", language));
    return uniteKinds(text, spans);
  };
}

function spanOf(tokens: readonly Token[], finding: Finding, label: string, language: string): Span {
  const last = tokens[finding.end - 1] as Token;
  return {
    start: (tokens[finding.start] as Token).start,
    end: last.end - last.facts.genitive,
    label,
    score: finding.score,
    source: `rules:${language}/${finding.rule}`,
  };
}
