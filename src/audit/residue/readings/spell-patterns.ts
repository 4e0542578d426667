import { foldWord } from "../../../text/fold.ts";
import { spellPattern } from "./spell-pattern.ts";

/** Letters, in any encoding of one byte a unit. */
const L = String.raw`A-Za-z\x80-\xff`;
/** What no pattern of one word has within it, as it stands in a file. */
const INSIDE = /[^\s"]/;
/** Looked at on either side of a place that looks like a pattern. */
const REACH = 200;

/**
 * Where a text looks like a pattern that spells a word: a class of a few letters before a letter, another class or a group (`[Vv]erhoeven`), or
 * behind a letter if it is one letter in both cases (`Ja[nN]`); a group without a number, or of words, beside letters (`V(?:er)hoeven`,
 * `Ver(hoeven|meer)`); and an escape that stands for no letter before a capital (`\sJan`).
 */
const SEED = new RegExp(
  [
    String.raw`\[[${L}]{1,12}\](?=[${L}[(])`,
    String.raw`(?<=[${L})\]])\[([A-Za-z])([A-Za-z])\]`,
    String.raw`\(\?[:>=!<PiI-]`,
    String.raw`\([${L}]{1,30}(?:\|[${L}]{0,30}){1,50}\)(?=[${L}])|(?<=[${L}])\([${L}]{1,30}(?:\|[${L}]{0,30}){1,50}\)`,
    String.raw`\\[bBsSdDwWAzZGhHRX](?=[A-Z\xc3])`,
  ].join("|"),
  "g",
);
/** Where JSON says that a string is a pattern, as a tokenizer's does: `{"Regex": "…"}`. */
const NAMED = /"[\w.-]{0,40}(?:regex|pattern|pat_str)[\w.-]{0,40}"\s{0,8}:\s{0,8}("(?:[^"\\]|\\.){1,20000}")/gi;

/** What a text's patterns spell. */
export interface SpelledText {
  /** A word or several a line, in lower case and without accents, a byte in each code unit; empty without any. */
  readonly text: string;
  /** What of it is not known, if anything. */
  readonly closed?: string;
}

/** The words that the regular expressions in a text spell. A byte in each code unit. */
export function spellPatterns(text: string): SpelledText {
  const named = new Set([...text.matchAll(NAMED)].map(([, value = ""]) => unquote(value)));
  const patterns = new Set(named);
  let end = 0;
  for (const { index, 1: one, 2: other, 0: seed } of text.matchAll(SEED)) {
    if (index < end || (one !== undefined && one.toLowerCase() !== other?.toLowerCase())) continue;
    const from = startOf(text, index, end);
    end = endOf(text, index + seed.length);
    patterns.add(text.slice(from, end));
  }
  const found = new Set<string>();
  let isWhole = true;
  for (const pattern of patterns) {
    const spelled = spellPattern(Buffer.from(pattern, "latin1").toString("utf8"));
    for (const words of spelled.words) found.add(foldWord(words));
    // Of what only looks like a pattern nothing is claimed.
    if (named.has(pattern)) isWhole &&= spelled.isWhole;
  }
  return {
    text: Buffer.from([...found].join("\n"), "utf8").toString("latin1"),
    ...(!isWhole && { closed: "a pattern that spells more words than can be tried" }),
  };
}

function startOf(text: string, index: number, least: number): number {
  let start = index;
  while (start > least && start > index - REACH && INSIDE.test(text[start - 1] as string)) start--;
  return start;
}

function endOf(text: string, index: number): number {
  let end = index;
  while (end < text.length && end < index + REACH && INSIDE.test(text[end] as string)) end++;
  return end;
}

function unquote(value: string): string {
  try {
    return Buffer.from(JSON.parse(Buffer.from(value, "latin1").toString("utf8")) as string, "utf8").toString("latin1");
  } catch {
    return value.slice(1, -1);
  }
}
