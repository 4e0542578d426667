import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { FieldName } from "../field-names/field-name.ts";
import { firstTokenFrom, type Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";

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

/** Is something told between the name of the field in whose value a token stands and the token: words in small letters, particles and titles aside? */
export function isInProse({ fields, tokens, casing }: Note, token: Token): boolean {
  if (casing !== "mixed") return false;
  const next = firstIndexWhere(fields.length, (index) => (fields[index] as FieldName).end > token.start);
  const from = (fields[next - 1] as FieldName).end;
  for (let at = firstTokenFrom(tokens, from); at < tokens.length && (tokens[at] as Token).start < token.start; at++) {
    const { word } = tokens[at] as Token;
    if (word.shape === "lower" && word.surface.length >= SHORTEST_TOLD && (word.is & PART_OF_NAME) === 0) return true;
  }
  return false;
}

const SHORTEST_TOLD = 4;
const PART_OF_NAME = IS.particle | IS.title | IS.role | IS.kin | IS.functionWord;
