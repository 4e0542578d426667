import { beforeAll, describe, expect, it } from "vitest";

import type { Recogniser } from "../../../../src/recognise/recogniser.ts";
import { openRecogniser } from "../../../../src/recognise/open-recogniser.ts";
import { createDocument } from "../../../../src/text/document.ts";

const recognisers = new Map<string, Recogniser>();

beforeAll(async () => {
  for (const language of ["nl", "es", "it", "en"])
    recognisers.set(language, (await openRecogniser(`rules:${language}`)).recogniser);
}, 300_000);

async function found(language: string, text: string): Promise<string[]> {
  const [spans = []] = (await recognisers.get(language)?.recognise([createDocument("note", text)])) ?? [];
  const named = spans.filter((span) => span.label === "PERSON" || span.label === "GPE");
  return named.map((span) => `${span.label[0]}:${text.slice(span.start, span.end)}`);
}

const NAMES: readonly [language: string, text: string, expected: readonly string[]][] = [
  // Suffixes, also behind a comma.
  ["en", "Seen by Cornelius Van Houten, Jr. cooperative.", ["P:Cornelius Van Houten, Jr"]],
  // Professions and relations.
  ["en", "driver Zac walking, lodger Kurt called", ["P:Zac", "P:Kurt"]],
  ["es", "directora Guiomar y comadre Nerea en sala", ["P:Guiomar", "P:Nerea"]],
  ["it", "custode Gino avvisato", ["P:Gino"]],
  ["it", "Visto Aurelio Brandimarte jr. in ambulatorio.", ["P:Aurelio Brandimarte jr"]],
  // Initials that a hyphen joins; particles of Wales, Ireland and Malaysia.
  ["en", "Letter to A-M. Whitcombe re splints.", ["P:A-M. Whitcombe"]],
  ["en", "Seen with Gwilym ap Rhydderch and Aminah binti Yusof.", ["P:Gwilym ap Rhydderch", "P:Aminah binti Yusof"]],
  // Bare initials behind a cue, and what else abbreviates.
  ["en", "Seen by QB. Then r/v ZT 3/52.", ["P:QB", "P:ZT"]],
  ["en", "OBS TAKEN. SEEN BY QB. NO PAIN, SEEN BY OT.", ["P:QB"]],
  ["en", "Letter from DM Ravenscroft, RA Tolliver here.", ["P:DM Ravenscroft", "P:RA Tolliver"]],
  ["en", "Reviewed by ED. D/w ITU re bed, told QB team.", []],
  // A given name that is a word, right behind a relation where all is small.
  ["en", "keysafe jammed, neighbour grace let us in", ["P:grace"]],
  ["en", "Keysafe jammed, but no harm done. Then neighbour grace period ended.", []],
  // What people do to others, and things do not.
  ["nl", "Mortier gooit beker, gisteren sloeg ze nog niet.", ["P:Mortier"]],
  ["nl", "Verwarming bonkt, kachel jankt.", []],
  ["nl", "Thuisverpleging Wit-Gele Kruis, brief van Maria Middelares.", []],
  // A name that stands at two places.
  ["en", "Zubeldia normal coros. Zubeldia can eat.", []],
  ["en", "Fotheringham hernia at 1400. Fotheringham's echo first.", ["P:Fotheringham", "P:Fotheringham"]],
  ["en", "Fotheringham hernia at 1400. Echo first.", []],
  // Beds and rooms before and behind a name, ages in months.
  ["it", "Letto 9 Zabrignani dorme, letto 10 libero.", ["P:Zabrignani"]],
  ["en", "Okafor bay 2 settled. Syringe bay 3 empty.", ["P:Okafor"]],
  ["nl", "Poli: Merel 5 mnd, drinkt goed.", ["P:Merel"]],
  ["nl", "Poli: Jip 2j9m en Floor 3j, beide gezond.", ["P:Jip", "P:Floor"]],
  ["nl", "Kamer leeg. Visser, 66, belt om vervoer.", ["P:Visser"]],
  ["nl", "Kamer leeg. Visser, 6, 7 en 8 gemist.", []],
  // What only somebody feels, behind a degree too.
  ["nl", "Familie langs geweest. Bakker heel opgelucht, gaat naar huis.", ["P:Bakker"]],
  ["nl", "Familie langs geweest. Bakker was erg bang.", ["P:Bakker"]],
  ["nl", "Familie langs geweest. Bakker heel ver weg.", []],
  // Pairs of letters and words that notes shorten.
  ["en", "Discharge delayed, anaes informed, urol rang.", []],
  // What a role behind the name explains, whose things they are.
  ["en", "Grant the night carer brought her. Grant the request.", ["P:Grant"]],
  ["en", "Hope's walking frame in the bay. Monday's dose missed.", ["P:Hope"]],
  ["en", "Both in bay 2. Faith's slippers wet, changed.", ["P:Faith"]],
  ["en", "Both in bay 2. Mark's catheter out 6am, Frank's sign neg.", ["P:Mark"]],
  ["nl", "Halo's rond lampen, wazig zien.", []],
  // Cues before a name.
  ["nl", "Beleid overlegd met Zwartjens, akkoord.", ["P:Zwartjens"]],
  ["es", "Pauta comentada con Echeverría, ok.", ["P:Echeverría"]],
  ["it", "Sentito Pellegrinotti per la terapia.", ["P:Pellegrinotti"]],
  ["en", "D/w Ramaswamy on call, for review.", ["P:Ramaswamy"]],
  // What is given, done or asked of somebody; whose things they are.
  ["it", "Calze nuove per tutti, occhiali di Pautasso trovati.", ["P:Pautasso"]],
  ["it", "Ieri ho imboccato Brugnolotti, mangia poco.", ["P:Brugnolotti"]],
  ["es", "Mañana le toca a Echeverría el baño.", ["P:Echeverría"]],
  // Surnames behind an elided particle, and streets that are surnames.
  ["it", "Al telefono D'Amico Giuseppina, preoccupata.", ["P:D'Amico Giuseppina"]],
  ["es", "Ana Belén de la Calle pide el alta.", ["P:Ana Belén de la Calle"]],
  ["es", "Pedro Plaza refiere dolor. RR 120/80", ["P:Pedro Plaza"]],
  ["es", "Luis Calle vive en 3º piso, Ana Parque también.", ["P:Luis Calle", "P:Ana Parque"]],
  ["es", "Vive en Plaza mayor 12, ayer en Calle virgen del pilar 3.", []],
  // In small letters: what opens a phrase before a given name, ends it behind one, and a particle that opens a sentence.
  ["it", "radiologia in ritardo: volpe ester non esegue tac, torna in reparto", ["P:volpe ester"]],
  ["it", "ieri nulla da segnalare, poi arriva livia costa. tutto bene", ["P:livia costa"]],
  ["it", "notte pesante per tutti. di lorenzo ha firmato e va via", ["P:di lorenzo"]],
  // Verbs of people behind it.
  ["nl", "Yilmaz weigert medicatie.", ["P:Yilmaz"]],
  ["es", "Marisol no quiere desayunar.", ["P:Marisol"]],
  ["it", "Donatella rifiuta la colazione.", ["P:Donatella"]],
  ["en", "Gwendolyn refused her tablets.", ["P:Gwendolyn"]],
  ["es", "Zabalegui de acuerdo con el plan.", ["P:Zabalegui"]],
  ["it", "Brandimarte d'accordo con il piano.", ["P:Brandimarte"]],
  // Whose relations they are.
  ["en", "Bauch family updated. Hegmann wife informed.", ["P:Bauch", "P:Hegmann"]],
  ["en", "Supportive family, elderly mother. Extended family aware.", []],
  // What only somebody does or feels, behind a surname that is a word or a role too.
  ["nl", "Schoen klaagt over jeuk. Baan was boos.", ["P:Schoen", "P:Baan"]],
  ["nl", "Kok huilde, Prins lachte.", ["P:Kok", "P:Prins"]],
  ["nl", "Schoen knelt. Baan is kwijt. De kok lachte. Kok vraagt dieet.", []],
  ["nl", "Kok van de wasserij vraagt. Vloer van de keuken is nat.", []],
  ["nl", "Kok van de keuken belt. Schoen v thuiszorg helpt vandaag.", ["P:Kok", "P:Schoen"]],
  ["nl", "Schoen, 71 jr, revalideert.", ["P:Schoen"]],
  ["nl", "Wil heeft gebeld.", ["P:Wil"]],
  ["nl", "Wil graag naar huis. Wil opstaan.", []],
  // Given names that the dictionary has as words.
  ["nl", "Annemieke kwam op bezoek, Lotje bleef eten.", ["P:Annemieke", "P:Lotje"]],
  ["nl", "Aaltje wil niet uit bed. Oepkje heeft gegeten.", ["P:Aaltje", "P:Oepkje"]],
  // Usual surnames that are eponyms too, but for their results.
  ["nl", "Pauwels klaagt over jeuk. Gebeld met Faber.", ["P:Pauwels", "P:Faber"]],
  ["nl", "Faber neg, Weber B, Pauwels 2.", []],
  ["nl", "Kramer heeft goed geslapen. A. Philips komt morgen langs.", ["P:Kramer", "P:A. Philips"]],
  ["nl", "Philips monitor defect. Kramer neg.", []],
  // Points of the compass belong to a place, before a hyphen, behind one, or behind a space.
  ["nl", "Woont in Rotterdam Zuid, eerst in Amsterdam-Noord.", ["G:Rotterdam Zuid", "G:Amsterdam-Noord"]],
  ["nl", "partner zit in zuid-frankrijk", ["G:zuid-frankrijk"]],
  ["nl", "Kamer aan de oost-zijde, raam noord. Zuid is dicht.", []],
  // Towns whose name is a word too, in small letters, where somebody lives or is from.
  ["nl", "zijn zoon woont in fez, dochter is afkomstig uit malaga", ["G:fez", "G:malaga"]],
  ["nl", "draagt een rode fez, kreeg rabat", []],
  // A saint is a hospital's behind "van", and a surname's part behind a title.
  ["nl", "Kind gaat naar kinderdagverblijf Beatrix.", []],
  ["nl", "ivm verblijf oostenrijk", ["G:oostenrijk"]],
  ["nl", "Mevr. van Sint Annen is moe.", ["P:van Sint Annen"]],
  // Abbreviations that are countries behind a preposition alone.
  ["nl", "Geboren in de VS, sinds 1990 in NL.", ["G:VS", "G:NL"]],
  ["nl", "Recept via de dienstdoende VS. Vk belt terug.", []],
  // Roles and kin, also in small letters.
  ["nl", "gezien door orthopeed wiersma", ["P:wiersma"]],
  ["es", "viene su hija Begoña", ["P:Begoña"]],
  ["it", "presente la nuora Donatella", ["P:Donatella"]],
  ["en", "rang her daughter Siobhan", ["P:Siobhan"]],
  // Titled in small letters.
  ["nl", "mw jansen slaapt", ["P:jansen"]],
  ["es", "la dra. garcía lo ha visto", ["P:garcía"]],
  ["it", "visto dal sig. rossi", ["P:rossi"]],
  ["en", "seen by mr smith today", ["P:smith"]],
  // A bracket with a role, and words glued together.
  ["en", "Spoke to Ashdown (son) about it.", ["P:Ashdown"]],
  ["nl", "Naam: Wietske Hoekstra\nmob:Wietske 0612345678", ["P:Wietske Hoekstra", "P:Wietske"]],
  // Towns and countries in small letters.
  ["es", "fiebre tras viaje a guinea ecuatorial, cultivos", ["G:guinea ecuatorial"]],
  ["nl", "komt uit venlo, woont alleen", ["G:venlo"]],
  ["en", "moved here from new zealand last year", ["G:new zealand"]],
  // Usual surnames that are eponyms too, and what a patient has.
  ["en", "Overnight Wilson slept, Murphy paced.", ["P:Wilson", "P:Murphy"]],
  ["en", "Later Kowalczyk catheter out, tea given.", ["P:Kowalczyk"]],
  ["en", "Later Patel ward 4 bed 2.", ["P:Patel"]],
  // Surnames that are words for places.
  ["en", "Mrs Ward slept, Dr Lane reviewed.", ["P:Ward", "P:Lane"]],
  ["en", "Mrs Jane House rang at noon.", ["P:Jane House"]],
  ["it", "Stamattina Giordano rifiuta la colazione.", ["P:Giordano"]],
  // A town, with a number that is no result of it.
  ["en", "Moved from Edinburgh 14 years ago.", ["G:Edinburgh"]],
];

const NO_NAMES: readonly [language: string, text: string][] = [
  ["en", "Glasgow Coma Scale 15, Barthel 60, Waterlow 12."],
  ["en", "Back on Nightingale ward on Tuesday."],
  ["nl", "Tinetti 22, Romberg neg, Lachman +, Norton 13."],
  ["nl", "Afdeling: Beatrix"],
  ["es", "Trasladado del Hospital Ramón y Cajal, Barthel 60."],
  ["it", "Ricoverato al padiglione Malpighi, Murphy neg."],
  // Named after people: the noun behind it, a result, another eponym beside it.
  ["en", "Leg in Thomas splint, Duke criteria not met."],
  ["en", "Abdo soft, Murphy neg, later Wilson's disease excluded."],
  ["en", "Shoulder: Hawkins, Yergason +."],
  ["en", "Moved to the Mary Rankin unit, then Ashdown Manor."],
  ["en", "Bloods by Marie Curie team on Christmas Day."],
  ["en", "Lives in Albert Court off Victoria Road, before that Cherry Trees."],
  ["en", "Assessed by the Jane Hall Centre, back to Tyler School in May."],
  ["en", "Sister, Ward 7, to call."],
  ["en", "Given Christmas presents by the Rotary."],
  ["es", "Vendaje y férula de Kramer, cita en Gregorio Marañón."],
  ["it", "Rientra al Don Gnocchi dopo Settimana Santa."],
  // A place that a scale is called after, with its result; an eponym, its grade and the next sentence.
  ["en", "Postnatal: Edinburgh 14, sleep poor."],
  ["es", "Insuficiencia Killip I. Evoluciona bien."],
  // Illnesses of the family.
  ["en", "FH: brother Marfan, father Huntington."],
  ["es", "Hermano Marfan, padre Parkinson."],
  ["es", "Inmunoglobulinas IgA, IgG e IgM normales, pH 7,4."],
];

const NO_PLACES: readonly [language: string, text: string][] = [
  ["en", "Moved to Elizabeth Fry House at noon."],
  ["en", "Meals from Wiltshire Farm Foods, heated by carers."],
];

describe("names without a title", () => {
  it.each(NAMES)("%s: %s", async (language, text, expected) => {
    expect(await found(language, text)).toEqual(expected);
  });

  it.each(NO_NAMES)("%s: none in %s", async (language, text) => {
    expect((await found(language, text)).filter((name) => name.startsWith("P:"))).toEqual([]);
  });

  it.each(NO_PLACES)("%s: no name or place in %s", async (language, text) => {
    expect(await found(language, text)).toEqual([]);
  });
});
