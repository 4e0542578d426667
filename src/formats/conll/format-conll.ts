import { compareSpans, type Span, unionSpans } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { ConllScheme } from "./conll-schemes.ts";
import { CONLL_ID, escapeSpaces, formatSpaces } from "./conll-spaces.ts";
import { type ConllDocument, DOCUMENT_START } from "./conll.ts";

export interface FormatConllOptions {
  /** Cuts a line into tokens. Default: at white space. A token is cut further where a span begins or ends inside it. */
  readonly tokenise?: (line: string) => readonly Stretch[];
  /** Default `bio`. In `io`, neighbours of one label are one span to a reader. */
  readonly scheme?: ConllScheme;
  /**
   * Keep white space and names: a column between token and tag says what stands after a token where that is no single space (at the end of a
   * sentence, no line feed), and each document has a `-DOCSTART-` line with its id. A line break inside a span ends no sentence. Default false.
   */
  readonly keepsSpaces?: boolean;
}

/** A token and what is said of it. */
interface Token extends Stretch {
  readonly span: Span | undefined;
}

/**
 * Token-and-tag lines (a tab between, IOB2 tags, an empty line after each sentence) of documents, each line of a text a sentence. Spans that
 * overlap become one. `-DOCSTART-` lines stand before each document unless all are single sentences. What parseConll reads
 * of it formats to the same lines; a text whose tokens are not parted by single spaces comes back with those, unless `keepsSpaces`.
 */
export function formatConll(documents: readonly ConllDocument[], options: FormatConllOptions = {}): string {
  const { tokenise = splitAtWhiteSpace, scheme = "bio", keepsSpaces = false } = options;
  const written = documents.flatMap(({ document: { id, text }, spans }) => {
    const sentences = cutSentences(text, unionSpans(spans), tokenise, keepsSpaces);
    return sentences.length === 0 ? [] : [{ id, text, sentences }];
  });
  const hasMarkers = keepsSpaces || written.some(({ sentences }) => sentences.length > 1);
  return written
    .map(({ id, text, sentences }) => {
      const tags = sentences.map((tokens) => tagsOf(tokens, scheme));
      const spaces = keepsSpaces ? spacesOf(text, sentences) : undefined;
      const name = keepsSpaces ? `${CONLL_ID}${escapeSpaces(id)}\t` : "";
      const lines = sentences.map((tokens, sentence) =>
        tokens.map(({ start, end }, index) => {
          const between = spaces === undefined ? "" : `${spaces[sentence]?.[index]}\t`;
          return `${text.slice(start, end)}\t${between}${tags[sentence]?.[index]}\n`;
        }),
      );
      return (hasMarkers ? `${DOCUMENT_START}\t${name}O\n\n` : "") + lines.map((some) => `${some.join("")}\n`).join("");
    })
    .join("");
}

type Tokenise = (line: string) => readonly Stretch[];

/** The tokens of each sentence. */
function cutSentences(text: string, spans: readonly Span[], tokenise: Tokenise, keepsSpaces: boolean): Token[][] {
  const sentences: Token[][] = [];
  const cuts = spans.toSorted(compareSpans).flatMap(({ start, end }) => [start, end]);
  let cut = 0;
  let current = 0;
  for (const { start: lineStart, end: lineEnd } of matches(text, /[^\r\n]+/gu)) {
    const tokens: Token[] = [];
    for (const found of tokenise(text.slice(lineStart, lineEnd))) {
      const tokenEnd = lineStart + found.end;
      for (let start = lineStart + found.start; start < tokenEnd;) {
        while (cut < cuts.length && (cuts[cut] as number) <= start) cut++;
        const cutEnd = Math.min(tokenEnd, cuts[cut] ?? tokenEnd);
        // What reads like the line between documents is cut in two.
        const end = keepsSpaces && text.slice(start, cutEnd).startsWith(DOCUMENT_START) ? start + 1 : cutEnd;
        while (current < spans.length && (spans[current] as Span).end <= start) current++;
        const span = spans[current];
        tokens.push({ start, end, span: span !== undefined && span.start <= start ? span : undefined });
        start = end;
      }
    }
    const open = tokens[0]?.span;
    const before = sentences.at(-1);
    if (keepsSpaces && open !== undefined && before?.at(-1)?.span === open) before.push(...tokens);
    else if (tokens.length > 0) sentences.push(tokens);
  }
  return sentences;
}

function tagsOf(tokens: readonly Token[], scheme: ConllScheme): string[] {
  return tokens.map(({ span }, index) => {
    if (span === undefined) return "O";
    const isFirst = tokens[index - 1]?.span !== span;
    const isLast = tokens[index + 1]?.span !== span;
    if (scheme === "io") return `I-${span.label}`;
    if (scheme === "bio" || !isLast) return `${isFirst ? "B" : "I"}-${span.label}`;
    return `${isFirst ? "S" : "E"}-${span.label}`;
  });
}

/** For each token what stands round it, where it is not what a reader takes for granted. */
function spacesOf(text: string, sentences: readonly (readonly Token[])[]): string[][] {
  return sentences.map((tokens, sentence) =>
    tokens.map(({ start, end }, index) => {
      const isLast = index === tokens.length - 1;
      const next = tokens[index + 1] ?? sentences[sentence + 1]?.[0];
      const after = text.slice(end, next?.start ?? text.length);
      const expected = next === undefined ? "" : isLast ? "\n" : " ";
      const before = sentence === 0 && index === 0 ? text.slice(0, start) : "";
      return formatSpaces(before, after === expected ? undefined : after);
    }),
  );
}

/** At spaces, tabs and the like; a space that does not break stays inside its token. */
function splitAtWhiteSpace(line: string): Stretch[] {
  return matches(line, /[^ \t\v\f\r\n]+/gu);
}

function matches(text: string, pattern: RegExp): Stretch[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}
