import type { FieldKind } from "../rules/engine/language-rules.ts";

/** A field's name or a section's heading in a document, without its colon, in UTF-16 code units. */
export interface FieldName {
  readonly start: number;
  readonly end: number;
  /** What stands behind it; `heading` stands alone on its line, `unknown` only looks like a field. */
  readonly kind: FieldKind | "heading" | "unknown";
}
