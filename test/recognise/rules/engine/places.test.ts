import { beforeAll, describe, expect, it } from "vitest";

import { openRecogniser } from "../../../../src/recognise/open-recogniser.ts";
import type { Recogniser } from "../../../../src/recognise/recogniser.ts";
import { createDocument } from "../../../../src/text/document.ts";

const recognisers = new Map<string, Recogniser>();

beforeAll(async () => {
  for (const language of ["nl", "es", "it", "en"])
    recognisers.set(language, (await openRecogniser(`rules:${language}`)).recogniser);
}, 300_000);

interface Place {
  readonly surface: string;
  readonly rule: string | undefined;
}

async function placesIn(language: string, text: string): Promise<Place[]> {
  const [spans = []] = (await recognisers.get(language)?.recognise([createDocument("note", text)])) ?? [];
  return spans
    .filter(({ label }) => label === "GPE")
    .map(({ start, end, source }) => ({ surface: text.slice(start, end), rule: source?.split("/")[1] }));
}

const found = async (language: string, text: string) => (await placesIn(language, text)).map(({ surface }) => surface);

describe("places", () => {
  it.each([
    ["nl", "op vakantie naar gran canaria", ["gran canaria"]],
    ["nl", "werkte in glasgow en in birma", ["glasgow", "birma"]],
    ["nl", "woont sinds kort in st. oedenrode", ["st. oedenrode"]],
    ["nl", "afspraak (wijchen) verzet", ["wijchen"]],
    ["nl", "dochter in de VS, zoon in het VK", ["VS", "VK"]],
    ["nl", "Wpl: Herentals", ["Herentals"]],
    ["es", "natural de soria, vive en lugo", ["soria", "lugo"]],
    ["es", "se va a EE UU", ["EE UU"]],
    ["it", "originaria della valtellina, figlio in bosnia", ["valtellina", "bosnia"]],
    ["en", "moved from stoke on trent, holiday to the algarve", ["stoke on trent", "algarve"]],
    ["nl", "Legionella: 1x Slenaken, 1x hotel", ["Slenaken"]],
    ["nl", "zag drie weken Lombok en Zanzibar", ["Lombok", "Zanzibar"]],
    ["nl", "controle in UZ Leuven", []],
    ["en", "daughter bethan in aberdaron, can't get down", ["aberdaron"]],
    ["en", "Pal care teleconf. Coober Pedy clinic happy to take", ["Coober Pedy"]],
    ["en", "Relief nurse stuck on Fetlar. Warden called.", ["Fetlar"]],
    ["it", "Gravidanza: Edimburgo (EPDS) 7.", []],
    ["en", "Edinburgh 14 today. Whyalla 3 times a year", ["Whyalla"]],
    ["es", "Gijón 12. Barranquilla 2 semanas", ["Barranquilla"]],
    ["it", "Sorella a Edimburgo (GBR), tel. serale", ["Edimburgo"]],
    ["nl", "moca (montreal) 21. EPDS (Edinburgh) 11, GFI (Groningen Frailty) 6. RASS -3 (Richmond)", []],
    ["en", "Triage cat 3 (Manchester). Daughter in Manchester", ["Manchester"]],
    ["nl", "UMCG (Groningen) 12-3, EPDS (Edinburgh) 12-3 afgenomen", ["Groningen", "Edinburgh"]],
    ["nl", "Omaha ingevuld, dochter in Omaha", ["Omaha"]],
    ["en", "MOVED FROM YORK LAST YEAR, BED IN ITU", ["YORK"]],
    ["en", "fled Syria in 2016, via Laos", ["Syria", "Laos"]],
    ["en", "family in Minnesota, daughter moved from Ohio", ["Minnesota", "Ohio"]],
    ["es", "vino de Siria, antes en Arabia Saudí", ["Siria", "Arabia Saudí"]],
    ["it", "rientrato da Malaysia e Sud Sudan", ["Malaysia", "Sud Sudan"]],
    ["nl", "terug uit Guinee en Oost-Timor", ["Guinee", "Oost-Timor"]],
    ["en", "lives in Omaha, NE with son, Fargo ND side", ["Omaha, NE", "Fargo ND"]],
    ["en", "seen in Boston, MS since 2010. Leeds, OT to see", ["Boston", "Leeds"]],
    ["it", "abita a Luino (VA), cantiere a Mantova", ["Luino", "VA", "Mantova"]],
    ["it", "si trasferisce da Paese, prov. TV, a marzo", ["Paese", "TV"]],
    ["it", "residenza a Paese (TV); PA 120/80 (PA media 90)", ["Paese", "TV"]],
    ["it", "lavora a stagione tra Jesolo e Spinea", ["Jesolo", "Spinea"]],
    ["it", "arrivata da Kharkiv via Polonia; abita in via Polonia", ["Kharkiv", "Polonia"]],
    ["it", "raccoglie mele in val di non, poi a Madonna di Campiglio", ["val di non", "Madonna di Campiglio"]],
    ["en", "moved Tonga > Otara, funeral in Wheeling WV, then Mesa, AZ", ["Tonga", "Otara", "Wheeling WV", "Mesa, AZ"]],
    ["en", "Mason PA seen, Mesa OT to see", []],
    ["en", "camp near Fort McMurray, AB; cousin from Orleans, Ont. NSTEMI", ["Fort McMurray, AB", "Orleans, Ont"]],
    ["en", "home is Spokane, Wash., sister in Reno, Nev", ["Spokane, Wash", "Reno, Nev"]],
    ["en", "from toledo oh by road, in leeds or at home", ["toledo oh", "leeds"]],
    ["en", "seen in Leeds, Mass on CXR. Back from Leeds, Miss Jones in", ["Leeds", "Leeds"]],
    ["en", "drives Amarillo-Tulsa, London-Leeds; Smith-Jones rang", ["Amarillo-Tulsa", "London-Leeds"]],
    ["en", "past the Rangiora turnoff", ["Rangiora"]],
    [
      "it",
      "camion Bari-Patrasso-Salonicco, Rossi-Bianchi, Genova-Tangeri",
      ["Bari-Patrasso-Salonicco", "Genova-Tangeri"],
    ],
    ["es", "unos días en roquetas, luego Vejer; ingresa en Hospital", ["roquetas", "Vejer"]],
    ["en", "Licence bars him from Leek and all of Derbys", ["Leek", "Derbys"]],
    ["en", "flew in from Wisc, scripts to a pharmacy in NSW", ["Wisc", "NSW"]],
    ["en", "Bluebottle sting in Durban (KZN), BP 120/80 (PSA)", ["Durban", "KZN"]],
    ["en", "kids on Bute, plumber in the Karoo", ["Bute", "Karoo"]],
    ["en", "Born in Co. Down, raised in Newcastle-upon-Tyne", ["Co. Down", "Newcastle-upon-Tyne"]],
  ])("%s: %s", async (language, text, expected) => {
    expect(await found(language, text)).toEqual(expected);
  });

  it("takes for a place where somebody lives, too, what a hospital is called otherwise", async () => {
    expect(await found("en", "Lives in St Helens with her son.")).toEqual(["St Helens"]);
    expect(await found("en", "Bed at St Helens, transport by son.")).toEqual([]);
    expect(await found("it", "Residente a San Remo.")).toEqual(["San Remo"]);
    expect(await found("it", "Festival di San Remo in TV.")).toEqual([]);
  });

  it("takes an abbreviation with another meaning for a place behind a preposition and an article alone", async () => {
    expect(await found("en", "Son in the US, back from the UAE.")).toEqual(["US", "UAE"]);
    expect(await found("en", "Sent to US, for UAE, the US showed stones.")).toEqual([]);
    expect(await found("nl", "VS in consult, VK leeg.")).toEqual([]);
  });

  it("says which of them a model may deny: towns in small letters, but for homes and brackets", async () => {
    expect(await placesIn("en", "Back from Leeds. Leeds. niece (swansea)")).toEqual([
      { surface: "Leeds", rule: "cued-place" },
      { surface: "Leeds", rule: "place" },
      { surface: "swansea", rule: "cued-place" },
    ]);
    expect(await placesIn("en", "clinic at swansea, lives in swansea")).toEqual([
      { surface: "swansea", rule: "small-place" },
      { surface: "swansea", rule: "cued-place" },
    ]);
  });
});
