/** Begins the column that holds a document's name. */
export const CONLL_ID = "id=";
const NO_SPACE = "SpaceAfter=No";
const AFTER = "SpacesAfter=";
const BEFORE = "SpacesBefore=";

/** As UDPipe writes white space and bars; `\v` and `\f` are ours. */
const ESCAPES: readonly (readonly [character: string, escape: string])[] = [
  ["\\", "\\\\"],
  [" ", "\\s"],
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["|", "\\p"],
  ["\v", "\\v"],
  ["\f", "\\f"],
];
const ESCAPE_OF = new Map(ESCAPES);
const CHARACTER_OF = new Map(ESCAPES.map(([character, escape]) => [escape, character]));

/** Without white space, to stand in a column. */
export function escapeSpaces(text: string): string {
  return text.replace(/[\\ \t\n\r|\v\f]/gu, (character) => ESCAPE_OF.get(character) ?? character);
}

/** What {@link escapeSpaces} was given. An escape that it does not write stays as it is. */
export function unescapeSpaces(escaped: string): string {
  return escaped.replace(/\\./gsu, (escape) => CHARACTER_OF.get(escape) ?? escape);
}

/** What stands before and after a token, as columns say; undefined where none does. */
export function readSpaces(columns: readonly string[]): { before: string | undefined; after: string | undefined } {
  let before: string | undefined;
  let after: string | undefined;
  for (const field of columns.flatMap((column) => column.trim().split("|"))) {
    if (field === NO_SPACE) after = "";
    else if (field.startsWith(AFTER)) after = unescapeSpaces(field.slice(AFTER.length));
    else if (field.startsWith(BEFORE)) before = unescapeSpaces(field.slice(BEFORE.length));
  }
  return { before, after };
}

/** The column that {@link readSpaces} reads; `_` where there is nothing to say. */
export function formatSpaces(before: string, after: string | undefined): string {
  const fields = [
    ...(before === "" ? [] : [BEFORE + escapeSpaces(before)]),
    ...(after === undefined ? [] : [after === "" ? NO_SPACE : AFTER + escapeSpaces(after)]),
  ];
  return fields.length === 0 ? "_" : fields.join("|");
}
