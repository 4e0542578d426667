import { openShippedLists } from "../../recognise/rules/lists/shipped-lists.ts";

const LISTS = openShippedLists("technical");

/**
 * Keys and values of the files that transformers and tokenizers write (config.json, generation_config.json,
 * tokenizer_config.json, tokenizer.json) that are made of several words: `max` in `max_length` is no name.
 */
const IDENTIFIERS = LISTS.set("identifiers");

/** Names of architectures, with words that people are called by too (`bert`, `bird`), as configurations and weights write them. */
export const ARCHITECTURES: ReadonlySet<string> = LISTS.set("architectures");
/** What follows an architecture in the name of a tensor or node. */
const PART_OF_MODEL =
  /^[./](?:embeddings|encoder|decoder|pooler|transformer|layers?|model|lm_head|classifier|predictions|final_norm|shared)\b/;
/** In `config.json` and in audits. */
const MODEL_TYPE = /"model(?:_t|T)ype"\s*:\s*"$/;
const REACH = 80;

/**
 * Whether a lower-case word at [start, end) belongs to the format of a checkpoint's files and not to what they say: part of a
 * known identifier of several words (`max` in `max_position_embeddings`), or of an architecture where one is named (`"model_type":
 * "xlm-roberta"`, `bert.embeddings.word_embeddings.weight`). The same word elsewhere, as an entry of a vocabulary, is none of this.
 */
export function isTechnical(bytes: Uint8Array, start: number, end: number): boolean {
  const word = latin1(bytes, start, end);
  if (!/^[a-z]+$/.test(word)) return false;
  const before = latin1(bytes, Math.max(0, start - REACH), start);
  const after = latin1(bytes, end, end + REACH);
  const left = /[A-Za-z0-9_-]*$/.exec(before)?.[0] ?? "";
  const right = /^[A-Za-z0-9_-]*/.exec(after)?.[0] ?? "";
  const whole = left + word + right;
  if (IDENTIFIERS.has(whole)) return true;
  const behind = after.slice(right.length);
  const isType = MODEL_TYPE.test(before.slice(0, before.length - left.length)) && behind.startsWith('"');
  return ARCHITECTURES.has(whole) && (isType || PART_OF_MODEL.test(behind));
}

function latin1(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.subarray(start, end)).toString("latin1");
}
