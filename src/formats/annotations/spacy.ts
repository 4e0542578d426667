import { isObject, type JsonObject } from "../../base/json-values.ts";
import { createDocument } from "../../text/document.ts";
import { createOffsetTable } from "../../text/offsets.ts";
import {
  type AnnotatedText,
  type Annotation,
  compareAnnotations,
  countOverlapping,
  createCounter,
  originOf,
  outlineOf,
} from "./annotation.ts";
import { type Place, readOrigin } from "./json-place.ts";
import { createStretchReader } from "./read-stretch.ts";

/** The group of `Doc.spans` that spaCy's span categoriser reads: `Doc.ents` cannot overlap. */
const SPAN_GROUP = "sc";
/** What spaCy and Prodigy work out from the text. */
const DERIVED = /^(?:tokens|sents|_.*)$/u;

/**
 * A record of spaCy's (`Doc.to_json`: `text`, `ents`, `spans` by group), Prodigy's (`spans` in a list) or a training example's (`entities`:
 * start, end, label). Offsets are code points, as in Python. `id` may be a text or a number.
 */
export function readSpacyRecord(record: JsonObject, place: Place): AnnotatedText {
  const { id, text, ents, spans, entities, ...rest } = record;
  if (typeof text !== "string") throw place.fail('"text" to be a text');
  const others = createCounter();
  for (const [key, value] of Object.entries(rest))
    if (!DERIVED.test(key) && !isEmpty(value)) others.add("other fields");
  const toStretch = createStretchReader(text);
  const lists = [ents, entities, ...(isObject(spans) ? Object.values(spans) : [spans])];
  if (lists.every((list) => list === undefined) && !isObject(spans))
    throw place.fail('"ents", "spans" or "entities" beside "text"');
  const annotations = lists.flatMap((list) => {
    if (list === undefined || list === null) return [];
    if (!Array.isArray(list)) throw place.fail("annotations in a list");
    return list.map((entry: unknown): Annotation => {
      const span = Array.isArray(entry) ? { start: entry[0], end: entry[1], label: entry[2] } : entry;
      const { start, end, label, kb_id: link } = isObject(span) ? span : ({} as JsonObject);
      const stretch = toStretch(start, end);
      if (stretch === undefined) throw place.fail("start and end (code points) of each annotation inside the text");
      if (typeof label !== "string" || label === "") throw place.fail("a label of each annotation");
      if (!isEmpty(link)) others.add("links to a knowledge base");
      return { label, stretches: [stretch], ...(isObject(span) && readOrigin(span)) };
    });
  });
  return {
    document: createDocument(typeof id === "string" || typeof id === "number" ? String(id) : place.id, text),
    annotations: annotations.sort(compareAnnotations),
    others: others.counts,
  };
}

/**
 * A record as `Doc.to_json` writes it, with its id, and with score, source and note where an annotation has them. Annotations that overlap
 * stand in the span group `sc`, all of the text's. Throws a RangeError for a discontinuous annotation.
 */
export function formatSpacyRecord(id: string, text: string, annotations: readonly Annotation[]): string {
  const offsets = createOffsetTable(text);
  const records = annotations.map((annotation) => {
    if (annotation.stretches.length > 1) throw new RangeError("spaCy has no discontinuous annotations");
    const { start, end, label } = outlineOf(annotation);
    return { start: offsets.toCodePoint(start), end: offsets.toCodePoint(end), label, ...originOf(annotation) };
  });
  const isLayered = countOverlapping(annotations) > 0;
  return JSON.stringify({
    id,
    text,
    ents: isLayered ? [] : records,
    ...(isLayered && { spans: { [SPAN_GROUP]: records } }),
  });
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
