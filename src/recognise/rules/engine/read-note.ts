import { findFieldNames } from "../../field-names/find-field-names.ts";
import type { LanguagePack } from "./language-pack.ts";
import type { LanguageRules } from "./language-rules.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { casingOf, type Note } from "./note.ts";
import { readTokens } from "./tokens.ts";

const lexicons = new WeakMap<LanguagePack, Lexicon>();

/** The lexicon of a language, made once a process of its lists, which takes up to a second. */
export function lexiconOf(pack: LanguagePack): Lexicon {
  const known = lexicons.get(pack);
  if (known !== undefined) return known;
  const lexicon = createLexicon(pack.names, pack.loadLists());
  lexicons.set(pack, lexicon);
  return lexicon;
}

/** A text as the rules read it. */
export function readNote(text: string, forms: LanguageRules, lexicon: Lexicon): Note {
  const tokens = readTokens(text, lexicon);
  const fields = findFieldNames(text, forms).filter(({ kind }) => kind !== "unknown");
  const fieldStarts = new Set(fields.map(({ start }) => start));
  return { text, tokens, fields, fieldStarts, lexicon, casing: casingOf(tokens) };
}
