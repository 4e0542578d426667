import type { AddressWords } from "../engine/language-rules.ts";
import { anyOf, type Finder, type Found, WORD_END, WORD_START } from "./finder.ts";
import type { PatternSet } from "./pattern-search.ts";
import { searchByNumber } from "./search-by-number.ts";

/** Code units behind a kind of street in which its name and number stand. */
const LONGEST = 96;
/** A word of a street's name, with its stop or commas: "Dr.", "la", "12". */
const WORD = "(?:(?!\\d{1,4}(?:(?!\\sde\\s\\p{L})[\\s,.)]|$))[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}.'’·ªº/-]*[\\s,]{1,2})";
const NUMBER =
  "(?:n[.º°o]{0,2}\\.?\\s?|núm\\.?\\s?|num\\.?\\s?|numero\\s|número\\s|#\\s?|km\\.?\\s?)?(?:\\d{1,4}(?:[.,]\\d{3})?(?!\\p{N})|s/n(?!\\p{L})|s\\.n\\.|snc(?!\\p{L}))";
/** Capitalised words and particles, where no number ends the address. */
const CAPITALS =
  "(?:(?:de|del|de la|de las|de los|di|della|delle|dei|degli|dello|dell['’]|san|santa|la|el|los|las|i|d['’])\\s?){0,2}[\\p{Lu}][\\p{L}\\p{M}'’·-]*(?:\\s(?:(?:de|del|la|las|los|y|i|di|della|e)\\s){0,2}[\\p{Lu}][\\p{L}\\p{M}'’·-]*){0,4}";

/** "Pedro Plaza refiere dolor. RR 120": a capitalised word before the kind, and small words behind it that are no street's. */
const SURNAME_BEFORE = /\p{Lu}\p{Ll}+ $/u;
const SENTENCE =
  /^ (?!(?:de|del|della|di|la|las|los|el)\s)\p{Ll}+,? (?!(?:de|del|della|di|la|las|los|el|y|e)\s)\p{Ll}/u;
const LONGEST_WORD = 24;
/** Code units of the three capitalised words and the street's name that may stand before a number, and some to spare. */
const LONGEST_STREET = 300;

/** "María del C. Pérez": a letter of a person's name, and no calle. */
const DEVOTION = /\p{Lu}\p{Ll}+ (?:del|de la|de las|de los) $/u;

/** Streets with number, floor and door; without a number only behind an unmistakable kind of street. */
export function createAddressFinder(words: AddressWords, patterns: PatternSet): Finder {
  const finders = [
    words.before === undefined ? undefined : kindBefore(words.before, words.tail, patterns),
    words.after === undefined ? undefined : kindAfter(words.after, words.tail, patterns),
    words.ending === undefined ? undefined : kindEnding(words.ending, words.tail),
  ].filter((finder) => finder !== undefined);
  return (reading) => finders.flatMap((find) => find(reading));
}

/** "Calle Carmen Romero, 23, 1D", "Via Roma 12/A". */
function kindBefore(kinds: string, tail: string, patterns: PatternSet): Finder {
  const kind = new RegExp(`${WORD_START}${anyOf(kinds)}(?=[\\s.'’]|(?<=/)\\p{L})`, "giu");
  const numbered = new RegExp(`^[\\s.]{0,2}${WORD}{1,8}?${NUMBER}${tail}`, "iu");
  const findKinds = patterns.search(kind);
  const named = new RegExp(`^[\\s.]{0,2}${CAPITALS}`, "u");
  return (reading) => {
    const { text } = reading;
    const found: Found[] = [];
    let last = 0;
    for (const match of findKinds(reading)) {
      if (match.index < last) continue;
      const start = match.index;
      const end = start + match[0].length;
      const rest = text.slice(end, end + LONGEST).split(/[\r\n;:@]/, 1)[0] ?? "";
      const isCapitalised = /^[\p{Lu}]/u.test(match[0]) || match[0].includes("/");
      // "vía oral 3" and "cuesta 2" are no addresses: a small kind needs a capitalised name.
      if (!isCapitalised && !/^[\s.]{1,2}(?:de\s|del\s|della\s|di\s|la\s){0,2}\p{Lu}/u.test(rest)) continue;
      if (
        isCapitalised &&
        SURNAME_BEFORE.test(text.slice(Math.max(0, start - LONGEST_WORD), start)) &&
        SENTENCE.test(rest)
      )
        continue;
      const isLetter = /^\p{L}\.?$/u.test(match[0]);
      if (isLetter && DEVOTION.test(text.slice(Math.max(0, start - LONGEST_WORD), start))) continue;
      const withNumber = numbered.exec(rest)?.[0];
      const surface = withNumber ?? (isCapitalised ? named.exec(rest)?.[0] : undefined);
      if (surface === undefined) continue;
      if (
        withNumber === undefined &&
        !/^(?:c\/\.?|calle|avda\.?|avenida|plaza|paseo|carretera|ctra\.?|ronda|viale|piazza|corso)$/iu.test(match[0])
      )
        continue;
      last = end + surface.replace(/[\s,.-]+$/u, "").length;
      found.push({
        start,
        end: last,
        label: "ADDRESS",
        score: withNumber === undefined ? 0.82 : 0.95,
        rule: "address",
      });
    }
    return found;
  };
}

/** "221B Baker Street", "Flat 2, 14 Old Kent Road". */
function kindAfter(kinds: string, tail: string, patterns: PatternSet): Finder {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}/.-])(?:(?:flat|apt|apartment|unit|suite)\\.?\\s?\\d{1,4}[A-Z]?,\\s)?\\d{1,5}[A-Za-z]?,?(?:\\s(?:[NSEW]\\.?|North|South|East|West))?(?:\\s\\p{Lu}[\\p{L}\\p{M}'’.-]{1,24}|\\s\\d{1,3}(?:st|nd|rd|th)){1,4}?\\s${anyOf(kinds)}\\.?${WORD_END}${tail}`,
    "gu",
  );
  // The kind itself is capitalised in an address, or in capitals with all else.
  const findAll = patterns.search(new RegExp(pattern.source.replace(anyOf(kinds), anyOf(capitalised(kinds))), "gu"));
  return (reading) =>
    findAll(reading).map((match) => ({
      start: match.index,
      end: match.index + match[0].replace(/\.$/, "").length,
      label: "ADDRESS" as const,
      score: 0.92,
      rule: "address",
    }));
}

/** "Prins Hendrikstraat 12-II", "de Lairessestraat 5 hs". */
function kindEnding(kinds: string, tail: string): Finder {
  const cap = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,24}\\s";
  const titles =
    "(?:Burgemeester|Burg\\.|Prins|Prinses|Koning|Koningin|Graaf|Gravin|Hertog|Jonkheer|Pastoor|Dokter|Dr\\.|Professor|Prof\\.|Meester|Mr\\.|Jan|Piet|Willem|Laan|Nicolaas|Jacob|Johan)";
  const prefix = `(?:${titles}\\s(?:(?:van|de|der|den|ter|ten)\\s){1,2}|(?:Van|De|Den|Het|Ter|Ten|'t|de|van)\\s(?:(?:de|der|den|het)\\s)?|(?!(?:Woont|Adres|Wonend|Verhuisd|Naar|Op|Aan|In|Via|Bij)\\s)(?:${cap}){1,3})`;
  const pattern = new RegExp(
    `${WORD_START}${prefix}?(?<!(?:de|van|het)\\s(?:de|der|den|het)\\s)\\p{Lu}[\\p{L}\\p{M}'’-]{1,40}?${anyOf(kinds)}\\s\\d{1,4}(?![\\p{N}%]|[.,:/-]\\d{2})${tail}`,
    "gu",
  );
  const findAll = searchByNumber(pattern, { before: anyOf(kinds), reach: LONGEST_STREET });
  return (reading) =>
    findAll(reading).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      label: "ADDRESS" as const,
      score: 0.9,
      rule: "address",
    }));
}

/** `road|rd` as `Road|ROAD|Rd|RD`. */
function capitalised(kinds: string): string {
  return kinds
    .split(/[|\n\s]+/)
    .filter((kind) => kind !== "")
    .flatMap((kind) => [kind[0]?.toUpperCase() + kind.slice(1), kind.toUpperCase()])
    .join("|");
}
