import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { foldWord } from "../../../text/fold.ts";

interface AffixRule {
  readonly flag: string;
  readonly strip: string;
  readonly condition: RegExp;
  /** Flags that the affix itself carries: what may still be put behind or before the form. */
  readonly continuation: string;
}

type AffixRules = ReadonlyMap<string, readonly AffixRule[]>;

/** `PFX|SFX flag strip add/continuation condition`. */
const AFFIX_LINE = /^(PFX|SFX)\s+(\S)\s+(\S+)\s+([^/\s]+)(?:\/(\S+))?\s+(\S+)/;
/** Suffixes put one behind another ("canciones" is -ción, then -es). */
const DEEPEST_SUFFIX = 2;

/** An affix file and the flags of words: what lookups need. */
export interface SpellingSource {
  readonly affixes: string;
  /** Flags of folded words that are listed in small letters, of all their entries together. */
  readonly words: { get(key: string): string | undefined };
}

/** The same with all words at hand. */
export interface SpellingEntries extends SpellingSource {
  readonly words: ReadonlyMap<string, string>;
}

/** Reads the Hunspell dictionary in an npm package (`index.dic`, `index.aff`). Source of the format: hunspell(5). */
export function readSpellingDictionary(packageName: string): SpellingEntries {
  const folder = dirname(createRequire(import.meta.url).resolve(packageName));
  return {
    affixes: readFileSync(join(folder, "index.aff"), "utf8"),
    words: readEntries(readFileSync(join(folder, "index.dic"), "utf8")),
  };
}

/** Folded words that a word file has in small letters, and their flags. */
export function readEntries(wordFile: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const line of wordFile.split(/\r?\n/).slice(1)) {
    const entry = line.split(/\s/, 1)[0] ?? "";
    const slash = entry.indexOf("/");
    const word = slash < 0 ? entry : entry.slice(0, slash);
    if (!/^\p{L}/u.test(word) || word !== word.toLowerCase()) continue;
    const key = foldWord(word);
    words.set(key, (words.get(key) ?? "") + (slash < 0 ? "" : entry.slice(slash + 1)));
  }
  return words;
}

/**
 * Whether a folded word is listed in small letters, or a form that affix rules make of such a word. Forms are undone at lookup,
 * not expanded: Spanish has millions.
 */
export function createSpellingTest({ affixes, words }: SpellingSource): (key: string) => boolean {
  const prefixes = readRules(affixes, "PFX");
  const suffixes = readRules(affixes, "SFX");

  /** Is `key` an entry, or a suffixed form of one, that bears the flag `next` of the affix outside it and the flag `crossed` of a prefix? */
  const hasForm = (key: string, next: string, crossed: string, depth: number): boolean => {
    const flags = words.get(key);
    if (flags !== undefined && flags.includes(next) && flags.includes(crossed)) return true;
    if (depth === 0) return false;
    return stems(key, suffixes, "suffix", (stem, rule) => {
      return rule.continuation.includes(next) && hasForm(stem, rule.flag, crossed, depth - 1);
    });
  };
  return (key) =>
    hasForm(key, "", "", DEEPEST_SUFFIX) ||
    stems(key, prefixes, "prefix", (stem, rule) => hasForm(stem, "", rule.flag, DEEPEST_SUFFIX));
}

/** True if `accept` takes a word from which one of the rules makes `key`. */
function stems(
  key: string,
  rules: AffixRules,
  side: "prefix" | "suffix",
  accept: (stem: string, rule: AffixRule) => boolean,
): boolean {
  for (let length = 1; length < key.length; length++) {
    const affix = side === "suffix" ? key.slice(-length) : key.slice(0, length);
    for (const rule of rules.get(affix) ?? []) {
      const stem = side === "suffix" ? key.slice(0, -length) + rule.strip : rule.strip + key.slice(length);
      if (rule.condition.test(stem) && accept(stem, rule)) return true;
    }
  }
  return false;
}

function readRules(affixes: string, kind: "PFX" | "SFX"): AffixRules {
  const rules = new Map<string, AffixRule[]>();
  for (const line of affixes.split(/\r?\n/)) {
    const [, found, flag = "", strip = "", add = "", continuation = "", condition = ""] = AFFIX_LINE.exec(line) ?? [];
    if (found !== kind || add === "0") continue;
    const folded = condition.replace(/\p{L}+/gu, foldWord);
    const affix = foldWord(add);
    const rule: AffixRule = {
      flag,
      strip: strip === "0" ? "" : foldWord(strip),
      condition: new RegExp(kind === "SFX" ? `${folded}$` : `^${folded}`),
      continuation,
    };
    const same = rules.get(affix);
    if (same === undefined) rules.set(affix, [rule]);
    else same.push(rule);
  }
  return rules;
}
