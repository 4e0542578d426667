/** Languages that reports and the review page speak: each has its catalogues. */
export const PAGE_LANGUAGES = ["en", "nl", "es", "it"] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];
