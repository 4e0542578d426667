import type { NoteKind } from "../note-kind.ts";
import { HIDDEN_NAMES } from "../phrases/patient-facts.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";
import { EXAM } from "../phrases/vitals.ts";
import { VITALS } from "../phrases/vitals.ts";
import { PLAN } from "../phrases/plan.ts";
import { TEAM } from "../phrases/team.ts";
import { TRAPS } from "../phrases/care.ts";

/** Physician's daily note on the ward. */
export const WARD_ROUND: NoteKind = {
  name: "ward-round",
  weight: 11,
  authors: ["arts-assistent", "medisch specialist"],
  header: [
    ["Visite {date} {time} {ward}", "DECURSUS {date} ligdag {n:2-24}", "Artsenvisite {ward} {date}"],
    ["{p:header} ‹{birth}›, {problem}", "Pt: {p:header} HB: {d:surname}", ""],
  ],
  sections: [
    {
      heading: "(S|A)/",
      inline: true,
      layout: "prose",
      count: [1, 3],
      pools: [PATIENT_FACTS, HIDDEN_NAMES],
      namedShare: 0.5,
    },
    { heading: "O/", layout: "lines", count: [2, 4], pools: [VITALS, EXAM], namedShare: 0.15 },
    { heading: "(C|E)/", layout: "lines", count: [1, 2], pools: [PATIENT_FACTS, TRAPS] },
    { heading: "(B|P)/", layout: "lines", count: [2, 4], pools: [PLAN, TEAM, HIDDEN_NAMES], namedShare: 0.45 },
  ],
  closing: [["{a:sign-off}, AIOS", "{a:sign-off}", "{a:sign-off}, sein {n:1000-9999}", ""]],
};
