import type { RuleLanguage } from "../rules/languages/languages.ts";

/** Tokens of the longest note that later rounds of doubting may read. */
const LONGEST_NOTE: Readonly<Partial<Record<RuleLanguage, number>>> = { nl: 60 };

/** A note as long as the generated Dutch records of which the shipped language models learnt: what is found in those must stay as it is. */
export function isRecord(language: RuleLanguage, tokens: number): boolean {
  return tokens > (LONGEST_NOTE[language] ?? Infinity);
}
