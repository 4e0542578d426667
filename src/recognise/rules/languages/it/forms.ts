import type { LanguageRules } from "../../engine/language-rules.ts";
import { phrasesOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-it");

/** Italian: forms, dates, numbers and addresses. */
export const ITALIAN_FORMS: LanguageRules = Object.freeze({
  language: "it",
  fields: {
    person: LISTS.phrases("fields person"),
    place: LISTS.phrases("fields place"),
    date: LISTS.phrases("fields date"),
    time: phrasesOf("Ora|Ore|Orario|Ora di arrivo|Ora ingresso"),
    age: phrasesOf("Età|Anni"),
    id: LISTS.phrases("fields id"),
    phone: LISTS.phrases("fields phone"),
    email: phrasesOf("Email|E-mail|Mail|PEC|Posta elettronica|Indirizzo email|Sito|Sito web"),
    address: phrasesOf("Indirizzo|Indirizzo di residenza|Domicilio|Via|Residenza anagrafica"),
    postcode: phrasesOf("CAP|C.A.P.|Codice postale"),
    other: LISTS.phrases("fields other"),
  },
  headings: LISTS.phrases("headings"),
  dates: {
    months: phrasesOf("gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre"),
    shortMonths: phrasesOf("gen|genn|feb|febb|mar|apr|mag|giu|lug|ago|sett|set|ott|nov|dic"),
    ambiguousMonths: [],
    link: "(?:del(?:l['’]anno)?|di|/|-)",
    range: "(?:al|e|-|–|fino al)(?:\\s+(?:giorno|il))?",
    before: "nel|nell['’]|dal|al|del|di|da|in|a|ad|entro|fino al|verso|durante il|inizio|fine|metà|scorso|prossimo",
    year: "anno",
    dayBefore: "il|dal|al|del|in data|data|giorno",
    timeBefore: "alle|alle ore|ore|dalle|dalle ore|h|verso le|alle h",
    timeUnit: "ore|h|hh",
  },
  ages: {
    numbers: `(?:un|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|
      diciassette|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)\\p{L}{1,10})`,
    units: "(?:anni|anno|mesi|mese|settimane|settimana|giorni|giorno|aa|mm)",
    compounds: ["#enn[ei]"],
    before:
      /(?:\b(?:et[àa](?:\s+di)?\s*:?)|\b(?:paziente|uomo|donna|maschio|femmina|bambin[oa]|ragazz[oa]|signora?|neonat[oa]|lattante|anzian[oa]|soggetto|pz|p\.z\.|madre|padre|figli[oa]|fratello|sorella|moglie|marito|giovane|gravida)[\p{L}\s]{0,28},?\s?di|\b(?:all['’]et[àa] di))\s*$/iu,
    beforeYears: /\b(?:a|dai|ai)\s*$/iu,
    after: /^\s*(?:di et[àa]|compiuti|di vita)/iu,
    notAfter: /^\s*(?:di (?:storia|evoluz|durata|follow|terapia)|fa\b|prima|dopo|dall|circa fa)/iu,
  },
  phones: { countries: ["IT"], labels: "telefono|tel|cell|cellulare|fax|recapito(?: telefonico)?|chiamare(?: il)?" },
  numbers: {
    labels: `cod(?:ice|\\.)?\\s?fisc(?:ale|\\.)?|c\\.f\\.|cf|tessera sanitaria|cartella(?:\\sclinica)?\\s(?:n[.°º]{0,2}|numero)|nosologico|
      (?:n[.°º]{1,2}|nr\\.?|numero)\\s?(?:di\\s)?(?:cartella|nosologico|tessera|pratica|protocollo|referto|accettazione|richiesta|iscrizione|polizza|episodio|paziente)|
      id paziente|codice (?:paziente|sanitario)|protocollo|impegnativa|nre|carta d['’]identit[àa]|c\\.i\\.|passaporto|p(?:artita|\\.)\\s?iva|polizza|omceo(?:\\s\\p{L}{2,12})?`,
    inSentences: `numero(?:\\sdi\\s(?:cartella|pratica|tessera))?(?:\\sclinica)?|cartella(?:\\sclinica)?|n[.°º]{1,2}|codice`,
    isVerbs: "è|era|e'|corrisponde a",
    schemes: ["codicefiscale"],
  },
  addresses: {
    before: `via|viale|v\\.le|v\\.|corso|c\\.so|piazza|p\\.zza|p\\.za|piazzale|p\\.le|largo|l\\.go|vicolo|v\\.lo|strada|contrada|c\\.da|località|loc\\.|
      lungomare|lungarno|lungotevere|borgo|salita|fondamenta|calle|traversa|frazione|fraz\\.|rione`,
    tail: "(?:\\s?/?\\s?\\p{L}(?!\\p{L})|/\\d{1,3}|\\s?bis)?(?:\\s*,?\\s*(?:int|interno|scala|sc|piano|p)\\.?\\s?[\\p{Lu}\\d]{1,3}){0,3}",
    postcodes: ["it"],
  },
} satisfies LanguageRules);
