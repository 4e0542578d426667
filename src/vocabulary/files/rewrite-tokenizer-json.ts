import { type JsonPath, replaceJsonStrings } from "../../formats/replace-json-strings.ts";
import type { Changes } from "../rewritten-vocabulary.ts";
import { editText, insertKey, locateJson, type TextEdit } from "./locate-json.ts";
import { editMerges } from "./rewrite-merges.ts";

/**
 * A tokenizer.json with the changes of a plan: entries renamed in the vocabulary, among the added tokens and in the post-processor,
 * merges exchanged, `ignore_merges` set, scores of Unigram pieces exchanged. Everything else stays as it is written.
 * The text is a valid tokenizer.json.
 */
export function rewriteTokenizerJson(text: string, changes: Changes): string {
  const placeholders = new Map(changes.replacements.map(({ token, placeholder }) => [token, placeholder]));
  const byId = new Map(changes.replacements.map((replacement) => [replacement.tokenId, replacement]));
  const renamed = replaceJsonStrings(text, (value, path, isKey) => {
    const [part, field, id, column] = path;
    if (part === "model" && field === "vocab") {
      if (typeof id === "number") return column === 0 ? byId.get(id)?.placeholder : undefined;
      return isKey && path.length === 3 ? placeholders.get(value) : undefined;
    }
    const isAdded = part === "added_tokens" && path.length === 3 && id === "content" && !isKey;
    return isAdded || isPostProcessed(path, isKey) ? placeholders.get(value) : undefined;
  });
  return editText(renamed, editsOf(renamed, changes, byId));
}

/** Tokens in a post-processor: `["</s>", 2]`, `{ "SpecialToken": { "id": … } }` and the table of these. */
function isPostProcessed(path: JsonPath, isKey: boolean): boolean {
  if (path[0] !== "post_processor") return false;
  if (isKey) return path.at(-2) === "special_tokens";
  return path.some((step) => ["special_tokens", "SpecialToken", "cls", "sep"].includes(String(step)));
}

function editsOf(
  text: string,
  { merges, ignoreMerges }: Changes,
  byId: ReadonlyMap<number, Changes["replacements"][number]>,
): TextEdit[] {
  const isScore = (path: JsonPath) =>
    path.length === 4 && path[3] === 1 && path[1] === "vocab" && byId.get(path[2] as number)?.score !== undefined;
  const located = locateJson(text, (path) => path[0] === "model" && (path.length <= 2 || isScore(path)));
  const model = located.find(({ path }) => path.length === 1);
  const field = (name: string) => located.find(({ path }) => path.length === 2 && path[1] === name);
  const edits: TextEdit[] = located
    .filter(({ path }) => path.length === 4)
    .map(({ path, start, end }) => ({ start, end, text: formatScore(byId.get(path[2] as number)?.score as number) }));
  const list = field("merges");
  if (list !== undefined) edits.push(editMerges(text, list.start, list.end, merges));
  const flag = field("ignore_merges");
  if (list !== undefined && ignoreMerges && flag !== undefined)
    edits.push({ start: flag.start, end: flag.end, text: "true" });
  if (list !== undefined && ignoreMerges && flag === undefined && model !== undefined) {
    edits.push(insertKey(text, model.start, "ignore_merges", "true"));
  }
  return edits;
}

/** With a point, as every writer of these files has it: some readers tell integers from floats. */
function formatScore(score: number): string {
  return Number.isInteger(score) ? score.toFixed(1) : String(score);
}
