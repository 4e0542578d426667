import { createRandom } from "../../../base/random.ts";
import { type Context, MASK } from "../../../probe/contexts/context.ts";
import type { Recogniser } from "../../../recognise/recogniser.ts";
import { createDocument } from "../../../text/document.ts";
import { entityOf } from "../../../text/entities.ts";
import type { RecogniserEvidence } from "../candidate-evidence.ts";

/** An entry to write into texts. */
interface WrittenEntry {
  readonly tokenId: number;
  readonly surface: string;
}

export interface RecognisedOptions {
  readonly seed: number;
  /** Ordinary words in small letters: a context in which the recogniser calls these persons says nothing of an entry. */
  readonly ordinaryWords: readonly string[];
  /** Called now and then with the number of entries done. */
  readonly onProgress?: (done: number) => void;
}

/** Contexts that every entry is written into. */
const TEXTS = 6;
/** Contexts and ordinary words that are tried to find these. */
const CONTEXTS_TRIED = 200;
const WORDS_TRIED = 20;
/** Of those tried, as many times {@link TEXTS} are drawn from. */
const DRAWN_FROM = 8;
/** Entries read at a time. */
const CHUNK = 2048;

/**
 * How often a recogniser calls each entry a person when it is written at the mask of six contexts, by token id. The contexts are drawn by seed from
 * those in which it least often calls an ordinary word a person: after "mevr." it calls anything one. Without contexts nothing is asked.
 */
export async function recogniseEntries(
  recogniser: Recogniser,
  entries: readonly WrittenEntry[],
  contexts: readonly Pick<Context, "id" | "text">[],
  { seed, ordinaryWords, onProgress }: RecognisedOptions,
): Promise<Map<number, RecogniserEvidence>> {
  const random = createRandom(seed, "recognised entries");
  const tried = random.shuffle(contexts).slice(0, CONTEXTS_TRIED);
  const words = random.shuffle(ordinaryWords).slice(0, WORDS_TRIED);
  const calls = await callPersons(
    recogniser,
    tried.flatMap(({ text }) => words.map((surface) => ({ text, surface }))),
  );
  const ranked = tried
    .map((context, index) => ({
      context,
      persons: calls.slice(index * words.length, (index + 1) * words.length).filter(Boolean).length,
    }))
    .sort((a, b) => a.persons - b.persons)
    .slice(0, TEXTS * DRAWN_FROM);
  const chosen = random
    .shuffle(ranked)
    .slice(0, TEXTS)
    .map(({ context }) => context);
  const evidence = new Map<number, RecogniserEvidence>();
  if (chosen.length === 0) return evidence;
  for (let start = 0; start < entries.length; start += CHUNK) {
    const chunk = entries.slice(start, start + CHUNK);
    const found = await callPersons(
      recogniser,
      chunk.flatMap(({ surface }) => chosen.map(({ text }) => ({ text, surface }))),
    );
    for (const [index, { tokenId }] of chunk.entries()) {
      const called = chosen.filter((_, place) => found[index * chosen.length + place]);
      evidence.set(tokenId, {
        texts: chosen.length,
        persons: called.length,
        contexts: called.map(({ id }) => id),
      });
    }
    onProgress?.(Math.min(start + CHUNK, entries.length));
  }
  return evidence;
}

/** Whether a span of a person overlaps what was written at the mask of each text. */
export async function callPersons(
  recogniser: Recogniser,
  written: readonly { readonly text: string; readonly surface: string }[],
): Promise<boolean[]> {
  const texts = written.map(({ text, surface }) => {
    const start = text.indexOf(MASK);
    const filled = text.slice(0, start) + surface + text.slice(start + MASK.length);
    return { start, end: start + surface.length, filled };
  });
  const found = await recogniser.recognise(texts.map(({ filled }, index) => createDocument(String(index), filled)));
  return texts.map(
    ({ start, end, filled }, index) =>
      found[index]?.some(
        (span) =>
          span.start < end && span.end > start && entityOf(span.label, filled.slice(span.start, span.end)) === "PERSON",
      ) ?? false,
  );
}
