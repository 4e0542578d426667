/**
 * The printable character that stands for each byte in a byte-level vocabulary (GPT-2, RoBERTa): index is the byte.
 * Printable Latin-1 bytes stand for themselves; the other 68 (controls, space, 0x7f-0xa0, 0xad) become U+0100, U+0101, …
 * in order. Source: `bytes_to_unicode` of OpenAI's GPT-2 encoder.
 */
export const bytesToUnicode: readonly string[] = createTable();

const unicodeToByte: ReadonlyMap<string, number> = new Map(bytesToUnicode.map((character, byte) => [character, byte]));

function createTable(): readonly string[] {
  const isPrintable = (byte: number) =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;
  const table: string[] = [];
  let next = 0x100;
  for (let byte = 0; byte < 256; byte++) table.push(String.fromCharCode(isPrintable(byte) ? byte : next++));
  return Object.freeze(table);
}

/** Text as a byte-level vocabulary writes it: each UTF-8 byte becomes its character (` Jan` → `ĠJan`, `José` → `JosÃ©`). */
export function encodeByteLevel(text: string): string {
  let token = "";
  for (const byte of Buffer.from(text, "utf8")) token += bytesToUnicode[byte] as string;
  return token;
}

/**
 * The bytes that a byte-level token stands for. A character outside the byte alphabet, as an added token may have, stands
 * for its own UTF-8 bytes.
 */
export function byteLevelBytes(token: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of token) {
    const byte = unicodeToByte.get(character);
    if (byte === undefined) bytes.push(...Buffer.from(character, "utf8"));
    else bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

/** Stands for the space. */
const SPACE = bytesToUnicode[0x20] as string;
/** Printable ASCII, after a space or not: what most tokens are, spelled as they read but for the space. */
const PLAIN = new RegExp(`^${SPACE}?[!-~]*$`, "u");

/**
 * The text that a byte-level token stands for (`ĠJan` → ` Jan`). Bytes that are no whole UTF-8 character, as where a token
 * ends inside one, become U+FFFD.
 */
export function decodeByteLevel(token: string): string {
  if (PLAIN.test(token)) return token.replace(SPACE, " ");
  return Buffer.from(byteLevelBytes(token)).toString("utf8");
}
