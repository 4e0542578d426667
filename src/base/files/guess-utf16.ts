/** A file shows what it is within so many bytes. */
const LOOKED_AT = 4096;
/** Fewer bytes of 0 may stand in a text that is none. */
const LEAST_ZEROS = 4;
/** Of the bytes of a text in a European language about half are 0 in UTF-16, and a third where it was taken for another encoding and converted. */
const LEAST_SHARE = 0.25;
/** So few of them stand beside another one. */
const MOST_BESIDE_ANOTHER = 0.05;

/**
 * Which UTF-16 the first bytes of a file look like that is to be UTF-8, by the name that iconv gives it: by its byte-order mark, or by bytes of
 * 0 between its letters (which are UTF-8 as well). Undefined for all else.
 */
export function guessUtf16(bytes: Uint8Array): "utf-16" | "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return "utf-16";
  const start = bytes.subarray(0, LOOKED_AT);
  let [zeros, besideAnother, last] = [0, 0, -2];
  for (let at = start.indexOf(0); at >= 0; at = start.indexOf(0, at + 1)) {
    zeros++;
    if (at === last + 1) besideAnother++;
    last = at;
  }
  if (zeros < LEAST_ZEROS || zeros < LEAST_SHARE * start.length) return undefined;
  if (besideAnother > MOST_BESIDE_ANOTHER * zeros) return undefined;
  return first === 0 ? "utf-16be" : "utf-16le";
}

/** What is wrong with a text in UTF-16, and what to do, for messages. */
export function describeUtf16(encoding: string): string {
  return `expected UTF-8, found what looks like UTF-16. Convert the file as it was made: iconv -f ${encoding} -t utf-8.`;
}
