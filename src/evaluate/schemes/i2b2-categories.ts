import { type Entity, entityOf } from "../../text/entities.ts";

/** The categories of i2b2 2014 (Stubbs and Uzuner 2015). */
export type I2b2Category = "NAME" | "PROFESSION" | "LOCATION" | "AGE" | "DATE" | "CONTACT" | "ID" | "OTHER";

/** Labels of i2b2 2014 and of MEDDOCAN, whose guidelines follow it, by category: those in HIPAA's narrow reading, then the others. */
const LABELS_OF: Readonly<Record<I2b2Category, readonly [hipaa: string, other: string]>> = {
  NAME: ["PATIENT NOMBRE_SUJETO_ASISTENCIA", "DOCTOR USERNAME NOMBRE_PERSONAL_SANITARIO"],
  PROFESSION: ["", "PROFESSION PROFESION"],
  LOCATION: [
    "CITY STREET ZIP ORGANIZATION TERRITORIO CALLE INSTITUCION",
    "ROOM DEPARTMENT HOSPITAL STATE COUNTRY LOCATION-OTHER PAIS CENTRO_SALUD",
  ],
  AGE: ["AGE EDAD_SUJETO_ASISTENCIA", ""],
  DATE: ["DATE FECHAS", ""],
  CONTACT: [
    "PHONE FAX EMAIL NUMERO_TELEFONO NUMERO_FAX CORREO_ELECTRONICO",
    "URL IPADDR IPADDRESS URL_WEB DIREC_PROT_INTERNET",
  ],
  ID: [
    `SSN MEDICALRECORD HEALTHPLAN ACCOUNT LICENSE VEHICLE DEVICE BIOID IDNUM ID_SUJETO_ASISTENCIA ID_CONTACTO_ASISTENCIAL
     ID_ASEGURAMIENTO ID_TITULACION_PERSONAL_SANITARIO ID_EMPLEO_PERSONAL_SANITARIO OTRO_NUMERO_IDENTIF NUMERO_IDENTIF
     NUMERO_BENEF_PLAN_SALUD IDENTIF_VEHICULOS_NRSERIE_PLACAS IDENTIF_DISPOSITIVOS_NRSERIE IDENTIF_BIOMETRICOS`,
    "",
  ],
  OTHER: ["", "OTHER SEXO_SUJETO_ASISTENCIA FAMILIARES_SUJETO_ASISTENCIA OTROS_SUJETO_ASISTENCIA"],
};

/** For labels of other schemes: the category of the entity, and whether HIPAA lists it. */
const OF_ENTITY: Readonly<Record<Entity, readonly [I2b2Category, boolean]>> = {
  PERSON: ["NAME", true],
  GPE: ["LOCATION", true],
  DATE: ["DATE", true],
  TIME: ["DATE", false],
  AGE: ["AGE", true],
  PHONE: ["CONTACT", true],
  EMAIL: ["CONTACT", true],
  URL: ["CONTACT", false],
  ID: ["ID", true],
  POSTCODE: ["LOCATION", true],
  ADDRESS: ["LOCATION", true],
  ORGANISATION: ["LOCATION", false],
  PROFESSION: ["PROFESSION", false],
  SEX: ["OTHER", false],
  KINSHIP: ["OTHER", false],
  OTHER: ["OTHER", false],
};

/** A label's place in i2b2's scheme. */
export interface I2b2Class {
  readonly category: I2b2Category;
  /** The official i2b2 2014 script counts it among the identifiers of a strict reading of HIPAA. */
  readonly isHipaa: boolean;
}

const CLASS_OF: ReadonlyMap<string, I2b2Class> = new Map(
  Object.entries(LABELS_OF).flatMap(([category, groups]) =>
    groups.flatMap((labels, group) =>
      labels
        .split(/\s+/)
        .filter((label) => label !== "")
        .map((label) => [label, { category: category as I2b2Category, isHipaa: group === 0 }] as const),
    ),
  ),
);

/**
 * The i2b2 category of a label of MEDDOCAN, i2b2 or an entity of ours, and whether it is HIPAA's. Patients are, staff are not; cities,
 * streets and postal codes are, states and countries are not. A scheme that tells neither apart (PERSON, GPE) counts whole.
 */
export function i2b2ClassOf(label: string, surface: string): I2b2Class {
  const known = CLASS_OF.get(label.toUpperCase());
  if (known !== undefined) return known;
  const [category, isHipaa] = OF_ENTITY[entityOf(label, surface)];
  return { category, isHipaa };
}
