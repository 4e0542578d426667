import { JOTTED_LOOK_ALIKES } from "./look-alikes/jotted.ts";
import { JOTTED_DENSE_LOOK_ALIKES } from "./look-alikes/jotted-dense.ts";
import { JOTTED_PLACE_LOOK_ALIKES } from "./look-alikes/jotted-places.ts";
import { JOTTED_WORDS_AS_WORDS } from "./look-alikes/jotted-words.ts";
import { WHOLE_LOOK_ALIKES } from "./look-alikes/whole-notes.ts";
import { LOOK_ALIKES_OF_BARE_TERMS } from "./look-alikes/bare-terms.ts";
import { LOOK_ALIKES_OF_LANGUAGE } from "./look-alikes/language.ts";
import { LOOK_ALIKES_OF_MEDICINE } from "./look-alikes/medicine.ts";
import { LOOK_ALIKES_NAMED_AFTER } from "./look-alikes/named-after.ts";
import { LOOK_ALIKES_OF_PROSE } from "./look-alikes/prose.ts";
import { LOOK_ALIKES_OF_SURROUNDINGS } from "./look-alikes/surroundings.ts";
import { WORDS_AS_WORDS } from "./terms/words-as-words.ts";

/** Sentences that mostly stand as they are written. */
const OF_FEW_FILLINGS: readonly string[] = [
  ...LOOK_ALIKES_OF_MEDICINE,
  ...LOOK_ALIKES_OF_SURROUNDINGS,
  ...LOOK_ALIKES_OF_LANGUAGE,
  ...LOOK_ALIKES_OF_PROSE,
  ...JOTTED_LOOK_ALIKES,
  ...JOTTED_DENSE_LOOK_ALIKES,
  ...JOTTED_PLACE_LOOK_ALIKES,
  ...JOTTED_WORDS_AS_WORDS,
  ...WHOLE_LOOK_ALIKES,
];

/** Sentences without any name or place, full of what looks like one. */
export const ENGLISH_LOOK_ALIKES: readonly string[] = [
  ...OF_FEW_FILLINGS,
  ...LOOK_ALIKES_NAMED_AFTER,
  ...LOOK_ALIKES_OF_BARE_TERMS,
  ...WORDS_AS_WORDS,
];

/** The same to draw from: twice those of many fillings. */
export const ENGLISH_LOOK_ALIKE_DRAWS: readonly string[] = [
  ...OF_FEW_FILLINGS,
  ...LOOK_ALIKES_NAMED_AFTER,
  ...LOOK_ALIKES_NAMED_AFTER,
  ...LOOK_ALIKES_OF_BARE_TERMS,
  ...LOOK_ALIKES_OF_BARE_TERMS,
  ...WORDS_AS_WORDS,
];
