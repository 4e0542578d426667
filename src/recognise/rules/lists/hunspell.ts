import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { foldWord } from "../../../text/fold.ts";

/** What a Hunspell spelling dictionary with one-character flags knows of a folded word. */
export interface SpellingDictionary {
  /** An entry written in small letters, or a form that its affix rules make of one. */
  isOrdinary(key: string): boolean;
  /** An entry written with a capital: a name, a place, an abbreviation. */
  isProper(key: string): boolean;
}

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

/**
 * Reads the Hunspell dictionary in an npm package (`index.dic`, `index.aff`). Inflected forms are undone at lookup, not
 * expanded: Spanish has millions. Source of the format: hunspell(5).
 */
export function loadSpellingDictionary(packageName: string): SpellingDictionary {
  const folder = dirname(createRequire(import.meta.url).resolve(packageName));
  return parseSpellingDictionary(
    readFileSync(join(folder, "index.aff"), "utf8"),
    readFileSync(join(folder, "index.dic"), "utf8"),
  );
}

/** The dictionary of the text of an affix file and of a word file. */
export function parseSpellingDictionary(affixes: string, words: string): SpellingDictionary {
  const ordinary = new Map<string, string>();
  const proper = new Set<string>();
  for (const line of words.split(/\r?\n/).slice(1)) {
    const entry = line.split(/\s/, 1)[0] ?? "";
    const slash = entry.indexOf("/");
    const word = slash < 0 ? entry : entry.slice(0, slash);
    const flags = slash < 0 ? "" : entry.slice(slash + 1);
    if (!/^\p{L}/u.test(word)) continue;
    const key = foldWord(word);
    if (word === word.toLowerCase()) ordinary.set(key, (ordinary.get(key) ?? "") + flags);
    else proper.add(key);
  }
  const prefixes = readRules(affixes, "PFX");
  const suffixes = readRules(affixes, "SFX");

  /** Is `key` an entry, or a suffixed form of one, that bears the flag `next` of the affix outside it and the flag `crossed` of a prefix? */
  const hasForm = (key: string, next: string, crossed: string, depth: number): boolean => {
    const flags = ordinary.get(key);
    if (flags !== undefined && flags.includes(next) && flags.includes(crossed)) return true;
    if (depth === 0) return false;
    return stems(key, suffixes, "suffix", (stem, rule) => {
      return rule.continuation.includes(next) && hasForm(stem, rule.flag, crossed, depth - 1);
    });
  };
  return {
    isOrdinary: (key) =>
      hasForm(key, "", "", DEEPEST_SUFFIX) ||
      stems(key, prefixes, "prefix", (stem, rule) => hasForm(stem, "", rule.flag, DEEPEST_SUFFIX)),
    isProper: (key) => proper.has(key),
  };
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
