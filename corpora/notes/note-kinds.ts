import type { NoteKind } from "../note-kind.ts";
import { DIETETICS } from "./dietetics.ts";
import { DISCHARGE_LETTER } from "./discharge-letter.ts";
import { EMERGENCY_TRIAGE } from "./emergency-triage.ts";
import { NURSING_PROGRESS } from "./nursing-progress.ts";
import { OPERATION_REPORT } from "./operation-report.ts";
import { OUTPATIENT_LETTER } from "./outpatient-letter.ts";
import { PHYSIOTHERAPY } from "./physiotherapy.ts";
import { PSYCHIATRY } from "./psychiatry.ts";
import { RADIOLOGY } from "./radiology.ts";
import { REFERRAL } from "./referral.ts";
import { SPEECH_THERAPY } from "./speech-therapy.ts";
import { TEAM_MEETING } from "./team-meeting.ts";
import { TELEPHONE_CONSULT } from "./telephone-consult.ts";
import { WARD_ROUND } from "./ward-round.ts";

/** Every kind of note there is, in the order of their names. */
export const NOTE_KINDS: readonly NoteKind[] = [
  DIETETICS,
  DISCHARGE_LETTER,
  EMERGENCY_TRIAGE,
  NURSING_PROGRESS,
  OPERATION_REPORT,
  OUTPATIENT_LETTER,
  PHYSIOTHERAPY,
  PSYCHIATRY,
  RADIOLOGY,
  REFERRAL,
  SPEECH_THERAPY,
  TEAM_MEETING,
  TELEPHONE_CONSULT,
  WARD_ROUND,
];
