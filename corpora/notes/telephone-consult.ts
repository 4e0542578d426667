import type { NoteKind, Pool } from "../note-kind.ts";
import { FAMILY } from "../phrases/family.ts";
import { HIDDEN_NAMES } from "../phrases/patient-facts.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";
import { PLAN } from "../phrases/plan.ts";

const CALL: Pool = {
  named: [
    "{p} belt om {clock}: {find} sinds {past}, (gebruikt {medn}|vraagt om recept {medn}|wil afspraak)",
    "tel met {p}, {p.hij} heeft {find} en vraagt of {medn} verhoogd mag worden",
    "{r.rol} {r} belt namens {pt}: {find}, {newfind}",
    "{p} teruggebeld om {clock}, uitslag {proc} besproken",
    "{p} niet bereikbaar op {phone}, voicemail ingesproken {clock}",
    "{p} wil de afspraak van {next} verzetten wegens (vakantie in {land}|{hobby}|vervoer vanuit {city})",
    "apotheek in {city} belt over {med} van {p}",
    "{h} belt over {p}: {find} bij {cond}, graag advies",
    "{da} heeft {p} ingepland op {next} om {clock}",
    "herhaalrecept {med} voor {p}, op te halen {next}",
    "{p} gebeld dat {proc} op {next} om {clock} is",
  ],
  plain: [
    "advies: {med}, bij {find} direct bellen",
    "recept {med} gefaxt naar apotheek in {city}",
    "uitslag: Hb {dec:5-10}, CRP {n:1-120}, {medn} gelijk houden",
    "geen alarmsymptomen, wel {find}, terugbellen {next}",
    "vangnet besproken: {find}, {newfind}, temp boven {dec:38-39}",
    "belafspraak {next} om {clock} op {phone}",
  ],
};

/** Note of a telephone call. */
export const TELEPHONE_CONSULT: NoteKind = {
  name: "telephone-consult",
  weight: 9,
  authors: ["doktersassistent", "huisarts", "verpleegkundige", "arts-assistent"],
  header: [
    ["Telefonisch consult {date} {time}", "TC {date} {time} poli {spec}", "Tel. contact dd {date} om {time}"],
    ["{p:header}, {birth}, tel {phone}", "Betreft: {p:header} mrn {mrn}", "Pt {p:header}", ""],
  ],
  sections: [
    { layout: "lines", count: [3, 5], pools: [CALL, CALL, HIDDEN_NAMES, PATIENT_FACTS], namedShare: 0.55 },
    { layout: "lines", count: [1, 3], pools: [CALL, PLAN, FAMILY], namedShare: 0.35 },
  ],
  closing: [["{a:sign-off}", "{a:sign-off}, {a.vak}", "gr. {a:sign-off}", "Genoteerd: {a:sign-off} {time}"]],
};
