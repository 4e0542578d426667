/** Letters that Unicode does not decompose into a base letter and a mark, and the Dutch ligature. */
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
  "’": "'",
  "‘": "'",
  "‐": "-",
  "‑": "-",
};

/** A word in lower case, without accents, with plain apostrophes and hyphens: the key under which word lists are searched. */
export function foldWord(word: string): string {
  let hasCapital = false;
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    if (unit > LAST_ASCII) return foldUnits(word);
    if (unit >= CAPITAL_A && unit <= CAPITAL_Z) hasCapital = true;
  }
  return hasCapital ? word.toLowerCase() : word;
}

const LAST_ASCII = 0x7f;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;

/** Units below this fold one by one, each found once: Latin letters as they are put together, and no marks. */
const TABLED = 0x250;
const tabled: (string | undefined)[] = [];

function foldUnits(word: string): string {
  let folded = "";
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    if (unit >= TABLED) return foldLetters(word.toLowerCase());
    folded += tabled[unit] ??= foldLetters(word.charAt(i).toLowerCase());
  }
  return folded;
}

function foldLetters(lower: string): string {
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ĳıłøđðþßæœ’‘‐‑]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/** The form in which names are compared: {@link foldWord} without white space around it (` José` → `jose`). */
export function foldSurface(text: string): string {
  return foldWord(text).trim();
}
