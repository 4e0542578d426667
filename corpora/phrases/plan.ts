import type { Pool } from "../note-kind.ts";

/** Plans, appointments, orders. */
export const PLAN: Pool = {
  named: [
    "{p} (komt terug|terugzien) op {next} (voor {proc}|bij {d}|met lab|op de poli {spec})",
    "beleid voor {p}: {med}, {proc} {next}",
    "{p} belt zelf bij toename van {find}",
    "afspraak met {p}: {medn} (ophogen naar {n:10-80} mg|afbouwen in {n:2-8} weken|pauzeren tot {next})",
    "{d} belt {p} met de uitslag van {proc} op {next}",
    "[P/ ]{medn} door, {p} (controle {next}|gaat naar {home}|naar huis {next})",
    "{p} en {r.rol} {r} zijn akkoord met {proc}",
    "{r.rol} {r} haalt {medn} op bij de apotheek in {city}",
    "controle bij {d} over {n:2-12} weken (met lab|na {img}|of eerder bij {find})",
    "{c.vak} {c} pakt (het vervolg|de aanvraag|{proc}) op voor {next}",
  ],
  plain: [
    "[B/ ]{med}, controle {next}",
    "[B/ ]{proc} aanvragen, {medn} continueren, lab over {n:2-14} dagen",
    "[P/ ]{img} op {next}, daarna herbeoordeling",
    "[A/ ]{problem} met {find}, DD {cond}",
    "[C/ ](stabiele|progressieve|milde) {problem}, (geen|weinig) {find}",
    "{med} gestart, evaluatie {next}",
    "{medn} stop per {next}, zo nodig {med}",
    "controle RR en gewicht {n:1-4}x daags, streefgewicht {kg} kg",
    "bij {find} of {newfind} eerder contact opnemen, anders {next}",
    "indien temp boven {dec:38-39} kweken en {medn} overwegen",
    "poli {spec} over {n:2-12} weken, lab {n:2-5} dagen tevoren",
  ],
};

/** History and the course so far. */
export const HISTORY: Pool = {
  named: [
    "{p} presenteerde zich op {past} met {find} en {newfind}",
    "bij {p} sinds {year} {cond}, waarvoor {proc} in {year}",
    "{p} onderging in {year} {op} in {city2}",
    "de klachten van {p} begonnen {n:2-20} (dagen|weken) geleden met {find}",
    "{p} werd door {h} verwezen wegens {find}",
    "opname van {p} verliep (ongecompliceerd|met {find} als complicatie|langer door {newfind})",
    "tijdens opname kreeg {p} {med}, waarop {find} (afnam|verdween|aanhield)",
    "{p} had thuis {n:2-10} dagen {find} en nam {medn}",
    "in {year} had {p} een ongeval als {job}, sindsdien {find}",
    "{r.rol} {r} vond {pt} op {past} thuis met {find}",
  ],
  plain: [
    "{year} {cond}, {year} {cond}, {year} {op}",
    "{year}: {cond}, hiervoor {proc}",
    "{year} {op}, (ongecompliceerd|gecompliceerd door {find}), {n:3-19} dagen opname",
    "voorgeschiedenis vermeldt {cond} in {year} en {cond}",
    "sinds {past} {find}, geleidelijk (toegenomen|afgenomen), (geen|wel) {newfind}",
    "opname verliep (ongecompliceerd|moeizaam), vanaf dag {n:2-9} {medn} per os",
    "{img} op {past}: {newfind}, geen aanwijzingen voor {cond}",
    "thuismedicatie: {med}; {med}; {med}",
    "allergie: {medn} geeft {find}, overige medicatie verdragen",
    "familieanamnese: {cond} bij (vader|opa|oom), {cond} bij (moeder|tante|zus)",
  ],
};
