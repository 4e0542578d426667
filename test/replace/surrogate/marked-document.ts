import { createReplacer } from "../../../src/replace/create-replacer.ts";
import type { ReplaceSettings } from "../../../src/replace/settings.ts";
import { createDocument, type Document } from "../../../src/text/document.ts";
import { replaceSpans, type Span } from "../../../src/text/span.ts";

/** A key for tests: any 32 bytes do. */
export const KEY = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256);

/** A document from text in which `[PERSON:Anna]` is a span. */
export function markedDocument(marked: string, meta: Record<string, string> = {}, id = "d1") {
  let text = "";
  let position = 0;
  const spans: Span[] = [];
  for (const match of marked.matchAll(/\[([A-Z_]+):([^\]]*)\]/g)) {
    const [whole, label = "", surface = ""] = match;
    text += marked.slice(position, match.index);
    spans.push({ start: text.length, end: text.length + surface.length, label });
    text += surface;
    position = match.index + whole.length;
  }
  return { document: createDocument(id, text + marked.slice(position), meta), spans };
}

/** What takes each span's place. */
export function surrogatesOf(
  { document, spans }: { readonly document: Document; readonly spans: readonly Span[] },
  settings: Partial<ReplaceSettings> = {},
  key = KEY,
): string[] {
  const replacement = createReplacer({ mode: "surrogate", ...settings }, key)(document, spans);
  return spans.map((span) => replacement(span));
}

/** The text with its marked spans replaced. */
export function rewritten(marked: string, settings: Partial<ReplaceSettings> = {}): string {
  const { document, spans } = markedDocument(marked);
  return replaceSpans(document.text, spans, createReplacer(settings, KEY)(document, spans));
}
