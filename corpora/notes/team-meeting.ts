import type { NoteKind, Pool } from "../note-kind.ts";
import { FAMILY } from "../phrases/family.ts";
import { SOCIAL } from "../phrases/family.ts";
import { HIDDEN_NAMES } from "../phrases/patient-facts.ts";
import { PATIENT_FACTS } from "../phrases/patient-facts.ts";
import { PLAN } from "../phrases/plan.ts";
import { TEAM } from "../phrases/team.ts";
import { CARE } from "../phrases/care.ts";

const DISCUSSION: Pool = {
  named: [
    "{f}: {pt} loopt {n:5-150} m, TUG {n:10-60} sec, (ontslag haalbaar|nog niet veilig)",
    "{e}: woning in {city} (aangepast|niet geschikt|huisbezoek {next}), {n:1-3} hulpmiddelen nodig",
    "{l} meldt (slikken veilig|IDDSI {n:3-6}|afasie in herstel), doel over {n:2-6} weken",
    "{mw} bespreekt met {r.rol} {r} de aanvraag voor {home}",
    "{di}: intake {n:900-2300} kcal, gewicht {kg} kg, (bijvoeding|sondevoeding) {n:1-3}x daags",
    "{so} stelt {home} in {city2} voor, indicatie {next}",
    "{tv} regelt plek in {home} per {next}",
    "inbreng {n}: {p} (slaapt slecht|eet weinig|is somber|knapt op), {find}",
    "doel voor {p}: (zelf wassen|lopen met rollator|naar huis|weer {hobby}) voor {next}",
    "actie {c}: {proc} regelen voor {next}",
    "{p} bespreken we opnieuw op {next} na {proc}",
  ],
  plain: [
    "somatisch: {problem}, {find}, {med}",
    "ADL: Barthel {n:2-20}, was {n:2-20}, hulp van {n:1-2} pers",
    "cognitie: MoCA {n:12-30}, (leerbaar|beperkt leerbaar), {find}",
    "ontslagdoel: {home} of thuis in {city2}, streefdatum {next}",
    "psychosociaal: (overbelasting|steun) mantelzorg, {n:1-4}x per week bezoek",
  ],
};

/** Multidisciplinary team meeting. */
export const TEAM_MEETING: NoteKind = {
  name: "team-meeting",
  weight: 7,
  authors: ["specialist ouderengeneeskunde", "arts-assistent", "maatschappelijk werker", "transferverpleegkundige"],
  header: [
    ["MDO {ward} {date}", "Multidisciplinair overleg {date} {time}", "TEAMOVERLEG {ward} dd {date}"],
    ["Bespreking: {p:header}, {age} jr, opgenomen {past}", "Patiënt: {p:header} ‹{birth}›"],
    [
      "Aanwezig: {d:header}, {f:full} ‹FT›, {n:given} ‹vpk›, {mw:full}",
      "Aanwezig: {d:title-surname}, {n:full}, {e:initials-surname}, {l:given}",
      "Aanw.: {d:surname}, {f:given}, {t:given}, {n:given}",
    ],
  ],
  sections: [
    { layout: "lines", count: [3, 6], pools: [DISCUSSION, DISCUSSION, CARE, PATIENT_FACTS], namedShare: 0.45 },
    {
      heading: "(Systeem|Familie en thuis):",
      layout: "prose",
      count: [1, 3],
      pools: [FAMILY, SOCIAL],
      namedShare: 0.4,
    },
    {
      heading: "(Afspraken|Acties):",
      layout: "lines",
      count: [2, 4],
      pools: [DISCUSSION, PLAN, TEAM, HIDDEN_NAMES],
      namedShare: 0.5,
    },
  ],
  closing: [["Notulist: {a:sign-off}", "Verslag {a:sign-off}, {a.vak}", "{a:sign-off}"]],
};
