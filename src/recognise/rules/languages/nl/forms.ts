import type { LanguageRules } from "../../engine/language-rules.ts";
import { phrasesOf } from "../../engine/name-words.ts";

/** Dutch: forms, dates, numbers and addresses.  */
export const DUTCH_FORMS: LanguageRules = Object.freeze({
  language: "nl",
  fields: {
    person: phrasesOf(`Naam|Naam patiënt|Patiëntnaam|Achternaam|Voornaam|Voornamen|Roepnaam|Geslachtsnaam|Meisjesnaam|
      Voorletters|Patiënt|Patiënte|Pt|Cliënt|Cliënte|Naam cliënt|Bewoner|Betreft|Inzake|Huisarts|Behandelaar|
      Hoofdbehandelaar|Verwijzer|Verwijzend arts|Aanvrager|Arts|Zaalarts|Arts-assistent|Specialist|Supervisor|
      Contactpersoon|Contactpersonen|Eerste contactpersoon|1e contactpersoon|Mantelzorger|Partner|Echtgenoot|Echtgenote|
      Zoon|Dochter|Moeder|Vader|Verpleegkundige|EVV|EVV'er|Auteur|Opsteller|Door|Van|Aan|T.a.v.|Cc|Kopie|Paraaf|
      Handtekening|Ondertekend|Getekend|Rapporteur|Operateur|Assistent|Anesthesist|Anesthesioloog|Voorschrijver|Afzender|
      Ontvanger|Fysiotherapeut|Logopedist|Ergotherapeut|Diëtist|Psycholoog|Psychiater|Mentor|Bewindvoerder|Aanwezig|
      Aanwezigen|Notulist|Casemanager|Apotheker|Apotheek|Verloskundige|Tolk|Geschreven door|Ingevuld door|Gezien door|
      Consulent|Regiebehandelaar|Clientnaam|Ha|Verwijzend|Eerste|Cp|Vpk|Tav|Gerapporteerd|Verslaglegger|Deelnemers|Voorzitter|Ingevuld|Geschreven|Gezien|Dienstdoende|Steller|Gebeld|Bellen|Geaccordeerd|Hb|Aanw|Geautoriseerd|Autorisatie|Medebehandelaar|Begeleider|Pb|Persoonlijk|Clt|Client|Persoonlijk begeleider|Wettelijk vertegenwoordiger`),
    place:
      phrasesOf(`Woonplaats|Woonpl.|Wpl|Wpl.|Plaats|Geboorteplaats|Geb.plaats|Geb. plaats|Gebpl|Gebpl.|Gemeente|Geboorteland|Land|Herkomst|Land van herkomst|Provincie|
      Nationaliteit|Stad|Postcode/woonplaats|Postcode en woonplaats|PC/woonplaats`),
    date: phrasesOf(`Datum|Geboortedatum|Geb.datum|Geb. datum|Geb.dat|Geb.dat.|Geb|Geboren|Gebdat|GD|Opnamedatum|
      Datum opname|Ontslagdatum|Datum ontslag|Datum consult|Datum onderzoek|Datum verslag|Operatiedatum|Datum operatie|
      Overlijdensdatum|Datum overlijden|Verslagdatum|Datum/tijd|Consultdatum|Datum afname|Afnamedatum|Dd|D.d.`),
    time: phrasesOf("Tijd|Tijdstip|Aankomsttijd|Uur"),
    age: phrasesOf("Leeftijd|Lft"),
    id: phrasesOf(`BSN|Burgerservicenummer|Patiëntnummer|Patiëntnr|Patiënt nr|Pat.nr|Pat.nr.|Patnr|PID|Patiënt-ID|
      Dossiernummer|Dossiernr|Zorgnummer|Polisnummer|Polisnr|Verzekeringsnummer|Verzekerdennummer|UZOVI|AGB|AGB-code|
      BIG|BIG-nummer|BIG-nr|Ziekenhuisnummer|ZH-nummer|Cliëntnummer|Cliëntnr|Opnamenummer|Opnamenr|Accessienummer|
      Onderzoeksnummer|Monsternummer|Ordernummer|Paspoortnummer|Documentnummer|Rijbewijsnummer|Kamer|Kamernummer|Bed|
      Identificatienummer|ID|Kenmerk|Ons kenmerk|Uw kenmerk|Referentie|IBAN`),
    phone: phrasesOf(`Telefoon|Telefoonnummer|Tel|Tel.nr|Telnr|Mobiel|Mob|Gsm|Fax|Pieper|Sein|Telefoon thuis|
      Telefoon werk|Telefoon mobiel|Bereikbaar`),
    email: phrasesOf("Email|E-mail|E-mailadres|Mail|Mailadres|Website|Zorgmail"),
    address: phrasesOf("Adres|Woonadres|Straat|Straat en huisnummer|Straat/nr|Postadres|Verblijfadres|Verblijfsadres"),
    postcode: phrasesOf("Postcode|PC"),
    other:
      phrasesOf(`Geslacht|Afdeling|Specialisme|Ziekenhuis|Locatie|Dienst|Poli|Polikliniek|Reden van opname|Reden van komst|
      Reden van verwijzing|Reden verwijzing|Reden consult|Anamnese|Heteroanamnese|Voorgeschiedenis|VG|Familieanamnese|
      Sociale anamnese|Tractusanamnese|Speciële anamnese|Medicatie|Thuismedicatie|Medicatie bij opname|
      Medicatie bij ontslag|Actuele medicatie|Allergieën|Allergie|Intoxicaties|Lichamelijk onderzoek|LO|Onderzoek|
      Aanvullend onderzoek|AO|Laboratorium|Lab|Labuitslagen|Bloedonderzoek|Beeldvorming|Radiologie|X-thorax|ECG|Echo|CT|MRI|
      Conclusie|Differentiaaldiagnose|DD|Diagnose|Diagnosen|Hoofddiagnose|Nevendiagnosen|Beleid|Plan|Advies|Afspraken|
      Vervolgafspraken|Controle|Beloop|Verloop|Decursus|Samenvatting|Bespreking|Behandeling|Therapie|Ingreep|Operatie|
      Verslag|Bevindingen|Indicatie|Vraagstelling|Klinische gegevens|Vitale functies|Controles|Bloeddruk|RR|Pols|Temp|Temperatuur|
      Gewicht|Lengte|Opmerkingen|Opmerking|Bijzonderheden|Overdracht|Rapportage|Observatie|Doel|Doelen|Interventie|Evaluatie|
      Burgerlijke staat|Beroep|Religie|Verzekering|Zorgverzekeraar|Status|Onderwerp|Reanimatie|Reanimatiebeleid|Behandelbeperkingen|
      Mobiliteit|ADL|Voeding|Slapen|Stemming|Psychisch|Sociaal|Somatisch|Woonsituatie|Pijn|Huid|Ademhaling|Circulatie|
      Uitscheiding|Actie|Acties|Zorgplan|Nazorg|Ontslag|Ontslagbestemming|Opname|Subjectief|Objectief|S|O|E|P`),
  },
  headings:
    phrasesOf(`Patiëntgegevens|Persoonsgegevens|Gegevens patiënt|Ontslagbrief|Ontslagbericht|Verwijsbrief|Polibrief|
    Operatieverslag|Verpleegkundige overdracht|Verpleegkundige rapportage|Dagrapportage|Nachtrapportage|Consultverslag|
    Medische gegevens|Algemene gegevens|Decursus|Opnameverslag|Overplaatsingsbrief`),
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
