import { loadWordLists } from "../../recognise/rules/lists/word-lists.ts";
import { NOTE_LANGUAGES } from "../../text/note-languages.ts";
import { LONG_NAME } from "./binary-ends.ts";

/** Behind any name: the genitive of Dutch and German, the plural of English and Dutch. */
const PLAIN = "s";
/** Behind a name that ends in a hiss, of which English makes `Ramirezes` and German `Maxens`. */
const AFTER_HISS = ["es", "ens"];
const HISS = /(?:[sxzß]|[cs]h)$/;

/**
 * What may follow a name without its being another word: `s` (`Verhoevenaars`), `es` and `ens` behind a hiss. None for names of fewer
 * than six letters, whose forms are other people's names and ordinary words (`Jans`, `Boss`); none that makes a word that `isKnown`, nor
 * an ordinary word of an ordinary word (`Bakker`, `bakkers`). Dictionaries list the genitives of many names.
 */
export function endingsOf(key: string, isKnown: (form: string) => boolean): readonly string[] {
  if ([...key].length < LONG_NAME || !/\p{L}$/u.test(key)) return [];
  const endings = HISS.test(key) ? AFTER_HISS : [PLAIN];
  const isOrdinary = isOrdinaryWord(key);
  return endings.filter((ending) => !isKnown(key + ending) && !(isOrdinary && isOrdinaryWord(key + ending)));
}

/** In any language that has lists. */
function isOrdinaryWord(word: string): boolean {
  return NOTE_LANGUAGES.some((language) => loadWordLists(language).isOrdinary(word));
}
