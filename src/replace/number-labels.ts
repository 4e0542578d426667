import { readSurface } from "../text/read/read-text.ts";
import { normaliseForm } from "./normalise-form.ts";
import type { Replacer } from "./replacer.ts";

/**
 * Every span becomes its label and a number, counted in each document by itself in the order of first mention: `PERSON_1`. The same
 * label and text, apart from case, accents, titles and punctuation, has the same number; "Anna" the person and "Anna" the town have not.
 */
export const numberedReplacer: Replacer = ({ text }, spans) => {
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  const numberOf = (start: number, end: number, label: string) => {
    const form = `${label}\u0000${normaliseForm(readSurface(text.slice(start, end)))}`;
    let number = numbers.get(form);
    if (number === undefined) {
      number = (counts.get(label) ?? 0) + 1;
      counts.set(label, number);
      numbers.set(form, number);
    }
    return number;
  };
  // In order, whatever order they are asked for in.
  for (const { start, end, label } of spans) numberOf(start, end, label);
  return ({ start, end, label }) => `${label}_${numberOf(start, end, label)}`;
};
