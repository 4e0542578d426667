import type { Document } from "../../text/document.ts";
import { foldWord } from "../../text/fold.ts";
import { type Span, unionSpans } from "../../text/span.ts";
import { cutAround } from "../document-languages.ts";
import { readDocument } from "../read/read-document.ts";
import { createPhraseSearch, type Phrase, type PhraseSearch, splitWords } from "./phrases.ts";
import type { UserWords } from "./read-user-words.ts";

/** The label and source of what a user wants replaced. */
const ALWAYS = { label: "PERSON", score: 1, source: "always" } as const;
/** The same of what a review of a model decided to be a name. */
const REVIEW = { ...ALWAYS, source: "review" } as const;

/** The spans of a document as a user's words have them. */
export type ApplyUserWords = (document: Document, spans: readonly Span[]) => Span[];

/**
 * Makes of spans what is replaced: those of words that never are lose these, and words that always are become spans of people. The words stand in the text as it is read,
 * with no letter or digit right before or behind. What is always replaced is so in any case and without its accents; what never is, as it is written alone.
 * Where both overlap in a text, it is replaced. Names that a review decided are replaced as they are written and in capitals, those in small letters in any case: `Wit` is
 * the name of a person, `wit` a colour.
 */
export function createUserWordsFilter({ always, never }: UserWords, names: readonly string[] = []): ApplyUserWords {
  const findNames = createNameSearch(names);
  const findAlways = createPhraseSearch(always?.phrases ?? [], foldWord);
  const findNever = createPhraseSearch(never?.phrases ?? [], (word) => word);
  return (document, spans) => {
    const { document: read, toReading, toOriginal } = readDocument(document);
    const words = splitWords(read.text);
    const wanted = findAlways(words);
    const unwanted = findNever(words);
    const decided = findNames(words);
    if (wanted.length === 0 && unwanted.length === 0 && decided.length === 0) return [...spans];
    const kept = unwanted.length === 0 ? spans : cutAll(read, toReading(spans), unwanted, toOriginal);
    const found = [
      ...wanted.map((stretch) => ({ ...stretch, ...ALWAYS })),
      ...decided.map((stretch) => ({ ...stretch, ...REVIEW })),
    ];
    return unionSpans([...kept, ...toOriginal(found)]);
  };
}

function createNameSearch(names: readonly string[]): PhraseSearch {
  const toPhrase = (name: string): Phrase => ({ words: splitWords(name).map(({ word }) => word), line: 0 });
  const isSmall = (name: string) => name === name.toLowerCase();
  const small = names.filter(isSmall).map(toPhrase);
  const written = names
    .filter((name) => !isSmall(name))
    .flatMap((name) => [toPhrase(name), toPhrase(name.toUpperCase())]);
  const findSmall = createPhraseSearch(small, foldWord);
  const findWritten = createPhraseSearch(written, (word) => word);
  return (words) => [...findSmall(words), ...findWritten(words)];
}

/** The spans without stretches of the read text, and what is left of them without the marks and spaces at its ends. */
function cutAll(
  { text }: Document,
  spans: readonly Span[],
  unwanted: Parameters<typeof cutAround>[1],
  toOriginal: (spans: readonly Span[]) => Span[],
): Span[] {
  return toOriginal(
    spans.flatMap((span) => {
      const pieces = cutAround(span, unwanted);
      return pieces[0] === span ? [span] : pieces.flatMap((piece) => trimToWords(text, piece));
    }),
  );
}

function trimToWords(text: string, span: Span): Span[] {
  const surface = text.slice(span.start, span.end);
  const lead = /^[^\p{L}\p{N}]*/u.exec(surface)?.[0].length ?? 0;
  const rest = surface.slice(lead).replace(/[^\p{L}\p{M}\p{N}.]+$/u, "");
  return /[\p{L}\p{N}]/u.test(rest)
    ? [{ ...span, start: span.start + lead, end: span.start + lead + rest.length }]
    : [];
}
