import { UnnameError } from "../../base/errors.ts";
import { COMBINATION_PARTS } from "../../recognise/combine/language-combination.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { isRuleLanguage } from "../../recognise/rules/rules.ts";

/**
 * The two recognisers that are held against each other: two SPECs as they are, or the rules and the model that make up the
 * combination of one language. Undefined if the SPECs are neither.
 */
export function pairOf(
  specs: readonly (string | Recogniser)[],
): readonly [string | Recogniser, string | Recogniser] | undefined {
  const [first, second, ...more] = specs;
  if (first !== undefined && second !== undefined && more.length === 0) return [first, second];
  if (typeof first !== "string" || second !== undefined || !first.startsWith("language:")) return undefined;
  const language = first.slice("language:".length);
  if (!isRuleLanguage(language)) return undefined;
  const [rules, model, ...others] = COMBINATION_PARTS[language];
  return rules === undefined || model === undefined || others.length > 0 ? undefined : [rules, model];
}

/** {@link pairOf}; throws `usage` saying what to pass if there is no pair. */
export function requirePair(
  specs: readonly (string | Recogniser)[],
): readonly [string | Recogniser, string | Recogniser] {
  const pair = pairOf(specs);
  if (pair !== undefined) return pair;
  throw new UnnameError(
    "usage",
    `expected two recognisers to hold against each other, found ${specs.length === 1 ? "one" : specs.length}. Pass --language CODE for the rules and the model of a language, or --recogniser twice.`,
  );
}
