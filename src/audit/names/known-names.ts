import { readJsonLines, readTextFile } from "../../base/files.ts";

/**
 * Names of people from a file: JSON Lines (a string a line, or objects with any of `name`, `given`, `nickname`, `surname`, each a
 * string or a list, as `people.jsonl` has), or a CSV or plain list whose first column, or the column headed `name`, is a name.
 * Throws `input-missing`, `input-encoding` or `input-format` (file and line, never the name).
 */
export async function readKnownNames(path: string): Promise<string[]> {
  if (/\.jsonl$/i.test(path)) return (await readJsonLines(path, "list of names", namesOfLine)).flat();
  return namesOfTable(await readTextFile(path, "list of names"));
}

const NAME_KEYS = ["name", "given", "nickname", "surname"];

function namesOfLine(value: unknown): string[] | string {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) {
    const names = NAME_KEYS.flatMap((key) => (value as Record<string, unknown>)[key] ?? []);
    if (names.length > 0 && names.every((name) => typeof name === "string")) return names;
  }
  return `a name, or an object with a string at any of ${NAME_KEYS.join(", ")}`;
}

function namesOfTable(text: string): string[] {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")));
  const headed = rows[0]?.findIndex((cell) => cell.toLowerCase() === "name") ?? -1;
  const column = Math.max(0, headed);
  return rows.slice(headed < 0 ? 0 : 1).flatMap((cells) => cells[column] || []);
}

/**
 * The entries that a rewrite removed, as the vocabulary wrote them: `token` of each line of `mapping.jsonl`. Throws
 * `input-missing` or `input-format` (file and line, never the entry).
 */
export async function readMapping(path: string): Promise<string[]> {
  return readJsonLines(path, "mapping of a rewrite", (value) => {
    const { token } = (value ?? {}) as { readonly token?: unknown };
    // An array keeps a string from being taken for a message.
    return typeof token === "string" ? [token] : '{"tokenId", "token", "placeholder"}';
  }).then((lines) => lines.flat());
}
