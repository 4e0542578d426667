/** Languages that have rules. */
export const RULE_LANGUAGES = ["nl", "es", "it", "en"] as const;

export type RuleLanguage = (typeof RULE_LANGUAGES)[number];
