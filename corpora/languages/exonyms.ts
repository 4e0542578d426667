import type { PackLanguage } from "./language-pack.ts";
import { tableOf } from "./word-lists.ts";

function namesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(tableOf(text)).map(([name, [called]]) => [name, called as string]));
}

/** Towns that the gazetteer has under an English (or a local) name, as notes of a language call them. */
export const EXONYMS: Readonly<Record<PackLanguage, Readonly<Record<string, string>>>> = {
  en: namesOf(`
    Roma: Rome; Sevilla: Seville; München: Munich; Köln: Cologne; Wien: Vienna; Praha: Prague
  `),
  es: namesOf(`
    London: Londres; Paris: París; Rome: Roma; Milan: Milán; Turin: Turín; Naples: Nápoles; Genoa: Génova; Florence: Florencia;
    Venice: Venecia; Lisbon: Lisboa; Berlin: Berlín; Munich: Múnich; Köln: Colonia; Hamburg: Hamburgo; Frankfurt: Fráncfort;
    Brussels: Bruselas; Antwerpen: Amberes; Geneva: Ginebra; Zürich: Zúrich; Vienna: Viena; Prague: Praga; Warsaw: Varsovia;
    Moscow: Moscú; Bucharest: Bucarest; Athens: Atenas; Marseille: Marsella; Bordeaux: Burdeos; Tangier: Tánger; Fes: Fez;
    Marrakesh: Marrakech; Tétouan: Tetuán; Algiers: Argel; Cairo: El Cairo; Beijing: Pekín; Shanghai: Shanghái;
    New York City: Nueva York; Philadelphia: Filadelfia; Stockholm: Estocolmo; Copenhagen: Copenhague; Kyiv: Kiev;
    The Hague: La Haya; Amsterdam: Ámsterdam; Istanbul: Estambul; Seville: Sevilla; Mexico City: Ciudad de México;
    Palma: Palma de Mallorca
  `),
  it: namesOf(`
    Rome: Roma; Milan: Milano; Turin: Torino; Florence: Firenze; Naples: Napoli; Venice: Venezia; Genoa: Genova; Padua: Padova;
    Mantua: Mantova; Syracuse: Siracusa; Leghorn: Livorno; London: Londra; Paris: Parigi; Lisbon: Lisbona; Berlin: Berlino;
    Munich: Monaco di Baviera; Köln: Colonia; Hamburg: Amburgo; Dresden: Dresda; Stuttgart: Stoccarda; Frankfurt: Francoforte;
    Brussels: Bruxelles; Antwerpen: Anversa; Geneva: Ginevra; Zürich: Zurigo; Basel: Basilea; Bern: Berna; Prague: Praga;
    Warsaw: Varsavia; Moscow: Mosca; Bucharest: Bucarest; Athens: Atene; Marseille: Marsiglia; Lyon: Lione; Nice: Nizza;
    Barcelona: Barcellona; Sevilla: Siviglia; Algiers: Algeri; Tunis: Tunisi; Cairo: Il Cairo; Beijing: Pechino;
    New York City: New York; Philadelphia: Filadelfia; Stockholm: Stoccolma; Copenhagen: Copenaghen; Kyiv: Kiev; The Hague: L'Aia;
    Zagreb: Zagabria; Ljubljana: Lubiana; Split: Spalato; Rijeka: Fiume; Lviv: Leopoli; Kraków: Cracovia
  `),
  nl: namesOf(`
    The Hague: Den Haag; Almere Stad: Almere; Brussels: Brussel; Antwerp: Antwerpen; Ghent: Gent; Bruges: Brugge; London: Londen;
    Paris: Parijs; Berlin: Berlijn; Cologne: Keulen; Köln: Keulen; Munich: München; Aachen: Aken; Milan: Milaan; Turin: Turijn;
    Naples: Napels; Venice: Venetië; Lisbon: Lissabon; Vienna: Wenen; Prague: Praag; Warsaw: Warschau; Moscow: Moskou;
    Bucharest: Boekarest; Athens: Athene; Geneva: Genève; Kraków: Krakau; Cairo: Caïro; New York City: New York; Beijing: Peking;
    Copenhagen: Kopenhagen; Baghdad: Bagdad; Tehran: Teheran; Al Hoceïma: Al Hoceima
  `),
};
