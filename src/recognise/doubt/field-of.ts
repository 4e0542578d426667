import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { FieldName } from "../field-names/field-name.ts";
import type { Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";

/** A field's value is no longer, in code units. */
const LONGEST_VALUE = 80;

/** What the field in whose value a token stands, on its line, holds. */
export function fieldOf({ fields, text }: Note, token: Token): string | undefined {
  const next = firstIndexWhere(fields.length, (index) => (fields[index] as FieldName).end > token.start);
  const field = next === 0 ? undefined : fields[next - 1];
  if (field === undefined || field.kind === "heading" || token.start - field.end > LONGEST_VALUE) return undefined;
  const between = text.slice(field.end, token.start);
  if (between.includes("\n")) return undefined;
  return field.kind === "other" && !/^[\s:.)]*$/.test(between) ? undefined : field.kind;
}
