import { detectLanguages } from "../../text/detect-language.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import type { Document } from "../../text/document.ts";
import { type Entity, entityOf } from "../../text/entities.ts";
import { readSurface } from "../../text/read/read-text.ts";
import type { Span } from "../../text/span.ts";
import { normaliseForm } from "../normalise-form.ts";
import type { Replacer } from "../replacer.ts";
import type { ReplaceSettings } from "../settings.ts";
import type { DocumentDraws } from "./document-draws.ts";
import { createLot } from "./lot.ts";
import { namePeople } from "./name-people.ts";
import { namePlaces } from "./name-places.ts";
import { loadSurrogateNames } from "./names.ts";
import { readMention } from "./read-mention.ts";
import { createReplaceOther } from "./replace-other.ts";
import { createIsFree } from "./taken-words.ts";

/** How much of the text before a span is read for a title. */
const BEFORE = 32;

/**
 * Every span becomes an invented text of its kind, that the key decides: the same on every machine and in any order of documents. Of a
 * document of a group (`meta.group`: a patient) the draws are the group's with consistent surrogates, and the document's own with
 * `markov`; dates move alike in the whole group with either. Nothing of the original, and no other word of the document, is
 * taken for a name. What no surrogate can be had for (a sex, a span without letters and digits) becomes its label.
 */
export function createSurrogateReplacer(settings: ReplaceSettings, key: Uint8Array): Replacer {
  const isMarkov = settings.surrogates === "markov";
  return (document, spans) => {
    if (spans.length === 0) return ({ label }) => label;
    const scope = scopeOf(document);
    const groupLot = createLot(key, ...scope);
    const language = settings.language === "auto" ? detect(document.text) : settings.language;
    const surfaces = spans.map(({ start, end }) => readSurface(document.text.slice(start, end)));
    const draws: DocumentDraws = {
      language,
      names: loadSurrogateNames(language),
      lot: isMarkov ? createLot(key, ...scope, "document", document.id) : groupLot,
      groupLot,
      isFree: createIsFree(document.text, surfaces),
      redraw: isMarkov ? settings.redraw : 0,
    };
    const replacements = replaceAll(document.text, spans, surfaces, draws);
    const at = new Map(spans.map((span, i) => [span.start, replacements[i] as string]));
    return ({ start, label }) => at.get(start) ?? label;
  };
}

/** Whose draws they are: a group of documents, or a document that has none. */
function scopeOf({ id, meta }: Document): readonly string[] {
  const group = meta["group"];
  return group === undefined ? ["document", id] : ["group", group];
}

function detect(text: string): NoteLanguage {
  return detectLanguages(text)[0] as NoteLanguage;
}

function replaceAll(
  text: string,
  spans: readonly Span[],
  surfaces: readonly string[],
  draws: DocumentDraws,
): readonly string[] {
  const entities = spans.map(({ label }, i) => entityOf(label, surfaces[i] as string));
  const indexesOf = (wanted: Entity) => entities.flatMap((entity, i) => (entity === wanted ? [i] : []));
  const replacements: string[] = [];
  const people = indexesOf("PERSON");
  const mentions = people.map((i) => {
    const { start } = spans[i] as Span;
    return readMention(surfaces[i] as string, text.slice(Math.max(0, start - BEFORE), start), draws.language);
  });
  for (const [n, name] of namePeople(mentions, draws).entries()) replacements[people[n] as number] = name;
  const places = indexesOf("GPE");
  const named = namePlaces(
    places.map((i) => surfaces[i] as string),
    draws,
  );
  for (const [n, name] of named.entries()) replacements[places[n] as number] = name;
  const replaceOther = createReplaceOther(draws);
  return spans.map(({ label }, i) => {
    const surface = surfaces[i] as string;
    const replacement = replacements[i] ?? replaceOther(entities[i] as Entity, surface);
    return isOriginal(replacement, surface) ? label : replacement;
  });
}

function isOriginal(replacement: string, surface: string): boolean {
  return replacement === surface || normaliseForm(replacement) === normaliseForm(surface);
}
