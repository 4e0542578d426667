import type { Span } from "../../../text/span.ts";
import { fieldNamesOf } from "../../field-names/find-field-names.ts";
import type { Maker, Reading } from "../../reading.ts";
import { createIdentifierFinder } from "../identifiers/find-identifiers.ts";
import type { Found } from "../identifiers/finder.ts";
import { createSentenceNumberFinder } from "../identifiers/sentence-numbers.ts";
import { uniteKinds } from "../identifiers/unite-kinds.ts";
import { bySection, casingSections } from "./casing-sections.ts";
import { findHandles } from "./find-handles.ts";
import { findPersons } from "./find-persons.ts";
import { findPlaces } from "./find-places.ts";
import type { LanguagePack } from "./language-pack.ts";
import type { Finding } from "./note.ts";
import { noteReaderOf } from "./read-note.ts";
import type { Token } from "./tokens.ts";

/** The rules of a language. */
export interface Rules {
  /** What they find in a text: sorted, disjoint spans whose labels are entities and whose `source` is `rules:<language>/<rule>`. */
  readonly find: (reading: Reading) => Span[];
  /** What `find` asks of a reading, in order: see `OpenRecogniser`. */
  readonly steps: readonly Maker<unknown>[];
}

/** The rules of a language; its lists are opened when they are first needed. */
export function createRules(pack: LanguagePack): Rules {
  const { language } = pack.forms;
  const readNote = noteReaderOf(pack);
  const readFields = (reading: Reading) => fieldNamesOf(reading, pack.forms);
  const findIdentifiers = createIdentifierFinder(pack.forms);
  const findNumbers = createSentenceNumberFinder(pack.forms.numbers);
  const findPeople = (reading: Reading): readonly Finding[] => {
    const note = reading.get(readNote);
    const persons = casingSections(note).flatMap(findPersons);
    return pack.find === undefined ? persons : [...persons, ...pack.find(note)];
  };
  const findTowns = (reading: Reading): readonly Finding[] => {
    // Where the postcode stands behind its town, the words behind it are none.
    const isCode = ({ label }: Found) => pack.postcodeFirst && label === "POSTCODE";
    const codes = reading.get(findIdentifiers).filter(isCode);
    const note = reading.get(readNote);
    const codesOf = bySection(note, codes);
    return casingSections(note).flatMap((part, index) => findPlaces(part, codesOf[index] as readonly Found[]));
  };
  const find = (reading: Reading): Span[] => {
    const { text } = reading;
    const note = reading.get(readNote);
    const { tokens } = note;
    const identifiers = reading.get(findIdentifiers);
    const spans: Span[] = [...identifiers, ...findNumbers(reading), ...findHandles(note)].map(
      ({ start, end, label, score, rule }) => ({
        start,
        end,
        label,
        score,
        source: `rules:${language}/${rule}`,
      }),
    );
    for (const finding of reading.get(findPeople)) spans.push(spanOf(tokens, finding, "PERSON", language));
    for (const finding of reading.get(findTowns)) spans.push(spanOf(tokens, finding, "GPE", language));
    return uniteKinds(text, withoutTownsAlone(spans));
  };
  return { find, steps: [readFields, readNote, findIdentifiers, findPeople, findTowns] };
}

/** "Address: Leeds": a town in a field for addresses is no address. */
function withoutTownsAlone(spans: readonly Span[]): readonly Span[] {
  if (spans.every(({ label }) => label !== "ADDRESS")) return spans;
  const place = ({ start, end }: Span) => `${start} ${end}`;
  const towns = new Set(spans.filter(({ label }) => label === "GPE").map(place));
  return spans.filter((span) => span.label !== "ADDRESS" || !towns.has(place(span)));
}

function spanOf(tokens: readonly Token[], finding: Finding, label: string, language: string): Span {
  const last = tokens[finding.end - 1] as Token;
  return {
    start: (tokens[finding.start] as Token).start,
    end: last.end - last.word.genitive,
    label,
    score: finding.score,
    source: `rules:${language}/${finding.rule}`,
  };
}
