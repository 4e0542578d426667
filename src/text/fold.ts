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
  const lower = word.toLowerCase();
  if (/^[a-z'-]*$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ĳıłøđðþßæœ’‘‐‑]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/** The form in which names are compared: {@link foldWord} without white space around it (` José` → `jose`). */
export function foldSurface(text: string): string {
  return foldWord(text).trim();
}
