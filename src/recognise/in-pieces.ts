import { isMarkAt } from "../text/character-classes.ts";
import { createDocument, type Document } from "../text/document.ts";
import { moveSpan, type Span, unionSpans } from "../text/span.ts";
import type { Recogniser } from "./recogniser.ts";

/** In UTF-16 code units. */
export interface PieceOptions {
  /** Longest text a recogniser is given at once. Default 400,000: a hundred times a long note, some 100 MB of tokens. */
  readonly length?: number;
  /** How much of a piece the next one repeats, so that every name has its surroundings in one of them. Default 4,000. */
  readonly overlap?: number;
}

/** How far back from its limit a piece may end, to end at a line break or at least at white space: a share of the overlap. */
const SEARCHED_SHARE = 0.5;

/**
 * A recogniser that reads very long texts piece by piece, so that time and memory grow no faster than the text. Pieces overlap
 * and end at white space where there is any; a text within `length` is read whole, as are nearly all. What a recogniser
 * concludes from a whole document (a name repeated), it concludes from each piece of a longer one.
 */
export function inPieces(recogniser: Recogniser, options: PieceOptions = {}): Recogniser {
  const { length = 400_000, overlap = 4_000 } = options;
  if (!(overlap >= 0 && length > 2 * overlap + 2))
    throw new RangeError(`expected pieces longer than twice their overlap, found ${length} and ${overlap}`);
  const recogniseLong = async ({ id, text, meta }: Document): Promise<Span[]> => {
    const spans: Span[] = [];
    for (let start = 0; ;) {
      const end = start + length >= text.length ? text.length : findCut(text, start + length, overlap);
      const piece = createDocument(id, text.slice(start, end), meta);
      const [found = []] = await recogniser.recognise([piece]);
      for (const span of found) spans.push(moveSpan(span, span.start + start, span.end + start));
      if (end === text.length) return unionSpans(spans);
      start = findCut(text, end - overlap, overlap);
    }
  };
  return {
    ...recogniser,
    recognise: async (documents) => {
      if (documents.every(({ text }) => text.length <= length)) return recogniser.recognise(documents);
      const found: Span[][] = [];
      for (const document of documents) {
        if (document.text.length > length) found.push(await recogniseLong(document));
        else found.push((await recogniser.recognise([document]))[0] ?? []);
      }
      return found;
    },
  };
}

/** The best place to cut at or a little before `limit`: after a line break, else after white space, else between characters. */
function findCut(text: string, limit: number, overlap: number): number {
  const least = limit - Math.floor(overlap * SEARCHED_SHARE);
  const lineBreak = text.slice(least, limit).lastIndexOf("\n");
  if (lineBreak >= 0) return least + lineBreak + 1;
  for (let cut = limit; cut > least; cut--) if (/\s/u.test(text[cut - 1] ?? "")) return cut;
  let cut = limit;
  while (cut > least && (isInsidePair(text, cut) || isMarkAt(text, cut))) cut--;
  return isInsidePair(text, cut) ? cut - 1 : cut;
}

function isInsidePair(text: string, cut: number): boolean {
  return /[\ud800-\udbff]/.test(text[cut - 1] ?? "") && /[\udc00-\udfff]/.test(text[cut] ?? "");
}
