import type { NoteKindPack } from "../language-pack.ts";
import { AMBULANCE, EMERGENCY, INTENSIVE_CARE, THEATRE } from "./frames/acute.ts";
import { CARE_HOME, DISABILITY_CARE, HOME_CARE } from "./frames/care-home.ts";
import { CHILDREN, CHILD_HEALTH, LONG_ILLNESS, MATERNITY } from "./frames/families.ts";
import { FLEMISH } from "./frames/flemish.ts";
import { GP, PRACTICE_NURSE, TELEPHONE } from "./frames/general-practice.ts";
import { JOTTINGS } from "./frames/jottings.ts";
import { CHAPLAIN_RECEPTION, INCIDENT, SOCIAL_WORK, TEAM_MEETING } from "./frames/people-around.ts";
import { LIFE_STORY } from "./frames/life-story.ts";
import { DIAGNOSTICS, LETTERS, OUTPATIENT, PHARMACY } from "./frames/services.ts";
import { ALLIED_HEALTH, MENTAL_HEALTH, PHYSIOTHERAPY } from "./frames/therapy.ts";
import { FORENSIC_OCCUPATIONAL, YOUTH_CARE } from "./frames/youth-justice-work.ts";
import { DAY_SHIFT, EVENING_NIGHT_SHIFT, HANDOVER } from "./frames/ward-nursing.ts";

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
];
