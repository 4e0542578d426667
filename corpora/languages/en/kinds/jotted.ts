import type { NoteKindPack } from "../../language-pack.ts";
import { JOTTED_IN_ACUTE_CARE } from "./jotted-acute.ts";
import { JOTTED_BESIDE_LOOK_ALIKES } from "./jotted-beside-look-alikes.ts";
import { JOTTED_FOR_CHILDREN } from "./jotted-children.ts";
import { JOTTED_IN_CLINICS } from "./jotted-clinics.ts";
import { JOTTED_BY_HOSPITAL_DOCTORS } from "./jotted-doctors.ts";
import { JOTTED_FOR_FAMILIES } from "./jotted-families.ts";
import { JOTTED_HARD_NAMES } from "./jotted-hard-names.ts";
import { JOTTED_IN_HOMES } from "./jotted-homes.ts";
import { JOTTED_IN_HASTE } from "./jotted-in-haste.ts";
import { JOTTED_OF_LIVES } from "./jotted-lives.ts";
import { JOTTED_MESSAGES } from "./jotted-messages.ts";
import { JOTTED_OTHERWISE } from "./jotted-otherwise.ts";
import { JOTTED_IN_OUTREACH } from "./jotted-outreach.ts";
import { JOTTED_IN_GENERAL_PRACTICE } from "./jotted-practice.ts";
import { JOTTED_IN_PSYCHIATRY } from "./jotted-psychiatry.ts";
import { JOTTED_ON_SURGICAL_WARDS } from "./jotted-surgery.ts";
import { JOTTED_BY_THERAPISTS } from "./jotted-therapists.ts";
import { JOTTED_ON_MEDICAL_WARDS } from "./jotted-wards.ts";
import { JOTTED_PLACES } from "./jotted-places.ts";
import { JOTTED_PLACE_LISTS } from "./jotted-place-lists.ts";
import { WHOLE_NOTES } from "./whole-notes.ts";

/** Frames that were written apart from all others, to put things otherwise than they do. */
export const JOTTED_KINDS: readonly NoteKindPack[] = [
  JOTTED_IN_ACUTE_CARE,
  JOTTED_BESIDE_LOOK_ALIKES,
  JOTTED_FOR_CHILDREN,
  JOTTED_IN_CLINICS,
  JOTTED_BY_HOSPITAL_DOCTORS,
  JOTTED_FOR_FAMILIES,
  JOTTED_HARD_NAMES,
  JOTTED_IN_HOMES,
  JOTTED_IN_HASTE,
  JOTTED_OF_LIVES,
  JOTTED_MESSAGES,
  JOTTED_OTHERWISE,
  JOTTED_IN_OUTREACH,
  JOTTED_IN_GENERAL_PRACTICE,
  JOTTED_IN_PSYCHIATRY,
  JOTTED_ON_SURGICAL_WARDS,
  JOTTED_BY_THERAPISTS,
  JOTTED_ON_MEDICAL_WARDS,
  JOTTED_PLACES,
  JOTTED_PLACE_LISTS,
  WHOLE_NOTES,
];
