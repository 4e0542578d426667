import type { NoteKindPack } from "../../language-pack.ts";
import { JOTTED_BESIDE_LOOK_ALIKES } from "./jotted-beside-look-alikes.ts";
import { JOTTED_BESIDE_WORDS } from "./jotted-beside-words.ts";
import { JOTTED_COMMUNITY_KINDS } from "./jotted-community.ts";
import { JOTTED_HARD_NAMES } from "./jotted-hard-names.ts";
import { JOTTED_HOSPITAL_KINDS } from "./jotted-hospital.ts";
import { JOTTED_IN_HASTE } from "./jotted-in-haste.ts";
import { JOTTED_PLACES } from "./jotted-places.ts";
import { WHOLE_NOTE_KINDS } from "./whole-notes.ts";

/** Frames that were written apart from all others, to put things otherwise than they do. */
export const JOTTED_KINDS: readonly NoteKindPack[] = [
  JOTTED_BESIDE_LOOK_ALIKES,
  JOTTED_BESIDE_WORDS,
  JOTTED_COMMUNITY_KINDS,
  JOTTED_HARD_NAMES,
  JOTTED_HOSPITAL_KINDS,
  JOTTED_IN_HASTE,
  JOTTED_PLACES,
  WHOLE_NOTE_KINDS,
];
