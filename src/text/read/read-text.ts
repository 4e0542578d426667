import { readCharacterReferences } from "./character-references.ts";
import { readCharacters } from "./characters.ts";
import { EditedText, type TextEdit } from "./edited-text.ts";
import { readLineEndHyphens } from "./line-end-hyphens.ts";
import { readMarkup } from "./markup.ts";
import { readMojibake } from "./mojibake.ts";

/** Whatever is read otherwise than it is written has one of these in it; nearly all notes have none. */
const READ_OTHERWISE =
  /[\u034f<&\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3000\ufb00-\ufb06\ufeff\uff01-\uff5e\ud835\udb40]|[-\u2010\u00ac][ \t]*[\r\n]|[\u00c2-\u00c5\u00e2\u00ef][^\0-\x7f]/; // eslint-disable-line no-control-regex

/** What is made of a text one after the other: each stage reads what the ones before it have made. */
const STAGES: readonly ((text: string) => TextEdit[])[] = [
  readMojibake,
  readMarkup,
  readCharacterReferences,
  // Markup that was escaped, as it is where a program keeps a page in a field.
  readMarkup,
  readLineEndHyphens,
  readCharacters,
];

/**
 * A text as a person reads it: without markup (HTML, XML, character references), invisible characters, the hyphens of line ends, mojibake and letters of other
 * shapes. The text itself where there is none of that.
 */
export function readText(text: string): EditedText {
  const written = EditedText.of(text);
  if (!READ_OTHERWISE.test(text)) return written;
  return STAGES.reduce((before, stage) => before.edit(stage(before.text)), written);
}

/** A surface as a person reads it, in one line: "Jan&shy;sen" as "Jansen". */
export function readSurface(surface: string): string {
  return READ_OTHERWISE.test(surface)
    ? readText(surface)
        .text.replace(/\s*\n\s*/gu, " ")
        .trim()
    : surface;
}
