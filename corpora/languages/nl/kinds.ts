import type { NoteKindPack } from "../language-pack.ts";
import { AMBULANCE, EMERGENCY, INTENSIVE_CARE, THEATRE } from "./kinds/acute.ts";
import { CARE_HOME, DISABILITY_CARE, HOME_CARE } from "./kinds/care-home.ts";
import { CHILDREN, CHILD_HEALTH, LONG_ILLNESS, MATERNITY } from "./kinds/families.ts";
import { EVERYDAY_CARE } from "./kinds/everyday-care.ts";
import { FLEMISH } from "./kinds/flemish.ts";
import { GP, PRACTICE_NURSE, TELEPHONE } from "./kinds/general-practice.ts";
import { JOTTED_KINDS } from "./kinds/jotted.ts";
import { JOTTINGS } from "./kinds/jottings.ts";
import { CHAPLAIN_RECEPTION, INCIDENT, SOCIAL_WORK, TEAM_MEETING } from "./kinds/people-around.ts";
import { FAMILY_TREE, MESSAGES } from "./kinds/messages.ts";
import { CARE_NARRATIVE, CLINICIAN_NARRATIVE } from "./kinds/narrative.ts";
import { LIFE_STORY } from "./kinds/life-story.ts";
import { DIAGNOSTICS, LETTERS, OUTPATIENT, PHARMACY } from "./kinds/services.ts";
import { STAFF_SHORTHAND } from "./kinds/staff-shorthand.ts";
import { ALLIED_HEALTH, MENTAL_HEALTH, PHYSIOTHERAPY } from "./kinds/therapy.ts";
import { FORENSIC_OCCUPATIONAL, YOUTH_CARE } from "./kinds/youth-justice-work.ts";
import { DAY_SHIFT, EVENING_NIGHT_SHIFT, HANDOVER } from "./kinds/ward-nursing.ts";

/** Every kind of short note in Dutch. */
export const KINDS: readonly NoteKindPack[] = [
  DAY_SHIFT,
  EVENING_NIGHT_SHIFT,
  HANDOVER,
  CARE_HOME,
  HOME_CARE,
  DISABILITY_CARE,
  GP,
  PRACTICE_NURSE,
  TELEPHONE,
  EMERGENCY,
  AMBULANCE,
  INTENSIVE_CARE,
  THEATRE,
  PHYSIOTHERAPY,
  ALLIED_HEALTH,
  MENTAL_HEALTH,
  SOCIAL_WORK,
  TEAM_MEETING,
  INCIDENT,
  CHAPLAIN_RECEPTION,
  MATERNITY,
  CHILDREN,
  CHILD_HEALTH,
  LONG_ILLNESS,
  DIAGNOSTICS,
  PHARMACY,
  OUTPATIENT,
  LETTERS,
  FLEMISH,
  YOUTH_CARE,
  FORENSIC_OCCUPATIONAL,
  LIFE_STORY,
  JOTTINGS,
  STAFF_SHORTHAND,
  MESSAGES,
  FAMILY_TREE,
  EVERYDAY_CARE,
  CARE_NARRATIVE,
  CLINICIAN_NARRATIVE,
  ...JOTTED_KINDS,
];
