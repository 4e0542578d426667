import { textOfTemplate } from "../files/rename-in-template.ts";

/** What separates words in the text files of a checkpoint: the quotes and brackets of JSON too, but not the mark of a word's end. */
const BETWEEN_WORDS = /(?:[\s"',:;.()[\]{}|]|<(?!\/w>)|(?<!<\/w)>)+/u;

/** Keys whose values a format or a library chooses from its own words, though Bert, Gelu and Sequence may be names. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  (
    "type behavior prepend_scheme direction strategy padding_side truncation_side model_type architectures tokenizer_class " +
    "processor_class transformers_version problem_type hidden_act hidden_activation position_embedding_type torch_dtype dtype " +
    "attn_implementation"
  ).split(" "),
);

/** `chat_template`, or one of its list. */
const TEMPLATES: ReadonlySet<string> = new Set(["chat_template", "template"]);

/** The words of a text file, or of one entry. */
export function wordsIn(text: string): string[] {
  // Most entries are one word, and trying is quicker than splitting.
  return BETWEEN_WORDS.test(text) ? text.split(BETWEEN_WORDS) : [text];
}

/** Calls `use` with each string of parsed JSON that is not the format's own: values, and the entries of vocabularies. */
export function forEachTextOfJson(value: unknown, use: (text: string) => void, key = ""): void {
  if (typeof value === "string") use(TEMPLATES.has(key) ? textOfTemplate(value) : value);
  else if (Array.isArray(value)) {
    for (const item of value) forEachTextOfJson(item, use, key);
  } else if (typeof value === "object" && value !== null) {
    // A vocabulary maps entries to ids; other objects have keys that the format gives them.
    if (Object.values(value).every((id) => typeof id === "number")) Object.keys(value).forEach(use);
    else for (const [name, item] of Object.entries(value)) if (!OWN_WORDS.has(name)) forEachTextOfJson(item, use, name);
  }
}

const BETWEEN_PARTS = /[^\p{L}\p{M}\p{N}_]+/u;

/** Calls `use` with each part of parsed JSON's keys and values, whatever mark stands beside it: `Anna` of `Anna-base` and `models/Anna`. */
export function forEachPartOfJson(value: unknown, use: (part: string) => void): void {
  if (typeof value === "string") value.split(BETWEEN_PARTS).forEach(use);
  else if (Array.isArray(value)) for (const item of value) forEachPartOfJson(item, use);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      key.split(BETWEEN_PARTS).forEach(use);
      if (!OWN_WORDS.has(key)) forEachPartOfJson(item, use);
    }
  }
}
