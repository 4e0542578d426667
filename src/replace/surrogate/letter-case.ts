/** How a word is written. */
export type LetterCase = "lower" | "upper" | "title";

/** The case of a word's letters; one capital alone is a title's, unless what stands around it is in capitals. */
export function caseOf(word: string): LetterCase {
  if (word === word.toLowerCase()) return word === word.toUpperCase() ? "title" : "lower";
  return word === word.toUpperCase() && [...word].length > 1 ? "upper" : "title";
}

/** A listed name written in a case; its own inner capitals stay in title case ("McDonald"). */
export function writeAs(name: string, letterCase: LetterCase): string {
  if (letterCase === "lower") return name.toLowerCase();
  if (letterCase === "upper") return name.toUpperCase();
  const [first = ""] = name;
  return first.toUpperCase() + name.slice(first.length);
}
