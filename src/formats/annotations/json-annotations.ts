import { UnnameError } from "../../base/errors.ts";
import { isObject, type JsonObject } from "../../base/json-values.ts";
import { parseJson } from "../json/parse-json.ts";
import type { AnnotatedText } from "./annotation.ts";
import { isLabelStudioTask, readLabelStudioTask } from "./label-studio.ts";
import { type Place } from "./json-place.ts";
import { readSpacyRecord } from "./spacy.ts";

/**
 * The annotated texts of JSON Lines, or of one JSON list: records as spaCy and Prodigy have them (`ents`, `spans` or `entities` beside a `text`),
 * or tasks as Label Studio exports them. Ids are those of the records, or the path and the line (of a list the place, from 1). Throws
 * `input-format` with file and line, and never quotes a text.
 */
export function parseJsonAnnotations(json: string, path: string): AnnotatedText[] {
  const begin = json.trimStart();
  // A list of tasks or records, on one line or on many; spaCy's examples are lists too, one a line, that begin with a text.
  if (/^\[\s*[{[\]]/u.test(begin)) return readList(begin, path);
  return json.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    return [readRecord(parseOrUndefined(line), placeOf(path, `line ${index + 1}`, `${path}:${index + 1}`))];
  });
}

function readList(json: string, path: string): AnnotatedText[] {
  const list = parseOrUndefined(json);
  if (!Array.isArray(list)) throw placeOf(path, "line 1", path).fail("a JSON list, or one JSON object a line");
  return list.map((value: unknown, index) =>
    readRecord(value, placeOf(path, `record ${index + 1}`, `${path}:${index + 1}`)),
  );
}

function readRecord(value: unknown, place: Place): AnnotatedText {
  if (isObject(value)) refuseOtherExports(value, place);
  if (isObject(value))
    return isLabelStudioTask(value) ? readLabelStudioTask(value, place) : readSpacyRecord(value, place);
  // spaCy's training examples: a text and what stands in it.
  if (Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && isObject(value[1]))
    return readSpacyRecord({ ...value[1], text: value[0] }, place);
  throw place.fail("one JSON object");
}

/** Throws for exports that look like the ones read and are not: what their offsets count, or which of several people's they are, is not in them. */
function refuseOtherExports(record: JsonObject, { fail }: Place): void {
  const lists = Object.values(record).filter((value): value is unknown[] => Array.isArray(value));
  const isRegion = (entry: unknown) => isObject(entry) && Array.isArray(entry["labels"]) && "start" in entry;
  if (
    !("data" in record && isObject(record["data"])) &&
    ("annotation_id" in record || lists.some((list) => list.some(isRegion)))
  )
    // prettier-ignore
    throw fail('Label Studio\'s export "JSON", found its "JSON-MIN": choose "JSON" there');
  const labels = record["label"] ?? record["labels"];
  if (
    Array.isArray(labels) &&
    record["entities"] === undefined &&
    record["spans"] === undefined &&
    record["ents"] === undefined
  )
    // prettier-ignore
    throw fail(
      `"entities" of [start, end, label] in code points, found what doccano exports: jq -c '{id, text: (.text // .data), entities: (.label // .labels)}' OLD.jsonl > NEW.jsonl`,
    );
  const [entity] = Array.isArray(record["entities"]) ? (record["entities"] as unknown[]) : [];
  if (isObject(entity) && "start_offset" in entity)
    throw fail(
      `"entities" of [start, end, label] in code points, found what doccano exports: jq -c '{id, text, entities: [.entities[] | [.start_offset, .end_offset, .label]]}' OLD.jsonl > NEW.jsonl`,
    );
}

function placeOf(path: string, where: string, id: string): Place {
  return {
    id,
    fail: (expected) =>
      new UnnameError(
        "input-format",
        `${path}, ${where}: expected ${expected}. Correct the file, or export it again.`,
        {
          details: { path, place: where },
        },
      ),
  };
}

function parseOrUndefined(json: string): unknown {
  try {
    return parseJson(json);
  } catch {
    return undefined;
  }
}
