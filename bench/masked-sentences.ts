import { generateCorpus } from "../corpora/generate.ts";
import { MASK } from "../src/probe/contexts/context.ts";
import { splitSentences } from "../src/text/tokenise.ts";

/** A generated sentence that names somebody, as it was written and with a mask there. */
export interface MaskedSentence {
  readonly sentence: string;
  readonly masked: string;
}

/** Sentences of 30 to 120 characters, as Verkijk & Vossen 2022 chose them, from generated Dutch notes. */
export function maskedSentences(count: number): MaskedSentence[] {
  const found: MaskedSentence[] = [];
  for (const { document, mentions } of generateCorpus({ seed: 2, sentences: Math.max(5000, 20 * count) }).notes) {
    for (const { start, end } of splitSentences(document.text)) {
      const mention = mentions.find((span) => span.start >= start && span.end <= end && span.label === "PERSON");
      if (mention === undefined || end - start < 30 || end - start > 120) continue;
      const [before, after] = [document.text.slice(start, mention.start), document.text.slice(mention.end, end)];
      found.push({ sentence: document.text.slice(start, end), masked: `${before}${MASK}${after}` });
    }
  }
  if (found.length < count) throw new RangeError(`the generated notes hold ${found.length} such sentences`);
  return found.slice(0, count);
}
