import { isObject, type JsonObject } from "../../base/json-values.ts";
import { createDocument } from "../../text/document.ts";
import { createOffsetTable } from "../../text/offsets.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { type AnnotatedText, type Annotation, compareAnnotations, createCounter, outlineOf } from "./annotation.ts";
import { type Place, readOrigin } from "./json-place.ts";
import { createStretchReader, readOffset } from "./read-stretch.ts";

/** What results of other types are called. */
const OTHER_TYPES: Readonly<Record<string, string>> = { relation: "relations", choices: "choices" };
/** What the labelling configuration of a new project calls its tags. */
const [FROM_NAME, TO_NAME] = ["label", "text"];

/** A task of Label Studio has its text in `data`. */
export function isLabelStudioTask(record: JsonObject): boolean {
  return isObject(record["data"]);
}

/**
 * A task as Label Studio exports it. Offsets are code points (until 1.4 UTF-16 code units, which is seen from the texts of the
 * regions). A task without annotations is not annotated; one with the annotations of several people is an error: which counts?
 */
export function readLabelStudioTask(task: JsonObject, place: Place): AnnotatedText {
  const data = task["data"] as JsonObject;
  const text = textOf(data);
  if (text === undefined) throw place.fail('"data" with the text under "text", or with one text');
  const listed = Array.isArray(task["annotations"]) ? (task["annotations"] as unknown[]) : [];
  const done = listed.filter((one) => isObject(one) && one["was_cancelled"] !== true) as JsonObject[];
  if (done.length > 1)
    throw place.fail(`one annotation of the task, found ${done.length}. Export one annotator at a time`);
  const results = done[0]?.["result"] ?? [];
  if (!Array.isArray(results)) throw place.fail('"result" of an annotation to be a list');
  const others = createCounter();
  const regions = results.filter(isObject).filter((result) => {
    const type = String(result["type"]);
    if (type === "labels") return true;
    others.add(OTHER_TYPES[type] ?? "other results");
    return false;
  });
  const toStretch = chooseOffsets(text, regions);
  const annotations = regions.flatMap((region): Annotation[] => {
    const value = valueOf(region);
    const stretch = toStretch(value["start"], value["end"]);
    if (stretch === undefined || !isSurface(text, stretch, value["text"]))
      throw place.fail("each region's start and end (code points) to be where its text stands");
    const labels = Array.isArray(value["labels"]) ? (value["labels"] as unknown[]) : [];
    if (labels.length === 0) others.add("regions without a label");
    return labels.map((label) => {
      if (typeof label !== "string" || label === "") throw place.fail("the labels of a region to be texts");
      return { label, stretches: [stretch], ...readMeta(region) };
    });
  });
  return {
    document: createDocument(idOf(task, data) ?? place.id, text),
    annotations: annotations.sort(compareAnnotations),
    others: others.counts,
    ...(done.length === 0 && { isUnannotated: true }),
  };
}

/**
 * A task as Label Studio imports it, with one annotation of regions that the tags `label` and `text` of its configuration show. Score, note
 * and source of a region lie in `score` and `meta`. Throws a RangeError for a discontinuous annotation.
 */
export function formatLabelStudioTask(id: string, text: string, annotations: readonly Annotation[]): string {
  const offsets = createOffsetTable(text);
  const result = annotations.map((annotation, index) => {
    if (annotation.stretches.length > 1) throw new RangeError("Label Studio has no discontinuous annotations");
    const { start, end, label } = outlineOf(annotation);
    const { score, source, note } = annotation;
    return {
      id: `r${index + 1}`,
      from_name: FROM_NAME,
      to_name: TO_NAME,
      type: "labels",
      value: {
        start: offsets.toCodePoint(start),
        end: offsets.toCodePoint(end),
        text: text.slice(start, end),
        labels: [label],
      },
      ...(score !== undefined && { score }),
      ...((note !== undefined || source !== undefined) && {
        meta: { ...(note !== undefined && { text: [note] }), ...(source !== undefined && { source }) },
      }),
    };
  });
  return JSON.stringify({ data: { text, id }, annotations: [{ result }] });
}

/** Under `text`, or the only one that there is beside an id. */
function textOf(data: JsonObject): string | undefined {
  if (typeof data["text"] === "string") return data["text"];
  const texts = Object.entries(data).filter(([key, value]) => key !== "id" && typeof value === "string");
  return texts.length === 1 ? (texts[0]?.[1] as string) : undefined;
}

function idOf(task: JsonObject, data: JsonObject): string | undefined {
  const id = typeof data["id"] === "string" ? data["id"] : task["id"];
  return typeof id === "string" || typeof id === "number" ? String(id) : undefined;
}

function valueOf(region: JsonObject): JsonObject {
  const value = region["value"];
  return isObject(value) ? value : {};
}

/** Code points, unless only code units have every region's text where it should be. */
function chooseOffsets(text: string, regions: readonly JsonObject[]): ReturnType<typeof createStretchReader> {
  const inCodePoints = createStretchReader(text);
  const inCodeUnits: typeof inCodePoints = (start, end) => {
    const [first, last] = [readOffset(start), readOffset(end)];
    if (first === undefined || last === undefined || first >= last || last > text.length) return undefined;
    return { start: first, end: last };
  };
  const fits = (read: typeof inCodePoints) =>
    regions.map(valueOf).every((value) => {
      const stretch = read(value["start"], value["end"]);
      return stretch !== undefined && isSurface(text, stretch, value["text"]);
    });
  return !fits(inCodePoints) && fits(inCodeUnits) ? inCodeUnits : inCodePoints;
}

function isSurface(text: string, { start, end }: Stretch, surface: unknown): boolean {
  if (typeof surface !== "string") return true;
  const plain = (some: string) => some.replace(/\s+/gu, " ").trim();
  return plain(text.slice(start, end)) === plain(surface);
}

function readMeta(region: JsonObject): Pick<Annotation, "score" | "source" | "note"> {
  const { score } = region;
  const meta = isObject(region["meta"]) ? region["meta"] : {};
  const notes = Array.isArray(meta["text"]) ? meta["text"] : [];
  const note = notes.length > 0 && notes.every((one) => typeof one === "string") ? notes.join("\n") : undefined;
  return readOrigin({ score, source: meta["source"], note });
}
