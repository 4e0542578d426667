import type { LanguageRules } from "../../engine/language-rules.ts";
import { phrasesOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-es");

/** Spanish: forms, dates, numbers and addresses of notes from Spain and Latin America. */
export const SPANISH_FORMS: LanguageRules = Object.freeze({
  language: "es",
  fields: {
    person: LISTS.phrases("fields person"),
    place: LISTS.phrases("fields place"),
    date: LISTS.phrases("fields date"),
    time: phrasesOf("Hora|Hora de ingreso|Hora de alta|Hora de llegada"),
    age: phrasesOf("Edad|Edad actual"),
    id: LISTS.phrases("fields id"),
    phone: LISTS.phrases("fields phone"),
    email: LISTS.phrases("fields email"),
    address: phrasesOf("Domicilio|Dirección|Dirección postal|Calle|Domicilio familiar|Domicilio habitual"),
    postcode: phrasesOf("CP|C.P.|Código postal|Cód. postal|Distrito postal"),
    other: LISTS.phrases("fields other"),
  },
  headings: LISTS.phrases("headings"),
  dates: {
    months: LISTS.phrases("fields months"),
    shortMonths: phrasesOf("ene|feb|mar|abr|may|jun|jul|ago|sept|sep|set|oct|nov|dic"),
    ambiguousMonths: [],
    link: "(?:del?(?:\\s+(?:mismo\\s+)?año)?|/|-)",
    range: "(?:al?|y|e|hasta(?:\\s+el)?|-|–)(?:\\s+(?:día|el))?",
    before:
      "en el|desde el|hasta el|en|desde|hasta|de|del|hacia|durante|entre|y|a|mediados de|finales de|principios de|inicios de|pasado|próximo",
    year: "año",
    dayBefore: "el|día|del|al|fecha|desde el|hasta el",
    timeBefore: "a las|las|sobre las|desde las|hasta las|hora",
    timeUnit: "horas?|hrs?\\.?|hs\\.?|h\\.?|a\\.?\\s?m\\.?|p\\.?\\s?m\\.?",
  },
  ages: {
    numbers: `(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|
      dieciocho|diecinueve|veinte|veinti\\p{L}{2,6}|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?:\\sy\\s\\p{L}{3,6})?)`,
    units: "(?:años?|meses|mes|semanas?|d[ií]as?|a|m)",
    compounds: ["#añer[oa]"],
    before:
      /(?:(?:\bedad(?:\s+(?:actual|gestacional))?(?:\s+de)?\s*:?)|(?:\b(?:var[oó]n|mujer|hombre|paciente|niñ[oa]|lactante|beb[eé]|chic[oa]|joven|señora?|adolescente|anciana?|reci[eé]n nacid[oa]|neonato|masculin[oa]|femenin[oa]|sexo|raza (?:blanca|negra)|preescolar|escolar|hermanas?|hermanos?|hij[oa]s?|madre|padre|ti[oa]|abuel[oa]|marido|esposa|gemelos|paridad|cauc[aá]sic[oa]|fumadora?|gestante|prim[ií]gesta|embarazada|caso)[\p{L}\s]{0,28},?\s(?:de|con)))\s*$/iu,
    beforeYears: /\b(?:a|desde|hasta) los\s*$/iu,
    after: /^\s*(?:de (?:edad|vida)|\.?\s*sexo)/iu,
    notAfter:
      /^\s*(?:de (?:evoluci|duraci|seguimiento|tratamiento|historia|antig)|antes|despu|m[aá]s tarde|tras|previo|posterior|del? la|del)/iu,
  },
  phones: {
    countries: ["ES"],
    labels:
      "tel[ée]fonos?|tels?|telfs?|tfnos?|tlfs?|tlfnos?|tlfn|tf|tfn|móvil|movil|celular|fax|tel\\. y fax|llamar al|llamó al",
  },
  numbers: {
    labels: `n\\.?h\\.?c|nass|cipa|cip|cias|tsi|dni(?:/nie)?|nif|nie|cif|pasaporte|c[ée]dula|curp|rut|cuil|episodio|expediente|
      (?:n[.º°o]{0,2}|núm(?:ero|\\.)?)\\s?(?:de\\s)?(?:la\\s)?(?:historia(?:\\scl[ií]nica)?|colegiad[oa]|col|episodio|afiliaci[óo]n|p[óo]liza|expediente|registro|muestra|biopsia|petici[óo]n|tarjeta(?:\\ssanitaria)?|seguridad social|ss|identificaci[óo]n|paciente)|
      historia(?:\\scl[íi]nica)?\\s(?:n[.º°o]{0,2}|núm(?:ero|\\.)?)|colegiad[oa](?:\\sn[.º°o]{0,2})?|tarjeta sanitaria|seguridad social|p[óo]liza`,
    inSentences: `n[úu]mero(?:\\sde\\s(?:la\\s)?historia(?:\\scl[ií]nica)?)?|historia(?:\\scl[ií]nica)?|n[.º°]{1,2}`,
    isVerbs: "es|era|fue|corresponde a",
    schemes: ["dni", "nie", "cif", "nss"],
  },
  addresses: {
    before: `c/\\.?|calle|c\\.|avda\\.?|avenida\\.?|avd\\.?|avinguda|av\\.|plaza|plaça|pza\\.?|pz\\.?|boulevard|plza\\.?|pl\\.|paseo|pº|p\\.º|p[o°]\\.?|pso\\.?|passeig|pg\\.|
      carretera|ctra\\.?|crta\\.?|ronda|camino|travesía|travesia|trav\\.|glorieta|vía|via|gran vía|rúa|rua|carrer|rambla|alameda|callejón|callejon|
      urbanización|urb\\.|barrio|bº|polígono|pasaje|pje\\.|costanilla|cuesta|bulevar|apartado(?: de correos)?|apdo\\.?|autovía|calzada|jr\\.|jirón`,
    tail: `(?:\\s*[,.-]?\\s*(?!E-\\d{5})(?:(?:esc|escalera|piso|planta|puerta|pta|portal|bloque|blq|bajo|bajos|ático|local|p)\\.?\\s?[\\p{Lu}\\d]{0,3}[ºª°o]?|\\d{1,2}\\s?\\.?[ºª°oa]\\.?(?:\\s?[-.]?\\s?(?:\\d{1,2}[ºª°oa]|\\p{Lu}(?!\\p{L})|izda?|izq|dcha?|der|piso|puerta)\\.?)?|\\d{1,2}\\s?-?\\p{Lu}(?!\\p{L})|\\d{1,2}(?![\\d])(?:[ -]{1,3}(?:\\d{1,2}(?!\\d)|\\p{Lu}(?!\\p{L})))?|\\p{Lu}(?!\\p{L})|izda?|dcha?)){0,4}`,
    postcodes: ["es"],
  },
} satisfies LanguageRules);
