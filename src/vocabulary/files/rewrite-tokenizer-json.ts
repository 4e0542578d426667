import { escapingLike } from "../../formats/json/replace-json-strings.ts";
import { type JsonPath, stringAt, walkJson } from "../../formats/json/walk-json.ts";
import type { Replacement } from "../plan/replacement.ts";
import type { Changes } from "../rewritten-vocabulary.ts";
import { editText, insertKey, type TextEdit } from "./locate-json.ts";
import { createMergesReader, editMerges } from "./rewrite-merges.ts";

/** Steps of a merge's path: `model`, `merges` and its place. */
const MERGE_DEPTH = 3;

/**
 * A tokenizer.json with the changes of a plan: entries renamed in the vocabulary, among the added tokens and in the post-processor,
 * merges exchanged, `ignore_merges` set, scores of Unigram pieces exchanged. Everything else stays as it is written.
 * The text is a valid tokenizer.json.
 */
export function rewriteTokenizerJson(text: string, changes: Changes): string {
  const placeholders = new Map(changes.replacements.map(({ token, placeholder }) => [token, placeholder]));
  const byId = new Map(changes.replacements.map((replacement) => [replacement.tokenId, replacement]));
  const escape = escapingLike(text);
  const edits: TextEdit[] = [];
  /** Where `model` begins, and its fields. */
  let model: number | undefined;
  const fields = new Map<string, { start: number; end: number }>();
  const merges = createMergesReader(text, MERGE_DEPTH);
  walkJson(text, (part, start, end, path) => {
    const isKey = part === "key";
    // Nothing inside the merges is renamed: the whole list is exchanged.
    if (path.length >= MERGE_DEPTH && path[1] === "merges" && path[0] === "model")
      return merges.read(part, start, end, path);
    if (isKey || part === "string") {
      const placeholder = renamed(stringAt(text, start, end), path, isKey, placeholders, byId);
      if (placeholder !== undefined) edits.push({ start, end, text: escape(placeholder) });
    }
    if (isKey || path[0] !== "model") return;
    if (path.length === 1 && part === "open") model = start;
    else if (path.length === 2) {
      const field = String(path[1]);
      fields.set(field, part === "close" ? { start: fields.get(field)?.start ?? start, end } : { start, end });
    } else if (path.length === 4 && path[3] === 1 && path[1] === "vocab") {
      const score = byId.get(path[2] as number)?.score;
      if (score !== undefined) edits.push({ start, end, text: formatScore(score) });
    }
  });
  const list = fields.get("merges");
  if (list !== undefined) edits.push(editMerges(text, list, merges.items, changes.merges));
  if (list !== undefined && changes.ignoreMerges) {
    const flag = fields.get("ignore_merges");
    if (flag !== undefined) edits.push({ ...flag, text: "true" });
    else if (model !== undefined) edits.push(insertKey(text, model, "ignore_merges", "true"));
  }
  return editText(text, edits);
}

/** The placeholder for a string of the file, if it is an entry that goes, where entries stand. */
function renamed(
  value: string,
  path: JsonPath,
  isKey: boolean,
  placeholders: ReadonlyMap<string, string>,
  byId: ReadonlyMap<number, Replacement>,
): string | undefined {
  const [part, field, id, column] = path;
  if (part === "model" && field === "vocab") {
    if (typeof id === "number") return column === 0 ? byId.get(id)?.placeholder : undefined;
    return isKey && path.length === 3 ? placeholders.get(value) : undefined;
  }
  const isAdded = part === "added_tokens" && path.length === 3 && id === "content" && !isKey;
  return isAdded || isPostProcessed(path, isKey) ? placeholders.get(value) : undefined;
}

/** Tokens in a post-processor: `["</s>", 2]`, `{ "SpecialToken": { "id": … } }` and the table of these. */
function isPostProcessed(path: JsonPath, isKey: boolean): boolean {
  if (path[0] !== "post_processor") return false;
  if (isKey) return path.at(-2) === "special_tokens";
  return path.some((step) => ["special_tokens", "SpecialToken", "cls", "sep"].includes(String(step)));
}

/** With a point, as every writer of these files has it: some readers tell integers from floats. */
function formatScore(score: number): string {
  return Number.isInteger(score) ? score.toFixed(1) : String(score);
}
