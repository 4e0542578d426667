import { CHARACTER_CLASS, isMarkAt, LOWER, MARK, OTHER } from "../../text/character-classes.ts";
import { entityAt } from "../../text/entities.ts";
import { moveSpan, type Span, unionSpans } from "../../text/span.ts";
import type { Recogniser } from "../recogniser.ts";
import { readDocument } from "./read-document.ts";

/**
 * The recogniser that reads texts as a person does (see {@link readDocument}), and whose spans are whole: none leaves the accents of its last letter
 * behind, and no name begins or ends with a symbol or an emoji.
 */
export function withReading(recogniser: Recogniser): Recogniser {
  return {
    ...recogniser,
    recognise: async (documents) => {
      const read = documents.map(readDocument);
      const found = await recogniser.recognise(read.map(({ document }) => document));
      return read.map(({ document: { text }, toOriginal }, index) =>
        toOriginal(withWholeCharacters(text, found[index] ?? [])),
      );
    },
  };
}

function withWholeCharacters(text: string, spans: readonly Span[]): readonly Span[] {
  if (spans.every((span) => isWhole(text, span))) return spans;
  return unionSpans(spans.map((span) => withoutSymbols(text, withMarks(text, span))));
}

/** Nearly all spans begin and end with a letter or digit that has no accent behind it. */
function isWhole(text: string, { start, end }: Span): boolean {
  const first = CHARACTER_CLASS[text.charCodeAt(start)] as number;
  const last = CHARACTER_CLASS[text.charCodeAt(end - 1)] as number;
  return first >= LOWER && first < OTHER && last >= LOWER && last < OTHER && last !== MARK && !isMarkAt(text, end);
}

function withMarks(text: string, span: Span): Span {
  let { end } = span;
  while (isMarkAt(text, end)) end += (text.codePointAt(end) as number) > 0xffff ? 2 : 1;
  return end === span.end ? span : moveSpan(span, span.start, end);
}

/** Symbols of Unicode, emoji among them, what joins and varies these, and white space. */
const SYMBOL = String.raw`[\p{S}\p{Extended_Pictographic}\ufe0e\ufe0f\u200d\u20e3\s]`;
const SYMBOLS_BEFORE = new RegExp(`^${SYMBOL}+`, "u");
const SYMBOLS_BEHIND = new RegExp(`(?<!${SYMBOL})${SYMBOL}+$`, "u");

/** Of names alone: an address may end with a sign that belongs to it. Nothing of a span of symbols is left. */
function withoutSymbols(text: string, span: Span): Span {
  const entity = entityAt(text, span);
  if (entity !== "PERSON" && entity !== "GPE") return span;
  const surface = text.slice(span.start, span.end);
  const lead = SYMBOLS_BEFORE.exec(surface)?.[0].length ?? 0;
  const rest = surface.slice(lead).replace(SYMBOLS_BEHIND, "");
  if (rest === surface) return span;
  return moveSpan(span, span.start + lead, span.start + lead + rest.length);
}
