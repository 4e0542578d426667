import { foldSurface } from "../../text/fold.ts";
import type { NameFields } from "./parse-name.ts";

/** What a column of a list of names holds; `other` is not read. */
export type Column = keyof NameFields | "label" | "other";

const NAMES_OF: Readonly<Record<Column, string>> = {
  name: "name|full name|fullname|naam|volledige naam|nombre completo|nombre y apellidos|nome completo|nome e cognome",
  given:
    "given|given name|given names|first name|first names|firstname|forename|forenames|middle name|nickname|nicknames|voornaam|voornamen|roepnaam|bijnaam|nombre|nombres|nombre de pila|apodo|nome|nomi|soprannome",
  initials: "initials|initial|initialen|voorletters|voorletter|iniciales|iniziali",
  particle: "particle|prefix|surname prefix|tussenvoegsel|tussenvoegsels|voorvoegsel|voorvoegsels|particula|particella",
  surname:
    "surname|surnames|last name|lastname|family name|achternaam|achternamen|geslachtsnaam|apellido|apellidos|apellido1|apellido2|apellido 1|apellido 2|primer apellido|segundo apellido|cognome|cognomi|partner name|partnernaam|meisjesnaam|birth name|maiden name",
  label: "label|etiqueta|type",
  other:
    "id|patient id|patientnummer|nummer|number|numero|nhc|role|rol|ruolo|gender|sex|geslacht|sexo|genero|sesso|genere|birth date|date of birth|geboortedatum|fecha de nacimiento|data di nascita|origin|split|relativeof|relation|relatie|profession|beroep|profesion|professione|mentions",
};

const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  Object.entries(NAMES_OF).flatMap(([column, names]) =>
    names.split("|").map((name) => [name, column as Column] as const),
  ),
);

/** What a column of this heading holds, case, accents, underscores and hyphens aside; undefined where the heading is not known. */
export function columnOf(heading: string): Column | undefined {
  return COLUMN_OF.get(foldSurface(heading).replace(/[_-]+/g, " "));
}

/** Whether a column of this kind names a person by itself. */
export function holdsNames(column: Column | undefined): boolean {
  return column === "name" || column === "given" || column === "surname";
}

/** The headings to name in an error. */
export const EXPECTED_COLUMNS =
  "name, or given, initials, particle and surname; label, id, gender and birth date may be there";
