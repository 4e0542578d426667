import { foldWord } from "../../../text/fold.ts";

/** Rules that strip and ask the same of a word: what they make of it is worked out once for all. */
interface AffixRule {
  readonly strip: string;
  readonly written: string;
  /** Whether a stem is as the affix file's condition says. */
  readonly fits: (stem: string) => boolean;
  /** Flag of each, and the flags that the affix itself carries: what may still be put behind or before the form. */
  readonly flags: { readonly flag: string; readonly continuation: string }[];
}

/**
 * Rules by the folded affix that they put on, letter by letter from the word's end for suffixes, from its beginning for prefixes: few
 * words share more than a letter or two with an affix.
 */
class AffixNode {
  readonly next = new Map<number, AffixNode>();
  readonly rules: AffixRule[] = [];

  /** The node below under a code unit, made if it is not there. */
  grow(unit: number): AffixNode {
    let node = this.next.get(unit);
    if (node === undefined) this.next.set(unit, (node = new AffixNode()));
    return node;
  }
}

/** `PFX|SFX flag strip add/continuation condition`. */
const AFFIX_LINE = /^(PFX|SFX)\s+(\S+)\s+(\S+)\s+([^/\s]+)(?:\/(\S+))?\s+(\S+)/;
/** Suffixes put one behind another ("canciones" is -ción, then -es). */
const DEEPEST_SUFFIX = 2;

/** An affix file and the flags of words: what lookups need. */
export interface SpellingSource {
  readonly affixes: string;
  /** Flags of folded words that are listed in small letters, of all their entries together. */
  readonly words: {
    get(key: string): string | undefined;
    /** False where `key.slice(0, end) + ending` is none of them, which most stems are not: no string is made for that. */
    mayHave?(key: string, end: number, ending: string): boolean;
  };
}

/** Characters of a flag, as an affix file says. */
export function flagWidthOf(affixes: string): number {
  return /^FLAG\s+long/m.test(affixes) ? 2 : 1;
}

/** True if `flag`, of so many characters, is among `flags`; no flag always is. */
export function hasFlag(flags: string, flag: string, width: number): boolean {
  if (flag === "") return true;
  for (let i = 0; i < flags.length; i += width) if (flags.startsWith(flag, i)) return true;
  return false;
}

/**
 * Whether a folded word is listed in small letters, or a form that affix rules make of such a word. Forms are undone at lookup,
 * not expanded: Spanish has millions.
 */
export function createSpellingTest({ affixes, words }: SpellingSource): (key: string) => boolean {
  const width = flagWidthOf(affixes);
  const prefixes = readRules(affixes, "PFX");
  const suffixes = readRules(affixes, "SFX");
  // Those that carry flags: what others make takes no suffix.
  const carrying = readRules(affixes, "SFX", true);
  const mayBeEntry = (key: string, end: number, ending: string) => words.mayHave?.(key, end, ending) ?? true;

  /** Is `key` an entry, or a suffixed form of one, that bears the flag `next` of the affix outside it and the flag `crossed` of a prefix? */
  const hasForm = (key: string, next: string, crossed: string, depth: number): boolean => {
    const flags = words.get(key);
    if (flags !== undefined && hasFlag(flags, next, width) && hasFlag(flags, crossed, width)) return true;
    if (depth === 0) return false;
    let node = (next === "" ? suffixes : carrying).next.get(key.charCodeAt(key.length - 1));
    for (let length = 1; length < key.length && node !== undefined; length++) {
      const end = key.length - length;
      for (const { strip, fits, flags: each } of node.rules) {
        if (!mayBeEntry(key, end, strip) && (depth === 1 || !endsLikeRule(carrying, key, end, strip))) continue;
        const stem = key.slice(0, end) + strip;
        if (!fits(stem)) continue;
        for (const { flag, continuation } of each)
          if (hasFlag(continuation, next, width) && hasForm(stem, flag, crossed, depth - 1)) return true;
      }
      node = node.next.get(key.charCodeAt(end - 1));
    }
    return false;
  };
  const hasPrefixed = (key: string): boolean => {
    let node = prefixes.next.get(key.charCodeAt(0));
    for (let length = 1; length < key.length && node !== undefined; length++) {
      for (const { strip, fits, flags } of node.rules) {
        const stem = strip + key.slice(length);
        if (fits(stem) && flags.some(({ flag }) => hasForm(stem, "", flag, DEEPEST_SUFFIX))) return true;
      }
      node = node.next.get(key.charCodeAt(length));
    }
    return false;
  };
  return (key) => hasForm(key, "", "", DEEPEST_SUFFIX) || hasPrefixed(key);
}

/** Does `key.slice(0, end) + ending` end with the affix of any rule below a root? */
function endsLikeRule(root: AffixNode, key: string, end: number, ending: string): boolean {
  let node: AffixNode | undefined = root;
  for (let back = 1; back <= end + ending.length; back++) {
    const inEnding = ending.length - back;
    node = node.next.get(inEnding >= 0 ? ending.charCodeAt(inEnding) : key.charCodeAt(end + inEnding));
    if (node === undefined) return false;
    if (node.rules.length > 0) return true;
  }
  return false;
}

/** The rules of a kind; `carriesFlags`: of them those alone whose affixes carry flags. */
function readRules(affixes: string, kind: "PFX" | "SFX", carriesFlags = false): AffixNode {
  const root = new AffixNode();
  const conditions = new Map<string, (stem: string) => boolean>();
  for (const line of affixes.split(/\r?\n/)) {
    const [, found, flag = "", strip = "", add = "", continuation = "", written = ""] = AFFIX_LINE.exec(line) ?? [];
    if (found !== kind || add === "0" || (carriesFlags && continuation === "")) continue;
    let fits = conditions.get(written);
    if (fits === undefined)
      conditions.set(written, (fits = readCondition(written.replace(/\p{L}+/gu, foldWord), kind)));
    const stripped = strip === "0" ? "" : foldWord(strip);
    const affix = foldWord(add);
    let node = root;
    for (let i = 0; i < affix.length; i++)
      node = node.grow(affix.charCodeAt(kind === "SFX" ? affix.length - 1 - i : i));
    addRule(node.rules, stripped, written, fits, { flag, continuation });
  }
  return root;
}

function addRule(
  rules: AffixRule[],
  strip: string,
  written: string,
  fits: (stem: string) => boolean,
  flags: AffixRule["flags"][number],
): void {
  const like = rules.find((rule) => rule.strip === strip && rule.written === written);
  if (like === undefined) rules.push({ strip, written, fits, flags: [flags] });
  else like.flags.push(flags);
}

/** Letters, sets of letters and full stops: what nearly all conditions are made of. */
const PLAIN_CONDITION = /^(?:[a-z'.]|\[\^?[a-z']+\])+$/;
const CONDITION_PART = /\[(\^?)([^\]]+)\]|(.)/g;

/** What a folded condition asks of a stem's end, or its beginning before a prefix. */
function readCondition(folded: string, kind: "PFX" | "SFX"): (stem: string) => boolean {
  if (!PLAIN_CONDITION.test(folded)) {
    const pattern = new RegExp(kind === "SFX" ? `${folded}$` : `^${folded}`);
    return (stem) => pattern.test(stem);
  }
  const parts = [...folded.matchAll(CONDITION_PART)].map(([, not, set, letter]) => ({
    letters: set ?? (letter === "." ? "" : (letter as string)),
    isIn: not !== "^" && letter !== ".",
  }));
  return (stem) => {
    const from = kind === "SFX" ? stem.length - parts.length : 0;
    if (from < 0 || stem.length < parts.length) return false;
    for (let i = 0; i < parts.length; i++) {
      const { letters, isIn } = parts[i] as (typeof parts)[number];
      if (letters.includes(stem.charAt(from + i)) !== isIn) return false;
    }
    return true;
  };
}
