import type { GenderedWord, LanguagePack, PeopleWords } from "../language-pack.ts";
import { NICKNAMES } from "./nicknames.ts";

/** `"dochter/zoon"`: the word for a woman, then the one for a man; one word stands for both. */
function gendered(...pairs: readonly string[]): readonly GenderedWord[] {
  return pairs.map((pair) => {
    const [female, male] = pair.split("/") as [string, string?];
    return { female, male: male ?? female };
  });
}

const WOMAN = ["mw.", "mw.", "mw", "mevr.", "mevrouw", "Mw."] as const;
const MAN = ["dhr.", "dhr.", "dhr", "meneer", "de heer", "Dhr."] as const;
const DOCTOR = ["dr.", "dr.", "dr", "drs.", "dokter", "dokter", "dr.", "drs.", "dr.", "dr", "prof."] as const;

/** How people are written about in Dutch and Flemish notes. */
export const PEOPLE: PeopleWords = {
  titles: {
    patient: { female: WOMAN, male: MAN },
    doctor: { female: DOCTOR, male: DOCTOR },
    nurse: {
      female: ["zr.", "zr", "zuster", "vpk", "mw.", "verpl."],
      male: ["br.", "br", "broeder", "vpk", "dhr.", "verpl."],
    },
    relative: { female: ["mw.", "mevr.", "mevrouw", "fam."], male: ["dhr.", "meneer", "de heer", "fam."] },
  },
  givenTitles: { female: ["tante", "oma", "zr.", "zuster", "juf"], male: ["ome", "oom", "opa", "broeder", "meester"] },
  relations: gendered(
    "dochter/zoon",
    "dochter/zoon",
    "moeder/vader",
    "mama/papa",
    "zus/broer",
    "zusje/broertje",
    "oma/opa",
    "tante/oom",
    "nicht/neef",
    "nichtje/neefje",
    "kleindochter/kleinzoon",
    "schoondochter/schoonzoon",
    "schoonmoeder/schoonvader",
    "schoonzus/zwager",
    "stiefmoeder/stiefvader",
    "stiefdochter/stiefzoon",
    "pleegmoeder/pleegvader",
    "partner",
    "echtgenote/echtgenoot",
    "ega",
    "vrouw/man",
    "vriendin/vriend",
    "ex-vrouw/ex-man",
    "dochter/zoon",
    "achternicht/achterneef",
    "tweelingzus/tweelingbroer",
    "oudste dochter/oudste zoon",
    "jongste dochter/jongste zoon",
    "moeke/pa",
    "beppe/pake",
    "bomma/bompa",
    "schoonma/schoonpa",
    "peettante/peetoom",
    "dtr/zn",
  ),
  friends: gendered(
    "buurvrouw/buurman",
    "buurvr./buurm.",
    "vriendin/vriend",
    "mantelzorger",
    "kennis",
    "collega",
    "huisgenote/huisgenoot",
    "maatje",
    "vrijwilligster/vrijwilliger",
    "onderbuurvrouw/onderbuurman",
    "bovenbuurvrouw/bovenbuurman",
    "hospita/huisbaas",
    "werkster/klusjesman",
    "oppas",
    "gastouder",
    "klasgenote/klasgenoot",
    "werkgeefster/werkgever",
  ),
  doctors: gendered(
    "zaalarts",
    "huisarts",
    "cardioloog",
    "internist",
    "neuroloog",
    "chirurg",
    "orthopeed",
    "uroloog",
    "longarts",
    "MDL-arts",
    "oncoloog",
    "nefroloog",
    "geriater",
    "specialist ouderengeneeskunde",
    "psychiater",
    "anesthesioloog",
    "SEH-arts",
    "arts-assistent",
    "aios",
    "anios",
    "radioloog",
    "kinderarts",
    "gynaecoloog",
    "oogarts",
    "KNO-arts",
    "dermatoloog",
    "revalidatiearts",
    "bedrijfsarts",
    "tandarts",
    "kaakchirurg",
    "jeugdarts",
    "AVG-arts",
  ),
  nurses: gendered(
    "verpleegkundige",
    "vpk",
    "wijkverpleegkundige",
    "verzorgende",
    "verzorgende IG",
    "leerling",
    "stagiaire",
    "helpende",
    "collega",
    "EVV'er",
    "dialyseverpleegkundige",
    "verpleegkundig specialist",
    "praktijkondersteuner",
    "doktersassistente/doktersassistent",
    "teamleider",
    "nachtzuster/nachtbroeder",
    "verloskundige",
    "kraamverzorgende",
  ),
  staff: gendered(
    "fysio",
    "fysiotherapeute/fysiotherapeut",
    "ergotherapeute/ergotherapeut",
    "logopediste/logopedist",
    "diëtiste/diëtist",
    "psychologe/psycholoog",
    "maatschappelijk werkster/maatschappelijk werker",
    "activiteitenbegeleidster/activiteitenbegeleider",
    "casemanager",
    "apothekersassistente/apothekersassistent",
    "geestelijk verzorgster/geestelijk verzorger",
    "tolk",
    "gastvrouw/gastheer",
    "begeleidster/begeleider",
    "SPV",
    "pedicure",
    "laborante/laborant",
    "mentor",
    "bewindvoerder",
    "vrijwilligster/vrijwilliger",
    "huishoudelijke hulp",
    "muziektherapeute/muziektherapeut",
  ),
  nicknames: NICKNAMES,
  words: {
    hij: { female: "zij", male: "hij" },
    hem: { female: "haar", male: "hem" },
    zijn: { female: "haar", male: "zijn" },
    he: { female: "zij", male: "hij" },
    him: { female: "haar", male: "hem" },
    his: { female: "haar", male: "zijn" },
    heer: { female: "mevrouw", male: "meneer" },
    pte: { female: "pte", male: "pt" },
  },
};

/** Names that are ordinary words too. */
export const ORDINARY_NAMES: LanguagePack["ordinaryNames"] = {
  female: [
    ..."Roos,Iris,Linde,Madelief,Jasmijn,Fleur,Mei,Bloem,Fee,Lente,Merel,Lieve,Engel,Ster,Vlinder,Hazel,Viola,Saar,Puck".split(
      ",",
    ),
    ..."Bes,Door,Wil,Eva,Juna,Parel,Kers,Hope,Joy,Bente,Aurora,Dina,Lelie,Tulp,Wieke,Silke,Mies,Lot,Bep".split(","),
  ],
  male: [
    ..."Wolf,Storm,Beer,Vos,Rein,Bas,Mark,Ton,Frank,Ernst,Max,Wil,Toon,Cor,Mees,Joost,Job,Hans,Jan,Dag,Bram,Rust,Boy,Prins,Bo,Pol".split(
      ",",
    ),
    ..."Valk,Kick,Hein,Sep,Pim,Rob,Tom,Jip,Roef,Koen,Piet,Pier,Loet,Gijs,Arend,Leeuw,Adelaar,Noord,River,Sky,Faas,Stoffel,Droes".split(
      ",",
    ),
  ],
  surnames: [
    ..."Bakker,Visser,Kok,Smit,Koning,de Jong,Groot,de Groot,de Wit,Wit,Zwart,de Zwart,Bos,van den Berg,Berg,Wolf,Klein,Kuiper,Meijer".split(
      ",",
    ),
    ..."Mulder,Dekker,Vos,Haan,de Haan,Winter,Zomer,Prins,Keizer,Kramer,Schipper,Post,Brand,Blom,Bloem,Roos,Kool,Boon,Peper,Wind,Zee".split(
      ",",
    ),
    ..."van der Zee,Stam,Hoek,Duin,Hof,Molenaar,Snel,Goede,de Goede,Oud,Licht,Donker,Hart,Hand,Been,Mond,Nagel,Kind,Rust,Vroom,Smal".split(
      ",",
    ),
    ..."Lang,de Lange,Kort,Korte,Dik,Sterk,Zwaan,Valk,Arend,Haas,Kip,Spek,Boer,de Boer,Brouwer,Timmer,Slager,Broeders,Maan".split(
      ",",
    ),
    ..."Zon,Schaap,Lam,Kat,Hengst,Vogel,Vink,Mees,Kraai,Duif,Snoek,Baars,Zalm,Appel,Peer,Pruim,Kers,Noot,Linden,Beuk,Tak,Stok,Paal,Balk".split(
      ",",
    ),
    ..."Blok,Steen,Zand,Klei,Veen,Moed,Engel,Pot,Ketel,Pan,Kan,Beker,Bel,Klok,Maart,April,Mei,Vrijdag,Zondag,Pas,Pit,Rood,Blauw,Groen".split(
      ",",
    ),
    ..."Bruin,de Bruin,Geel,Grijs,Pad,Dijk,Brug,Poort,Muur,Kelder,Kamer,Stal,Pool,Fransen,Duits,Turk,Vries,Vlaming,Brood,Boter,Kaas,Bier".split(
      ",",
    ),
    ..."Zout,Zuur,Zoet,Mol,Muis,Das,Otter,Pauw,Specht,Uil,Vet,Bult,Tand,Tong,Buik,Rug,Knie,Teen,Staal,Goud,Zilver,Koper,Spijker,Hamer".split(
      ",",
    ),
    ..."Zaag,Touw,Draad,Naald,Knoop,Jas,Broek,Hoed,Schoen,Ring,Kroon,Troon,Graaf,Baron,Ridder,Monnik,Bisschop,Paus,Heilig,Goedhart".split(
      ",",
    ),
    ..."Zorg,Ziel,Geluk,Vrede,Vrij,Recht,Krom,Hol,Droog,Warm,Koud,Wijs,Rijk,Knap".split(","),
  ],
};
