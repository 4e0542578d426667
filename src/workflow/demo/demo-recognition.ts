import type { Corpus, Split } from "../../../corpora/corpus.ts";
import type { RecognitionFigures } from "../../audit/audit-report.ts";
import { scoreSpans } from "../../evaluate/figures/score.ts";
import { readSpans } from "../../probe/contexts/read-spans.ts";
import { lexiconOverlap, type Overlap } from "../../recognise/overlap.ts";
import type { Span } from "../../text/span.ts";
import { SPLITS } from "../../probe/contexts/context.ts";

/**
 * Holds the spans that `anonymise` replaced against the truth, and the recogniser's lists against the population's names.
 * `spansPath` gives each split's spans.jsonl. Spans behind a note's end are passed over: the notes that were replaced have lines about planted
 * people there, whose few sentences would flatter.
 */
export async function measureRecognition(
  corpus: Corpus,
  spansPath: (split: Split) => string,
): Promise<RecognitionFigures> {
  const found = new Map<string, readonly Span[]>();
  for (const split of SPLITS) {
    for (const [document, spans] of await readSpans(spansPath(split))) found.set(document, spans);
  }
  const { labels } = scoreSpans(
    corpus.notes.map(({ document, mentions }) => ({
      id: document.id,
      text: document.text,
      gold: mentions,
      system: (found.get(`${document.id}.txt`) ?? []).filter(({ end }) => end <= document.text.length),
    })),
  );
  const { people, patients } = corpus;
  const overlap = lexiconOverlap({
    given: people.flatMap(({ given }) => given),
    surnames: people.map(({ surname }) => surname),
    places: patients.map(({ address }) => address.city),
  });
  const list = (kind: string, { n, inLexicon }: Overlap) => ({ kind, names: n, listed: inLexicon });
  return {
    labels: ["PERSON", "GPE"].flatMap((label) => {
      const score = labels[label];
      if (score === undefined) return [];
      const { gold: mentions, covered, system: replaced, touching } = score;
      return [{ label, mentions, covered, replaced, touching }];
    }),
    lists: [
      list("given-names", overlap.given),
      list("surnames", overlap.surnames),
      ...(overlap.places ? [list("towns", overlap.places)] : []),
    ],
  };
}
