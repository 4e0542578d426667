import type { NoteKind, Pool } from "../note-kind.ts";
import { FAMILY } from "../phrases/family.ts";
import { SOCIAL } from "../phrases/family.ts";
import { HIDDEN_NAMES } from "../phrases/patient-facts.ts";
import { PLAN } from "../phrases/plan.ts";
import { TRAPS } from "../phrases/care.ts";

const MIND: Pool = {
  named: [
    "{p} is (somber|angstig|vlak|geprikkeld|wantrouwend) sinds {past}, slaapt {n:2-7} uur",
    "{p} denkt dat {n} {p.hem} wil vergiftigen met {medn}",
    "{p} hoort de stem van {r.rol} {r:given}, vooral rond {clock}",
    "{p} heeft geen plezier meer in {hobby}, gewicht {kg} kg",
    "{p} rouwt om een vriend uit {city2}, die in {year} overleed",
    "{p} (ontkent|benoemt) doodswens, (geen|vage) plannen, afspraak met {s}",
    "stemming van {p} verbeterd onder {med}, (slaapt beter|pakt {hobby} op|nog geen initiatief)",
    "{p} piekert over {job}, geld en {pet}",
    "{p} was in {year} opgenomen in {city2} wegens {cond}",
    "{r.rol} {r} is bang dat {pt} stopt met {medn}",
    "in gesprek met {p} oogcontact wisselend, praat (zacht|veel|nauwelijks), noemt {hobby}",
    "{p} wil met {r.rol} {r:given} naar {land} zodra het kan",
  ],
  plain: [
    "PO: bewustzijn helder, aandacht te trekken, tempo (traag|normaal), MMSE {n:16-30}",
    "stemming {n:1-9} op 10, affect (vlak|modulerend|labiel), angst {n:0-9}",
    "(geen|wel) wanen, (geen|wel) hallucinaties, suïcidaliteit (laag|matig) risico, contr {next}",
    "slaap {n:2-8} uur, eetlust (matig|goed|slecht), HDRS {n:4-34}",
    "(lithium|clozapine|nortriptyline|haloperidol) spiegel {dec:0-2}, dosis naar {n:5-75} mg per {next}",
    "conclusie: depressieve episode bij {cond}, {find}",
    "de vos op de foto van {past} werd niet herkend, MMSE {n:14-30}",
    "benoemt bloem, kat, haan en mol niet, score {n:2-10} van {n:11-20}",
    "DOSS {n:0-10}, delier (waarschijnlijk|onwaarschijnlijk), {medn} zn",
    "alcohol {n:0-12} EH per dag, laatst {past}, CIWA {n:0-22}",
  ],
};

/** Psychiatric consultation or progress. */
export const PSYCHIATRY: NoteKind = {
  name: "psychiatry",
  weight: 6,
  authors: ["psychiater", "psycholoog"],
  header: [
    ["Psychiatrisch consult {date} {time} {ward}", "Consult PAAZ {date}", "GGZ voortgang {date}, gesprek {n:2-14}"],
    ["Betreft: {p:header}, {age} jr, {p.man}", "Patiënt {p:header}, {birth}, aanvrager {d:title-surname}"],
  ],
  sections: [
    { heading: "(Reden consult|Anamnese):", layout: "prose", count: [2, 5], pools: [MIND], namedShare: 0.5 },
    { heading: "(Biografie|Sociaal):", layout: "prose", count: [1, 3], pools: [SOCIAL, FAMILY, TRAPS], presence: 0.7 },
    { heading: "Psychiatrisch onderzoek:", layout: "prose", count: [2, 4], pools: [MIND], namedShare: 0.15 },
    { heading: "(Beleid|Advies):", layout: "lines", count: [2, 3], pools: [PLAN, MIND, HIDDEN_NAMES] },
  ],
  closing: [["{a:sign-off}, {a.vak}", "Met groet, {a:sign-off}", "{a:sign-off} ‹consultatieve dienst›"]],
};
