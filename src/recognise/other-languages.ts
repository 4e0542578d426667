import { UnnameError } from "../base/errors.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../text/note-languages.ts";
import type { TextLanguages } from "../text/text-languages.ts";

/**
 * What becomes of passages in a language that is not supported. `guess`: they are read as the supported language that is likest, with many false marks.
 * `keep`: nothing is looked for in them by a language's recogniser: their names stay, but for listed ones. `mask-all`: each of their lines becomes one span. `treat-as:CODE`:
 * they are read as this language.
 */
export type OtherLanguages = "guess" | "keep" | "mask-all" | `treat-as:${NoteLanguage}`;

/** `--other-languages` as it is written, with a colon or a space before the code. Throws `usage`. */
export function parseOtherLanguages(value: string): Exclude<OtherLanguages, "guess"> {
  if (value === "keep" || value === "mask-all") return value;
  const code = /^treat-as[:= ](\w+)$/u.exec(value)?.[1];
  const language = NOTE_LANGUAGES.find((known) => known === code);
  if (language !== undefined) return `treat-as:${language}`;
  const codes = NOTE_LANGUAGES.map((known) => `treat-as:${known}`);
  throw new UnnameError("usage", `--other-languages: expected keep, mask-all, ${codes.join(", ")}.`);
}

/** The language that passages are read as; undefined if they are not. */
export function treatedAs(policy: OtherLanguages): NoteLanguage | undefined {
  return policy.startsWith("treat-as:") ? (policy.slice("treat-as:".length) as NoteLanguage) : undefined;
}

/** Whether recognisers choose the language of each text themselves, by their names. */
export function chooseLanguages(names: readonly string[]): boolean {
  return names.some((name) => /\blanguage:auto\b/u.test(name));
}

/** Throws `usage` for a treatment of other languages where no recogniser knows languages. */
export function requireChoice(names: readonly string[], policy: OtherLanguages | undefined): void {
  if (policy === undefined || chooseLanguages(names)) return;
  throw new UnnameError(
    "usage",
    "--other-languages is for --language auto, which finds the language of each note. Leave one of them out.",
  );
}

/** Languages as they are counted: `nl`; `nl+fr` of a document with passages in another; `fr`; `unknown` if it may be several. */
export function nameLanguages({ languages, others }: TextLanguages): string {
  const [first, ...more] = languages;
  const own = first === undefined ? [] : [more.length === 0 ? first : "unknown"];
  return [...new Set([...own, ...others.map(({ language }) => language).sort()])].join("+");
}

/** Whether a count of {@link nameLanguages} is of documents with passages in another language. */
export function hasOther(name: string): boolean {
  return name.split("+").some((part) => part !== "unknown" && !(NOTE_LANGUAGES as readonly string[]).includes(part));
}
