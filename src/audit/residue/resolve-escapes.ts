/** What may stand within an escape: a stream is cut only between two letters that do not. */
const SAFE = /[g-mo-qsvwyzG-TV-WYZ]{2}/g;
/** Held back at most until such a place comes. */
const MOST_HELD = 8 * 1024 * 1024;
const ESCAPES =
  /\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})|%([0-9a-fA-F]{2})|&#(\d{1,7}|[xX][0-9a-fA-F]{1,6});|"\s*,\s*"|\\[nrtbf"/\\]/g;
const SIMPLE: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/**
 * A text as its reader sees it: escapes of JSON, URLs and HTML (`\u00e9`, `\x4a`, `%C3%A9`, `&#233;`, `\n`) resolved to UTF-8, and the
 * space between two strings of a list taken out (`"J",  "an"` → `"J","an"`). Everything else stays, byte for byte.
 */
export async function* resolveEscapes(blocks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held = "";
  for await (const block of blocks) {
    held += Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString("latin1");
    const cut = safeCut(held);
    if (cut === 0 && held.length < MOST_HELD) continue;
    const end = cut === 0 ? held.length : cut;
    yield resolve(held.slice(0, end));
    held = held.slice(end);
  }
  if (held !== "") yield resolve(held);
}

function safeCut(text: string): number {
  for (let from = Math.max(0, text.length - 4096); ; from = Math.max(0, from - 65_536)) {
    let cut = 0;
    for (const match of text.slice(from).matchAll(SAFE)) cut = from + match.index + 1;
    if (cut > 0 || from === 0) return cut;
  }
}

function resolve(text: string): Uint8Array {
  return Buffer.from(text.replace(ESCAPES, replaceEscape), "latin1");
}

function replaceEscape(escape: string, unit?: string, byte?: string, percent?: string, entity?: string): string {
  if (unit !== undefined) return utf8(Number.parseInt(unit, 16));
  if (byte !== undefined) return utf8(Number.parseInt(byte, 16));
  if (percent !== undefined) return String.fromCharCode(Number.parseInt(percent, 16));
  if (entity !== undefined) return utf8(/^x/i.test(entity) ? Number.parseInt(entity.slice(1), 16) : Number(entity));
  if (escape.startsWith('"')) return '","';
  return SIMPLE[escape[1] as string] ?? (escape[1] as string);
}

/** The UTF-8 bytes of a character, one a code unit. */
function utf8(codePoint: number): string {
  return codePoint > 0x10ffff ? "" : Buffer.from(String.fromCodePoint(codePoint), "utf8").toString("latin1");
}
