import { byLanguage } from "../../../../text/note-languages.ts";
import { readShippedWords } from "../../lists/read-shipped-words.ts";

/** Brands that notes of a language write beside those of all languages, folded. */
export const OWN_BRANDS = byLanguage((code) => readShippedWords(`brands-${code}`));
