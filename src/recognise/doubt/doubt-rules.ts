import { type Span, unionSpans } from "../../text/span.ts";
import type { Reading } from "../reading.ts";
import type { RuleLanguage } from "../rules/languages/languages.ts";
import type { OddsOf } from "./doubt-denied.ts";
import { findLonely, isModels } from "./find-lonely.ts";
import { isRecord } from "./is-record.ts";
import { ruleOf } from "./weak-rules.ts";

/**
 * What a rule must be sure of to take a name that no model finds, at lean 0, and how much less at each step towards recall. In Italian a
 * given name in a note of small letters has just so much.
 */
const FLOORS: Readonly<Record<RuleLanguage, number>> = { nl: 0.6, es: 0.6, it: 0.55, en: 0.6 };
const STEP = 0.1;
/** Log odds (nats) from which a model that finds no name there thinks of one all the same. */
const THINKS_OF_ONE = -2;
/** The same of a word that does what people do ("Zomer gevallen"): in Dutch, whose surnames are words most, it need not be as near to one. */
const THINKS_OF_SUBJECT: Readonly<Record<RuleLanguage, number>> = { nl: -6, es: -2, it: -2, en: -2 };

/** The names without those that a rule is not sure of and no model finds in any part or thinks of. `lean` as of `createCombination`. */
export function doubtRules(
  language: RuleLanguage,
  reading: Reading,
  names: readonly Span[],
  lean: number,
  oddsOf: OddsOf | undefined,
): readonly Span[] {
  const floor = FLOORS[language] - STEP * lean;
  const unsure = names.filter(({ source, score = 1 }) => score < floor && source?.startsWith("rules:") === true);
  if (unsure.length === 0) return names;
  const lonely = findLonely(unsure, unionSpans(names.filter(isModels)));
  if (lonely.length === 0) return names;
  const odds = oddsOf === undefined || isRecord(language, reading.tokens.count) ? undefined : oddsOf(lonely);
  const leastOf = (span: Span) => (ruleOf(span) === "subject" ? THINKS_OF_SUBJECT[language] : THINKS_OF_ONE);
  const gone = new Set(lonely.filter((span, at) => odds === undefined || (odds[at] as number) <= leastOf(span)));
  return names.filter((span) => !gone.has(span));
}
