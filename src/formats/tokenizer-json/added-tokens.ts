import { isObject } from "../../base/json-values.ts";
import { isId, malformed, MAX_ENTRIES } from "./checks.ts";

/** A token that is looked for in the text before the model splits it. */
export interface AddedToken {
  readonly id: number;
  readonly content: string;
  readonly special: boolean;
  /** Takes the white space before it. */
  readonly lstrip: boolean;
  /** Takes the white space after it. */
  readonly rstrip: boolean;
  /** Is looked for, normalised itself, in the normalised text. */
  readonly normalized: boolean;
  /** Only counts where no word character stands on either side. */
  readonly singleWord: boolean;
}

/**
 * Reads the `added_tokens` of tokenizer.json; none if the field is absent. Of a token that the model lists as well, the model's
 * id counts, as in every loader. Throws `input-format` for what is no token, and where the two ids contradict each other.
 *
 * @param tokenAt what the model's vocabulary says about an id
 */
export function parseAddedTokens(
  value: unknown,
  vocab: ReadonlyMap<string, number>,
  tokenAt: (id: number) => string | undefined,
  path: string,
): AddedToken[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw malformed(path, '"added_tokens" to be a list');
  if (value.length > MAX_ENTRIES) throw malformed(path, `at most ${MAX_ENTRIES} added tokens, found ${value.length}`);
  return value.map((item: unknown, index) => {
    if (!isObject(item) || !isId(item["id"]) || typeof item["content"] !== "string" || item["content"] === "") {
      throw malformed(path, `added token ${index} to have an id and a content`);
    }
    const { id, content } = item as { id: number; content: string };
    const modelId = vocab.get(content);
    if (modelId !== undefined && modelId !== id && tokenAt(id) !== content) {
      throw malformed(path, `added token ${index} to have the id ${modelId} that the vocabulary gives it, found ${id}`);
    }
    const flag = (name: string) => item[name] === true;
    return {
      id: modelId ?? id,
      content,
      special: flag("special"),
      lstrip: flag("lstrip"),
      rstrip: flag("rstrip"),
      normalized: typeof item["normalized"] === "boolean" ? item["normalized"] : !flag("special"),
      singleWord: flag("single_word"),
    };
  });
}
