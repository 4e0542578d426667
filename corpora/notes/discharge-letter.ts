import type { NoteKind, Pool } from "../note-kind.ts";
import { FAMILY } from "../phrases/family.ts";
import { SOCIAL } from "../phrases/family.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";
import { EXAM } from "../phrases/vitals.ts";
import { HISTORY } from "../phrases/plan.ts";
import { PLAN } from "../phrases/plan.ts";
import { TRAPS } from "../phrases/care.ts";

const OPENING: Pool = {
  named: [
    "van {past} tot {date} was {p} opgenomen op {ward} wegens {problem}",
    "op {past} werd {p}, {age} jaar, opgenomen met {find} bij {problem}",
    "{p} verbleef van {past} tot {date} op onze afdeling {spec} ivm {problem}",
    "hierbij informeer ik u over de opname van {p} wegens {problem} en {find}",
    "uw patiënt {p} verlaat vandaag {hosp} na behandeling van {problem}",
  ],
  plain: [],
};

/** Discharge letter from the ward to the general practitioner, in sentences. */
export const DISCHARGE_LETTER: NoteKind = {
  name: "discharge-letter",
  weight: 10,
  authors: ["arts-assistent", "medisch specialist"],
  header: [
    ["{hosp}, afdeling {spec}", "{hosp}\nOntslagbrief {spec}", "ONTSLAGBRIEF {ward}"],
    ["Datum: {date}", "{city2}, {date}"],
    ["Aan: {h:title-full}, huisarts te {city}", "Aan de huisarts {h:title-surname}"],
    [
      "Betreft: {p:header}, geboren {birth}, BSN {bsn}",
      "Inzake: {p:header}, {birth}, wonende {street}, {postcode} {city}",
      "Patiënt: {p:header} Geb.datum: {birth} Tel: {phone}",
    ],
    ["Geachte collega,", "Geachte {h:title-surname},", "Beste {h:given},", "Geachte collega {h:surname},"],
  ],
  sections: [
    { layout: "prose", count: [1, 1], namedShare: 1, pools: [OPENING] },
    { heading: "(Voorgeschiedenis|VG):", layout: "lines", count: [2, 3], pools: [HISTORY], namedShare: 0.1 },
    { heading: "(Anamnese|Reden van opname):", layout: "prose", count: [2, 4], pools: [PATIENT_FACTS, HISTORY] },
    { heading: "(Sociaal|Sociale anamnese):", layout: "prose", count: [1, 2], pools: [SOCIAL, FAMILY], presence: 0.6 },
    { heading: "Lichamelijk onderzoek:", layout: "prose", count: [2, 3], pools: [EXAM], namedShare: 0.2 },
    {
      heading: "(Beloop|Conclusie en beloop):",
      layout: "prose",
      count: [2, 4],
      pools: [HISTORY, PATIENT_FACTS, TRAPS],
    },
    { heading: "(Beleid bij ontslag|Afspraken):", layout: "lines", count: [2, 4], pools: [PLAN], namedShare: 0.4 },
  ],
  closing: [
    ["Met (collegiale|vriendelijke) groet,", "Hoogachtend,", "Mvg,"],
    [
      "{a:sign-off}, {a.vak} {spec}",
      "{a:sign-off}\n{a.vak}",
      "(drs.|dr.) {a:sign-off}, {spec}, mede namens {d:title-surname}",
    ],
    ["Kopie: {d}", "cc: {so}, {home}", "", ""],
  ],
};
