import type { Pool } from "../note-kind.ts";

/** Colleagues: consultations, orders, handovers. */
export const TEAM: Pool = {
  named: [
    "(iom|i.o.m.|in overleg met) {d} {medn} (opgehoogd|verlaagd|gestopt|gestart|gecontinueerd) (ivm {find}|per {next})",
    "{d} gebeld om {clock} ivm {find}, (komt kijken|advies {med}|lab aangevraagd|afwachten)",
    "overleg met {c.vak} {c} over {problem}, (advies volgt|{proc} afgesproken|geen nieuwe adviezen)",
    "consult {c.vak} {c} aangevraagd ivm {find}",
    "{c.vak} {c} ziet {pt} {weekday} (op {ward}|op de poli|voor {proc})",
    "{n} heeft {med} gegeven om {clock}",
    "overgedragen aan {n}, (let op|cave|graag controle van) {find}",
    "{f} heeft met {pt} geoefend, ({n:10-90} m gelopen|traplopen gaat goed|transfers met {n:1-2} pers)",
    "{t.vak} {t} adviseert (hulpmiddelen voor thuis|dagelijks oefenen|intake bij {home}|controle over {n:2-8} wk)",
    "visite gelopen met {d}: {medn} door, {proc} {next}",
    "{d} (akkoord met|stelt voor) ontslag {next}, mits geen {find}",
    "{h}, huisarts te {city}, is (gebeld|geïnformeerd) over {problem}",
    "uitslag {img} besproken met {d}: {newfind}",
    "{d} heeft {p} uitleg gegeven over {proc}",
    "{c.vak} {c} komt om {clock} bij {p} op {ward}",
    "dienstdoende {d} vond bij onderzoek {find}, beleid: {med}",
    "gedubbelcheckt met {n}: {med}",
    "{s.vak} {s} sprak {pt} over {hobby} en (stemming|slapen|angst|een overlijden in de familie)",
  ],
  plain: [
    "besproken in MDO van {past}, plan {proc} {next}",
    "zaalarts geïnformeerd om {clock}, wacht op {proc}",
    "consult {spec} aangevraagd ivm {find}",
    "overdracht naar {ward2} om {clock} gedaan",
    "apotheek gebeld over {medn}, levering {clock}",
  ],
};
