import type { NoteKind, Pool } from "../note-kind.ts";
import { SOCIAL } from "../phrases/family.ts";
import { HIDDEN_NAMES } from "../phrases/patient-facts.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";
import { EXAM } from "../phrases/vitals.ts";
import { VITALS } from "../phrases/vitals.ts";
import { HISTORY } from "../phrases/plan.ts";
import { PLAN } from "../phrases/plan.ts";
import { TRAPS } from "../phrases/care.ts";

const ARRIVAL: Pool = {
  named: [
    "{p} (binnengebracht|gebracht) door (ambulance|politie|{r.rol}) met {find} sinds {clock}",
    "{p} komt lopend binnen met {find}, {r.rol} mee",
    "{r.rol} {r} belde 112 wegens {find}, aankomst {clock}",
    "{p} viel om {clock} (van de trap|in de douche|met de fiets) in {city2}, nu {find}",
    "heteroanamnese {r.rol} {r}: {find} sinds {clock}, daarna {newfind}",
    "{p} werd onwel tijdens {hobby} in {city}",
    "ambulance uit {city2}: {p}, {find}, RR {rr}, {medn} gegeven",
  ],
  plain: [
    "ABCDE: A vrij, B AF {n:12-34} sat {spo2}%, C RR {rr} P {pols}, D EMV {n:8-15}, E {temp}",
    "aankomst {clock}, triage {clock}, arts {clock}, kamer {n:1-18}",
    "mechanisme: val van {n:1-4} m, (geen|kort) bewustzijnsverlies, {find}",
    "tetanus (gegeven|up to date) om {clock}, wond {plek} {n:1-9} hechtingen",
    "ECG {clock}: SR {n:52-120}/min, (geen|wel) ST-afwijkingen",
  ],
};

/** Emergency department triage and assessment. */
export const EMERGENCY_TRIAGE: NoteKind = {
  name: "emergency-triage",
  weight: 8,
  authors: ["arts-assistent", "verpleegkundige"],
  hours: [0, 24],
  header: [
    [
      "SEH {date} {time} triage (geel|oranje|groen|rood)",
      "Spoedeisende Hulp {hosp} {date} {time}",
      "TRIAGE {time} MTS (oranje|geel|groen), {date}",
    ],
    [
      "{p:header}, {age} jr, {p.man}, {birth}",
      "Naam {p:header} BSN {bsn} huisarts {h:surname}",
      "Pat: {p:header} woonpl: {city} tel: {phone}",
    ],
  ],
  sections: [
    { heading: "(RvK|Komt voor):", inline: true, layout: "prose", count: [1, 2], pools: [ARRIVAL], namedShare: 0.75 },
    { heading: "(VG|Vg en med):", layout: "lines", count: [1, 3], pools: [HISTORY, TRAPS], namedShare: 0.15 },
    { heading: "A/", inline: true, layout: "prose", count: [2, 3], pools: [ARRIVAL, PATIENT_FACTS, SOCIAL] },
    { heading: "O/", inline: true, layout: "prose", count: [2, 4], pools: [EXAM, VITALS, ARRIVAL], namedShare: 0.2 },
    { heading: "(C|Conclusie)/", layout: "lines", count: [1, 3], pools: [PLAN, HIDDEN_NAMES], namedShare: 0.4 },
  ],
  closing: [["{a:sign-off}, {a.vak} SEH", "{a:sign-off} i.o.m. {d:title-surname}", "SEH: {a:sign-off} {time}"]],
};
