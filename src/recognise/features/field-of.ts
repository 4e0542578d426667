import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { FieldName } from "../field-names/field-name.ts";
import type { Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";

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

/** The last field whose name ends before a token. */
function fieldBefore({ fields }: Note, token: Token): FieldName | undefined {
  const next = firstIndexWhere(fields.length, (index) => (fields[index] as FieldName).end > token.start);
  return next === 0 ? undefined : fields[next - 1];
}
