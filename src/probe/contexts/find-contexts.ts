import { splitSentences } from "../../text/tokenise.ts";
import { MASK } from "./context.ts";
import { type PlacedSpan, placeSpans, type ReplacedSpan } from "../../corpus/place-spans.ts";

/** A sentence in which one name was replaced, with the mask at its place. */
export interface FoundContext {
  readonly document: string;
  /** Whose document it is, where the records say so. */
  readonly group?: string;
  readonly text: string;
  /** What stood at the mask. */
  readonly span: ReplacedSpan;
}

/** Characters (code points) that a sentence may have, its label included: Verkijk & Vossen 2022. */
const SHORTEST = 30;
const LONGEST = 120;
const PERSON = "PERSON";
const PERSON_WORD = /(?<![\p{L}\p{N}_])PERSON(?![\p{L}\p{N}_])/gu;

/**
 * The sentences of an anonymised document that hold exactly one PERSON label, where a span was replaced: a sentence whose
 * text said PERSON before, or says it too, is left out, as is one that holds `<mask>`.
 *
 * @param spans what was replaced in this document, in any order
 * Throws `input-format` if the spans do not fit the text: another corpus's, or replaced by something else than labels.
 */
export function findContexts(document: string, text: string, spans: readonly ReplacedSpan[]): FoundContext[] {
  const placed = placeSpans(document, text, spans);
  const found: FoundContext[] = [];
  let next = 0;
  for (const sentence of splitSentences(text)) {
    while (next < placed.length && (placed[next] as PlacedSpan).start < sentence.start) next++;
    const inside: PlacedSpan[] = [];
    for (let i = next; i < placed.length && (placed[i] as PlacedSpan).start < sentence.end; i++)
      inside.push(placed[i] as PlacedSpan);
    const persons = inside.filter(({ span }) => span.label === PERSON);
    const [person] = persons;
    const sentenceText = text.slice(sentence.start, sentence.end);
    const words = [...sentenceText.matchAll(PERSON_WORD)];
    const length = [...sentenceText].length;
    if (person === undefined || persons.length > 1 || words.length !== 1 || sentenceText.includes(MASK)) continue;
    const at = person.start - sentence.start;
    if (words[0]?.index !== at || length < SHORTEST || length > LONGEST) continue;
    const masked = sentenceText.slice(0, at) + MASK + sentenceText.slice(at + PERSON.length);
    found.push({ document, text: masked, span: person.span });
  }
  return found;
}
