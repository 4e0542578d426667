import type { NoteKind, Pool } from "../note-kind.ts";
import { PLAN } from "../phrases/plan.ts";

const OPERATION: Pool = {
  named: [
    "{k} (opereert|staat bij|assisteert), anesthesie door {an}",
    "{p} in (rugligging|buikligging|zijligging) op tafel, time-out met {an} en {n}",
    "time-out: identiteit {p} gecontroleerd, zijde (links|rechts), allergie {medn}",
    "{p} kreeg {med} preoperatief om {clock}",
    "{an} meldt {find}, RR {rr}, hiervoor {medn}",
    "postoperatief {p} naar (de verkoever|de IC|{ward}), RR {rr}",
    "{r.rol} {r} na afloop gebeld door {k}, geen bijzonderheden",
    "wegens {find} is {k} bij de ingreep van {p} geroepen",
  ],
  plain: [
    "incisie over {plek}, {n:3-22} cm, hemostase met diathermie",
    "{deanat} vrijgelegd, {newfind}, spoelen met {n:200-3000} ml NaCl",
    "bloedverlies {n:20-1400} ml, duur {n:25-260} min, drain {n:0-2}x",
    "fascie gesloten met PDS {n:0-4}, huid met {n:4-32} agraves",
    "materiaal van {deanat} voor PA, {n:1-5} potjes",
    "gazen- en naaldentelling (klopt|2x gedaan) om {clock}",
    "tourniquet {n:180-320} mmHg, {n:20-110} min, om {plek}",
    "postop: {med}, {medn} hervatten {next}, mobiliseren dag {n:0-2}",
    "tromboseprofylaxe volgens protocol, {medn} tot {next}",
    "bij inspectie {deanat}: (geen afwijkingen|adhesies|ontsteking graad {n:1-3}), {newfind}",
    "rondom {deanat} wat oud hematoom, {n:10-200} ml geëvacueerd",
  ],
};

/** Operation report. */
export const OPERATION_REPORT: NoteKind = {
  name: "operation-report",
  weight: 6,
  authors: ["chirurg", "medisch specialist"],
  header: [
    ["OPERATIEVERSLAG {date} OK {n:1-12}", "Operatieverslag {op} {date}", "Verslag OK {n:1-12}, {hosp}, {date}"],
    ["Patiënt: {p:header}, geb. {birth}, mrn {mrn}", "Naam: {p:header} Geb.dat: {birth}"],
    [
      "Operateur: {a:header}\nAnesthesioloog: {an:header}",
      "Operateur {a:title-surname}, assistent {d:title-surname}, anesthesie {an:title-surname}",
    ],
    ["Ingreep: {op} op {date}", "Verrichting: {op} (links|rechts)"],
    ["Indicatie: {problem} met {find}", "Indicatie: {find} bij {cond}"],
  ],
  sections: [
    { heading: "(Procedure|Verslag):", layout: "prose", count: [5, 9], pools: [OPERATION], namedShare: 0.28 },
    {
      heading: "(Postoperatief beleid|Beleid):",
      layout: "lines",
      count: [2, 4],
      pools: [OPERATION, PLAN],
      namedShare: 0.35,
    },
  ],
  closing: [["{a:sign-off}, chirurg", "dr. {a:sign-off}", "Geaccordeerd {a:sign-off} {date} {time}"]],
};
