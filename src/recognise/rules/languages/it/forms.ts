import type { LanguageRules } from "../../engine/language-rules.ts";
import { phrasesOf } from "../../engine/name-words.ts";

/** Italian: forms, dates, numbers and addresses. */
export const ITALIAN_FORMS: LanguageRules = Object.freeze({
  language: "it",
  fields: {
    person:
      phrasesOf(`Nome|Cognome|Nome e cognome|Cognome e nome|Nominativo|Paziente|Nome del paziente|Medico|Medico curante|
      Medico di base|Medico di famiglia|Medico di medicina generale|MMG|Medico richiedente|Medico responsabile|
      Medico refertante|Dottore|Dottoressa|Dott|Dott.ssa|Dr|Dr.ssa|Inviato da|Richiedente|Refertato da|Referente|Firmato|
      Firmato da|Firma|Firma del medico|Chirurgo|Primo operatore|Operatore|Aiuto|Anestesista|Infermiere|Infermiera|
      Strumentista|Redatto da|Compilato da|Validato da|Contatto|Persona di contatto|Familiare|Familiare di riferimento|
      Caregiver|Madre|Padre|Moglie|Marito|Figlio|Figlia|Coniuge|Tutore|Amministratore di sostegno|Accompagnatore|
      Specialista|Primario|Direttore|Responsabile|Alla cortese attenzione|Alla c.a.|c.a.|Ginecologo|Ostetrica|Pediatra|Curante`),
    place:
      phrasesOf(`Luogo di nascita|Luogo nascita|L. nascita|Nato a|Nata a|Residenza|Residente a|Residente in|Comune|Comune di residenza|
      Comune di nascita|Provincia|Prov.|Città|Località|Nazione|Nazionalità|Cittadinanza|Paese|Paese di nascita|Stato|Regione|Luogo|Provenienza`),
    date: phrasesOf(`Data|Data di nascita|Data nascita|Data di ricovero|Data ricovero|Data di ingresso|Data ingresso|
      Data di dimissione|Data dimissione|Data del referto|Data referto|Data esame|Data intervento|Data dell'intervento|
      Data visita|Data della visita|Nato il|Nata il|Data di decesso|Data accettazione|Data prelievo`),
    time: phrasesOf("Ora|Ore|Orario|Ora di arrivo|Ora ingresso"),
    age: phrasesOf("Età|Anni"),
    id: phrasesOf(`Codice fiscale|C.F.|CF|Cod. fisc.|Tessera sanitaria|TS|N. tessera|Numero tessera|Codice sanitario|
      Cartella clinica|Cartella clinica n.|N. cartella|Numero cartella|Numero di cartella|Nosologico|N. nosologico|
      Numero nosologico|ID paziente|ID|Codice paziente|Identificativo|N. pratica|Protocollo|N. protocollo|N. referto|
      Numero referto|Accettazione n.|N. accettazione|N. richiesta|Impegnativa|NRE|Carta d'identità|C.I.|Passaporto|
      Partita IVA|P. IVA|P.IVA|N. iscrizione|Iscrizione albo|OMCeO|N. polizza|Polizza|Letto|Camera|N. episodio|STP|ENI`),
    phone: phrasesOf(
      "Telefono|Tel|Cell|Cellulare|Fax|Recapito|Recapito telefonico|Tel./Fax|Numero di telefono|Contatti",
    ),
    email: phrasesOf("Email|E-mail|Mail|PEC|Posta elettronica|Indirizzo email|Sito|Sito web"),
    address: phrasesOf("Indirizzo|Indirizzo di residenza|Domicilio|Via|Residenza anagrafica"),
    postcode: phrasesOf("CAP|C.A.P.|Codice postale"),
    other:
      phrasesOf(`Sesso|Genere|Reparto|Unità operativa|U.O.|Servizio|Ospedale|Struttura|Ambulatorio|Dipartimento|Anamnesi|
      Anamnesi familiare|Anamnesi fisiologica|Anamnesi patologica|Anamnesi patologica remota|Anamnesi patologica prossima|
      Anamnesi remota|Anamnesi prossima|Anamnesi farmacologica|APR|APP|Motivo del ricovero|Motivo della visita|
      Motivo di ricovero|Diagnosi|Diagnosi di ingresso|Diagnosi di dimissione|Diagnosi principale|Diagnosi secondarie|
      Esame obiettivo|E.O.|EO|Esami|Esami ematochimici|Esami di laboratorio|Esami strumentali|Terapia|Terapia in atto|
      Terapia domiciliare|Terapia alla dimissione|Terapia in corso|Decorso|Decorso clinico|Decorso post-operatorio|
      Conclusioni|Conclusione|Consigli|Indicazioni|Prescrizioni|Controllo|Controlli|Follow-up|Allergie|Intolleranze|
      Parametri vitali|Pressione arteriosa|Peso|Altezza|Temperatura|Referto|Quesito|Quesito diagnostico|Quesito clinico|
      Tecnica|Intervento|Intervento chirurgico|Procedura|Procedure|Note|Nota|Osservazioni|Valutazione|Programma|Oggetto|
      Stato civile|Professione|Occupazione|Abitudini|Storia clinica|Quadro clinico|Sintomi|Descrizione|Reperti|
      Emocromo|Ecografia|Radiografia del torace|RX torace|TAC|TC|RM|Risonanza magnetica|Elettrocardiogramma|ECG|
      Esito|Prognosi|Trattamento|Farmaci|Cordiali saluti|Distinti saluti`),
  },
  headings: phrasesOf(`Dati del paziente|Dati anagrafici|Dati personali|Dati clinici|Lettera di dimissione|
    Relazione clinica|Cartella clinica|Verbale di pronto soccorso|Diario clinico|Diario infermieristico|
    Referto di visita|Referto radiologico|Consenso informato|Relazione di dimissione|Consulenza`),
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
