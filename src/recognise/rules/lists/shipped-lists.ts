import { UnnameError } from "../../../base/errors.ts";
import { readShippedWords } from "./read-shipped-words.ts";

/** Lists of one file of `models/words`, each under `== NAME`. */
export interface ShippedLists {
  /** The entries of lists, in their order. */
  readonly phrases: (...names: readonly string[]) => readonly string[];
  readonly set: (...names: readonly string[]) => ReadonlySet<string>;
}

const OPENED = new Map<string, ShippedLists>();

/** The lists of `models/words/FILE.txt`, read when the first is asked for. Asking for a list that is not there throws `input-format`. */
export function openShippedLists(file: string): ShippedLists {
  const opened = OPENED.get(file) ?? createShippedLists(file);
  OPENED.set(file, opened);
  return opened;
}

function createShippedLists(file: string): ShippedLists {
  let lists: ReadonlyMap<string, readonly string[]> | undefined;
  const listOf = (name: string) => {
    lists ??= cutLists(readShippedWords(file));
    const list = lists.get(name);
    if (list !== undefined) return list;
    throw new UnnameError(
      "input-format",
      `models/words/${file}.txt: expected a list "== ${name}". Install unname again.`,
    );
  };
  const phrases = (...names: readonly string[]) => Object.freeze(names.flatMap(listOf));
  return { phrases, set: (...names) => new Set(phrases(...names)) };
}

function cutLists(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  let last: string[] = [];
  for (const line of lines) {
    if (line.startsWith("== ")) lists.set(line.slice(3), (last = []));
    else last.push(line);
  }
  return lists;
}
