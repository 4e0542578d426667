import type { Random } from "../../src/base/random.ts";

/** Neighbours on a qwerty keyboard. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: "sqz",
  b: "vn",
  c: "xv",
  d: "sfe",
  e: "wrd",
  f: "dgr",
  g: "fht",
  h: "gjn",
  i: "uok",
  j: "hkn",
  k: "jlm",
  l: "k",
  m: "n",
  n: "bm",
  o: "ipl",
  p: "o",
  q: "wa",
  r: "etf",
  s: "adw",
  t: "ryg",
  u: "yij",
  v: "cb",
  w: "qes",
  x: "zc",
  y: "tu",
  z: "xs",
};

/**
 * The word with one typing error: two letters exchanged, one left out, doubled, or hit beside. The first letter stays. Words
 * under 3 letters come back unchanged; longer ones always change.
 */
export function mistypeWord(word: string, random: Random): string {
  if (word.length < 3) return word;
  for (let attempt = 0; attempt < 8; attempt++) {
    const edited = editAt(word, 1 + random.int(word.length - 1), random.int(4), random);
    if (edited !== word) return edited;
  }
  return word.slice(0, -1) + (word.endsWith("e") ? "r" : "e");
}

function editAt(word: string, index: number, kind: number, random: Random): string {
  const letter = word[index] as string;
  const before = word.slice(0, index);
  const after = word.slice(index + 1);
  if (!/\p{L}/u.test(letter)) return word;
  if (kind === 0 && index + 1 < word.length && /\p{L}/u.test(word[index + 1] as string))
    return before + after[0] + letter + after.slice(1);
  if (kind === 1 && word.length > 3) return before + after;
  if (kind === 2) return before + letter + letter.toLowerCase() + after;
  const neighbours = NEIGHBOURS[letter.toLowerCase()];
  return neighbours === undefined ? word : before + random.pick([...neighbours]) + after;
}

/** The name with one typing error in its longest word. */
export function misspellName(name: string, random: Random): string {
  const words = name.split(" ");
  let longest = 0;
  for (const [index, word] of words.entries()) if (word.length > (words[longest] as string).length) longest = index;
  words[longest] = mistypeWord(words[longest] as string, random);
  return words.join(" ");
}

/** What comes after a name to make it a possessive in Dutch: `s`, `'s` after an open vowel, `'` after a hiss. */
export function possessiveEnding(name: string): string {
  const last = name.slice(-1).toLowerCase();
  if (/[szxç]/.test(last)) return "'";
  if (/[aiouyáéíóúı]/.test(last)) return "'s";
  return "s";
}
