import type { Document } from "../text/document.ts";
import type { Span } from "../text/span.ts";
import { type Replacement, replaceByLabel } from "./label.ts";

/** What stands in place of a document's spans: called once a document, so that it can number and draw for the whole of it. */
export type Replacer = (document: Document, spans: readonly Span[]) => Replacement;

/** Every span becomes its label. */
export const labelReplacer: Replacer = () => replaceByLabel;
