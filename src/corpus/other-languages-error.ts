import { UnnameError } from "../base/errors.ts";
import { hasOther } from "../recognise/other-languages.ts";
import type { OtherDocument } from "./execute/tally.ts";

/** Documents that a message names. */
const NAMED = 3;

/** How many documents hold passages in no supported language, of how many. */
export interface OtherCount {
  readonly documents: number;
  readonly share: number;
}

/** Counts by language, as `nameLanguages` has them, of the documents with passages in no supported one. */
export function countOthers(languages: Readonly<Record<string, number>>): OtherCount {
  const sum = (counts: readonly (readonly [string, number])[]) => counts.reduce((all, [, count]) => all + count, 0);
  const documents = sum(Object.entries(languages).filter(([name]) => hasOther(name)));
  const all = sum(Object.entries(languages));
  return { documents, share: all === 0 ? 0 : documents / all };
}

/** "3 of 120 notes (2.5 %) are in no supported language, or partly: 2 fr, 1 nl+de". */
export function describeOthers(languages: Readonly<Record<string, number>>): string {
  const { documents, share } = countOthers(languages);
  const all = Object.values(languages).reduce((sum, count) => sum + count, 0);
  const found = Object.entries(languages).filter(([name]) => hasOther(name));
  const list = found.map(([name, count]) => `${count} ${name}`).join(", ");
  const verb = documents === 1 ? "is" : "are";
  return `${documents} of ${all} notes (${(100 * share).toFixed(1)} %) ${verb} in no supported language, or partly: ${list}`;
}

/** The error for notes in no supported language where no choice was made of what becomes of them; `consequence`, a sentence, says what became of the output. */
export function otherLanguagesError(
  languages: Readonly<Record<string, number>>,
  others: readonly OtherDocument[],
  consequence: string,
): UnnameError {
  const { documents, share } = countOthers(languages);
  const named = others.slice(0, NAMED).map(({ document, language }) => `${document} (${language})`);
  const list = named.length < documents ? `${named.join(", ")}, ...` : named.join(", ");
  return new UnnameError(
    "input-language",
    `${describeOthers(languages)}. First: ${list}. ${consequence} Leave them out, or pass --other-languages keep (they stay as they are, names and all), mask-all (each line becomes OTHER) or treat-as:CODE (read as nl, es, it or en), or --language CODE for all notes.`,
    {
      details: {
        documents,
        share,
        languages: Object.entries(languages).map(([name, count]) => `${name} ${count}`),
        first: others.map(({ document, language }) => `${document} ${language}`),
      },
    },
  );
}
