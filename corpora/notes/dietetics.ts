import type { NoteKind, Pool } from "../note-kind.ts";
import { FAMILY } from "../phrases/family.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";
import { VITALS } from "../phrases/vitals.ts";
import { CARE } from "../phrases/care.ts";

const DIET: Pool = {
  named: [
    "{p} heeft {n:2-14}% gewichtsverlies in {n:1-6} maanden bij {cond}",
    "{p} lust geen (vis|melk|vlees|groente), wel {n:1-4} boterhammen per dag",
    "{p} krijgt {n:1-3}x daags bijvoeding, {n:100-400} ml per keer",
    "{r.rol} {r} kookt en neemt eten mee uit {city}",
    "voedingslijst van {p}: {n:700-2400} kcal, {n:20-110} g eiwit",
    "met {d} afgesproken dat {p} sondevoeding krijgt, {n:30-90} ml/uur",
    "{l} ziet {p} voor slikadvies ivm {find}",
    "{p} eet pas na {clock} en neemt dan {medn}",
    "{p} was kok en wil zelf het menu kiezen op {ward}",
  ],
  plain: [
    "SNAQ {n:0-5}, MUST {n:0-4}, BMI {dec:16-38}, gewicht {kg} kg",
    "behoefte {n:1500-2600} kcal en {n:60-130} g eiwit per dag, nu {n:40-100}%",
    "sondevoeding {n:30-90} ml/uur via neusmaagsonde, retentie {n:0-300} ml",
    "zout {n:3-6} g, vocht {n:1000-2000} ml, kalium {dec:3-6}",
    "HbA1c {n:38-98}, {n:3-7} eetmomenten, koolhydraten {n:90-260} g",
    "bakker in {city2} levert glutenvrij brood, {n:2-6} sneden per dag",
  ],
};

/** Dietician's note. */
export const DIETETICS: NoteKind = {
  name: "dietetics",
  weight: 4,
  authors: ["diëtist"],
  header: [
    ["Diëtetiek {date} {ward}", "DIËTISTISCH CONSULT {date} {time}"],
    ["Patiënt: {p:header}, {birth}, {kg} kg", "Pt {p:header}, verwijzer {d:title-surname}"],
  ],
  sections: [
    { heading: "(Anamnese|Subjectief):", layout: "prose", count: [1, 3], pools: [PATIENT_FACTS, DIET] },
    { heading: "Objectief:", layout: "lines", count: [2, 4], pools: [DIET, VITALS], namedShare: 0.2 },
    { heading: "(Plan|Behandelplan):", layout: "lines", count: [2, 3], pools: [DIET, CARE, FAMILY] },
  ],
  closing: [["{a:sign-off}, diëtist", "{a:sign-off} ‹diëtetiek› tst {n:1000-9999}"]],
};
