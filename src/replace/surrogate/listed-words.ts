import type { NoteLanguage } from "../../text/note-languages.ts";
import { foldWord } from "../../text/fold.ts";
import { caseOf, writeAs } from "./letter-case.ts";
import type { Lot } from "./lot.ts";
import { createPool, drawFrom } from "./pool.ts";

const list = (text: string): readonly string[] => text.trim().split(/\s*\|\s*/);

const PROFESSIONS: Readonly<Record<NoteLanguage, readonly string[]>> = {
  nl: list(
    "timmerman|leraar|boekhouder|chauffeur|kok|bakker|slager|kapper|schilder|loodgieter|tuinman|postbode|verkoper|secretaresse|monteur|lasser|metselaar|boer|ober|magazijnmedewerker|schoonmaker|programmeur|journalist|fotograaf|receptionist",
  ),
  es: list(
    "carpintero|profesora|contable|conductor|cocinera|panadero|carnicero|peluquera|pintor|fontanero|jardinero|cartero|vendedora|secretaria|mecánico|soldador|albañil|agricultor|camarera|limpiadora|programador|periodista|fotógrafa|recepcionista|electricista",
  ),
  it: list(
    "falegname|insegnante|contabile|autista|cuoco|panettiere|macellaio|parrucchiera|imbianchino|idraulico|giardiniere|postino|commessa|segretaria|meccanico|saldatore|muratore|agricoltore|cameriera|magazziniere|programmatore|giornalista|fotografa|elettricista|sarta",
  ),
  en: list(
    "carpenter|teacher|accountant|driver|cook|baker|butcher|hairdresser|painter|plumber|gardener|postman|salesman|secretary|mechanic|welder|bricklayer|farmer|waiter|cleaner|programmer|journalist|photographer|receptionist|electrician",
  ),
};

/** Relatives by gender, so that what is said of them ("she") still fits. */
const KIN: Readonly<Record<NoteLanguage, readonly (readonly string[])[]>> = {
  nl: [
    list("dochter|zus|moeder|tante|oma|nicht|schoondochter|kleindochter|echtgenote"),
    list("zoon|broer|vader|oom|opa|neef|schoonzoon|kleinzoon|echtgenoot"),
  ],
  es: [
    list("hija|hermana|madre|tía|abuela|sobrina|nuera|nieta|esposa|prima"),
    list("hijo|hermano|padre|tío|abuelo|sobrino|yerno|nieto|marido|primo"),
  ],
  it: [
    list("figlia|sorella|madre|zia|nonna|cugina|nuora|cognata|moglie"),
    list("figlio|fratello|padre|zio|nonno|cugino|genero|cognato|marito"),
  ],
  en: [
    list("daughter|sister|mother|aunt|grandmother|niece|daughter-in-law|granddaughter|wife"),
    list("son|brother|father|uncle|grandfather|nephew|son-in-law|grandson|husband"),
  ],
};

/** Another profession of the language. */
export function replaceProfession(surface: string, language: NoteLanguage, lot: Lot): string {
  return drawAnother(surface, PROFESSIONS[language], lot, "PROFESSION");
}

/** Another relative of the same gender; undefined for a word that is none of the language. */
export function replaceKin(surface: string, language: NoteLanguage, lot: Lot): string | undefined {
  const kin = KIN[language].find((words) => words.some((word) => foldWord(word) === foldWord(surface)));
  return kin && drawAnother(surface, kin, lot, "KINSHIP");
}

function drawAnother(surface: string, words: readonly string[], lot: Lot, label: string): string {
  const folded = foldWord(surface);
  const pool = createPool(words.map((word) => [word, 1] as const));
  const drawn = drawFrom(lot, pool, [label, folded], (word) => !folded.includes(foldWord(word)));
  return writeAs(drawn ?? (words[0] as string), caseOf(surface));
}
