import { splitSentences, tokenise } from "../src/text/tokenise.ts";
import type { CorpusCounts, Note, Split } from "./corpus.ts";

const SHORTEST_PROBE = 30;
const LONGEST_PROBE = 120;

/** Counts documents, sentences, words (tokens with a letter or digit) and mentions. */
export function countNotes(notes: readonly Note[]): CorpusCounts {
  const zero = () => ({ seen: 0, unseen: 0 });
  const [documents, sentences, words, probeSentences] = [zero(), zero(), zero(), zero()];
  const mentions: Record<Split, Record<string, Record<string, number>>> = { seen: {}, unseen: {} };
  for (const { document, split, mentions: placed } of notes) {
    documents[split]++;
    for (const token of tokenise(document.text))
      if (/[\p{L}\p{N}]/u.test(document.text[token.start] as string)) words[split]++;
    for (const { start, end } of splitSentences(document.text)) {
      sentences[split]++;
      const length = end - start;
      if (length < SHORTEST_PROBE || length > LONGEST_PROBE) continue;
      const people = placed.filter(
        (mention) => mention.label === "PERSON" && mention.start >= start && mention.end <= end,
      );
      if (people.length === 1) probeSentences[split]++;
    }
    for (const { label, form } of placed) {
      const forms = (mentions[split][label] ??= {});
      forms[form] = (forms[form] ?? 0) + 1;
    }
  }
  return { documents, sentences, words, probeSentences, mentions: sortKeys(mentions) as CorpusCounts["mentions"] };
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
