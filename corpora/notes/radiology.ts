import type { NoteKind, Pool } from "../note-kind.ts";

const REPORT: Pool = {
  named: [
    "bevindingen telefonisch doorgegeven aan {d} om {clock}",
    "vergeleken met onderzoek van {p} dd {past}: {newfind} (onveranderd|toegenomen|afgenomen)",
    "{p} kon (niet stil liggen|adem niet inhouden|de arm niet heffen), beoordeling beperkt",
    "mede beoordeeld door {x}, die ook {cond} overweegt",
    "{p} kreeg {n:50-120} ml contrast iv, (geen reactie|jeuk nadien|eGFR {n:30-90})",
    "aanvraag van {d}: {find}, bekend {cond}",
    "echogeleide punctie van {deanat} bij {p}, {n:10-900} ml (helder|troebel|bloederig) vocht",
  ],
  plain: [
    "vergelijking met {past}, toen {newfind}",
    "{deanat} (normaal van aspect|vergroot, {n:12-90} mm|niet goed te beoordelen)",
    "nodulus van {n:3-28} mm nabij {deanat}, (niet|wel) eerder beschreven",
    "geen aanwijzingen voor {cond}, (geringe|geen) afwijking van {deanat}",
    "degeneratieve veranderingen, het meest rond {plek}, graad {n:1-4}",
    "hypodense laesie van {n:4-40} mm ter plaatse van {deanat}",
    "beeld kan passen bij {cond}, DD {cond}, advies {img} over {n:3-12} mnd",
    "(geen|gering|toegenomen) vocht rond {deanat}, maximaal {n:2-40} mm",
    "cor niet vergroot, CTR 0,{n:41-62}, (geen|wel) pleuravocht links meer dan rechts",
    "fractuur ter hoogte van {plek}, {n:1-9} mm verplaatst, stand (acceptabel|matig)",
    "techniek: {n:1-5} mm coupes, serie {n:2-12}, (blanco|iv contrast|portoveneuze fase), DLP {n:120-980}",
    "past bij {epo}, klinische correlatie nodig, zie ook {past}",
  ],
};

const QUESTION: Pool = {
  named: [
    "{p} met {find}, bekend {cond}, {problem}?",
    "{find} bij {p}, (status na {op}|verdenking {cond})",
    "{d} vraagt: aanwijzingen voor {cond} bij {find}?",
  ],
  plain: [
    "{find} bij bekende {cond}, progressie?",
    "{p.man} van {age} jr, {find}, verdenking {cond}",
    "status na {op}, nu {find}, {newfind}?",
  ],
};

/** Radiology report. */
export const RADIOLOGY: NoteKind = {
  name: "radiology",
  weight: 7,
  authors: ["radioloog"],
  header: [
    ["Radiologieverslag {date} {time}", "{hosp} afdeling radiologie {date}", "VERSLAG {img} {date}"],
    ["Patiënt: {p:header} ‹{birth}›, mrn {mrn}", "Naam: {p:header}  Geb: {birth}  BSN: {bsn}"],
    ["Aanvrager: {d:title-surname}, {spec}", "Aangevraagd door {d:header}", ""],
    ["Onderzoek: {img} dd {date}", "Verrichting: {img}, {date} {time}"],
  ],
  sections: [
    {
      heading: "(Klinische gegevens|Vraagstelling):",
      inline: true,
      layout: "prose",
      count: [1, 2],
      pools: [QUESTION],
      namedShare: 0.4,
    },
    { heading: "(Verslag|Bevindingen):", layout: "prose", count: [4, 8], pools: [REPORT], namedShare: 0.22 },
    { heading: "(Conclusie|Impressie):", layout: "prose", count: [1, 2], pools: [REPORT], namedShare: 0.15 },
  ],
  closing: [["{a:sign-off}, radioloog", "Geautoriseerd door {a:sign-off} op {date} {time}", "Verslag: {a:sign-off}"]],
};
