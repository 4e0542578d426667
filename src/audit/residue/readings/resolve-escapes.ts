import { decodeHTML } from "entities";

/**
 * What stands for another character or none: JSON, JavaScript, Python and C (`\u00e9`, `\u{e9}`, `\U000000e9`, `\xe9`, octal, `\n`), CSS (`\e9`),
 * URLs (`%C3%A9`, `%u00e9`), HTML (`&#233;`, `&eacute;`), quoted-printable (`=C3=A9`, a line that goes on), and the space between two
 * strings of a list.
 */
const ESCAPES = new RegExp(
  [
    String.raw`\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})`,
    String.raw`(?:\\u|%u)([0-9a-fA-F]{4})`,
    String.raw`\\u\{([0-9a-fA-F]{1,6})\}`,
    String.raw`\\U([0-9a-fA-F]{8})`,
    String.raw`((?:\\x[0-9a-fA-F]{2})+)`,
    String.raw`((?:\\[0-3][0-7]{2})+)`,
    String.raw`((?:%[0-9a-fA-F]{2})+)`,
    String.raw`((?:=[0-9a-fA-F]{2})+)`,
    String.raw`&#(\d{1,7}|[xX][0-9a-fA-F]{1,6});?`,
    String.raw`&[A-Za-z][A-Za-z0-9]{1,30};`,
    String.raw`"\s*,\s*"`,
    String.raw`\\\r?\n`,
    String.raw`=\r?\n`,
    String.raw`\\[nrtbfv"'/\\]`,
    String.raw`\\([89ac-e][0-9a-fA-F]) ?`,
  ].join("|"),
  "g",
);
const SIMPLE: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v" };
const HEXADECIMAL = 16;

/**
 * A text with every escape resolved once, to UTF-8. Both texts hold a byte in each code unit. A run of bytes (`\xc3\xa9`) that is no
 * UTF-8 is read as Windows-1252, which holds Latin-1. Everything else stays.
 */
export function resolveEscapes(text: string): string {
  return /[\\%&="]/.test(text) ? text.replace(ESCAPES, replaceEscape) : text;
}

function replaceEscape(
  escape: string,
  high?: string,
  low?: string,
  unit?: string,
  braced?: string,
  long?: string,
  bytes?: string,
  octal?: string,
  percent?: string,
  quoted?: string,
  entity?: string,
  css?: string,
): string {
  if (high !== undefined && low !== undefined)
    return utf8(0x10000 + ((hexadecimal(high) - 0xd800) << 10) + (hexadecimal(low) - 0xdc00));
  const codePoint = unit ?? braced ?? long ?? css;
  if (codePoint !== undefined) return utf8(hexadecimal(codePoint));
  if (bytes !== undefined) return bytesAsText(Buffer.from(bytes.replaceAll("\\x", ""), "hex"));
  if (octal !== undefined)
    return bytesAsText(Buffer.from(octal.slice(1).split("\\").map((byte) => Number.parseInt(byte, 8)))); // prettier-ignore
  if (percent !== undefined) return bytesAsText(Buffer.from(percent.replaceAll("%", ""), "hex"));
  if (quoted !== undefined) return bytesAsText(Buffer.from(quoted.replaceAll("=", ""), "hex"));
  if (entity !== undefined) return utf8(/^x/i.test(entity) ? hexadecimal(entity.slice(1)) : Number(entity));
  if (escape.startsWith("&")) return asBytes(decodeHTML(escape));
  if (escape.startsWith('"')) return '","';
  if (escape.endsWith("\n")) return "";
  return SIMPLE[escape[1] as string] ?? (escape[1] as string);
}

function hexadecimal(digits: string): number {
  return Number.parseInt(digits, HEXADECIMAL);
}

/** UTF-8 where the bytes are that, else each byte as Windows-1252 has it. */
function bytesAsText(bytes: Buffer): string {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return bytes.toString("latin1");
  } catch {
    return asBytes(new TextDecoder("windows-1252").decode(bytes));
  }
}

/** The UTF-8 bytes of a character, one a code unit. */
function utf8(codePoint: number): string {
  return codePoint > 0x10ffff ? "" : asBytes(String.fromCodePoint(codePoint));
}

function asBytes(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}
