import type { NoteKind } from "../note-kind.ts";
import { CARE } from "../phrases/care.ts";
import { TRAPS } from "../phrases/care.ts";
import { FAMILY } from "../phrases/family.ts";
import { HIDDEN_NAMES } from "../phrases/patient-facts.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";
import { TEAM } from "../phrases/team.ts";
import { VITALS } from "../phrases/vitals.ts";

/** Nursing progress: a shift on the ward, in telegram lines. */
export const NURSING_PROGRESS: NoteKind = {
  name: "nursing-progress",
  weight: 24,
  authors: ["verpleegkundige"],
  hours: [0, 24],
  header: [
    [
      "Verpleegkundige rapportage {date} (ND|DD|AD|LD) {ward}",
      "VERPLEEGKUNDIGE VOORTGANG {date} {time} {ward}",
      "Rapportage (nachtdienst|dagdienst|avonddienst) {date} {time}",
    ],
    [
      "Naam: {p:header} geb. {birth} kamer {n:1-24}",
      "Patiënt: {p:header}, {ward}, mrn {mrn}",
      "Pt: {p:header} ‹{birth}›",
      "",
    ],
  ],
  sections: [
    { layout: "lines", count: [3, 6], pools: [CARE, CARE, VITALS, PATIENT_FACTS, HIDDEN_NAMES] },
    {
      heading: "(Psychosociaal|Contact|Familie|Bijzonderheden):",
      layout: "lines",
      count: [1, 3],
      pools: [FAMILY, FAMILY, HIDDEN_NAMES, TRAPS],
      namedShare: 0.5,
      presence: 0.7,
    },
    {
      heading: "(Vitaal|Controles|Parameters):",
      layout: "lines",
      count: [1, 2],
      pools: [VITALS],
      namedShare: 0.15,
      presence: 0.6,
    },
    { layout: "lines", count: [1, 2], pools: [TEAM, PATIENT_FACTS, HIDDEN_NAMES], presence: 0.8 },
  ],
  closing: [["{a:sign-off}, vpk", "vpk {a:sign-off}", "Genoteerd door {a:sign-off} om {time}", "gr {a:sign-off}", ""]],
};
