import type { Corpus } from "../../../corpora/corpus.ts";
import { createRandom } from "../../base/random.ts";
import type { LossSentence } from "../../probe/score/masked-loss.ts";
import { replaceSpans } from "../../text/span.ts";
import { splitSentences } from "../../text/tokenise.ts";

/** Shorter lines are headings and sign-offs. */
const SHORTEST = 30;

/**
 * Sentences of unseen notes with every name, by the truth, exchanged for its label: text to measure on what a model is for.
 * Labels are never masked (see `chooseWords`), so no name enters the loss. The corpus's seed chooses.
 */
export function nameFreeSentences(corpus: Corpus, count: number): LossSentence[] {
  const sentences = corpus.notes
    .filter((note) => note.split === "unseen")
    .flatMap(({ document, mentions }) => {
      const text = replaceSpans(document.text, mentions, ({ label }) => label);
      return splitSentences(text).map(({ start, end }) => ({ text: text.slice(start, end) }));
    })
    .filter(({ text }) => text.length >= SHORTEST);
  return createRandom(corpus.options.seed, "demo/sentences").shuffle(sentences).slice(0, count);
}
