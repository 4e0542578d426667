import { phrasesOf } from "../engine/name-words.ts";
import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * People whose name is an illness, a sign, a test, a scale or a device in notes of any language; folded. Such a word is nobody's
 * name unless a title, a field, a relation or a clear cue stands beside it.
 */
export const EPONYMS: ReadonlySet<string> = LISTS.set("eponyms");

/** Of the eponyms, illnesses that run in families: "brother Marfan" is no name. */
export const ILLNESSES: ReadonlySet<string> = new Set(
  `addison alzheimer asperger basedow behcet brugada crohn cushing duchenne fabry friedreich gaucher gilbert's hashimoto hodgkin
  huntington kartagener klinefelter korsakoff lynch's marfan meniere parkinson perthes raynaud sjogren steinert tourette
  willebrand wilson's`.split(/\s+/),
);

/** Of the eponyms, pairs of which a half is a usual name; folded, as they are cut into tokens. */
export const EPONYM_PAIRS: readonly string[] = phrasesOf(
  `semmes - weinstein|semmes weinstein|paul - bunnell|paul bunnell|sokolow - lyon|lauge - hansen|clavien - dindo|spetzler - martin|anderson - hynes|wong - baker|danis - weber|swan - ganz`,
);
