import { faker } from "@faker-js/faker/locale/it";
import type { LanguagePack } from "../language-pack.ts";

const italian = faker.rawDefinitions.location;

/** Italian places from one package, until places are shared by all languages; the foreign towns are those that patients come from. */
export const ITALIAN_PLACES: LanguagePack["places"] = {
  city: italian?.city_name ?? [],
  region: [
    "Abruzzo", "Basilicata", "Calabria", "Campania", "Emilia-Romagna", "Friuli", "Lazio", "Liguria", "Lombardia", "Molise",
    "Piemonte", "Puglia", "Sardegna", "Sicilia", "Toscana", "Trentino", "Umbria", "Veneto", "Salento", "Brianza", "Irpinia",
    "Maremma", "Cilento", "Romagna", "Gallura", "Valtellina", "Garfagnana", "Val Camonica", "Carnia", "Barbagia",
  ],
  country: italian?.country?.filter((name) => typeof name === "string") ?? [],
  abroad: [
    "Tirana", "Bucarest", "Iași", "Chișinău", "Kiev", "Leopoli", "Lima", "Quito", "Guayaquil", "Manila", "Casablanca", "Tunisi",
    "Il Cairo", "Dakar", "Lagos", "Dacca", "Karachi", "Lahore", "Colombo", "Varsavia", "Cracovia", "Zurigo", "Ginevra", "Lugano",
    "Londra", "Parigi", "Lione", "Berlino", "Monaco", "Francoforte", "Bruxelles", "Charleroi", "Buenos Aires", "New York",
  ],
};
