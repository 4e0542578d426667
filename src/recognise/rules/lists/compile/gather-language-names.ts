import { foldWord } from "../../../../text/fold.ts";
import type { NoteLanguage } from "../../../../text/note-languages.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Languages as patients' notes call them and CLDR does not. */
const FURTHER: Readonly<Record<NoteLanguage, string>> = {
  nl: "farsi twi berbers berber tarifit riffijns riffs sranan mandarijn chinees vlaams koerdisch kurmanji sorani gebarentaal",
  es: "farsi twi bereber amazig tarifit rifeno sranan mandarin cantones kurmanji sorani quichua castellano dariya",
  it: "farsi twi berbero tarifit mandarino cantonese kurmanji sorani bengalese cingalese moldavo darija",
  en: "farsi twi berber tarifit tamazight sranan mandarin kurmanji sorani sylheti mirpuri pahari sinhalese darija",
};

/** What CLDR, which comes with Node, calls the languages of ISO 639 in a language: names of one word, folded and sorted. */
export function gatherLanguageNames(language: NoteLanguage): string[] {
  const names = new Intl.DisplayNames([language], { type: "language", fallback: "none" });
  const words = new Set(FURTHER[language].split(" "));
  for (const code of languageCodes()) {
    const word = foldWord(names.of(code) ?? "");
    if (/^[a-z]{3,}$/.test(word)) words.add(word);
  }
  return [...words].sort();
}

/** All codes of two and of three letters. */
function* languageCodes(): Generator<string> {
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      yield first + second;
      for (const third of LETTERS) yield first + second + third;
    }
  }
}
