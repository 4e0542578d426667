import { isOneEditApart } from "./edit-distance.ts";

/**
 * Finds the word of a list that begins with the same letter as a given one and is one typing error away from it; undefined
 * where none is. Words are looked up under themselves and under each form that lacks a letter (Garbe's symmetric deletion), so
 * that a lookup takes the length of the word, whatever the list holds.
 */
export function createSpellingIndex(words: readonly string[]): (key: string) => string | undefined {
  const byForm = new Map<string, string[]>();
  for (const word of words) for (const form of formsOf(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  return (key) => {
    if (byForm.size === 0) return undefined;
    for (const form of formsOf(key)) {
      const word = byForm.get(form)?.find((candidate) => candidate !== key && isOneEditApart(candidate, key));
      if (word !== undefined) return word;
    }
    return undefined;
  };
}

/** The word and all forms without one of its letters but the first. */
function formsOf(word: string): Set<string> {
  const forms = new Set([word]);
  for (let i = 1; i < word.length; i++) forms.add(word.slice(0, i) + word.slice(i + 1));
  return forms;
}
