import { fieldNamesOf } from "../../field-names/find-field-names.ts";
import type { Reading } from "../../reading.ts";
import type { LanguagePack } from "./language-pack.ts";
import { createLexicon } from "./lexicon.ts";
import { casingOf, findOpenings, type Note } from "./note.ts";
import { readTokens } from "./tokens.ts";

const NO_STARTS: ReadonlySet<number> = new Set();

const readers = new WeakMap<LanguagePack, (reading: Reading) => Note>();

/** A text as the rules of a language read it, once for all that ask. */
export function readNote(reading: Reading, pack: LanguagePack): Note {
  return reading.get(noteReaderOf(pack));
}

/** What reads notes in a language; its lists are opened when it is first asked for. */
export function noteReaderOf(pack: LanguagePack): (reading: Reading) => Note {
  let read = readers.get(pack);
  if (read === undefined) readers.set(pack, (read = createReader(pack)));
  return read;
}

function createReader({ forms, names, loadLists }: LanguagePack): (reading: Reading) => Note {
  const lexicon = createLexicon(names, loadLists());
  return (reading) => {
    const { text, tokens: table } = reading;
    const tokens = readTokens(text, table, lexicon);
    const fields = fieldNamesOf(reading, forms).filter(({ kind }) => kind !== "unknown");
    // Most notes have none.
    const fieldStarts = fields.length === 0 ? NO_STARTS : new Set(fields.map(({ start }) => start));
    const openings = findOpenings(tokens);
    return { text, tokens, fields, fieldStarts, lexicon, casing: casingOf(tokens), openings };
  };
}
