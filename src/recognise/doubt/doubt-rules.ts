import { type Span, unionSpans } from "../../text/span.ts";
import type { RuleLanguage } from "../rules/languages/languages.ts";
import { findLonely, isModels } from "./find-lonely.ts";

/**
 * What a rule must be sure of to take a name that no model finds, at lean 0, and how much less at each step towards recall. In Italian a
 * given name in a note of small letters has just so much.
 */
const FLOORS: Readonly<Record<RuleLanguage, number>> = { nl: 0.6, es: 0.6, it: 0.55, en: 0.6 };
const STEP = 0.1;

/** The names without those that a rule is not sure of and no model finds in any part. `lean` as of `createCombination`. */
export function doubtRules(language: RuleLanguage, names: readonly Span[], lean: number): readonly Span[] {
  const floor = FLOORS[language] - STEP * lean;
  const unsure = names.filter(({ source, score = 1 }) => score < floor && source?.startsWith("rules:") === true);
  if (unsure.length === 0) return names;
  const lonely = new Set(findLonely(unsure, unionSpans(names.filter(isModels))));
  return names.filter((span) => !lonely.has(span));
}
