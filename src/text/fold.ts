/** Letters that carry their mark inside and that canonical decomposition leaves whole. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ı: "i", ł: "l", ø: "o", đ: "d", ð: "d", ß: "ss", æ: "ae", œ: "oe" };

/**
 * The form in which names are compared: lower case, without accents, without white space around it (` José` → `jose`,
 * `Yıldız` → `yildiz`).
 */
export function foldSurface(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[ıłøđðßæœ]/gu, (letter) => UNDECOMPOSED[letter] ?? letter)
    .trim();
}
