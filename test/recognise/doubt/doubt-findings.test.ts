import { describe, expect, it } from "vitest";

import { Reading } from "../../../src/recognise/reading.ts";
import { doubtFindings } from "../../../src/recognise/doubt/doubt-findings.ts";
import type { RuleLanguage } from "../../../src/recognise/rules/languages/languages.ts";
import type { Span } from "../../../src/text/span.ts";

/** Texts in which ⟦ ⟧ enclose what a model found with a score of 0.95, and ⟪ ⟫ what a rule did. */
function read(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = "";
  let start = 0;
  for (const character of marked) {
    if (character === "⟦" || character === "⟪") start = text.length;
    else if (character === "⟧") spans.push({ start, end: text.length, label: "PERSON", score: 0.95, source: "crf:x" });
    else if (character === "⟫")
      spans.push({ start, end: text.length, label: "PERSON", score: 0.95, source: "rules:xx/title" });
    else text += character;
  }
  return { text, spans };
}

function kept(language: RuleLanguage, marked: string, lean = 0): string[] {
  const { text, spans } = read(marked);
  return doubtFindings(language, new Reading(text), spans, lean).map(({ start, end }) => text.slice(start, end));
}

/** Which of these words stay where a model takes the first of each in a text for a place. */
function keptPlaces(language: RuleLanguage, text: string, words: readonly string[]): string[] {
  const spans = words.map((word): Span => {
    const start = text.indexOf(word);
    return { start, end: start + word.length, label: "GPE", score: 0.9, source: "crf:x" };
  });
  return doubtFindings(language, new Reading(text), spans).map(({ start, end }) => text.slice(start, end));
}

describe("doubtFindings drops what only a model found", () => {
  it.each([
    ["nl", "Uitleg gegeven over de ⟦Xarelto⟧ en het dieet."],
    ["nl", "Vanmiddag test van ⟦Schirmer⟧ gedaan, volgt."],
    ["nl", "Bij onderzoek ⟦Trendelenburg⟧ neg. beiderzijds."],
    ["nl", "Aan de nagels lijnen: ⟦Mees⟧ 4 mm, verder goed."],
    ["nl", "Besproken dat de ⟦mantelzorg⟧ het niet volhoudt."],
    ["es", "Se coloca drenaje de ⟦Redon⟧ sin incidencias."],
    ["es", "Paciente con ⟦HTA⟧ y dolor, se pauta analgesia."],
    ["es", "Sigue con ⟦rivaroxaban⟧ y sin fiebre."],
    ["it", "Controllo oggi, classe NYHA ⟦IIb⟧ stabile."],
    ["en", "Stretches done. Worn at night: ⟦Saebo glove⟧ on left."],
    // Words with typing errors, units, abbreviations that sign nothing, relations, numbered scales.
    ["en", "Slept well. ⟦Obsrevations⟧ as before, eating."],
    ["es", "Duerme bien. ⟦Contorlada⟧ la fiebre, come."],
    ["nl", "Rustig. ⟦Gecontrloeerd⟧ door arts, geen koorts."],
    // Dotted abbreviations, a particle alone, houses that are called after somebody.
    ["it", "⟦P.S.⟧ affollato, poi in ⟦T.I.⟧ per la notte, ⟦P.A.⟧ 120/80."],
    ["es", "Vigilar ⟦T.A.⟧ y ⟦F.C.⟧ cada hora, interconsulta a ⟦U.C.I.⟧ hoy."],
    ["en", "⟦B.P.⟧ 120/80, ⟦N.B.M.⟧ from midnight, ⟦G.P.⟧ to see."],
    ["nl", "⟦R.R.⟧ 120/80, ⟦T.P.V.⟧ gestopt, op de ⟦S.E.H.⟧ geen plek."],
    ["en", "Needs more foam from the ⟦van⟧ today."],
    ["nl", "Terug naar ⟦Julianahof⟧ na de controle, huize St. ⟦Jozef⟧ belde."],
    ["it", "Turni rispettati, ⟦S⟧ ancora interdentale."],
    ["en", "Wants ⟦Yasmin⟧ again, Cerelle made her bleed."],
    ["en", "Growth review at 9⟦mo⟧, weaning well."],
    ["en", "Plan agreed, d/w ⟦ED⟧ registrar by phone."],
    ["en", "Settled on the ward. ⟦Gran⟧ visited at 3."],
    ["en", "Memory clinic: ⟦ACE-III⟧ 71, worse than last year."],
    // Pronouns and auxiliary verbs, languages, beginnings of substances, degrees, letters of lines.
    ["it", "dott ⟦ho⟧ trovato tutto nel cassetto."],
    ["it", "Era in camera. ⟦Lei⟧ non parla con nessuno."],
    ["en", "Interpreting desk. ⟦Tigrinya⟧, female only."],
    ["en", "sleeps in chair, low all week, phq nine, ⟦mirtaz⟧ as before"],
    ["en", "Both feet warm, temp diff 2.1⟦°C.⟧ No standing."],
    ["nl", "⟦S⟧ slaapt weer op kussens\nO gewicht stabiel\nE goed herstel"],
    ["nl", "S slaapt weer\nO gewicht stabiel\n⟦E decomp⟧. Burinex erbij"],
    // What a pet, a shop or food bears, whatever name, and the noun found with it.
    ["es", "Tranquila, juega con la gata ⟦Luna⟧ en casa."],
    ["it", "Tranquilla, gioca con il gatto ⟦Romeo⟧ in casa."],
    ["it", "A pranzo pane ⟦Barilla⟧ e marmellata."],
    ["it", "Oggi in visita. ⟦Gatta Minù⟧ in pensione, triste."],
    ["it", "Dorme bene. ⟦Romeo⟧ (il gatto) le manca."],
    // Whose grade, sign or test it is.
    ["es", "Odontología: clase II de ⟦Kowalczyk⟧, sin dolor."],
    ["es", "Esofagitis grado B de ⟦Los Ángeles⟧, dieta."],
    ["es", "Hernia inguinal, ⟦Nyhus III⟧, con malla."],
    ["it", "Eseguito il test di ⟦Daniels⟧ alla gamba."],
    ["it", "Addome piano, segno di ⟦Westermark⟧ no."],
    ["it", "Reparto: ⟦Nefrologia⟧\nLetto 4, dorme."],
    ["it", "⟦Rivisitato⟧ al mattino, addome trattabile."],
    ["en", "On exam ⟦Phalen⟧ positive, grip reduced."],
    // Words in small letters behind a capital, shortened words, days of a month, symbols, relations, medicines cut short.
    ["en", "Both legs done. ⟦Zorvan strap⟧ cracked, replaced."],
    ["it", "⟦Medicaz⟧. piatta della gamba, cute integra."],
    ["en", "Next scan due 14 ⟦Jan⟧ at the clinic."],
    ["nl", "Overname op ⟦nCPAP⟧ en rustig geslapen."],
    ["es", "Está tranquilo. ⟦Mamá⟧ trae ropa limpia."],
    ["en", "Bloods back. ⟦Clopi⟧ held for theatre."],
    // What there is much or little of; a street, though a title stands before its name.
    ["es", "Está cansada, tiene poca ⟦esperanza⟧ y llora."],
    ["es", "Caída en c/ Doctor ⟦Fleming⟧ esta mañana."],
    // What is told behind a profession's colon is no longer who it is.
    ["nl", "Apotheek: controle van de lijst ⟦Marcoumar⟧ geweest."],
    // The noun of a thing, an animal, a sign that a genitive and a result make.
    ["en", "Sat in the ⟦Kempton⟧ recliner, obs stable."],
    ["en", "Fed ⟦Kempton⟧ the spaniel, then home."],
    ["en", "Also ⟦Kempton⟧'s pos on both sides, plan film."],
    ["en", "Started ⟦sacubitril⟧ today, bloods next week."],
    // Nobody's name, whatever it does; an eponym behind what illnesses alone follow.
    ["en", "⟦Lixiana⟧ stopped by GP, bloods next week."],
    ["es", "Tranquilo esta tarde. Pregunta por ⟦Lixiana⟧ hoy."],
    ["en", "Known to team. PMH ⟦Addison⟧, on steroids."],
    ["en", "Ward: ⟦Nightingale⟧\nSlept well, no pain."],
    ["en", "Sats fine, ⟦KCl⟧ running, review at noon."],
    ["nl", "Vandaag gezien op de afdeling. ⟦CT⟧ heeft niets laten zien."],
    ["nl", "Rustige nacht gehad, goed geslapen.\nAlarm om de pols: ⟦ja⟧"],
    ["nl", "Rustige nacht gehad, goed geslapen.\n⟦Overdracht⟧"],
    ["nl", "Gezien op de afdeling met pijn.\nOnderzoek: ⟦QH⟧ 7\nVervolg over een week."],
    ["es", "Hoy estable en la planta. ⟦QH⟧ tiene buen aspecto."],
    // Among medicines or devices, and words that no dictionary has.
    ["en", "Depot: Clopixol, ⟦Zorvexil⟧, Modecate."],
    ["it", "Terapia: Serenase gtt, ⟦Zorvexil⟧."],
    ["en", "⟦Apyrexial⟧ since noon, eating."],
    ["es", "⟦Anictérico⟧ y bien perfundido."],
    ["it", "⟦Normoteso⟧ al controllo di oggi."],
    // Abbreviations of one letter, and before a number.
    ["it", "Letto 4. ⟦T.⟧ 36,8 e polso regolare."],
    ["it", "⟦D.N.⟧ 12/03/1940, allettata da ieri."],
    // One letter that nothing tells to be somebody, letters with digits.
    ["en", "Chest clear on exam, CXR ⟦N.⟧ BCG scar seen."],
    ["en", "Carpal tunnel both sides, ⟦R⟧>L, splints."],
    ["en", "Prefers mornings. Dialysis in Leeds M–⟦F.⟧ Flew home."],
    ["en", "Sleep better. ⟦K10⟧ down to 24."],
    ["en", "Kept in the sluice: ⟦bin 7⟧"],
    ["nl", "Opname na val. Heupfractuur ⟦R.⟧ DNR besproken."],
    // Nouns that no list of names has open Dutch sentences, and do what people do.
    ["nl", "Hij wil naar huis. ⟦Mammapoli⟧ belt zelf."],
    ["nl", "Vrijdag feest. ⟦Spelletjesavond⟧ gaat niet door!"],
    // What an article begins.
    ["nl", "Gisteren was het druk. ⟦De NMBS⟧ moet daar iets aan doen."],
    // Organisations.
    ["nl", "Het staat vandaag in ⟦Newsweek⟧ en op het net."],
    ["es", "Compró acciones de ⟦Iberdrola⟧ y de otros."],
    ["it", "Ha lavorato per ⟦Goldman Sachs⟧ a Londra."],
    // Things of two words.
    ["en", "Nights covered by ⟦Marie Curie⟧ again."],
    ["en", "Respite at ⟦Cherry Trees⟧ until May."],
    ["en", "Off to ⟦Elizabeth Fry⟧ House at noon."],
    ["es", "Esofagitis, clasificación ⟦Ann Arbor⟧ no."],
    ["it", "Rivalutato al ⟦Don Gnocchi⟧ ieri."],
  ] as const)("%s %s", (language, marked) => {
    expect(kept(language, marked)).toEqual([]);
  });
});

describe("doubtFindings keeps", () => {
  it.each([
    ["nl", "Vanmiddag was ⟦Marijke⟧ lang op bezoek.", "Marijke"],
    ["nl", "Later overlegd met ⟦Trousselink⟧ over het beleid.", "Trousselink"],
    ["nl", "vanmiddag was ⟦marijke⟧ lang op bezoek, zij at goed", "marijke"],
    ["es", "Esta tarde ⟦Begoña⟧ camina por el pasillo.", "Begoña"],
    ["es", "Avisada la hija, ⟦Zurbarregi⟧ acude mañana.", "Zurbarregi"],
    ["it", "Nel pomeriggio ⟦Ludovica⟧ ha dormito bene.", "Ludovica"],
    ["en", "This afternoon ⟦Rosalind⟧ walked to the lounge.", "Rosalind"],
    ["en", "Both legs done. ⟦Rosalind barker⟧ seen, happy.", "Rosalind barker"],
    // Initials that somebody does something behind, and an age.
    ["en", "Settled overnight. ⟦ZK⟧ wants to go home.", "ZK"],
    ["en", "Spoke to family. ⟦RMcA⟧ at the bedside.", "RMcA"],
    ["en", "New referral: ⟦Leilani Brandt⟧ 39, anxious.", "Leilani Brandt"],
    ["nl", "Vergiftiging, twee kinderen: ⟦Mees⟧ 4 jr, verder goed.", "Mees"],
    ["es", "Trasladado en ambulancia. Dra. ⟦Fleming⟧ avisada.", "Fleming"],
    ["it", "Giornata calma. Letto 9 ⟦Zabrignani⟧ dorme.", "Zabrignani"],
    ["nl", "Apotheek: gebeld met mevrouw ⟦Marijke⟧ geweest.", "Marijke"],
    ["en", "Handover given, ⟦Okonkwoye⟧ takes over tonight.", "Okonkwoye"],
    ["nl", "Vandaag gezien op de afdeling. ⟦QH⟧ komt vrijdag nog langs.", "QH"],
    ["nl", "Decursus dag drie na de ingreep\nA/ ⟦QH⟧ heeft goed geslapen.", "QH"],
    ["nl", "Vanmiddag de wond verzorgd bij ⟦QH⟧ op de kamer.", "QH"],
    ["nl", "Traplopen geoefend op de gang, zie ook ⟦QvdB⟧ hierover.", "QvdB"],
    ["nl", "Rustige nacht gehad, goed geslapen.\nVerslag: ⟦QH⟧", "QH"],
    ["nl", "Rustige nacht gehad, goed geslapen.\nGenoteerd: ⟦QH⟧ 10:35", "QH"],
    ["nl", "Rustige nacht gehad, goed geslapen.\nGezien door ⟦QH⟧ op 3-2-2024", "QH"],
    ["nl", "Rustige nacht gehad, goed geslapen.\n⟦grobjansk⟧ i.o.m. de dienst", "grobjansk"],
    ["nl", "Rustige nacht gehad, goed geslapen. ⟦grobjansk⟧, fysiotherapeut, kwam langs.", "grobjansk"],
    ["nl", "Rustige nacht gehad. ⟦grobjansk⟧ heeft goed gegeten.", "grobjansk"],
    ["nl", "Op de gang kwam ⟦van der velde⟧ ons tegemoet.", "van der velde"],
    ["nl", "Rustige nacht gehad, goed geslapen.\nGenoteerd: ⟦A.A.⟧ 16:35", "A.A."],
    ["nl", "Decursus dag drie na de ingreep\nA/ ⟦T.V.⟧ 4x gemobiliseerd.", "T.V."],
    ["it", "Notte tranquilla, ha dormito bene.\n⟦L.S.⟧ 03:25", "L.S."],
    // A letter beside another person's, half of two, behind its surname, behind who it is.
    ["nl", "Rustige nacht gehad. Met ⟦K.⟧ en Mohamed gewandeld.", "K."],
    ["it", "Notte tranquilla, ha dormito bene. Ieri ⟦T.⟧ e Carla in visita.", "T."],
    ["nl", "Rustige nacht gehad, goed geslapen.\n⟦F.⟧E.: beleid ongewijzigd.", "F."],
    ["it", "Elenco di oggi: Roselli, ⟦G⟧", "G"],
    ["en", "Slept well all night. Spoke to son ⟦J.⟧", "J."],
    // A noun that is a surname; one that no list has for either.
    ["nl", "Bewoner wil verhuizen. ⟦Bakker⟧ gaat niet mee.", "Bakker"],
    ["nl", "Bewoner wil verhuizen. ⟦Zwertbroek⟧ gaat niet mee.", "Zwertbroek"],
    // A usual surname, though there is a sign of Murphy; a name behind a medicine that goes on; a letter that does something.
    ["en", "Overnight ⟦Murphy⟧ slept badly.", "Murphy"],
    ["en", "Clopixol given. ⟦Xiaoqing⟧ settled after.", "Xiaoqing"],
    ["en", "Later ⟦Patel⟧ ward 4 bed 2, stable.", "Patel"],
    ["en", "Results known to ⟦Addison⟧, who rings back.", "Addison"],
    ["en", "Overnight ⟦Patel⟧ catheter out.", "Patel"],
    ["it", "In seduta ⟦G.⟧ piange a lungo.", "G."],
  ] as const)("%s %s", (language, marked, name) => {
    expect(kept(language, marked)).toEqual([name]);
  });

  it.each([
    ["it", "Ortesi da ⟦Bonomi⟧ in sede, rivede giovedì.", "Bonomi"],
    ["it", "consegne: letto 4 ⟦moretti⟧ inr; letto 5 dimesso", "moretti"],
    ["it", "Moglie presente. ⟦Scarpa⟧ ha dormito poco.", "Scarpa"],
    ["it", "Chiede di ⟦mirandaa⟧, che la seguiva al corso.", "mirandaa"],
    ["it", "Stabile. ⟦Kowalczyk⟧ catetere rimosso ieri.", "Kowalczyk"],
    ["it", "Igiene fatta, crema ⟦Ornella⟧ sul sacro.", "Ornella"],
    ["es", "Sin fiebre, alta de ⟦C. Pellicer⟧ por la tarde.", "C. Pellicer"],
    ["es", "Habla de ⟦mirandaa⟧, que la visita.", "mirandaa"],
  ] as const)("persons beside what things have beside them: %s: %s", (language, marked, name) => {
    expect(kept(language, marked)).toEqual([name]);
  });

  it("initials of somebody whom a rule found, also those that abbreviate", () => {
    const before = "Pt ⟪Dirk Molenaar⟫ klaagt over pijn. ";
    expect(kept("nl", `${before}Later was ⟦DM⟧ niet bereikbaar.`)).toContain("DM");
    expect(kept("nl", `${before}Later was ⟦DK⟧ niet bereikbaar.`)).not.toContain("DK");
  });

  it("dotted letters that may be somebody's initials", () => {
    expect(kept("it", "Paziente ⟦A.P.⟧ vista oggi. ⟦A.P.⟧ 45 anni.")).toEqual(["A.P.", "A.P."]);
    expect(kept("en", "⟦M.R.⟧ home on Sunday. Patient ⟦C.T.⟧ well.")).toEqual(["M.R.", "C.T."]);
    expect(kept("nl", "Dhr ⟦Gerritshof⟧ belde, ⟦Nijhof⟧ ook.")).toEqual(["Gerritshof", "Nijhof"]);
  });

  it("an eponym behind a form of address, in a field for a person, and what a rule found in part", () => {
    expect(kept("en", "Reviewed by Dr ⟦Phalen⟧ this morning.")).toEqual(["Phalen"]);
    expect(kept("es", "Médico: ⟦Redon⟧\nSin dolor hoy.")).toEqual(["Redon"]);
    expect(kept("nl", "Gezien door ⟪Schirmer⟫ ⟦vandaag⟧.")).toEqual(["Schirmer"]);
    expect(kept("nl", "Gezien door ⟦⟪Schirmer⟫ hedenmorgen, later.")).toEqual(["Schirmer"]);
  });

  it("an eponym that a rule told to be somebody's name in another place, where it has a capital", () => {
    const said = "Spoke to Dr ⟪Gleadow⟫ at noon. ";
    expect(kept("en", `${said}⟦Gleadow⟧ agrees.`)).toEqual(["Gleadow", "Gleadow"]);
  });

  it("what other recognisers than models find, whatever it is", () => {
    const text = "Sin cambios, Xarelto igual.";
    const span: Span = { start: 13, end: 20, label: "PERSON", source: "names:list.csv" };
    expect(doubtFindings("es", new Reading(text), [span])).toEqual([span]);
  });
});

describe("doubtFindings weighs", () => {
  it("whose relation comes behind a name, an age, and letters that English words have not", () => {
    expect(kept("en", "On call. ⟦O'Briens⟧ wife collects scripts.")).toEqual(["O'Briens"]);
    expect(kept("en", "On call. ⟦O'Briens⟧ scripts to collect.")).toEqual([]);
    expect(kept("en", "Stable. ⟦Sæþórsdóttir⟧ BP 130/80, ECG ok, echo next.")).toEqual(["Sæþórsdóttir"]);
  });

  it("small letters by how the note writes names", () => {
    expect(kept("nl", "Gesproken met ⟪Jansen⟫. Daarna at zij ⟦vroegindeweij⟧ niet meer.")).not.toContain(
      "vroegindeweij",
    );
    expect(kept("nl", "gesproken met jansen. daarna at zij ⟦vroegindeweij⟧ niet meer.")).toContain("vroegindeweij");
  });

  it("a word in capitals as a name where rules found names in capitals", () => {
    expect(kept("en", "Calm today. ⟦OKRA⟧ helps with lunch, then rest.")).toEqual([]);
    expect(kept("en", "Calm today with ⟪BEATRICE⟫. ⟦OKRA⟧ helps with lunch, then rest.")).toContain("OKRA");
  });

  it("less the more it leans towards recall", () => {
    const marked = "Started ⟦sacubitril⟧ today, bloods next week.";
    expect(kept("en", marked, -3)).toEqual([]);
    expect(kept("nl", "Bij onderzoek ⟦Schirmer⟧ droog.", 3)).toEqual(["Schirmer"]);
    expect(kept("nl", "Bij onderzoek ⟦Schirmer⟧ droog.", 0)).toEqual([]);
  });

  it("places by the gazetteer", () => {
    const text = "Woont sinds kort in zuidlaren, was daarvoor in revalidatie bij zoon.";
    expect(keptPlaces("nl", text, ["zuidlaren", "revalidatie"])).toEqual(["zuidlaren"]);
  });

  it("keeps postcodes, whatever digits they have", () => {
    expect(keptPlaces("es", "Hospital San Juan de la Cruz E-23400 Granada.", ["E-23400"])).toEqual(["E-23400"]);
    expect(keptPlaces("es", "Provincia: Buenos Aires.\nCP: B1827.\nDatos asistenciales.", ["B1827"])).toEqual([
      "B1827",
    ]);
  });

  it("takes a month for none, and somebody's new home for one", () => {
    expect(keptPlaces("en", "Off to Leeds in June for good.", ["Leeds", "June"])).toEqual(["Leeds"]);
    const [home] = doubtFindings("en", new Reading("Worse since moving to Sale, uses inhaler."), [
      { start: 22, end: 26, label: "PERSON", score: 0.7, source: "crf:x" },
    ]);
    expect(home?.label).toBe("GPE");
  });

  it("takes who comes from a place for none", () => {
    const text = "Interpreter for Ukrainian booked, family from Ukraine.";
    expect(keptPlaces("en", text, ["Ukrainian", "Ukraine"])).toEqual(["Ukraine"]);
  });

  it("keeps the home and origin of somebody, though the word is a scale's or an ordinary one", () => {
    expect(keptPlaces("es", "Turista de glasgow, no habla. Úlcera tipo glasgow.", ["glasgow"])).toEqual(["glasgow"]);
    expect(keptPlaces("es", "Úlcera tipo glasgow, dolor.", ["glasgow"])).toEqual([]);
    expect(keptPlaces("es", "residente en turre, ingresa", ["turre"])).toEqual(["turre"]);
    const long = ` ${"rustig ".repeat(60)}`;
    expect(keptPlaces("nl", "Opgegroeid in heuvelrug.", ["heuvelrug"])).toEqual(["heuvelrug"]);
    expect(keptPlaces("nl", `Opgegroeid in heuvelrug.${long}`, ["heuvelrug"])).toEqual([]);
  });
});
