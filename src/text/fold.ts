/**
 * Letters that Unicode does not decompose into a base letter and a mark, the Dutch ligature, and the final sigma, which is another letter by what
 * follows it alone.
 */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ĳ: "ij",
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ς: "σ",
  "’": "'",
  "‘": "'",
  "‐": "-",
  "‑": "-",
};

/** A word in lower case, without accents, with plain apostrophes and hyphens: the key under which word lists are searched. */
export function foldWord(word: string): string {
  if (word.length > LONGEST_READ) return foldLong(word);
  let hasCapital = false;
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    if (unit > LAST_ASCII) return foldLower(word.toLowerCase());
    if (unit >= CAPITAL_A && unit <= CAPITAL_Z) hasCapital = true;
  }
  return hasCapital ? word.toLowerCase() : word;
}

/** Of a word longer than this the engine may copy all letters for each that is asked for by its place: 160,000 letters took a minute. */
const LONGEST_READ = 256;

function foldLong(word: string): string {
  const lower = word.toLowerCase();
  return /[^\0-\x7f]/.test(lower) ? foldLetters(lower) : lower;
}

const LAST_ASCII = 0x7f;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;

/** Units below this fold one by one, each found once: Latin letters as they are put together, and no marks. */
const TABLED = 0x250;
const tabled: (string | undefined)[] = [];

function foldLower(lower: string): string {
  let folded = "";
  let from = 0;
  for (let i = 0; i < lower.length; i++) {
    const unit = lower.charCodeAt(i);
    if (unit <= LAST_ASCII) continue;
    if (unit >= TABLED) return foldLetters(lower);
    folded += lower.slice(from, i) + (tabled[unit] ??= foldLetters(lower.charAt(i)));
    from = i + 1;
  }
  return folded + lower.slice(from);
}

function foldLetters(lower: string): string {
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ĳıłøđðþßæœς’‘‐‑]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/** The form in which names are compared: {@link foldWord} without white space around it (` José` → `jose`). */
export function foldSurface(text: string): string {
  return foldWord(text).trim();
}
