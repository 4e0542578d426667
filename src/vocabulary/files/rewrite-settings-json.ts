import { replaceJsonStrings } from "../../formats/json/replace-json-strings.ts";
import type { JsonPath } from "../../formats/json/walk-json.ts";
import { editText, insertKey, locateJson } from "./locate-json.ts";

/** Fields whose strings are tokens, in tokenizer_config.json and special_tokens_map.json. */
const TOKEN_FIELDS = new Set([
  "additional_special_tokens",
  "extra_special_tokens",
  "added_tokens_decoder",
  "added_tokens",
]);
const TEMPLATE_FIELD = "chat_template";

/** What removed entries become. */
export interface Renaming {
  /** The name of an entry as the files write it: its placeholder; undefined for entries that stay. */
  token(token: string): string | undefined;
  /** A chat template without removed names. */
  template(text: string): string;
}

/**
 * A tokenizer_config.json, special_tokens_map.json or chat_template.json with removed entries renamed where these files name
 * tokens, and in chat templates; all else as it is written. Roles (`mask_token`) are of special tokens, which stay.
 */
export function rewriteSettingsJson(text: string, renaming: Renaming): string {
  return replaceJsonStrings(text, (value, path, isKey) => {
    if (isKey) return undefined;
    if (isTemplate(path)) return renaming.template(value);
    return TOKEN_FIELDS.has(String(path[0])) ? renaming.token(value) : undefined;
  });
}

/** `"chat_template": "…"`, or a list of `{ "name": …, "template": "…" }`. */
function isTemplate(path: JsonPath): boolean {
  return path[0] === TEMPLATE_FIELD && (path.length === 1 || path.at(-1) === "template");
}

/** A JSON object whose keys are tokens, vocab.json or added_tokens.json, with removed entries renamed. */
export function rewriteTokenKeys(text: string, renaming: Pick<Renaming, "token">): string {
  return replaceJsonStrings(text, (value, path, isKey) =>
    isKey && path.length === 1 ? renaming.token(value) : undefined,
  );
}

/** A JSON object with one string field set. */
export function setStringField(text: string, key: string, value: string): string {
  const located = locateJson(text, (path) => path.length === 0 || (path.length === 1 && path[0] === key));
  const field = located.find(({ path }) => path.length === 1);
  const root = located.find(({ path }) => path.length === 0);
  const literal = JSON.stringify(value);
  if (field !== undefined) return editText(text, [{ start: field.start, end: field.end, text: literal }]);
  return root === undefined ? text : editText(text, [insertKey(text, root.start, key, literal)]);
}
