import type { NoteKindPack } from "../language-pack.ts";
import { BACKGROUND } from "./kinds/background.ts";
import { CLINICS } from "./kinds/clinics.ts";
import { COMMUNITY } from "./kinds/community.ts";
import { DOCTORS } from "./kinds/medicine.ts";
import { JOTTED_KINDS } from "./kinds/jotted.ts";
import { JOTTED } from "./kinds/jottings.ts";
import { MENTAL_HEALTH } from "./kinds/mental-health.ts";
import { OFFICES } from "./kinds/offices.ts";
import { CRITICAL_CARE } from "./kinds/theatre-and-critical-care.ts";
import { THERAPISTS } from "./kinds/therapists.ts";
import { WARD_NURSING } from "./kinds/ward-nursing.ts";
import { WOMEN_AND_CHILDREN } from "./kinds/women-and-children.ts";

/** All kinds of note. */
export const ENGLISH_KINDS: readonly NoteKindPack[] = [
  ...BACKGROUND,
  ...WARD_NURSING,
  ...DOCTORS,
  ...THERAPISTS,
  ...MENTAL_HEALTH,
  ...COMMUNITY,
  ...WOMEN_AND_CHILDREN,
  ...CRITICAL_CARE,
  ...CLINICS,
  ...OFFICES,
  ...JOTTED,
  ...JOTTED_KINDS,
];
