import { parseJson } from "../../formats/json/parse-json.ts";
import { type JsonPath, stringAt, walkJson } from "../../formats/json/walk-json.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { Shape } from "./shape.ts";

/**
 * Where a JSON text holds words of its format: keys that the shape lists or that are made of several known words, texts that the shape
 * chooses between (`gelu` under `hidden_act`), `true`, `false` and `null`. An entry of a vocabulary, a label, and the same word under
 * another key are none. UTF-16 code units. Throws a SyntaxError if it is no JSON.
 */
export function formatPlaces(text: string, shape: Shape): Stretch[] {
  parseJson(text.replace(/^\ufeff/u, ""));
  const places: Stretch[] = [];
  walkJson(text, (part, start, end, path) => {
    const isOfFormat =
      part === "key"
        ? shapesAt(shape, path.slice(0, -1)).some((one) => hasKey(one, path.at(-1) as string))
        : part === "string"
          ? shapesAt(shape, path).some((one) => isOneOf(one, stringAt(text, start, end)))
          : part === "plain" && /^[a-z]+$/.test(text.slice(start, end));
    if (isOfFormat) places.push({ start, end });
  });
  return places;
}

/** Every shape that a value there may have. */
function shapesAt(shape: Shape, path: JsonPath): readonly Shape[] {
  let shapes = alternatives(shape);
  for (const key of path) shapes = shapes.flatMap((one) => alternatives(within(one, key)));
  return shapes;
}

function alternatives(shape: Shape | undefined): readonly Shape[] {
  if (shape === undefined) return [];
  return typeof shape === "object" && "anyOf" in shape ? shape.anyOf.flatMap(alternatives) : [shape];
}

function within(shape: Shape, key: string | number): Shape | undefined {
  if (typeof shape !== "object") return undefined;
  if (typeof key === "number") return "items" in shape ? shape.items : undefined;
  if (!("keys" in shape)) return undefined;
  if (Object.hasOwn(shape.keys, key)) return shape.keys[key];
  return shape.others?.isKey(key) === true ? shape.others.shape : undefined;
}

/** One word alone might be a name (`adam`): of keys that no shape lists, those of several words. */
function hasKey(shape: Shape, key: string): boolean {
  if (typeof shape !== "object" || !("keys" in shape)) return false;
  if (Object.hasOwn(shape.keys, key)) return true;
  return shape.others?.areFormat === true && shape.others.isKey(key) && /^[a-z\d]+(?:_[a-z\d]+)+$/.test(key);
}

function isOneOf(shape: Shape, value: string): boolean {
  return typeof shape === "object" && "oneOf" in shape && shape.oneOf.has(value);
}
