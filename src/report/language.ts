/** Languages of reports: each has a catalogue in `report/text`. */
export const LANGUAGES = ["en", "nl", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
