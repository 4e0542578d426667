import { NOTE_LANGUAGES, type NoteLanguage } from "../../../text/note-languages.ts";
import { listFilePath, readListFile } from "./list-files.ts";

/** Some words of each language, in a file that the build compiles; small enough to be read as JSON. */
export type WordsByLanguage = Readonly<Record<NoteLanguage, readonly string[]>>;

/** Reads such a file by its name. Throws `input-missing` where it is not there. */
export function readWordsByLanguage(file: string): WordsByLanguage {
  return JSON.parse(Buffer.from(readListFile(listFilePath(file))).toString("utf8")) as WordsByLanguage;
}

/** The content of such a file. */
export function writeWordsByLanguage(read: (language: NoteLanguage) => readonly string[]): string {
  return JSON.stringify(Object.fromEntries(NOTE_LANGUAGES.map((code) => [code, read(code)])));
}
