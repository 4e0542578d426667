import type { Pool } from "../note-kind.ts";

/** Measured values and laboratory results. */
export const VITALS: Pool = {
  named: [
    "{p}: RR {rr}, P {pols}, temp {temp}, sat {spo2}%",
    "bij {p} RR {rr} gemeten om {clock}, {medn} (gegeven|uitgesteld)",
    "{p} saturatie {spo2}% (zonder O2|met {n:1-5} l O2|na vernevelen), AF {n:12-30}",
    "gewicht {p} {kg} kg, vorige week {kg}, vochtbalans {n:100-1800} positief",
    "{p} heeft koorts {dec:38.1-40.2}, (bloedkweken afgenomen|paracetamol gegeven|{medn} gestart) om {clock}",
    "VAS {n:0-9} bij {p}, pijn aan {plek}, {medn} gegeven",
    "glucose van {p} was {dec:3-21} om {clock}, {n:2-14} EH bijgespoten",
  ],
  plain: [
    "RR {rr}, P {pols}, T {temp}, SpO2 {spo2}%, AF {n:12-28}",
    "C/ RR {rr} pols {pols} temp {temp} sat {spo2}%",
    "om {clock} RR {rr}, P {pols} r.a., T {temp}",
    "gewicht {kg} kg, intake {n:600-2400} ml, diurese {n:400-2600} ml",
    "lab: Hb {dec:5-10}, CRP {n:1-280}, kreat {n:48-310}, K {dec:2-5}, Na {n:124-147}",
    "glucose nuchter {dec:4-14}, na lunch {dec:5-18}",
    "VAS {n:0-8} in rust, {n:1-10} bij bewegen",
    "EMV {n:9-15}, pupillen isocoor, temp {temp}",
    "EWS {n:0-7} om {clock}, RR {rr}",
    "bladderscan {n:20-720} ml om {clock}, {n:20-600} ml na mictie",
    "eGFR {n:18-90}, ureum {dec:4-28}, kalium {dec:3-6}",
    "vochtbalans {n:50-1900} ml (positief|negatief) over 24 uur, gewicht {kg}",
  ],
};

/** Physical examination. */
export const EXAM: Pool = {
  named: [
    "bij {p} (zie ik|valt op:) {find}, (verder geen afwijkingen|{deanat} gb)",
    "{p} is (niet ziek|matig ziek|ziek|vermoeid) ogend, {find}, RR {rr}",
    "{p} geeft drukpijn aan rond {plek}, (geen zwelling|lichte zwelling|hematoom van {n:2-9} cm)",
    "LO {p}: {find}, {newfind}, temp {temp}",
    "ik zie {p} met {find} en {newfind} bij bekende {cond}",
  ],
  plain: [
    "drukpijn ter hoogte van {plek}, (geen|lichte) zwelling, (geen|beginnende) roodheid",
    "cor: s1s2, (geen souffles|souffle gr {n:1-4}|irregulair), pulm: (VAG|crepitaties basaal|verlengd expirium), RR {rr}",
    "abdomen: (soepel|opgezet|drukpijnlijk), peristaltiek (normaal|spaarzaam|levendig), {find}",
    "extremiteiten: (geen oedeem|oedeem tot de knie|warm en rood), omvang {n:30-48} cm",
    "{sign} (negatief|positief|dubieus) om {clock}, overig neurologisch onderzoek gb",
    "{plek} (vrij van pijn|pijnlijk bij palpatie|beperkt), {find}",
    "huid: wond van {n:1-9} bij {n:1-6} cm aan {plek}, (rustig|beslagen|granulerend)",
    "gewicht {kg} kg, lengte {n:152-196} cm, RR {rr}, pols {pols}",
    "(geen|wel) {find}; (geen|wel) {newfind}; T {temp}",
  ],
};
