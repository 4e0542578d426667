import type { NoteKindPack } from "../../language-pack.ts";
import { JOTTED_BESIDE_LOOK_ALIKES } from "./jotted-beside-look-alikes.ts";
import { JOTTED_BESIDE_WORDS } from "./jotted-beside-words.ts";
import { JOTTED_IN_THE_COMMUNITY } from "./jotted-community.ts";
import { JOTTED_EVERYWHERE } from "./jotted-everywhere.ts";
import { JOTTED_HARD_NAMES } from "./jotted-hard-names.ts";
import { JOTTED_IN_HOSPITAL } from "./jotted-hospital.ts";
import { JOTTED_IN_HASTE } from "./jotted-in-haste.ts";
import { JOTTED_PLACES } from "./jotted-places.ts";
import { WHOLE_NOTES } from "./whole-notes.ts";

/** Frames that were written apart from all others, to put things otherwise than they do. */
export const JOTTED_KINDS: readonly NoteKindPack[] = [
  JOTTED_BESIDE_LOOK_ALIKES,
  JOTTED_BESIDE_WORDS,
  JOTTED_IN_THE_COMMUNITY,
  JOTTED_EVERYWHERE,
  JOTTED_HARD_NAMES,
  JOTTED_IN_HOSPITAL,
  JOTTED_IN_HASTE,
  JOTTED_PLACES,
  WHOLE_NOTES,
];
