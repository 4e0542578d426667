/** Things a patient does for pleasure, after "houdt van" or "vertelt over". */
export const HOBBIES: readonly string[] = [
  "tuinieren", "vissen", "klaverjassen", "schaken", "schilderen", "breien", "haken", "biljarten", "koersballen", "zingen in het kerkkoor",
  "fietsen", "wandelen met de hond", "postzegels verzamelen", "modeltreinen bouwen", "puzzelen", "lezen", "kantklossen", "volleyballen",
  "zeilen", "schaatsen", "bakken", "koken", "duiven houden", "imkeren", "bridgen", "dammen", "accordeon spelen", "pianospelen", "orgelspelen",
  "houtsnijden", "fotograferen", "vogels kijken", "kamperen", "motorrijden", "voetbal kijken", "darten", "quilten", "boetseren", "linedansen",
  "yoga", "zwemmen", "tennissen", "golfen", "hardlopen", "gamen", "gitaar spelen", "paardrijden", "stamboomonderzoek", "kalligraferen", "bloemschikken",
];

/** Professions, after "was vroeger" or "werkt als". Many are surnames too, and here they are not. */
export const JOBS: readonly string[] = [
  "bakker", "timmerman", "visser", "kok", "boer", "schipper", "smid", "kuiper", "molenaar", "slager", "schilder", "koster", "jager", "kapper",
  "vrachtwagenchauffeur", "onderwijzer", "docent Nederlands", "boekhouder", "metselaar", "loodgieter", "elektricien", "secretaresse", "naaister",
  "verkoper", "winkelier", "postbode", "politieagent", "brandweerman", "militair", "machinist", "stucadoor", "tuinman", "schoonmaker", "kraanmachinist",
  "lasser", "bankwerker", "dekker", "wever", "fabrieksarbeider", "buschauffeur", "taxichauffeur", "receptionist", "kraamverzorgende", "apotheker",
  "bibliothecaris", "journalist", "accountant", "programmeur", "architect", "marktkoopman", "bloemist", "glazenwasser", "conciërge", "huisvrouw", "dirigent",
];

/** Pets and plants that need looking after. */
export const PETS: readonly string[] = [
  "de hond", "twee katten", "de kat", "een papegaai", "kanaries", "het konijn", "een oude teckel", "de labrador", "kippen", "de volkstuin", "een schildpad", "duiven", "een aquarium", "de kamerplanten", "het paard", "een cavia",
];

/** Wards: organisations, not places. */
export const WARDS: readonly string[] = ["A2", "A4", "B1", "B3", "C4", "C6", "D2", "D5", "E1", "E3", "F2", "G4", "H1", "3 Noord", "4 West", "5 Oost", "2 Zuid", "K12", "M3", "P2"].map((ward) => `afdeling ${ward}`);

/** Invented hospitals and other houses of care, without a person's or a place's name in them. */
export const HOSPITALS: readonly string[] = ["ziekenhuis De Linde", "ziekenhuis Het Baken", "ziekenhuis De Vuurtoren", "ziekenhuis Waterpoort", "MC De Horizon", "ziekenhuis Zonneveld"];

/** Places a patient is discharged to. */
export const CARE_HOMES: readonly string[] = ["verpleeghuis De Wilgenhof", "revalidatiecentrum De Heuvelrug", "zorgcentrum Avondrood", "GRZ Het Anker", "hospice De Regenboog", "woonzorgcentrum De Brink", "eerstelijnsverblijf De Schakel", "zorghotel Duinzicht", "dagbehandeling De Veranda"];
