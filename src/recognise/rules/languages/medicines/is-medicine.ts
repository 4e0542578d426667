import { byLanguage, type NoteLanguage } from "../../../../text/note-languages.ts";
import { isMedicalTerm } from "../../lists/medical-terms.ts";
import { readShippedWords } from "../../lists/read-shipped-words.ts";
import { OWN_BRANDS } from "./brands.ts";

const EVERYWHERE = [...readShippedWords("brands"), ...readShippedWords("short-forms")];
/** Brands and common medicines of a language's country. */
const BRANDS = byLanguage((code) => new Set([...EVERYWHERE, ...OWN_BRANDS[code]]));

/**
 * Endings that the World Health Organization gives to the names of substances of one kind (INN stems), as English, Dutch,
 * Spanish and Italian write them; folded. Source: WHO, "The use of stems in the selection of International Nonproprietary
 * Names", 2018.
 */
const INN_STEM = new RegExp(
  `(?:${[
    "mab|cept|kinra|tinib|ciclib|parib|rafenib|metinib|zomib|lisib|degib|rubicin[ae]?|taxel|platin[aeo]?|mustin[ae]?",
    "trexat[eo]?|citabin[ae]?|imus|limus",
    "pril|prilat|sartan|pridin[ae]?|dipin[aeo]?|[aeiop]lol|[ao]lolo|olol|zosin[ae]?|statin[ae]?|fibra(?:te|at|to)",
    "grel|grelor|gatran|xaban|parin(?:e|a|ux)?|semide?|semida|tiazid[ae]?|thiazide?|kiren|darone?|arona",
    "prazol[eo]?|conazol[eo]?|nidazol[eo]?|setron[e]?|tidin[ae]?|peridon[ae]?|pramide?|pramida",
    "gliptin[ae]?|gliflozin[ae]?|glutide?|glutida|glitazon[ae]?|formin[ae]?|glinid[ae]?",
    "cillin[ae]?|cilin[ae]|floxacin[aeo]?|mycin[ae]?|micin[ae]?|tromycin[ae]?|cyclin[ae]?|ciclin[ae]?|penem|bactam",
    "cavir|[ei]vir|ovir|uvir|zolid[e]?|bendazol[eo]?|quin[ae]|oxacin[ae]?",
    "azepam|zolam|zodon[ae]?|barbital|xetin[ae]?|talopram|triptylin[ae]?|triptilin[ae]?|pramin[ae]?|tiapin[ae]?",
    "zapin[ae]?|piprazol[eo]?|racetam|gabalin[ae]?|triptan|giline?|gilina|caine?|caina|codon[ae]?|fentanil[o]?",
    "fentanyl|orfin[ae]?|profen[eo]?|fenac[o]?|coxib|oxicam",
    "sterol[eo]?|meterol[eo]?|tropium|tropio|sonide?|sonida|metason[ae]?|asone|solon[ae]?|nisolon[ae]?|lukast",
    "azolin[ae]?|dronat[eo]?|dronaat|curonio|curonium|oxetin[ae]?|vaptan|tocin[ae]?|relin[ae]?|stim",
  ].join("|")})$`,
);
const CEF = /^(?:cef|ceph)[a-z]{4,}$/;
/** Endings of operations, examinations, specialties and illnesses: no name of such length ends so. */
const TERM = new RegExp(
  `(?:${[
    "logia|logie|logy|scopia|scopie|scopy|tomia|tomie|tomy|grafia|grafie|graphy|patia|patie|pathy|terapia|therapie",
    "therapy",
    "plastia|plastica|plastiek|plasty|aemia|emia|emie|uria|urie|itis|itide|osis|gram|gramma|grama|metria|metrie|metry",
    "centesis|centese|centesi|algia|algie|plegia|plegie|rragia|rragie|rrhage|megalia|megalie|megaly|ectasia|ectasie",
    "sclerosi|sclerose",
    "bacter|coccus|coccen|monas|myces|mycetes|pnoe|pnea|pnoea|lysis|procedure|syndroom|sindrome|syndrome",
  ].join("|")})$`,
);
const SHORTEST_TERM = 8;
/** Shorter words that end like a substance are names as well: "Colin", "Amado". */
const SHORTEST_SUBSTANCE = 7;

/**
 * A folded word that is a medicine, by its ending, a vocabulary of medicines or a brand of the language's country or of all, or a term of
 * medicine, by its ending or a vocabulary of illnesses.
 */
export function isMedicine(language: NoteLanguage, key: string): boolean {
  if (BRANDS[language].has(key)) return true;
  if (key.length >= SHORTEST_TERM && TERM.test(key)) return true;
  if (key.length >= SHORTEST_SUBSTANCE && (INN_STEM.test(key) || CEF.test(key))) return true;
  return isMedicalTerm(key);
}
