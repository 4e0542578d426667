import type { NoteKind, Pool } from "../note-kind.ts";
import { SOCIAL } from "../phrases/family.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";
import { EXAM } from "../phrases/vitals.ts";
import { HISTORY } from "../phrases/plan.ts";
import { TRAPS } from "../phrases/care.ts";

const REQUEST: Pool = {
  named: [
    "graag uw beoordeling van {p} (met|wegens|in verband met) {find}, (verdenking|DD) {cond}",
    "gaarne verwijs ik {p} voor {proc} ivm {problem}",
    "ik zag {p} op {past} op mijn spreekuur met {find} en {newfind}",
    "{p} maakt zich ongerust over {find}, {r.rol} {r:given} had {cond}",
    "wilt u {p} oproepen voor {img}, {p.hij} is bereikbaar op {phone}",
    "{p} krijgt van mij {med} voor {problem}, met (weinig|wisselend|geen) effect",
  ],
  plain: [
    "vraagstelling: {cond}, past {find} hierbij, graag {proc}",
    "graag overname van behandeling van {problem}, eerder {med}",
    "spoed: ja, {find} sinds {n:1-9} dagen, CRP {n:4-180}",
  ],
};

/** Referral from the general practitioner. */
export const REFERRAL: NoteKind = {
  name: "referral",
  weight: 6,
  authors: ["huisarts"],
  header: [
    ["Verwijsbrief {date}", "VERWIJZING {spec} dd {date}", "Aan: polikliniek {spec}, {hosp}"],
    [
      "Betreft: {p:header}, {p.man}, {birth}, {street}, {city}",
      "Patiënt {p:header} BSN {bsn} tel {phone}",
      "Naam: {p:header}\nGeb.: {birth}\nWoonplaats: {city}",
    ],
    ["Geachte collega,", "Beste collega,", "Geachte {d:title-surname},"],
  ],
  sections: [
    { layout: "prose", count: [1, 3], pools: [REQUEST], namedShare: 0.75 },
    { heading: "(Episodelijst|Voorgeschiedenis):", layout: "lines", count: [1, 3], pools: [HISTORY], namedShare: 0.1 },
    { heading: "(S|Anamnese):", inline: true, layout: "prose", count: [2, 3], pools: [PATIENT_FACTS, SOCIAL, HISTORY] },
    { heading: "(O|Onderzoek):", inline: true, layout: "prose", count: [1, 3], pools: [EXAM], namedShare: 0.2 },
    { heading: "E/P:", inline: true, layout: "prose", count: [1, 2], pools: [REQUEST, TRAPS], namedShare: 0.4 },
  ],
  closing: [
    ["Met vriendelijke groet,", "Dank en groet,"],
    ["{a:sign-off}, huisarts te {city}", "{a:sign-off}, huisarts", "dr. {a:sign-off}"],
  ],
};
