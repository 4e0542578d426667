import type { Random } from "../../base/random.ts";
import type { Span } from "../../text/span.ts";
import type { GoldDocument } from "./gold-document.ts";

/** A mention as it stands somewhere in the training data. */
interface Mention {
  readonly surface: string;
  /** Index of its document. */
  readonly document: number;
}

/** A document with other mentions in place of its own. */
export interface SwappedDocument extends GoldDocument {
  /** Where the mentions came from, and what they say. */
  readonly borrowed: readonly Mention[];
}

/**
 * A copy of each document in which every mention is exchanged for one of the same label from anywhere in the data: the
 * same surface for the same everywhere in it. So a model sees names in places where they never stood, and learns the places.
 */
export function swapMentions(documents: readonly GoldDocument[], random: Random): SwappedDocument[] {
  const pool = new Map<string, Mention[]>();
  for (const [index, { text, spans }] of documents.entries()) {
    for (const { start, end, label } of spans) {
      const mentions = pool.get(label) ?? [];
      pool.set(label, mentions);
      mentions.push({ surface: text.slice(start, end), document: index });
    }
  }
  return documents.map(({ text, spans }) => {
    const chosen = new Map<string, Mention>();
    const swapped: Span[] = [];
    let rebuilt = "";
    let position = 0;
    for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
      if (span.start < position) continue;
      const key = `${span.label} ${text.slice(span.start, span.end)}`;
      const mention = chosen.get(key) ?? random.pick(pool.get(span.label) ?? []);
      chosen.set(key, mention);
      rebuilt += text.slice(position, span.start);
      swapped.push({ start: rebuilt.length, end: rebuilt.length + mention.surface.length, label: span.label });
      rebuilt += mention.surface;
      position = span.end;
    }
    return { text: rebuilt + text.slice(position), spans: swapped, borrowed: [...chosen.values()] };
  });
}
