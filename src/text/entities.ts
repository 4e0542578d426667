/** Kinds of identifying text, under the names that step 1 replaces them by. */
export const ENTITIES = [
  "PERSON",
  "GPE",
  "DATE",
  "TIME",
  "AGE",
  "PHONE",
  "EMAIL",
  "URL",
  "ID",
  "POSTCODE",
  "ADDRESS",
  "ORGANISATION",
  "PROFESSION",
  "SEX",
  "KINSHIP",
  "OTHER",
] as const;

export type Entity = (typeof ENTITIES)[number];

/** What step 1 takes out unless told otherwise. */
export const NAME_ENTITIES: readonly Entity[] = ["PERSON", "GPE"];

/** What step 1 replaces unless told otherwise: persons, and countries, states and cities. */
export const DEFAULT_ENTITIES: readonly Entity[] = ["PERSON", "GPE"];

/** Stands for {@link PUBLICATION_ENTITIES} on the command line. */
export const PUBLICATION = "publication";

/**
 * What is recommended before a model of the notes is published: names, what identifies by number or address, dates, and organisations. Age, sex,
 * profession and kinship stay, as they are what clinical notes are about.
 */
export const PUBLICATION_ENTITIES: readonly Entity[] = [
  "PERSON",
  "GPE",
  "ORGANISATION",
  "ADDRESS",
  "POSTCODE",
  "PHONE",
  "EMAIL",
  "URL",
  "ID",
  "DATE",
];

/** Labels of the annotation schemes that recognisers are trained on and measured with, by the entity they stand for. */
const LABELS_OF: Readonly<Partial<Record<Entity, readonly string[]>>> = {
  // MEDDOCAN (Marimon et al. 2019); i2b2 2014 (Stubbs and Uzuner 2015); CoNLL-2002 and WikiANN.
  PERSON: ["NOMBRE_SUJETO_ASISTENCIA", "NOMBRE_PERSONAL_SANITARIO", "PATIENT", "DOCTOR", "USERNAME", "NAME", "PER"],
  GPE: ["TERRITORIO", "PAIS", "CITY", "STATE", "COUNTRY", "LOC"],
  DATE: ["FECHAS"],
  AGE: ["EDAD_SUJETO_ASISTENCIA"],
  PHONE: ["NUMERO_TELEFONO", "NUMERO_FAX", "FAX"],
  EMAIL: ["CORREO_ELECTRONICO"],
  URL: ["URL_WEB", "DIREC_PROT_INTERNET", "IPADDR", "IPADDRESS"],
  ID: [
    "ID_SUJETO_ASISTENCIA",
    "ID_CONTACTO_ASISTENCIAL",
    "ID_ASEGURAMIENTO",
    "ID_TITULACION_PERSONAL_SANITARIO",
    "NUMERO_IDENTIF",
    "NUMERO_BENEF_PLAN_SALUD",
    "IDENTIF_VEHICULOS_NRSERIE_PLACAS",
    "IDENTIF_DISPOSITIVOS_NRSERIE",
    "IDENTIF_BIOMETRICOS",
    "IDNUM",
    "MEDICALRECORD",
    "HEALTHPLAN",
    "ACCOUNT",
    "LICENSE",
    "VEHICLE",
    "DEVICE",
    "BIOID",
  ],
  POSTCODE: ["ZIP"],
  ADDRESS: ["CALLE", "STREET", "LOCATION-OTHER", "LOCATION"],
  ORGANISATION: ["HOSPITAL", "INSTITUCION", "CENTRO_SALUD", "ORGANIZATION", "ORG"],
  PROFESSION: ["PROFESION", "ID_EMPLEO_PERSONAL_SANITARIO"],
  SEX: ["SEXO_SUJETO_ASISTENCIA"],
  KINSHIP: ["FAMILIARES_SUJETO_ASISTENCIA"],
  OTHER: ["OTROS_SUJETO_ASISTENCIA", "OTRO_NUMERO_IDENTIF", "MISC"],
};

const ENTITY_OF: ReadonlyMap<string, Entity> = new Map<string, Entity>([
  ...ENTITIES.map((entity) => [entity, entity] as const),
  ...Object.entries(LABELS_OF).flatMap(([entity, labels]) => labels.map((label) => [label, entity as Entity] as const)),
]);

/** {@link entityOf} the label of a stretch of a text. */
export function entityAt(
  text: string,
  span: { readonly start: number; readonly end: number; readonly label: string },
): Entity {
  // Nearly all spans have these.
  if (span.label === "PERSON" || span.label === "GPE") return span.label;
  return entityOf(span.label, text.slice(span.start, span.end));
}

/**
 * The entity that a label of a known scheme stands for, case ignored; "OTHER" for a label of none. MEDDOCAN's `TERRITORIO`
 * holds postal codes as well as places, so the covered text decides: a place has a letter.
 */
export function entityOf(label: string, surface: string): Entity {
  const exact = ENTITY_OF.get(label);
  if (exact !== undefined && label !== "TERRITORIO") return exact;
  const name = label.toUpperCase();
  if (name === "TERRITORIO" && !/\p{L}/u.test(surface)) return "POSTCODE";
  return ENTITY_OF.get(name) ?? "OTHER";
}
