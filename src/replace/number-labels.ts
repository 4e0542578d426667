import { detectLanguages } from "../text/detect-language.ts";
import { entityOf } from "../text/entities.ts";
import type { NoteLanguage } from "../text/note-languages.ts";
import { readSurface } from "../text/read/read-text.ts";
import type { Span } from "../text/span.ts";
import { normaliseForm } from "./normalise-form.ts";
import type { Replacer } from "./replacer.ts";
import type { ReplaceSettings } from "./settings.ts";
import { readMention } from "./surrogate/read-mention.ts";
import { tellPeopleApart } from "./tell-people-apart.ts";

/** How much of the text before a span is read for a title. */
const BEFORE = 32;

/**
 * Every span becomes its label and a number, counted in each document by itself in the order of first mention: `PERSON_1`. A person has one
 * number, however they are written, see {@link tellPeopleApart}. Of other labels the same text has the same number, apart from case, accents and
 * punctuation; "Anna" the person and "Anna" the town have not.
 */
export function createNumberedReplacer({ language }: Pick<ReplaceSettings, "language">): Replacer {
  return ({ text }, spans) => {
    const known = language === "auto" ? (detectLanguages(text)[0] as NoteLanguage) : language;
    const forms = formsOf(text, spans, known);
    const counts = new Map<string, number>();
    const numbers = new Map<string, number>();
    const at = new Map<number, number>();
    for (const [index, { start, label }] of spans.entries()) {
      const form = `${label}\u0000${forms[index]}`;
      const number = numbers.get(form) ?? (counts.get(label) ?? 0) + 1;
      if (!numbers.has(form)) counts.set(label, number);
      numbers.set(form, number);
      at.set(start, number);
    }
    return ({ start, label }) => (at.has(start) ? `${label}_${at.get(start)}` : label);
  };
}

/** What two spans of one label are the same by. */
function formsOf(text: string, spans: readonly Span[], language: NoteLanguage): readonly string[] {
  const surfaces = spans.map(({ start, end }) => readSurface(text.slice(start, end)));
  const people = [...spans.keys()].filter(
    (i) => entityOf((spans[i] as Span).label, surfaces[i] as string) === "PERSON",
  );
  const mentions = people.map((i) => {
    const { start } = spans[i] as Span;
    return readMention(surfaces[i] as string, text.slice(Math.max(0, start - BEFORE), start), language);
  });
  const numbers = new Map(tellPeopleApart(mentions).map((number, n) => [people[n], number]));
  return surfaces.map((surface, i) => (numbers.has(i) ? `\u0001${numbers.get(i)}` : normaliseForm(surface)));
}
