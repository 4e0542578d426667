import { createDocument, type Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import type { DoubtedText } from "../doubted-text.ts";
import { Reading } from "../reading.ts";
import type { Recogniser } from "../recogniser.ts";
import { uniteNamesFirst } from "./names-first.ts";

/** What reads everything, and says where it is unsure. */
export interface FastRecogniser extends Pick<Recogniser, "name" | "language"> {
  readonly findWithDoubts: (reading: Reading) => DoubtedText;
}

/** Part of a document that the slow recogniser is to read, at an offset. */
interface Passage {
  readonly index: number;
  readonly start: number;
  readonly document: Document;
}

/**
 * A recogniser that reads with a fast one, and gives a slow one those lines alone in which, for some token, the fast one is more than `doubt`
 * (probability, 0 to 1) sure of another answer than it gave. Of those lines it takes what the slow one finds, and what the fast one finds with at least 1 − `doubt`; of
 * the others what the fast one finds; names hide behind nothing else. Neighbouring lines are read together; their surroundings the slow one does not see.
 */
export function cascadeRecognisers(fast: FastRecogniser, slow: Recogniser, doubt: number, name: string): Recogniser {
  return {
    name,
    ...(fast.language !== undefined && { language: fast.language }),
    recognise: async (documents) => {
      const read = documents.map(({ text }) => fast.findWithDoubts(new Reading(text)));
      const passages = read.flatMap(({ passages: lines }, index) =>
        choosePassages(documents[index] as Document, lines, doubt).map((passage) => ({ ...passage, index })),
      );
      const found = passages.length === 0 ? [] : await slow.recognise(passages.map(({ document }) => document));
      const slowSpans = documents.map((): Span[] => []);
      for (const [at, { index, start }] of passages.entries())
        for (const span of found[at] ?? [])
          slowSpans[index]?.push({ ...span, start: span.start + start, end: span.end + start });
      return read.map(({ spans }, index) => {
        const own = passages.filter((passage) => passage.index === index);
        const isHandedOn = (span: Span) =>
          own.some(({ start, document }) => span.start >= start && span.end <= start + document.text.length);
        const sure = spans.filter((span) => (span.score ?? 1) >= 1 - doubt || !isHandedOn(span));
        return uniteNamesFirst(documents[index]?.text ?? "", [...sure, ...(slowSpans[index] ?? [])]);
      });
    },
  };
}

/** The unsure lines of a document, those that follow one another as one. */
function choosePassages(document: Document, lines: DoubtedText["passages"], doubt: number): Omit<Passage, "index">[] {
  const chosen: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const line of lines) {
    const isUnsure = line.doubt > doubt;
    const last = chosen.at(-1);
    if (isUnsure && isOpen && last !== undefined) last.end = line.end;
    else if (isUnsure) chosen.push({ start: line.start, end: line.end });
    isOpen = isUnsure;
  }
  return chosen.map(({ start, end }) => ({
    start,
    document: createDocument(document.id, document.text.slice(start, end), document.meta),
  }));
}
