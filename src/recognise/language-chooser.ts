import type { Document } from "../text/document.ts";
import type { NoteLanguage } from "../text/note-languages.ts";
import type { Span } from "../text/span.ts";
import type { TextLanguages } from "../text/text-languages.ts";
import { uniteNamesFirst } from "./combine/names-first.ts";
import { cutAround, languagesOfRead } from "./document-languages.ts";
import { type OtherLanguages, treatedAs } from "./other-languages.ts";
import type { Recogniser } from "./recogniser.ts";

/**
 * The recogniser `language:auto`: reads each text with that of its language, or with those of all that a short text may be in; opened when a text
 * first needs one. What becomes of passages in other languages `policy` says.
 */
export function createLanguageChooser(
  openLanguage: (language: NoteLanguage) => Promise<Recogniser>,
  policy: OtherLanguages,
): Recogniser {
  const opened = new Map<NoteLanguage, Promise<Recogniser>>();
  const open = (language: NoteLanguage) => {
    const recogniser = opened.get(language) ?? openLanguage(language);
    opened.set(language, recogniser);
    return recogniser;
  };
  return {
    name: "language:auto",
    recognise: async (documents) => {
      const known: TextLanguages[] = [];
      for (const document of documents) known.push(await languagesOfRead(document));
      const asked: readonly NoteLanguage[][] = await Promise.all(
        known.map((languages, index) => languagesToAsk(documents[index] as Document, languages, policy)),
      );
      const found: Map<NoteLanguage, readonly Span[]>[] = documents.map(() => new Map());
      for (const language of new Set(asked.flat())) {
        const indexes = [...documents.keys()].filter((index) => asked[index]?.includes(language));
        const recogniser = await open(language);
        const spans = await recogniser.recognise(indexes.map((index) => documents[index] as Document));
        for (const [at, index] of indexes.entries()) found[index]?.set(language, spans[at] ?? []);
      }
      return documents.map(({ text }, index) =>
        uniteFound(text, known[index] as TextLanguages, found[index] ?? new Map(), policy),
      );
    },
  };
}

async function languagesToAsk(
  { text }: Document,
  { languages, others }: TextLanguages,
  policy: OtherLanguages,
): Promise<NoteLanguage[]> {
  if (others.length === 0) return [...languages];
  if (policy === "guess") {
    const { detectLanguages } = await import("../text/detect-language.ts");
    return [...detectLanguages(text)];
  }
  const other = treatedAs(policy);
  return [...new Set([...languages, ...(other === undefined ? [] : [other])])];
}

/** Of each passage what those found that read it. */
function uniteFound(
  text: string,
  { languages, others }: TextLanguages,
  found: ReadonlyMap<NoteLanguage, readonly Span[]>,
  policy: OtherLanguages,
): Span[] {
  if (others.length === 0 || policy === "guess") return unite(text, [...found.values()]);
  const own = languages.map((language) => found.get(language) ?? []);
  const outside = own.map((spans) => spans.flatMap((span) => cutAround(span, others)));
  const other = treatedAs(policy);
  const isInside = (span: Span) => others.some(({ start, end }) => span.start < end && start < span.end);
  const inside = other === undefined ? [] : (found.get(other) ?? []).filter(isInside);
  return unite(text, [...outside, inside]);
}

function unite(text: string, found: readonly (readonly Span[])[]): Span[] {
  const [only = [], ...more] = found;
  return more.length === 0 ? [...only] : uniteNamesFirst(text, [only, ...more].flat());
}
