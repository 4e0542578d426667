import type { NoteKind, Pool } from "../note-kind.ts";
import { SOCIAL } from "../phrases/family.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";
import { EXAM } from "../phrases/vitals.ts";
import { VITALS } from "../phrases/vitals.ts";
import { HISTORY } from "../phrases/plan.ts";
import { PLAN } from "../phrases/plan.ts";
import { TRAPS } from "../phrases/care.ts";

const VISIT: Pool = {
  named: [
    "op {date} zag ik {p} op de polikliniek {spec} ter controle van {problem}",
    "{p} bezocht {past} mijn spreekuur wegens {find}",
    "bovengenoemde {p.heer}, {p}, komt jaarlijks voor {cond}",
    "{p} kwam met {r.rol} {r} op de poli voor de uitslag van {proc}",
    "vandaag {p} gezien (samen met {da}|op verzoek van {h}|na {img}), {find}",
  ],
  plain: [],
};

/** Letter after a visit to the outpatient clinic. */
export const OUTPATIENT_LETTER: NoteKind = {
  name: "outpatient-letter",
  weight: 8,
  authors: ["medisch specialist", "arts-assistent", "chirurg"],
  header: [
    ["{hosp}, polikliniek {spec}, {date}", "Poliklinische brief {spec} {date}", "POLI {spec} {date} {time}"],
    ["Aan: {h:title-surname}, huisarts te {city}", "Huisarts: {h:header}, {city}", ""],
    [
      "Betreft: {p:header}, {birth}, {street}, {postcode} {city}",
      "Patiënt: {p:header} BSN {bsn}",
      "Inzake {p:header}, geb. {birth}",
    ],
    ["Geachte {h:title-surname},", "Beste collega,", "Waarde collega {h:surname},"],
  ],
  sections: [
    { layout: "prose", count: [1, 1], pools: [VISIT], namedShare: 1 },
    { heading: "(VG|Voorgeschiedenis):", layout: "lines", count: [1, 3], pools: [HISTORY], namedShare: 0.1 },
    { heading: "(Anamnese|A):", layout: "prose", count: [2, 4], pools: [PATIENT_FACTS, SOCIAL, TRAPS] },
    { heading: "(Onderzoek|O):", layout: "prose", count: [2, 3], pools: [EXAM, VITALS], namedShare: 0.2 },
    { heading: "(Bespreking|Conclusie):", layout: "prose", count: [1, 3], pools: [PATIENT_FACTS, HISTORY, TRAPS] },
    { heading: "Beleid:", layout: "lines", count: [1, 3], pools: [PLAN] },
  ],
  closing: [
    ["Met (collegiale|vriendelijke) groet,", "Hoogachtend,", ""],
    ["{a:sign-off}, {a.vak}", "dr. {a:sign-off}, {spec}", "{a:sign-off}"],
  ],
};
