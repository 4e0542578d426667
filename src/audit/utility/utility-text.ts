import { createRandom } from "../../base/random.ts";
import { readCorpus } from "../../corpus/reading/read-corpus.ts";
import type { LossSentence } from "../../probe/score/masked-loss.ts";
import { splitSentences } from "../../text/tokenise.ts";

/** Sentences that the loss is measured on at most: their bootstrap interval is then well under 1 % wide. */
const DEFAULT_SENTENCES = 2000;
/** Shorter ones, in UTF-16 code units, are headings. */
const SHORTEST_SENTENCE = 30;

/**
 * A seeded sample of the sentences of corpora whose names have been replaced, to measure the loss on.
 * Throws as `readCorpus` does.
 */
export async function sampleSentences(
  corpora: readonly string[],
  seed: number,
  count = DEFAULT_SENTENCES,
): Promise<LossSentence[]> {
  const texts = new Set<string>();
  // One after the other: files of two corpora may have one name.
  for (const corpus of corpora) {
    for await (const { documents } of readCorpus([corpus])) {
      for (const { text } of documents) {
        for (const { start, end } of splitSentences(text)) {
          if (end - start >= SHORTEST_SENTENCE) texts.add(text.slice(start, end));
        }
      }
    }
  }
  const shuffled = createRandom(seed, "utility sentences").shuffle([...texts]);
  return shuffled.slice(0, count).map((text) => ({ text }));
}
