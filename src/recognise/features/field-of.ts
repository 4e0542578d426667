import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { FieldName } from "../field-names/field-name.ts";
import { firstTokenFrom, type Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";

/** A field's value is no longer, in code units. */
const LONGEST_VALUE = 80;

/** What the field in whose value a token stands, on its line, holds. */
export function fieldOf(note: Note, token: Token): string | undefined {
  const { text } = note;
  const field = fieldBefore(note, token);
  if (field === undefined || field.kind === "heading" || token.start - field.end > LONGEST_VALUE) return undefined;
  const between = text.slice(field.end, token.start);
  if (between.includes("\n")) return undefined;
  return field.kind === "other" && !/^[\s:.)]*$/.test(between) ? undefined : field.kind;
}

/** Is something told between the name of the field in whose value a token stands and the token: words in small letters, particles and titles aside? */
export function isInProse(note: Note, token: Token): boolean {
  const { tokens, casing } = note;
  const field = fieldBefore(note, token);
  if (casing !== "mixed" || field === undefined) return false;
  for (
    let at = firstTokenFrom(tokens, field.end);
    at < tokens.length && (tokens[at] as Token).start < token.start;
    at++
  ) {
    const { word } = tokens[at] as Token;
    if (word.shape === "lower" && word.surface.length >= SHORTEST_TOLD && (word.is & PART_OF_NAME) === 0) return true;
  }
  return false;
}

/** The last field whose name ends before a token. */
function fieldBefore({ fields }: Note, token: Token): FieldName | undefined {
  const next = firstIndexWhere(fields.length, (index) => (fields[index] as FieldName).end > token.start);
  return next === 0 ? undefined : fields[next - 1];
}

const SHORTEST_TOLD = 4;
const PART_OF_NAME = IS.particle | IS.title | IS.role | IS.kin | IS.functionWord;
