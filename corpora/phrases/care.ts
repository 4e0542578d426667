import type { Pool } from "../note-kind.ts";

/** Daily care: washing, moving, eating, sleeping. */
export const CARE: Pool = {
  named: [
    "{p} (geholpen met ADL|aan het bed gewassen|zelfstandig gedoucht|onder de douche geholpen), (ging goed|was snel moe|huid intact|stuit rood)",
    "{p} heeft {n:3-9} uur geslapen, (om {night} wakker met {find}|rustig|{medn} zn gegeven)",
    "{p} (at|heeft) (een half bord|goed|nauwelijks|{n:1-3} boterhammen) en dronk {n:200-1500} ml",
    "{p} is om {clock} uit bed gekomen met {n:1-2} pers, daarna {n:1-4} uur in de stoel",
    "{p} (gevallen|gegleden) naast het bed om {clock}, (geen letsel|schaafwond aan {plek}|pijn aan {plek})",
    "{p} wilde {weekday} niet (uit bed|eten|meewerken|douchen) vanwege {find}",
    "wondzorg bij {p} aan {plek}, wond {n:1-8} bij {n:1-5} cm",
    "{p} vroeg om {clock} om pijnstilling, VAS {n:3-9}, {medn} gegeven",
    "{p} mobiliseert op {ward} {n:2-6}x daags, (valt niet meer|met rollator|moet worden aangespoord)",
    "bij {p} katheter (verwijderd|geplaatst|gespoeld) om {clock}, {n:100-900} ml",
    "{p} zat {weekday} in het dagverblijf en praatte over {hobby}",
    "{p} roept veel vannacht, denkt dat {p.hij} nog {job} is in {city}",
  ],
  plain: [
    "ADL: (volledige|gedeeltelijke) hulp bij wassen, {n:1-2} pers nodig, huid van {plek} (intact|rood)",
    "mob: {n:1-4}x {n:10-90} m met (rollator|looprek|stok|{n:1-2} pers), daarna moe",
    "voeding: {n:1-4} boterhammen, {n:300-1700} ml gedronken, (geen|wel) misselijk",
    "defecatie (type {n:1-7}|niet, dag {n:2-6}), {medn} zn, mictie {n:200-900} ml",
    "slaap: {n:2-8} uur, wakker om {night}, {medn} gegeven",
    "wv aan {plek}: (droog|lekt|rustig|beslag), {n:1-7} bij {n:1-5} cm",
    "infuus in (linker onderarm|rechter onderarm|hand links|hand rechts|elleboogplooi) (loopt goed|gesneuveld|opnieuw geprikt) om {clock}",
    "{pt} kreeg {med} om {clock}, (goed effect|weinig effect|wv tevreden)",
    "wisselligging om {clock} en {clock}, stuit (intact|rood graad {n:1-2})",
    "{pt} in stoel van {stay}, (at goed|moe daarna|geen klachten)",
    "alarmbel binnen bereik, bed laag, (contr|controle) {clock}, (cave|let op) {find}",
    "verder geen bijzonderheden, volgende contr {clock}, {medn} staat klaar",
    "vochtbeperking {n:1000-2000} ml, vandaag {n:500-1900} ml, {kg} kg",
  ],
};

/** Words that look like names and are none: eponymous diseases and signs, professions, plants. */
export const TRAPS: Pool = {
  named: [
    "{p} is bekend met {epo}, (gebruikt {med}|{find} neemt toe|stabiel sinds {year})",
    "{p} vraagt of {find} bij {epo} past",
    "bij {p} dacht {d} aan {epo}, {proc} volgt",
    "{epo} bij {r.rol} {r}, daarom bij {pt} ook {proc}",
    "{p} was {job}, later (kok|bakker|visser|slager) in {city2}",
  ],
  plain: [
    "bekend met {epo}, nu {find}",
    "{epo} in remissie sinds {year}, {medn} door",
    "DD {epo}, {cond}, {cond}",
    "verdenking {epo}: {proc} op {next}",
    "test op {epo} afwachten, {sign} (positief|negatief|niet getest)",
    "{sign} positief, {find} links meer dan rechts",
    "{pt} was vroeger (bakker|visser|kok|boer|smid|schipper|molenaar|kuiper), gestopt in {year}",
    "roos op de hoofdhuid, shampoo {n:1-3}x per week, contr {next}",
    "witte vlekjes op {plek}, past bij roos, contr {next}",
    "pijn als van een hamer op {plek}, sinds {past}",
    "{pt} liep langs het bos naar de markt en viel, letsel aan {plek}",
    "haalt thuis brood bij de bakker, eet alleen wit brood, {n:1-4} sneden om {clock}",
    "geen {epo}, wel {cond} op de MRI van {past}",
  ],
};
