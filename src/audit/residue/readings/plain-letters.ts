/** Characters of two bytes and more in UTF-8, but those that byte-level vocabularies write bytes as (U+0080 to U+0143, the soft hyphen is none). */
const LONG = /\xc2\xad|\xc5[\x84-\xbf]|[\xc6-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;
const plain = new Map<string, string>();
/** Different characters remembered at most; texts have far fewer. */
const MOST_REMEMBERED = 100_000;

/**
 * A text without invisible characters (soft hyphens, zero-width spaces and joiners, direction marks), and with letters written another
 * way (full-width, mathematical, ligatures) as what they are (NFKC). A byte in each code unit, UTF-8, before and after.
 */
export function plainLetters(text: string): string {
  return text.replace(LONG, (bytes) => {
    const known = plain.get(bytes);
    if (known !== undefined) return known;
    const found = plainLetter(bytes);
    if (plain.size < MOST_REMEMBERED) plain.set(bytes, found);
    return found;
  });
}

function plainLetter(bytes: string): string {
  const character = Buffer.from(bytes, "latin1").toString("utf8");
  if (/^\p{Default_Ignorable_Code_Point}$/u.test(character)) return "";
  const compatible = character.normalize("NFKC");
  if (compatible === character || !/^\p{L}[\p{L}\p{M}]*$/u.test(compatible)) return bytes;
  return Buffer.from(compatible, "utf8").toString("latin1");
}
