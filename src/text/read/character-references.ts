import { decodeHTMLStrict } from "entities/decode";

import type { TextEdit } from "./edited-text.ts";

/** A character reference of HTML or XML, its ampersand escaped once more or not ("&amp;eacute;"). */
const REFERENCE = /&(?:amp;)*(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g;

/** Edits that read character references as characters: "Jos&eacute;" and "Jos&#233;" as "José". */
export function readCharacterReferences(text: string): TextEdit[] {
  if (!text.includes("&")) return [];
  const edits: TextEdit[] = [];
  for (const match of text.matchAll(REFERENCE)) {
    const reference = `&${match[1]};`;
    const character = decodeHTMLStrict(reference);
    if (character !== reference)
      edits.push({ start: match.index, end: match.index + match[0].length, text: character });
  }
  return edits;
}
