import type { LanguageRules } from "../../engine/language-rules.ts";
import { phrasesOf } from "../../engine/name-words.ts";

/** Spanish: forms, dates, numbers and addresses of notes from Spain and Latin America. */
export const SPANISH_FORMS: LanguageRules = Object.freeze({
  language: "es",
  fields: {
    person: phrasesOf(`Nombre|Nombres|Nombre y apellidos|Nombre del paciente|Nombre completo|Apellidos|Apellido|
      Primer apellido|Segundo apellido|Apellidos y nombre|Paciente|Médico|Médica|Médico responsable|Médico de cabecera|
      Médico solicitante|Médico peticionario|Doctor|Doctora|Dr|Dra|Remitido por|Remite|Remitente|Responsable|
      Responsable clínico|Responsable médico|Facultativo|Facultativo responsable|Cirujano|Cirujana|Anestesista|
      Ayudante|Primer ayudante|Enfermero|Enfermera|Enfermera responsable|Firmado|Firmado por|Firma|Fdo|Autor|Autora|
      Informado por|Validado por|Realizado por|Solicitado por|Realizado|Contacto|Persona de contacto|Familiar|
      Familiar de contacto|Cuidador|Cuidadora|Tutor|Tutora|Madre|Padre|Cónyuge|Esposa|Esposo|Acompañante|A la atención de|
      Titular|Supervisor|Residente|Adjunto|Tutor legal|Representante legal`),
    place:
      phrasesOf(`Localidad|Localidad/ Provincia|Localidad/Provincia|Provincia|Prov.|Población|Pobl.|Municipio|Ciudad|País|
      País de nacimiento|Lugar de nacimiento|Lugar de nac.|Lugar nacimiento|Natural de|Procedencia|Residencia|Comunidad|Comunidad autónoma|Estado|
      Nacionalidad|Lugar|Lugar de residencia`),
    date: phrasesOf(`Fecha|Fecha de nacimiento|F. nacimiento|F.N.|Fecha nacimiento|Fecha de ingreso|Fecha ingreso|Fecha de alta|
      Fecha alta|Fecha del informe|Fecha de informe|Fecha de consulta|Fecha de intervención|Fecha de la intervención|
      Fecha de exploración|Fecha de toma|Fecha de solicitud|Fecha de defunción|Fecha de registro`),
    time: phrasesOf("Hora|Hora de ingreso|Hora de alta|Hora de llegada"),
    age: phrasesOf("Edad|Edad actual"),
    id: phrasesOf(`NHC|N.H.C.|Nº de historia|Nº historia|Nº historia clínica|Número de historia|Número de historia clínica|
      Historia clínica|N° Historia|NASS|Nº SS|Nº Seguridad Social|Número de la Seguridad Social|Seguridad Social|CIPA|CIP|
      CIP SNS|CIAS|TSI|Tarjeta sanitaria|Nº tarjeta sanitaria|DNI|NIF|NIE|DNI/NIE|Pasaporte|Cédula|CURP|RUT|CUIL|
      Episodio|Nº episodio|Nº de episodio|Código de episodio|NºCol|Nº Col|Nº Colegiado|Nº de colegiado|
      Número de colegiado|Colegiado|Nº afiliación|Póliza|Nº póliza|Nº de póliza|Expediente|Nº expediente|Nº de registro|
      Nº de muestra|Nº muestra|Nº biopsia|Biopsia nº|Nº de petición|Nº petición|Identificador|ID|Id paciente|Cama|
      Nº de cama|Habitación`),
    phone:
      phrasesOf(`Teléfono|Teléfonos|Tel|Tels|Telf|Telfs|Tfno|Tfnos|Tlf|Tlfno|Tlfn|Móvil|Teléfono móvil|Fax|Tel. y Fax|
      Teléfono de contacto|Tel/Fax|Teléfono y fax|Tf|Celular`),
    email: phrasesOf(
      `Email|E-mail|Correo|Correo electrónico|Correo-e|Dirección de correo electrónico|Mail|Web|Página web`,
    ),
    address: phrasesOf("Domicilio|Dirección|Dirección postal|Calle|Domicilio familiar|Domicilio habitual"),
    postcode: phrasesOf("CP|C.P.|Código postal|Cód. postal|Distrito postal"),
    other:
      phrasesOf(`Sexo|Género|Servicio|Especialidad|Hospital|Centro|Centro de salud|Unidad|Sección|Departamento|Procedimiento|
      Historia actual|Historia actual del paciente|Historia del paciente|Historia de la enfermedad|Enfermedad actual|
      Informe|Informe clínico|Informe clínico del paciente|Informe médico|Informe de alta|Motivo de ingreso|
      Motivo de consulta|Motivo del ingreso|Antecedentes|Antecedentes personales|Antecedentes familiares|
      Antecedentes médicos|Antecedentes quirúrgicos|Antecedentes patológicos|Antecedentes obstétricos|Alergias|
      Alergias conocidas|Hábitos tóxicos|Medicación|Medicación actual|Tratamiento|Tratamiento actual|Tratamiento habitual|
      Tratamiento al alta|Tratamiento domiciliario|Exploración|Exploración física|Exploración neurológica|
      Exploración clínica|Exploración general|Exploración y pruebas complementarias|Pruebas complementarias|
      Exploraciones complementarias|Resumen de pruebas complementarias|Pruebas de laboratorio|Analítica|Laboratorio|
      Hemograma|Bioquímica|Coagulación|Orina|Evolución|Evolución y comentarios|Evolución clínica|Comentarios|Diagnóstico|
      Diagnósticos|Diagnóstico principal|Diagnósticos secundarios|Otros diagnósticos|Diagnóstico al alta|
      Diagnóstico diferencial|Juicio clínico|Impresión diagnóstica|Procedimientos|Intervención|Recomendaciones|
      Recomendaciones al alta|Plan|Observaciones|Seguimiento|Próxima cita|Citas|Anamnesis|Constantes|
      Signos vitales|Tensión arterial|Peso|Talla|Temperatura|Resultado|Resultados|Conclusión|Conclusiones|
      Técnica|Hallazgos|Anatomía patológica|Radiografía|Radiografía de tórax|Ecografía|Resonancia magnética|TAC|
      Electrocardiograma|Estado civil|Profesión|Ocupación|Religión|Raza|Aseguradora|Financiación|Régimen|
      Apartado de correos|Nota|Notas|Atentamente`),
  },
  headings: phrasesOf(`Datos del paciente|Datos asistenciales|Datos personales|Datos de filiación|Datos clínicos|
    Datos administrativos|Datos del médico|Informe de urgencias|Informe de consulta|Informe de consultas externas|
    Hoja de evolución|Nota de evolución|Nota de ingreso|Nota quirúrgica|Hoja operatoria|Consentimiento informado|
    Informe de traslado|Informe de anatomía patológica|Informe de enfermería|Valoración de enfermería`),
  dates: {
    months: phrasesOf(
      "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre",
    ),
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
