import { isObject } from "../../base/json-values.ts";
import { isId, malformed, unsupported } from "../../formats/tokenizer-json/checks.ts";

/** Ids that a tokenizer puts before and after a text. */
export interface SpecialsAround {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const NONE: SpecialsAround = { before: [], after: [] };
const MAX_DEPTH = 8;

/**
 * What the `post_processor` of tokenizer.json puts around one text; null puts nothing. Throws `input-format`, and
 * `checkpoint-unsupported` naming a type that we do not have.
 *
 * @param size ids must be below it
 */
export function specialsAround(config: unknown, size: number, path: string, depth = 0): SpecialsAround {
  if (config === null || config === undefined) return NONE;
  if (!isObject(config) || depth > MAX_DEPTH) throw malformed(path, '"post_processor" to be an object with a type');
  switch (config["type"]) {
    case "ByteLevel":
      return NONE;
    case "BertProcessing":
    case "RobertaProcessing":
      return { before: [pairId(config["cls"], size, path)], after: [pairId(config["sep"], size, path)] };
    case "TemplateProcessing":
      return readTemplate(config, size, path);
    case "Sequence": {
      const steps = config["processors"];
      if (!Array.isArray(steps)) throw malformed(path, '"processors" to be a list');
      return steps
        .map((step) => specialsAround(step, size, path, depth + 1))
        .reduce(
          (inner, outer) => ({ before: [...outer.before, ...inner.before], after: [...inner.after, ...outer.after] }),
          NONE,
        );
    }
    default:
      throw unsupported(path, `the post-processor ${String(config["type"])}`);
  }
}

function pairId(value: unknown, size: number, path: string): number {
  const id: unknown = Array.isArray(value) ? value[1] : undefined;
  if (!isId(id) || id >= size) throw malformed(path, `the post-processor's tokens to have ids below ${size}`);
  return id;
}

function readTemplate(config: Record<string, unknown>, size: number, path: string): SpecialsAround {
  const template = config["single"];
  if (!Array.isArray(template)) throw malformed(path, '"single" of the post-processor to be a list');
  const isSequence = (item: unknown) => isObject(item) && "Sequence" in item;
  const at = template.findIndex(isSequence);
  if (at === -1 || template.findLastIndex(isSequence) !== at) {
    throw malformed(path, '"single" of the post-processor to hold the text once');
  }
  const ids = (items: readonly unknown[]) => items.flatMap((item) => templateIds(item, config, size, path));
  return { before: ids(template.slice(0, at)), after: ids(template.slice(at + 1)) };
}

function templateIds(item: unknown, config: Record<string, unknown>, size: number, path: string): number[] {
  const special = isObject(item) && isObject(item["SpecialToken"]) ? item["SpecialToken"]["id"] : undefined;
  const table = config["special_tokens"];
  const entry = typeof special === "string" && isObject(table) && Object.hasOwn(table, special) && table[special];
  const ids: unknown = isObject(entry) ? entry["ids"] : undefined;
  if (!Array.isArray(ids) || !ids.every((id): id is number => isId(id) && id < size)) {
    throw malformed(path, `the post-processor's special tokens to have ids below ${size}`);
  }
  return ids;
}
