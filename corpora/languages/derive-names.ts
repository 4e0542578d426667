import type { Random } from "../../src/base/random.ts";
import type { Gender } from "../names/person.ts";
import type { NameStock, PackLanguage } from "./language-pack.ts";

/** What names of a language end in, and what stands before them: surnames are made of another name's stem and one of these. */
interface NameRules {
  readonly endings: readonly string[];
  readonly prefixes: readonly string[];
  readonly given: Readonly<Record<Gender, readonly string[]>>;
}

const RULES: Readonly<Record<PackLanguage, NameRules>> = {
  en: {
    endings: [
      ..."ford ham ley well worth bury combe field man son by ton wick stead more den ridge shaw croft hurst".split(
        " ",
      ),
      ..."kin kins ett wright low stone brook tree water house ling".split(" "),
    ],
    prefixes: ["Mc", "Mac", "O'", "Fitz", "St. ", "De ", "Ap"],
    given: {
      female: "lyn leigh elle ina etta anne ia belle ie een".split(" "),
      male: "den ton an ric well ley us on ie".split(" "),
    },
  },
  es: {
    endings:
      "ez uela ero edo al eda ales ares illo illa ín ón ejo uelo osa oso añ ez eira arte ondo ado ada iza erri etxe aga".split(
        " ",
      ),
    prefixes: ["de ", "de la ", "del ", "San ", "Val", "Villa", "Monte", "Etxe", "Ria", "Can"],
    given: {
      female: "ina elia ita aria inda ora isa encia".split(" "),
      male: "ano elio ito ario indo oro iso encio".split(" "),
    },
  },
  it: {
    endings:
      "ini etti ella acci one ucci ato elli ieri aro igo an on in azzo uzzi esi ani oni isi ardi ino otti era asco ese iello utti".split(
        " ",
      ),
    prefixes: ["Di ", "De ", "D'", "Dal ", "Della ", "Lo ", "La ", "Del ", "Mont", "Bon"],
    given: {
      female: "ella ina etta iana alba isa enza".split(" "),
      male: "ello ino etto iano aldo iso enzo".split(" "),
    },
  },
  nl: {
    endings:
      "sma stra inga ink ema s sen man huis dijk beek veld mans kens hof berg stein horst laar donk kamp meer aart ing".split(
        " ",
      ),
    prefixes: ["van ", "van de ", "van der ", "van den ", "de ", "ter ", "ten ", "op den ", "van 't "],
    given: { female: "je ke a lien tje ina elle mijn".split(" "), male: "e o en ert jan bert wijn".split(" ") },
  },
};

/** The letters of a name up to where a vowel begins after a consonant; the name itself if there is no such place past the second. */
function stemOf(name: string, random: Random): string {
  const cuts = [...name.matchAll(/(?<=[^aeiouyáéíóúàèìòùëïöü\s'’-])(?=[aeiouyáéíóúàèìòùëïöü])/giu)]
    .map((match) => match.index)
    .filter((index) => index >= 2);
  return cuts.length === 0 ? name : name.slice(0, random.pick(cuts));
}

function tailOf(name: string, random: Random): string {
  const stem = stemOf(name, random);
  return stem === name ? name.slice(-3).toLowerCase() : name.slice(stem.length);
}

function plain(names: readonly string[], random: Random): string {
  for (let attempt = 0; attempt < 10; attempt++) {
    const name = random.pick(names);
    if (/^\p{Lu}\p{Ll}{3,9}$/u.test(name)) return name;
  }
  return random.pick(names);
}

function join(stem: string, ending: string): string {
  const joined = stem.slice(-1).toLowerCase() === ending.slice(0, 1) ? stem + ending.slice(1) : stem + ending;
  return joined.length > 13 ? joined.slice(0, 13) : joined;
}

/** A surname in no list: two surnames' halves, a stem with another ending, a place or given name behind a prefix. */
export function deriveSurname(
  stock: NameStock,
  places: readonly string[],
  language: PackLanguage,
  random: Random,
): string {
  const { endings, prefixes } = RULES[language];
  const draw = random.next();
  const surname = plain(stock.surnames.male, random);
  if (draw < 0.35) return join(stemOf(surname, random), tailOf(plain(stock.surnames.male, random), random));
  if (draw < 0.7) return join(stemOf(surname, random), random.pick(endings));
  if (draw < 0.8) return plain(places, random);
  if (draw < 0.9) return join(stemOf(plain(stock.male, random), random), random.pick(endings));
  const prefix = random.pick(prefixes);
  const base = plain(random.chance(0.5) ? places : stock.surnames.male, random);
  return /[ '\p{Lu}]$/u.test(prefix) || language === "en" ? prefix + base : join(prefix, base.toLowerCase());
}

/** A given name in no list: two names' halves, or a stem with one of the language's endings. */
export function deriveGiven(stock: NameStock, gender: Gender, language: PackLanguage, random: Random): string {
  const stem = stemOf(plain(stock[gender], random), random);
  if (random.chance(0.6)) return join(stem, tailOf(plain(stock[gender], random), random));
  return join(stem, random.pick(RULES[language].given[gender]));
}
