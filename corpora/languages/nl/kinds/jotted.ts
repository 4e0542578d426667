import type { NoteKindPack } from "../../language-pack.ts";
import { JOTTED_ON_WARDS } from "./jotted-wards.ts";
import { JOTTED_IN_LONG_TERM_CARE } from "./jotted-long-term-care.ts";
import { JOTTED_IN_PRACTICE } from "./jotted-practice.ts";
import { JOTTED_IN_ACUTE_CARE } from "./jotted-acute.ts";
import { JOTTED_IN_PSYCHIATRY_AND_YOUTH_CARE } from "./jotted-psychiatry-and-youth.ts";
import { JOTTED_BY_THERAPISTS_AND_WITH_CHILDREN } from "./jotted-therapists-and-children.ts";
import { JOTTED_HARD_PLACES } from "./jotted-hard-places.ts";
import { JOTTED_IN_FLANDERS } from "./jotted-in-flanders.ts";
import { JOTTED_PLACES } from "./jotted-places.ts";
import { WHOLE_NOTES } from "./whole-notes.ts";

/** Frames that were written apart from all others, to put things otherwise than they do. */
export const JOTTED_KINDS: readonly NoteKindPack[] = [
  JOTTED_ON_WARDS,
  JOTTED_IN_LONG_TERM_CARE,
  JOTTED_IN_PRACTICE,
  JOTTED_IN_ACUTE_CARE,
  JOTTED_IN_PSYCHIATRY_AND_YOUTH_CARE,
  JOTTED_BY_THERAPISTS_AND_WITH_CHILDREN,
  JOTTED_HARD_PLACES,
  JOTTED_IN_FLANDERS,
  JOTTED_PLACES,
  WHOLE_NOTES,
];
