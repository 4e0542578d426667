import { malformed } from "../../formats/tokenizer-json/checks.ts";
import { declaredTokens, parseUnigram, precompiled } from "./from-sentencepiece.ts";
import { gatherAddedTokens, idOfRole, type TokenizerSettings } from "./slow-added-tokens.ts";
import { templateAround } from "./template.ts";

const DEBERTA_TOKENS = {
  bos: "[CLS]",
  eos: "[SEP]",
  unk: "[UNK]",
  sep: "[SEP]",
  pad: "[PAD]",
  cls: "[CLS]",
  mask: "[MASK]",
};

/**
 * What tokenizer.json would hold for DeBERTa's `spm.model`, as `DebertaV2TokenizerFast` of transformers 4 makes it: the pieces keep their
 * ids, the mask comes after them, and text is normalised by the model's own rules, as sentencepiece does and as it was trained. Version 5 has
 * NFC in place of these rules. Neither falls back to bytes, whatever the model says.
 * Throws `input-format`, and `checkpoint-unsupported` for a model that is no Unigram.
 *
 * @param bytes of the `.model` file
 */
export function fromDebertaModel(
  bytes: Uint8Array,
  settings: TokenizerSettings,
  path: string,
): Record<string, unknown> {
  const model = parseUnigram(bytes, path);
  const unkId = model.pieces.findIndex(({ type }) => type === "unknown");
  if (unkId === -1) throw malformed(path, "a piece for what is unknown");
  const vocab = new Map(model.pieces.map(({ piece }, id) => [piece, id]));
  const declared = declaredTokens(model);
  const added = gatherAddedTokens(vocab, model.pieces.length, settings, DEBERTA_TOKENS, declared, false, path);
  const rules = precompiled(model);
  const scheme = settings["add_prefix_space"] === false ? "never" : "always";
  const metaspace = { type: "Metaspace", replacement: "▁", prepend_scheme: scheme, split: true };
  const punctuation = { type: "Punctuation", behavior: "Isolated" };
  return {
    added_tokens: added.tokens,
    normalizer: {
      type: "Sequence",
      normalizers: [
        ...(settings["do_lower_case"] === true ? [{ type: "Lowercase" }] : []),
        { type: "Strip", strip_left: true, strip_right: true },
        ...(rules === null ? [] : [rules]),
        { type: "Replace", pattern: { Regex: " {2,}" }, content: " " },
      ],
    },
    pre_tokenizer: {
      type: "Sequence",
      pretokenizers: [...(settings["split_by_punct"] === true ? [punctuation] : []), metaspace],
    },
    post_processor: templateAround(idOfRole(added, "cls", path), idOfRole(added, "sep", path)),
    decoder: metaspace,
    model: {
      type: "Unigram",
      vocab: model.pieces.map(({ piece, score }) => [piece, score]),
      unk_id: unkId,
      byte_fallback: false,
    },
  };
}
