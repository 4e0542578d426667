import { LOOK_ALIKES_OF_LANGUAGE } from "./look-alikes/language.ts";
import { LOOK_ALIKES_OF_MEDICINE } from "./look-alikes/medicine.ts";
import { LOOK_ALIKES_OF_PROSE } from "./look-alikes/prose.ts";
import { LOOK_ALIKES_OF_SURROUNDINGS } from "./look-alikes/surroundings.ts";

/** Sentences without any name or place, full of what looks like one. */
export const ENGLISH_LOOK_ALIKES: readonly string[] = [
  ...LOOK_ALIKES_OF_MEDICINE,
  ...LOOK_ALIKES_OF_SURROUNDINGS,
  ...LOOK_ALIKES_OF_LANGUAGE,
  ...LOOK_ALIKES_OF_PROSE,
];
