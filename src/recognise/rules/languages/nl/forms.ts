import type { LanguageRules } from "../../engine/language-rules.ts";
import { phrasesOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-nl");

/** Dutch: forms, dates, numbers and addresses.  */
export const DUTCH_FORMS: LanguageRules = Object.freeze({
  language: "nl",
  fields: {
    person: LISTS.phrases("fields person"),
    place: LISTS.phrases("fields place"),
    date: LISTS.phrases("fields date"),
    time: phrasesOf("Tijd|Tijdstip|Aankomsttijd|Uur"),
    age: phrasesOf("Leeftijd|Lft"),
    id: LISTS.phrases("fields id"),
    phone: LISTS.phrases("fields phone"),
    email: phrasesOf("Email|E-mail|E-mailadres|Mail|Mailadres|Website|Zorgmail"),
    address: phrasesOf("Adres|Woonadres|Straat|Straat en huisnummer|Straat/nr|Postadres|Verblijfadres|Verblijfsadres"),
    postcode: phrasesOf("Postcode|PC"),
    other: LISTS.phrases("fields other"),
  },
  headings: LISTS.phrases("headings"),
  dates: {
    months: phrasesOf("januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december"),
    shortMonths: phrasesOf("jan|feb|febr|mrt|apr|jun|jul|aug|sept|sep|okt|nov|dec"),
    ambiguousMonths: phrasesOf("jan|mei|jun|dec|nov"),
    link: "(?:van|/|-)",
    range: "(?:tot(?:\\s+en\\s+met)?|t/m|en|-|–|tm)(?:\\s+de)?",
    before: "in|sinds|vanaf|tot|van|begin|eind|medio|rond|uit|voor|na|afgelopen|komende|half|en|t/m|per|anno|jaar",
    year: "jaar",
    dayBefore: "op|dd|d\\.d\\.|d\\.d|van|sinds|vanaf|tot|per|datum|di|ma|wo|do|vr|za|zo|en|t/m",
    timeBefore: "om|vanaf|tot|rond|tegen|sinds|tijd|tijdstip|van|circa|ca\\.?",
    timeUnit: "uur|u\\.?|h",
  },
  ages: {
    numbers: `(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|
      achttien|negentien|(?:\\p{L}{3,6}(?:en|ën))?(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig))`,
    units: "(?:jaar|jaren|jr\\.?|maanden|maand|mnd\\.?|weken|week|wkn|dagen|dag|j)",
    compounds: ["#\\s?-?\\s?jarig(?:e|en)?", "#\\s?-?\\s?(?:maanden|weken|dagen)\\s?oud"],
    before:
      /\b(?:leeftijd(?:\s+van)?\s*:?|lft\.?\s*:?|(?:man|vrouw|patiënte?|pt\.?|meisje|jongen|heer|mevrouw|dame|baby|zuigeling|zoon|dochter|zus|broer|moeder|vader|partner|kind|echtgenote?|mw\.?|dhr\.?)\s*(?:,|van|is|wordt|\()?)\s*$/iu,
    after: /^\s*(?:oude?\b|\)\s*(?:met|bekend))/iu,
    notAfter: /^\s*(?:geleden|later|lang|bekend|terug|durend|na\b|voor\b|eerder)/iu,
  },
  phones: {
    countries: ["NL", "BE"],
    labels: "telefoon(?:nummer)?|telnr|tel|mobiel|mob|gsm|fax|pieper|sein|bereikbaar op|bellen op|belt op|06",
  },
  numbers: {
    labels: `bsn|burgerservicenummer|(?:pati[ëe]nt|pat|cli[ëe]nt|dossier|zorg|polis|verzekerden|verzekerings|ziekenhuis|opname|accessie|onderzoeks|monster|order|paspoort|document|rijbewijs|identificatie|episode|zh|big|agb|klant|declaratie)[- ]?\\.?\\s?(?:nummer|nr\\.?|no\\.?|id|code)|
      pid|agb|big|uzovi|kenmerk|polis`,
    inSentences: `(?:[\\p{L}-]{2,20})?nummer|nr\\.?`,
    isVerbs: "is|was|luidt|betreft",
    schemes: ["bsn"],
  },
  addresses: {
    ending: `straat|straatje|weg|laan|plein|gracht|kade|dijk|singel|hof|hofje|dreef|pad|steeg|plantsoen|burgwal|park|markt|allee|boulevard|str\\.`,
    tail: "(?:\\s?[a-zA-Z](?!\\p{L}))?(?:\\s?[-/]\\s?\\d{0,3}[a-zA-Z]{0,2}(?!\\p{L}))?(?:\\s(?:hs|huis|bis|I{1,3}|IV)(?!\\p{L}))?",
    postcodes: ["nl"],
  },
} satisfies LanguageRules);
