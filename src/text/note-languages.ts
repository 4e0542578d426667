/** Languages of notes that this program knows. */
export const NOTE_LANGUAGES = ["nl", "es", "it", "en"] as const;

export type NoteLanguage = (typeof NOTE_LANGUAGES)[number];

/** What is made for each language, by its code. */
export function byLanguage<T>(make: (language: NoteLanguage) => T): Readonly<Record<NoteLanguage, T>> {
  return Object.fromEntries(NOTE_LANGUAGES.map((language) => [language, make(language)])) as Record<NoteLanguage, T>;
}
