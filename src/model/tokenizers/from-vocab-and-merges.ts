import { isObject } from "../../base/json-values.ts";
import { isId, malformed, parseTokenizerText } from "../../formats/tokenizer-json/checks.ts";
import { parseMergesTxt } from "../../formats/vocabularies/merges-txt.ts";
import { gatherAddedTokens, idOfRole, ROBERTA_TOKENS, type TokenizerSettings } from "./slow-added-tokens.ts";
import { templateAround } from "./template.ts";

/**
 * What tokenizer.json would hold for RoBERTa's `vocab.json` and `merges.txt`, with the settings and defaults of
 * `RobertaTokenizer`; its mask takes the white space before it. Throws `input-format`.
 *
 * @param vocabText vocab.json
 * @param mergesText merges.txt
 * @param path of vocab.json
 */
export function fromVocabAndMerges(
  vocabText: string,
  mergesText: string,
  settings: TokenizerSettings,
  path: string,
): Record<string, unknown> {
  const vocab = parseVocabJson(vocabText, path);
  let size = 0;
  for (const id of vocab.values()) size = Math.max(size, id + 1);
  const added = gatherAddedTokens(vocab, size, settings, ROBERTA_TOKENS, [], true, path);
  return {
    added_tokens: added.tokens,
    normalizer: null,
    pre_tokenizer: { type: "ByteLevel", add_prefix_space: settings["add_prefix_space"] === true, use_regex: true },
    post_processor: templateAround(idOfRole(added, "cls", path), idOfRole(added, "sep", path)),
    decoder: { type: "ByteLevel" },
    model: {
      type: "BPE",
      vocab: Object.fromEntries(vocab),
      merges: parseMergesTxt(mergesText),
      unk_token: null,
    },
  };
}

function parseVocabJson(text: string, path: string): Map<string, number> {
  const value = parseTokenizerText(text, path);
  const entries = isObject(value) ? Object.entries(value) : [];
  if (entries.length === 0) throw malformed(path, "an object of tokens and ids");
  for (const [index, [, id]] of entries.entries()) {
    if (!isId(id)) throw malformed(path, `entry ${index} to have an id`);
  }
  return new Map(entries as [string, number][]);
}
