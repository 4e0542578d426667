import { describe, expect, it } from "vitest";

import { openRecogniser } from "../../../src/recognise/open-recogniser.ts";

/** The persons and places that the rules of a language find in a note. */
async function found(language: string, text: string): Promise<string[]> {
  const { recogniser } = await openRecogniser(`rules:${language}`);
  const [spans = []] = await recogniser.recognise([{ id: "d", text, meta: {} }]);
  return spans.filter(({ label }) => label === "PERSON" || label === "GPE").map((s) => text.slice(s.start, s.end));
}

describe("rules on look-alikes", () => {
  it.each([
    ["en", "Mark on sacrum, dressed. Bill for chair queried. Jade plant allergy."],
    ["en", "Dr Pepper and Granny Smith apples at the bedside."],
    ["en", "Patient transferred to Kessler today, obs stable."],
    ["en", "Gellhorn pessary changed, Shirodkar in 2019."],
    ["en", "Mobile with frame, eating well."],
    ["en", "Coupland elevator used. Mowbray seat and Kempton belt ordered."],
    ["en", "No Hampton hump, Rutland class 2."],
    ["en", "Watches Hetty Wainthropp, likes Foster and Allen. Letter from Irwin Mitchell and Thames Water."],
    ["en", "Rocket 12F. Keep on suction. Thomas splint on."],
    ["en", "Comparison with film from Frimley Park, scan at Northwick Park."],
    ["en", "Seen at James Cook, then sent to John Radcliffe."],
    // What is eaten, drunk, played and used; what a noun makes a thing; what a profession brings; letters that count.
    ["en", "Drank Baileys with lunch. Half a Magnum, plays Ludo, uses Henley."],
    ["en", "Sat in Rowan lounge. Bradford trolley and Tunstall pendant."],
    ["en", "Seen by Physio. Otago sheet given."],
    ["en", "Kit Kat and Vimto at teatime, Otto Bock hand charged. Blue Cross took the cat."],
    ["en", "Pavlik harness fitted, Barlow and Ortolani neg."],
    // Goods that are called after a place, pets behind their kind, what is on a screen, inns, weekdays.
    ["en", "Brazil nuts and Yorkshire Tea. Pontefract cakes daily. Norfolk terrier asleep, Savoy cabbage refused."],
    ["en", "Drinks in the Duke of York, Marquis of Granby."],
    ["en", "Edmonton Frail Scale 11. Newcastle satisfaction survey offered, Liverpool side-effect scale done."],
    ["en", "Home for Christmas. Since Tuesday's procedure, rings bells Tuesdays."],
    ["en", "Joined Elsie Inglis Choir, spare wheel from Amy Johnson Garage."],
    // Germs, strains, materials, food and scales that are called after a place.
    [
      "en",
      "Salmonella Dublin in stool, A/Hong Kong on swab. Plaster of Paris slab, Milwaukee shoulder, Portland cement burn.",
    ],
    ["es", "Salmonella Dublin en heces, azul de Prusia. Queso de Burgos y coles de Bruselas en la cena."],
    ["it", "Salmonella Derby nelle feci, blu di Prussia. Prosciutto di Parma e cavoletti di Bruxelles a cena."],
    ["nl", "Leiden tot klachten. Delft het onderspit."],
    ["nl", "Salmonella Dublin gekweekt, A/Brisbane in de uitstrijk. Gips van Parijs aangelegd."],
    ["es", "Habla guaraní y algo de quechua, hija traduce. Kt/V Daugirdas 1,4."],
    ["nl", "Rookt 10/d. Scopie volgt. Gezien door HA."],
    ["nl", "Kijkt naar Boer zoekt Vrouw en Samson en Gert. Tas van Albert Heijn, bril van Hans Anders."],
    ["nl", "Naar het Titus Brandsma huis. Van Wiechen af."],
    ["nl", "Bas (hond) slaapt. Bruce protocol, Frazier protocol."],
    ["nl", "Parkeren Anna Paulownaplein."],
    ["nl", "Gevallen op de Albert I-laan. Verhuisd naar WZC Den Olm, plaats in WZC Ter Beuken."],
    ["nl", "Rijnstate belt, Zuyderland antwoordt. Skoda Fabia verkocht, Granny Smith gegeten."],
    ["es", "Comió tarta Santiago y ensalada César en la planta."],
    ["it", "Prenotata visita al Galeazzi per lunedì, dieta libera."],
    // Pets, shops, food; goods with a brand; a brand of two words.
    ["es", "Merienda en el bar Manolo con la gata Luna."],
    ["es", "Descartado un Wilson. Compra en Mercadona, cuenta en Abanca."],
    ["it", "Merenda al bar Mario con il gatto Romeo."],
    ["it", "Cambiata medicazione Nutilis Border, cute integra."],
    // Adjectives that open a sentence.
    ["it", "Serena notte. Rosa la cute perilesionale."],
    ["es", "Serena la noche. Rosa la piel perilesional."],
    // Grades, and results of eponyms.
    ["es", "Abdomen blando, Douglas libre, sin defensa."],
    // Pets by their name's verb, drinks, schools, brands, what opens a sentence.
    ["it", "Ieri aria di Vicks, poi Bronchenolo. Palestra alla Pertini."],
    ["it", "Costanza nella terapia scarsa. La badante c'era."],
    ["es", "Se pone Dodot y crema Calmatel, luego Farmalastic."],
    // Eponyms that other languages' notes have, an illness that is written as a title, medicines called like people, results in a list.
    ["en", "Husband has MS. Other relatives well. Barthel 12, Hamilton not done."],
    ["en", "The G.P. informed, the I.C.U. agreed."],
    ["es", "Tirada de Raimiste y Baelz en la historia. Betty la Fea en la tele."],
    ["es", "Va al Centro Médico Luis Vernet."],
    ["es", "Impresora Brother averiada, bomba Baxter."],
    ["nl", "MW ZONDER BRIL. MW VIA DE LIFT NAAR BENEDEN."],
  ])("finds nobody and no town: %s: %s", async (language, text) => {
    expect(await found(language, text)).toEqual([]);
  });

  it.each([
    ["en", "Seen by Dr Pepperell. Mr Gellhorn is well.", ["Pepperell", "Gellhorn"]],
    ["en", "Mark refused lunch. Jade slept well.", ["Mark", "Jade"]],
    ["en", "Lives in Mobile with her son.", ["Mobile"]],
    ["en", "Dr Hampton aware, Kowalczyk slept well.", ["Hampton", "Kowalczyk"]],
    ["en", "Rash gone. Summer's sister well.", ["Summer"]],
    ["en", "Seen by Kempton, her son (dog owner).", ["Kempton"]],
    ["en", "Poppy 6y, off food. Begum 81F for echo.", ["Poppy", "Begum"]],
    ["en", "Rabbi Feld called. Amos calm, Ivo chatty.", ["Feld", "Amos", "Ivo"]],
    ["en", "Susan Court declined lunch. Daughter Mary Song rang.", ["Susan Court", "Mary Song"]],
    ["en", "Susan Hall not for resus, family aware. Not the Victoria Hall.", ["Susan Hall"]],
    [
      "en",
      "Back from Dublin, stool sent. Moved to Portland, cement works. Flew to Paris.",
      ["Dublin", "Portland", "Paris"],
    ],
    ["es", "Viene de Burgos, come queso. Vive en Bruselas.", ["Burgos", "Bruselas"]],
    ["it", "Viene da Parma, mangia prosciutto. Abita a Bruxelles.", ["Parma", "Bruxelles"]],
    ["nl", "Komt uit Dublin, kweek ingezet. Woont in Parijs.", ["Dublin", "Parijs"]],
    ["en", "Lives in Norfolk with a terrier. Moved from Lima, beans refused.", ["Norfolk", "Lima"]],
    ["en", "From Liverpool, hip score done. Leeds patient for test.", ["Liverpool", "Leeds"]],
    ["en", "Vera on oxygen. Lewis on the ward.", ["Vera", "Lewis"]],
    ["en", "Mrs Peacock in bed 3. Father Brown visited. Johnson's baby jaundiced.", ["Peacock", "Brown", "Johnson"]],
    ["en", "Mr Bean seen. Mr Kipling ate well.", ["Bean", "Kipling"]],
    ["es", "Don Julio come bien. Tío Pepe visita. Simón dice que le duele.", ["Julio", "Pepe", "Simón"]],
    ["it", "Don Matteo in visita. Chiesto alla Norma.", ["Matteo", "Norma"]],
    ["nl", "Zoon Bas belde, mw Frazier akkoord.", ["Bas", "Frazier"]],
    ["en", "Bloods on Peter Harding sent. Spoke to Yasmin re Microgynon.", ["Peter Harding", "Yasmin"]],
    ["en", "Ms. Other well. MS SMITH seen.", ["Other", "SMITH"]],
    ["nl", "Bew. Stoel at goed, clt. Zomer niet.", ["Stoel", "Zomer"]],
    ["es", "Acude María del C. Ruiz Gil, y Carmen de los A. Vega.", ["María del C. Ruiz Gil", "Carmen de los A. Vega"]],
    ["es", "J.M. Isabel Ruiz acude. Sra. Baxter con su mamá. Papá Luis llama.", ["J.M. Isabel Ruiz", "Baxter", "Luis"]],
    ["es", "Llaman del colegio del hijo luis, y del centro del médico zubizarreta.", ["luis", "zubizarreta"]],
    ["es", "Sra. Lauenstein refiere mareo.", ["Lauenstein"]],
    ["it", "Sig. Galeazzi riferisce dolore.", ["Galeazzi"]],
    ["it", "Ostetrica: Bishop, collo raccorciato.", ["Bishop"]],
    ["it", "Rosa la accompagna in palestra.", ["Rosa"]],
    ["es", "Cambiada crema a Manuela, sin dolor.", ["Manuela"]],
    ["it", "Colloquio con Marco, chiede di Loretta.", ["Marco", "Loretta"]],
    ["it", "Ha ritirato Oliver il certificato, il gatto resta a casa.", ["Oliver"]],
  ])("finds the person or town all the same: %s: %s", async (language, text, names) => {
    expect(await found(language, text)).toEqual(names);
  });

  it.each([
    ["nl", "Herman Koch heeft pijn. Rob de Nijs kwam op bezoek.", ["Herman Koch", "Rob de Nijs"]],
    ["nl", "dr. Vogel belde terug, overleg met dr. Martens.", ["Vogel", "Martens"]],
    ["en", "Dr Martens rang back. Mark up at 7am. Grace said she slept.", ["Martens"]],
    ["en", "George Michael ate well. Andy Murray visited.", ["George Michael", "Andy Murray"]],
    ["en", "Bed 4 Paul Smith: pain better. John Thomas seen on ward. ", ["Paul Smith", "John Thomas"]],
    ["en", "James Cook ate well today.", ["James Cook"]],
    ["en", "Ernest Jones slept. Shirley Valentine ate well.", ["Ernest Jones", "Shirley Valentine"]],
    ["en", "Mrs Barlow and daughter Alexa visited. Mr Guinness home.", ["Barlow", "Alexa", "Guinness"]],
    ["es", "Miguel Servet come bien.", ["Miguel Servet"]],
    ["it", "Alessandro Manzoni\nDorme.", ["Alessandro Manzoni"]],
  ])("finds who is called as a hospital, a singer, a writer or a brand is: %s: %s", async (language, text, names) => {
    expect((await found(language, text)).join("|")).toContain(names.join("|"));
  });
});
