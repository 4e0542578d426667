import { JOTTED_LOOK_ALIKES } from "./look-alikes/jotted.ts";
import { JOTTED_PLACE_LOOK_ALIKES } from "./look-alikes/jotted-places.ts";
import { JOTTED_WORDS_AS_WORDS } from "./look-alikes/jotted-words.ts";
import { WHOLE_LOOK_ALIKES } from "./look-alikes/whole-notes.ts";
import { LOOK_ALIKES_OF_MEDICINE } from "./look-alikes/medicine-and-institutions.ts";
import { LOOK_ALIKES_OF_WORDS } from "./look-alikes/ordinary-words.ts";

/** Lines without a name or place, full of what looks like one. */
export const LOOK_ALIKES: readonly string[] = [
  ...LOOK_ALIKES_OF_MEDICINE,
  ...LOOK_ALIKES_OF_WORDS,
  ...JOTTED_LOOK_ALIKES,
  ...JOTTED_PLACE_LOOK_ALIKES,
  ...JOTTED_WORDS_AS_WORDS,
  ...WHOLE_LOOK_ALIKES,
];
