import { unsupported } from "../../formats/tokenizer-json/checks.ts";
import { parseVocabTxt } from "../../formats/vocabularies/vocab-txt.ts";
import { gatherAddedTokens, idOfRole, type TokenizerSettings } from "./slow-added-tokens.ts";
import { templateAround } from "./template.ts";

const DEFAULTS = { unk: "[UNK]", sep: "[SEP]", pad: "[PAD]", cls: "[CLS]", mask: "[MASK]" };

/**
 * What tokenizer.json would hold for a `vocab.txt` of BERT, DistilBERT or ELECTRA, with the settings and defaults of
 * `BertTokenizer`. Throws `input-format`, and `checkpoint-unsupported` for a tokenizer without basic tokenisation.
 */
export function fromVocabTxt(text: string, settings: TokenizerSettings, path: string): Record<string, unknown> {
  if (settings["do_basic_tokenize"] === false) throw unsupported(path, "do_basic_tokenize false");
  const vocab = parseVocabTxt(text, path);
  let size = 0;
  for (const id of vocab.values()) size = Math.max(size, id + 1);
  const added = gatherAddedTokens(vocab, size, settings, DEFAULTS, [], false, path);
  return {
    added_tokens: added.tokens,
    normalizer: {
      type: "BertNormalizer",
      clean_text: true,
      handle_chinese_chars: settings["tokenize_chinese_chars"] !== false,
      strip_accents: settings["strip_accents"] ?? null,
      lowercase: settings["do_lower_case"] !== false,
    },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: templateAround(idOfRole(added, "cls", path), idOfRole(added, "sep", path)),
    decoder: { type: "WordPiece", prefix: "##", cleanup: true },
    model: {
      type: "WordPiece",
      vocab: Object.fromEntries(vocab),
      unk_token: added.roles.unk,
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
    },
  };
}
