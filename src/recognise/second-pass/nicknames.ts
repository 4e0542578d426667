import type { NoteLanguage } from "../../text/note-languages.ts";
import { readShippedWords } from "../rules/lists/read-shipped-words.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";

/** Shorter stems give too many other words. */
const SHORTEST_STEM = 3;

/** Names whose nicknames are kept, of all languages. */
const CACHE_LIMIT = 40_000;
const cache = new Map<string, readonly string[]>();
const loaded = new Map<NoteLanguage, ReadonlyMap<string, readonly string[]>>();

/**
 * What a person with a given name (folded) may also be called in a language: nicknames, the names of which it is one, and regular
 * diminutives; folded. Empty for few names: the diminutives are made by rule.
 */
export function nicknamesOf(name: string, language: NoteLanguage): readonly string[] {
  const key = `${language}/${name}`;
  let found = cache.get(key);
  if (found === undefined) {
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(key, (found = collectNicknames(name, language)));
  }
  return found;
}

function collectNicknames(name: string, language: NoteLanguage): readonly string[] {
  const { dropped, endings } = LANGUAGES[language].diminutives;
  const stem = name.replace(dropped, "");
  const made = stem.length < SHORTEST_STEM ? [] : endings.map((ending) => stem + ending);
  return [...(nicknameTableOf(language).get(name) ?? []), ...made];
}

function nicknameTableOf(language: NoteLanguage): ReadonlyMap<string, readonly string[]> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const table = new Map<string, string[]>();
  const add = (name: string, other: string) => {
    const others = table.get(name);
    if (others === undefined) table.set(name, [other]);
    else if (!others.includes(other)) others.push(other);
  };
  for (const group of readShippedWords(`nicknames-${language}`)) {
    const [name = "", nicknames = ""] = group.split(":");
    for (const nickname of nicknames.split(",")) {
      add(name, nickname);
      add(nickname, name);
    }
  }
  loaded.set(language, table);
  return table;
}
