import type { Random } from "../src/base/random.ts";

/** A name as written: a person's, or a place's (`person` null). */
interface MentionPart {
  readonly surface: string;
  readonly label: "PERSON" | "GPE";
  readonly person: string | null;
  /** How the name is written; combined forms are joined by `+`. */
  readonly form: string;
}

/** Form of a place that a pattern names itself: typed like the words around it, errors and all. */
export const WORD_OF_SENTENCE = "place+in-sentence";

/** A piece of a sentence: plain text, or a name whose offsets must be known. */
export type Part = string | MentionPart;

/** A mention with its place in the text, in UTF-16 code units. */
export interface PlacedMention {
  readonly start: number;
  readonly end: number;
  readonly label: "PERSON" | "GPE";
  readonly person: string | null;
  readonly form: string;
}

/** Builds a text left to right and keeps where each name went, so that no name is ever searched for afterwards. */
export interface TextBuilder {
  append(parts: readonly Part[]): void;
  /** The text so far. */
  text(): string;
  mentions(): readonly PlacedMention[];
}

/** An empty text. */
export function createTextBuilder(): TextBuilder {
  const chunks: string[] = [];
  const mentions: PlacedMention[] = [];
  let length = 0;
  return {
    append: (parts) => {
      for (const part of parts) {
        const chunk = typeof part === "string" ? part : part.surface;
        if (typeof part !== "string") {
          const { label, person, form } = part;
          mentions.push({ start: length, end: length + chunk.length, label, person, form });
        }
        chunks.push(chunk);
        length += chunk.length;
      }
    },
    text: () => chunks.join(""),
    mentions: () => mentions,
  };
}

/** The characters of the parts, names included. */
export function partsToText(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.surface)).join("");
}

/** The parts with the first letter a capital, unless they begin with a name that is written in lower case on purpose. */
export function capitalise(parts: readonly Part[]): Part[] {
  const [first, ...rest] = parts;
  if (first === undefined) return [];
  if (typeof first === "string") return first === "" ? capitalise(rest) : [upperFirst(first), ...rest];
  return [first.form.includes("lower") ? first : { ...first, surface: upperFirst(first.surface) }, ...rest];
}

function upperFirst(text: string): string {
  // Dutch takes the whole digraph: IJssel.
  return text.startsWith("ij") ? `IJ${text.slice(2)}` : (text[0] ?? "").toUpperCase() + text.slice(1);
}

/**
 * The parts with typing errors in ordinary words, never in names but a place that the pattern names itself: each word of 4
 * letters or more with this probability.
 */
export function mistype(
  parts: readonly Part[],
  rate: number,
  random: Random,
  edit: (word: string, random: Random) => string,
): Part[] {
  const editText = (text: string) =>
    text.replace(/\p{Ll}{4,}/gu, (word) => (random.chance(rate) ? edit(word, random) : word));
  return parts.map((part) => {
    if (typeof part === "string") return editText(part);
    return part.form === WORD_OF_SENTENCE ? { ...part, surface: editText(part.surface) } : part;
  });
}
