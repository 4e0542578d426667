import { fileError, UnnameError } from "../../base/errors.ts";
import { isObject } from "../../base/json-values.ts";
import { parseJson } from "./parse-json.ts";
import { readBoundedText } from "../with-regular-file.ts";

/**
 * The object in a JSON file of a checkpoint. Throws what reading the file throws, and `input-format` for anything else than an
 * object; neither quotes the text.
 */
export async function readJsonObject(path: string): Promise<Record<string, unknown>> {
  const text = await readBoundedText(path, "file");
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (cause) {
    throw new UnnameError("input-format", `${path}: expected JSON. Copy the file again.`, { cause, details: { path } });
  }
  if (isObject(value)) return value as Record<string, unknown>;
  throw fileError("input-format", path, "expected a JSON object. Copy the file again.");
}
