import type { NoteKind, Pool } from "../note-kind.ts";
import { FAMILY } from "../phrases/family.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";

const SWALLOWING: Pool = {
  named: [
    "{p} slikt {n:1-5} ml water (zonder|met) verslikken, (natte stem|hoest na {n:1-3} slokken|heldere stem)",
    "{p} benoemt {n:4-38} van 40 plaatjes, (woordvinding vertraagd|semantische parafasieën|vlot)",
    "spraak van {p} is (dysartrisch|verstaanbaar|zacht en monotoon), beter na oefenen over {hobby}",
    "{p} mag (IDDSI {n:3-7}|gemalen voeding|dik vloeibaar) onder toezicht van {n}",
    "{p} vertelt in korte zinnen over {hobby} en {city}",
    "consistentie aangepast i.o.m. {di}, {p} weegt {kg} kg",
    "met {r.rol} {r} communicatietips besproken bij afasie van {pt}",
    "FEES bij {p} gepland op {next} ivm {find}",
    "{p} leest koppen hardop, {n:2-9} fouten, leesbril vergeten in {city}",
  ],
  plain: [
    "watersliktest {n:30-90} ml in {n:5-60} sec, {n:0-4}x hoesten",
    "mondmotoriek: tong deviatie (links|rechts), lipkracht {n:1-5}, kracht {n:2-5}",
    "Token Test {n:10-50}, BNT {n:8-58}, ScreeLing {n:20-70}",
    "IDDSI {n:1-4} dranken, IDDSI {n:3-7} voeding, {n:2-6} kleine porties",
    "stemgeving (hees|schor|krachtig), fonatieduur {n:3-22} sec",
    "oefening: {n:5-20}x Masako, {n:5-15}x effortful swallow, {find}",
    "plaatjes bakker, kok, vos, haan en roos benoemd in {n:20-190} sec, {n:1-5} van 5 goed",
    "articulatieoefeningen {n:2-4}x daags {n:5-15} min, zie blad van {past}",
  ],
};

/** Speech and swallowing therapy. */
export const SPEECH_THERAPY: NoteKind = {
  name: "speech-therapy",
  weight: 5,
  authors: ["logopedist"],
  header: [
    ["Logopedie {date} {ward}", "LOGOPEDISCH VERSLAG {date} {time}", "Logo: (slikken|taal|spraak), {date}"],
    ["Betreft {p:header}, {birth}, {problem}", "Pt: {p:header} mrn {mrn}"],
  ],
  sections: [
    { heading: "(Anamnese|Aanleiding):", layout: "prose", count: [1, 3], pools: [PATIENT_FACTS] },
    { heading: "Onderzoek:", layout: "lines", count: [3, 5], pools: [SWALLOWING] },
    { heading: "(Plan|Advies):", layout: "prose", count: [1, 3], pools: [SWALLOWING, FAMILY], namedShare: 0.45 },
  ],
  closing: [["{a:sign-off}, logopedist", "logo {a:sign-off}", "Mvg {a:sign-off}, logopedie tst {n:1000-9999}"]],
};
