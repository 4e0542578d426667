/** Languages of notes that this program knows. */
export const NOTE_LANGUAGES = ["nl", "es", "it", "en"] as const;

export type NoteLanguage = (typeof NOTE_LANGUAGES)[number];
