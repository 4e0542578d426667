import { foldSurface } from "../../text/fold.ts";
import type { NameFields } from "./parse-name.ts";

/** What a column of a list of names holds. */
export type Column = keyof NameFields | "label" | "id";

const NAMES_OF: Readonly<Record<Column, string>> = {
  name: "name|full name|fullname|naam|volledige naam|nombre completo|nombre y apellidos|nome completo",
  given:
    "given|given name|given names|first name|first names|firstname|forename|forenames|middle name|voornaam|voornamen|roepnaam|nombre|nombres|nombre de pila|nome",
  initials: "initials|initial|initialen|voorletters|voorletter|iniciales|iniziali",
  particle: "particle|prefix|surname prefix|tussenvoegsel|tussenvoegsels|voorvoegsel|voorvoegsels|particula",
  surname:
    "surname|surnames|last name|lastname|family name|achternaam|geslachtsnaam|apellido|apellidos|apellido1|apellido2|apellido 1|apellido 2|primer apellido|segundo apellido|cognome|partner name|partnernaam|meisjesnaam|birth name|maiden name",
  label: "label|etiqueta|type",
  id: "id|patient id|patientnummer|nummer|number|numero|nhc",
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

/** The headings to name in an error. */
export const EXPECTED_COLUMNS = "name, or given, initials, particle and surname; label and id may be there";
