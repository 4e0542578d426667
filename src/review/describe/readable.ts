import type { Question } from "../session/question.ts";

/** Text from a corpus may hold control characters, which a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");
}

/** An entry as a person reads it, with dots where a word goes on: `Suze`, `…suze` inside a word, `Ver…` as the beginning of names. */
export function readable({ surface, part }: Pick<Question, "surface" | "part">): string {
  const text = printable(surface.replace(/^##/u, ""));
  if (part === "inner") return `…${text}`;
  return part === "beginning" ? `${text}…` : text;
}

/** The spellings of a row, each once, for the eye. */
export function describeRow(row: readonly Question[]): string {
  return [...new Set(row.map(readable))].join(", ");
}
