import { createRandom } from "../../base/random.ts";
import { createCrfRecogniser } from "../../recognise/crf/crf-recogniser.ts";
import { train } from "../../recognise/crf/train.ts";
import { detectLanguages } from "../../text/detect-language.ts";
import { createDocument } from "../../text/document.ts";
import { foldWord } from "../../text/fold.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import type { Mark, ReleasedDocument } from "./read-released.ts";

/** For each document, which of its marks an attack takes for leaks. */
export type Suspicions = readonly (ReadonlySet<Mark> | undefined)[];

export interface ParrotOptions {
  readonly seed: number;
  readonly onProgress?: (message: string) => void;
}

/** Documents that the language is detected in. */
const ASKED = 20;
/** Copies with other mentions in place of their own: fewer than for a model to be kept, which they make little better. */
const SWAPS = 1;

/**
 * The parrot attack (Carrell et al. 2019): a reader marks every name of one half of the released text, trains a recogniser on it, and has it read
 * the other half. It learns to find what step 1 finds; so the names that it misses are taken for those that step 1 missed. Both
 * halves in turn. Where names became labels or masks there is nothing to learn: every name that is left is a leak.
 */
export async function suspectByParrot(
  documents: readonly ReleasedDocument[],
  { seed, onProgress }: ParrotOptions,
): Promise<Suspicions> {
  if (isPlain(documents)) return documents.map(({ marks }) => new Set(marks.filter((mark) => !mark.isPlain)));
  const order = createRandom(seed, "parrot").shuffle(documents.map((_, i) => i));
  const halves = [order.slice(0, order.length >> 1), order.slice(order.length >> 1)];
  const language = languageOf(documents);
  const suspicions: ReadonlySet<Mark>[] = [];
  for (const [h, half] of halves.entries()) {
    onProgress?.(`parrot: reading half ${h + 1} of 2`);
    const read = (halves[1 - h] as number[]).map((i) => documents[i] as ReleasedDocument);
    const gold = read.map(({ text, marks }) => ({ text, spans: marks.map((mark) => ({ ...mark, label: "PERSON" })) }));
    const model = await train(gold, { language, seeds: [seed + 1], swaps: SWAPS, outsideBias: 0, threads: 1 });
    const parrot = createCrfRecogniser(model, "parrot");
    for (const i of half) {
      const { id, text, marks } = documents[i] as ReleasedDocument;
      const [found = []] = await parrot.recognise([createDocument(id, text)]);
      const isFound = ({ start, end }: Mark) => found.some((span) => span.start < end && start < span.end);
      suspicions[i] = new Set(marks.filter((mark) => !isFound(mark)));
    }
  }
  return suspicions;
}

/**
 * The odd one out: with one surrogate for a person throughout, a missed mention is the only one of its name, beside a name that is
 * repeated. Takes for leaks the names that stand once in documents in which another stands three times or more.
 */
export function suspectOddOnes(documents: readonly ReleasedDocument[]): Suspicions {
  return documents.map(({ text, marks }) => {
    const counts = new Map<string, number>();
    const wordsOf = ({ start, end }: Mark) => new Set(foldWord(text.slice(start, end)).match(/\p{L}{3,}/gu) ?? []);
    for (const mark of marks) for (const word of wordsOf(mark)) counts.set(word, (counts.get(word) ?? 0) + 1);
    if (Math.max(0, ...counts.values()) < REPEATED) return new Set<Mark>();
    return new Set(marks.filter((mark) => !mark.isPlain && [...wordsOf(mark)].every((word) => counts.get(word) === 1)));
  });
}

/** Mentions by which a name counts as repeated. */
const REPEATED = 3;

function isPlain(documents: readonly ReleasedDocument[]): boolean {
  const replaced = documents.flatMap(({ marks }) => marks.filter(({ isLeak }) => !isLeak));
  return replaced.filter((mark) => mark.isPlain).length * 2 > replaced.length;
}

function languageOf(documents: readonly ReleasedDocument[]): NoteLanguage {
  return detectLanguages(
    documents
      .slice(0, ASKED)
      .map(({ text }) => text.slice(0, 200))
      .join("\n"),
  )[0] as NoteLanguage;
}
