import type { NoteKind, Pool } from "../note-kind.ts";
import { FAMILY } from "../phrases/family.ts";
import { SOCIAL } from "../phrases/family.ts";
import { HIDDEN_NAMES } from "../phrases/patient-facts.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";

const TRAINING: Pool = {
  named: [
    "{p} liep {n:5-120} m met (rollator|looprek|{n:1-2} krukken), (rust {n:1-5} min nodig|sat {spo2}%|Borg {n:9-17})",
    "{p} oefende {n:1-3} sets van {n:6-15} (kniebuigingen|opstaan uit stoel|armheffen), {find} belemmert",
    "doel van {p}: weer {hobby} en (traplopen thuis|zelf naar de winkel|zonder rollator)",
    "traplopen met {p}: {n:3-16} treden (op en af|met leuning|met begeleiding van {n:1-2} pers)",
    "TUG van {p} {n:9-58} sec, vorige keer {n:9-58} sec",
    "{p} krijgt huiswerkoefeningen voor {plek}, {n:2-4}x daags {n:5-15} herhalingen",
    "{p} is bang om te vallen sinds {past}, valtraining gestart",
    "geoefend samen met {e}, {p} (is snel moe|gemotiveerd|pijn aan {plek})",
  ],
  plain: [
    "MRC {n:2-5} rond {plek}, ROM flexie {n:40-130} graden",
    "6MWT {n:60-520} m, sat {spo2}%, Borg {n:8-18}",
    "transfer bed-stoel met {n:1-2} pers, sta {n:5-120} sec",
    "ademhalingsoefeningen {n:2-5}x daags, huffen, flow {n:80-420}",
    "Berg balansschaal {n:18-56}, dynamometrie {n:8-44} kg",
    "TUG {n:8-60} sec met rollator, {find}",
    "fietst {n:3-20} min op {n:10-60} watt, hf max {n:92-164}",
    "{plek} pijnlijk bij eindstand, NRS {n:2-9}, koelen na oefenen",
  ],
};

/** Physiotherapy treatment note. */
export const PHYSIOTHERAPY: NoteKind = {
  name: "physiotherapy",
  weight: 7,
  authors: ["fysiotherapeut"],
  header: [
    ["Fysiotherapie {date} {time} {ward}", "FT behandelverslag dd {date}", "Fysio: sessie {n:1-14}, {date}"],
    [
      "Pt {p:header}, {birth}, {problem}",
      "Naam: {p:header}\nIndicatie: {problem}",
      "Client: {p:header}, verwezen door {d:title-surname}",
    ],
  ],
  sections: [
    { heading: "S:", inline: true, layout: "prose", count: [1, 2], pools: [PATIENT_FACTS, SOCIAL], namedShare: 0.5 },
    { heading: "O:", inline: true, layout: "prose", count: [2, 4], pools: [TRAINING] },
    { heading: "(Behandeling|B):", layout: "lines", count: [2, 4], pools: [TRAINING, HIDDEN_NAMES] },
    { heading: "Overleg:", layout: "lines", count: [1, 2], pools: [FAMILY], presence: 0.4 },
  ],
  closing: [["{a:sign-off}, fysiotherapeut", "FT {a:sign-off}", "groet {a:sign-off} ‹fysio›"]],
};
