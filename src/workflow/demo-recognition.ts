import type { Corpus, Split } from "../../corpora/corpus.ts";
import { readJsonLines } from "../base/files.ts";
import { type Score, scoreSpans } from "../evaluate/score.ts";
import { type LexiconOverlap, lexiconOverlap } from "../recognise/overlap.ts";
import type { Span } from "../text/span.ts";

/** How well step 1 did on notes whose names are known, and how far its lists and the population's names come from the same words. */
export interface RecognitionSummary {
  readonly person: Score;
  readonly place: Score;
  readonly overlap: LexiconOverlap;
}

interface SpanLine extends Span {
  readonly document: string;
}

/** Holds the spans that `anonymise` replaced against the truth. `spansPath` gives each split's spans.jsonl. */
export async function measureRecognition(
  corpus: Corpus,
  spansPath: (split: Split) => string,
): Promise<RecognitionSummary> {
  const found = new Map<string, Span[]>();
  for (const split of ["seen", "unseen"] as const) {
    for (const line of await readJsonLines(spansPath(split), "spans file", (value) => value as SpanLine)) {
      const spans = found.get(line.document);
      if (spans === undefined) found.set(line.document, [line]);
      else spans.push(line);
    }
  }
  const { labels, overall } = scoreSpans(
    corpus.notes.map(({ document, mentions }) => ({
      id: document.id,
      text: document.text,
      gold: mentions,
      system: found.get(`${document.id}.txt`) ?? [],
    })),
  );
  const { people, patients } = corpus;
  return {
    person: labels["PERSON"] ?? overall,
    place: labels["GPE"] ?? overall,
    overlap: lexiconOverlap({
      given: people.flatMap(({ given }) => given),
      surnames: people.map(({ surname }) => surname),
      places: patients.map(({ address }) => address.city),
    }),
  };
}
