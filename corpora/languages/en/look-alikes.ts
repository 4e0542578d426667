import { LOOK_ALIKES_OF_MEDICINE } from "./look-alikes/medicine.ts";

/** Sentences without any name or place, full of what looks like one. */
export const ENGLISH_LOOK_ALIKES: readonly string[] = [...LOOK_ALIKES_OF_MEDICINE];
