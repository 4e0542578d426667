import { LOOK_ALIKES_OF_MEDICINE } from "./look-alikes/medicine-and-institutions.ts";
import { LOOK_ALIKES_OF_WORDS } from "./look-alikes/ordinary-words.ts";

/** Lines without a name or place, full of what looks like one. */
export const LOOK_ALIKES: readonly string[] = [...LOOK_ALIKES_OF_MEDICINE, ...LOOK_ALIKES_OF_WORDS];
