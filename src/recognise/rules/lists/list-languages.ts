/** Languages that have word lists. */
export const LIST_LANGUAGES = ["es", "it", "en", "nl"] as const;
export type ListLanguage = (typeof LIST_LANGUAGES)[number];
