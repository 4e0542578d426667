import type { Pool } from "../note-kind.ts";

/** Relatives: visits, calls, worries, where they live. */
export const FAMILY: Pool = {
  named: [
    "{r.rol} {r} (belt|belde) om {clock} (en vraagt|met de vraag) (wanneer {pt} naar huis mag|naar de uitslag van {proc}|of {medn} door mag|hoe de nacht was)",
    "{r.rol} {r} op bezoek geweest, (nam|bracht) (schone kleding|eten|de post|een krant|foto's van {pet}) mee",
    "{pt} woont met {r.rol} {r} in {city}",
    "{r.rol} {r} woont in {city2} en komt elke {weekday}",
    "{r.rol} {r} is eerste contactpersoon, tel {phone}",
    "{r.rol} {r} maakt zich zorgen over {find} (en wil de arts spreken|, gesprek gepland {next})",
    "gesprek gehad met {r.rol} {r} over {problem}, {r.hij} (heeft begrip|is erg verdrietig|had veel vragen|wil tijd om na te denken)",
    "{r} ‹{r.rol}› zorgt zolang voor {pet}",
    "{r}, {r.rol} van {pt}, geeft aan dat de zorg thuis te zwaar wordt door {find}",
    "volgens {r.rol} {r} is {pt} sinds {past} (vergeetachtig|somber|prikkelbaar|niet zichzelf|erg moe)",
    "vlgs {r.rol} {r} gebruikt {pt} thuis {med}, niet op de lijst",
    "{r.rol} {r} verzorgt thuis {medn} en (de wond|de katheter|de insuline|het eten)",
    "{pt} mist {r.rol} {r}, {r.hij} (woont in {land}|kan niet vaak komen|ligt zelf in {hosp})",
    "{r.rol} {r} heeft zelf {cond} en kan (niet tillen|weinig helpen|niet autorijden)",
    "ouders van {r} komen uit {abroad}, {r.hij} tolkt voor {pt}",
    "{r.rol} {r} rijdt {weekday} vanuit {city2} naar {hosp}",
    "met {r.rol} {r} afgesproken: (bezoek tussen {clock} en {clock}|bellen na {clock}|gesprek op {next})",
    "{r.rol} {r} vertelt dat {pt} (gevallen is op {past}|{medn} niet inneemt|vaak {find} heeft)",
    "{p} heeft {n:2-5} kinderen, {r.rol} {r:given} komt (het vaakst|elke {weekday}|nooit) op bezoek",
    "{p} en {r.rol} {r:given} samen gesproken over {problem}",
    "{r.rol} {r} en {r2.rol} {r2} waren aanwezig bij het gesprek (met de zaalarts|over {problem})",
    "{r.rol} {r} belt over {p}: {p.hij} heeft {find}",
    "{r.rol} {r} neemt {pt} (mee naar|op in huis in) {city2}",
    "{r.rol} {r} is mantelzorger (en werkt zelf fulltime|maar raakt overbelast|en woont naast {pt}), (komt {weekday}|belt {clock})",
  ],
  plain: [
    "familie op de hoogte gebracht om {clock}, komt {weekday} langs",
    "dochter en schoonzoon aanwezig, vragen over {medn} beantwoord",
    "familie wil gesprek over {problem}, gepland {next} om {clock}",
    "{pt} kreeg {n:2-6} man bezoek (vanuit|uit) {city2}, was daarna moe",
    "kinderen wonen in {city2} en {land}",
    "partner belt {n:2-4}x per dag, gerustgesteld over {find}",
  ],
};

/** Where people come from, live and go to. */
export const SOCIAL: Pool = {
  named: [
    "{p} is geboren in {abroad} en woont sinds {year} in {city}",
    "{p} verhuisde in {year} van {city2} naar {city}",
    "{p} was in {land} op vakantie toen de {find} begon",
    "{p} woont zelfstandig in {city}, (3e etage zonder lift|met thuiszorg {n:2-4}x daags|gelijkvloers|{n:12-40} traptreden)",
    "{p} komt oorspronkelijk uit {land} en werkte daar als {job}",
    "{p} gaat na ontslag naar {home} in {city2}",
    "{p} rookt {n:3-40} sig/dag, (alcohol {n:1-5} EH/dag|geen alcohol), was {job}",
    "{p} krijgt thuiszorg {n:1-4}x daags, {r.rol} {r:given} doet de boodschappen",
    "thuis in {city} heeft {p} {pet}, {r.rol} let nu op",
    "vorig jaar lag {p} in een ziekenhuis in {land} wegens {cond}",
  ],
  plain: [
    "woonachtig te {city}, geboren in {abroad}",
    "afkomstig uit {land}, sinds {year} in {nederland}",
    "beroep {job}, hobby {hobby}, rookt {n:0-30} sig/dag",
    "woont alleen in {city}, {n:1-4}x daags thuiszorg",
    "was {n:2-6} weken in {land}, daarna {find}",
    "verwezen vanuit {city2} uit de provincie {prov} ivm {problem}",
    "aanvraag {home} in {city2} verstuurd op {past}",
    "thuiszorgorganisatie in {city} geïnformeerd, start {next}",
    "reisanamnese: {land} in {year}, {land} in {year}",
    "regio {prov}, dichtstbijzijnde plek in {city2} beschikbaar per {next}",
  ],
};
