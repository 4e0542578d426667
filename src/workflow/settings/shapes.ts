import { ARCHITECTURES } from "../../audit/residue/technical.ts";
import { identifies } from "./identifying.ts";
import { isMadeOfKnownWords } from "./known-words.ts";
import type { OtherKeys, Shape } from "./shape.ts";

/** One of a few words. */
const oneOf = (words: string): Shape => ({ oneOf: new Set(words.split(" ")) });
/** Keys made of known words. */
const knownKeys = (shape: Shape): OtherKeys => ({ isKey: isMadeOfKnownWords, areFormat: true, shape });
const isUntelling = (key: string): boolean => identifies(key) === undefined;
/** A number, or numbers in lists and under keys made of known words. */
const NUMBERS: Shape = {
  anyOf: [
    "plain",
    { items: { anyOf: ["plain", { items: "plain" }] } },
    {
      keys: {},
      others: knownKeys({ anyOf: ["plain", { items: "plain" }, { keys: {}, others: knownKeys("plain") }] }),
    },
  ],
};
const others = knownKeys(NUMBERS);
const VERSION = /^\d+(?:\.\w+){0,4}(?:\+\w+)?$/;
const DIGEST = /^[0-9a-f]{40,64}$/;
const SIDE = oneOf("left right Left Right");
const ACTIVATION = oneOf(
  "gelu gelu_10 gelu_accurate gelu_fast gelu_new gelu_python gelu_pytorch_tanh gelu_python_tanh quick_gelu laplace leaky_relu linear mish prelu relu " +
    "relu2 relu6 sigmoid silu sqrelu swish tanh glu swiglu geglu reglu elu selu",
);
const LABEL = /^(?:LABEL_\d{1,5}|[A-Z][A-Z_/-]{0,31})$/;
/** A special token: as it is or with its properties. */
const ADDED_TOKEN: Shape = {
  keys: {
    id: "plain", content: "text", single_word: "plain", lstrip: "plain", rstrip: "plain", normalized: "plain", special: "plain",
    __type: oneOf("AddedToken"),
  },
}; // prettier-ignore
const TOKEN: Shape = { anyOf: ["text", ADDED_TOKEN] };
const TOKENS: Shape = { items: TOKEN };
const SPECIAL_TOKENS: Readonly<Record<string, Shape>> = {
  bos_token: TOKEN, eos_token: TOKEN, unk_token: TOKEN, sep_token: TOKEN, pad_token: TOKEN, cls_token: TOKEN, mask_token: TOKEN,
  additional_special_tokens: TOKENS,
}; // prettier-ignore
const TOKENIZER_CLASS = /^[A-Z][A-Za-z0-9]{1,40}(?:Tokenizer|TokenizerFast|TokenizersBackend)$|^TokenizersBackend$/;

/** `config.json`: numbers under keys made of known words, and the texts that architectures choose between. */
const CONFIG: Shape = {
  keys: {
    architectures: { items: /^[A-Z][A-Za-z0-9]{1,40}(?:For[A-Z][A-Za-z]{2,30}|Model|LMHeadModel|WithHeads)$/ },
    model_type: { anyOf: [{ oneOf: ARCHITECTURES }, /^[a-z][a-z0-9_-]{1,40}$/] },
    transformers_version: VERSION,
    dim: "plain", dropout: "plain",
    dtype: oneOf("float16 bfloat16 float32 float64"),
    torch_dtype: oneOf("float16 bfloat16 float32 float64"),
    tokenizer_class: TOKENIZER_CLASS,
    activation: ACTIVATION, activation_function: ACTIVATION, classifier_activation: ACTIVATION, hidden_act: ACTIVATION, hidden_activation: ACTIVATION,
    pooler_hidden_act: ACTIVATION, summary_activation: ACTIVATION, ffn_activation: ACTIVATION, mlp_activation: ACTIVATION, conv_act: ACTIVATION,
    attention_type: oneOf("block_sparse original_full relative_shift factorized local global"),
    approx_mode: oneOf("full sparse"),
    attn_layers: { items: oneOf("local lsh") },
    layer_types: { items: oneOf("full_attention sliding_attention local_attention global_attention") },
    classifier_pooling: oneOf("cls mean late"),
    pooling_type: oneOf("mean max cls"),
    directionality: oneOf("bidi"),
    pooler_type: oneOf("first_token_transform"),
    position_embedding_type: oneOf("absolute relative_key relative_key_query rotary rope alibi none"),
    pos_att_type: { anyOf: [{ items: oneOf("p2c c2p p2p") }, /^(?:[pc]2[pc]\|?){1,3}$/] },
    norm_rel_ebd: oneOf("layer_norm none"),
    norm_type: oneOf("layer_norm rms_norm layernorm rmsnorm"),
    normalization_type: oneOf("layer_norm no_norm"),
    problem_type: oneOf("regression single_label_classification multi_label_classification"),
    summary_type: oneOf("first last mean cls_index attn"),
    force_dequant: oneOf("none gelu softmax layernorm nonlinear"),
    rope_parameters: { keys: { rope_type: oneOf("default linear dynamic yarn longrope llama3") }, others: knownKeys({
      anyOf: ["plain", { items: "plain" }, { keys: { rope_type: oneOf("default linear dynamic yarn longrope llama3") }, others }] }) },
    rope_scaling: { keys: { type: oneOf("linear dynamic"), rope_type: oneOf("default linear dynamic yarn longrope llama3") }, others },
    id2label: { keys: {}, others: { isKey: (key) => /^\d{1,5}$/.test(key), shape: LABEL } },
    label2id: { keys: {}, others: { isKey: (key) => LABEL.test(key), shape: "plain" } },
  },
  others,
}; // prettier-ignore

const GENERATION_CONFIG: Shape = { keys: { transformers_version: VERSION, early_stopping: oneOf("never") }, others };

const TOKENIZER_CONFIG: Shape = {
  keys: {
    ...SPECIAL_TOKENS,
    tokenizer_class: TOKENIZER_CLASS,
    backend: oneOf("tokenizers sentencepiece python"),
    split_by_punct: "plain",
    errors: oneOf("replace strict ignore"),
    padding_side: SIDE, truncation_side: SIDE, padding_strategy: oneOf("longest max_length do_not_pad"),
    truncation_strategy: oneOf("longest_first only_first only_second do_not_truncate"),
    word_tokenizer_type: oneOf("basic mecab sudachi jumanpp"), subword_tokenizer_type: oneOf("wordpiece character sentencepiece"),
    model_input_names: { items: oneOf("input_ids token_type_ids attention_mask position_ids special_tokens_mask") },
    added_tokens_decoder: { keys: {}, others: { isKey: (key) => /^\d{1,7}$/.test(key), shape: ADDED_TOKEN } },
    extra_special_tokens: { anyOf: [TOKENS, { keys: {}, others: knownKeys(TOKEN) }] },
    never_split: { items: "text" },
    chat_template: "text",
  },
  others,
}; // prettier-ignore

const PROCESSING_TYPE = oneOf(
  "Sequence BertNormalizer Strip StripAccents NFC NFD NFKC NFKD Nmt Lowercase Replace Prepend Precompiled ByteLevel BertPreTokenizer Metaspace Whitespace WhitespaceSplit CharDelimiterSplit Punctuation Split Digits UnicodeScripts FixedLength BertProcessing RobertaProcessing TemplateProcessing WordPiece BPEDecoder CTC Fuse ByteFallback",
);
/** Normalisers, pre-tokenizers, post-processors and decoders: their own keys, and what stands within them. */
const PROCESSING: { keys: Record<string, Shape> } = { keys: {} };
const NESTED: Shape = { items: PROCESSING };
const TOKEN_AND_ID: Shape = { items: { anyOf: ["plain", "text"] } };
const PIECE: Shape = { keys: { id: /^(?:[AB]|.{1,64})$/u, type_id: "plain" } };
const TEMPLATE: Shape = { items: { keys: { Sequence: PIECE, SpecialToken: PIECE } } };
Object.assign(PROCESSING.keys, {
  type: PROCESSING_TYPE,
  normalizers: NESTED, pretokenizers: NESTED, processors: NESTED, decoders: NESTED,
  clean_text: "plain", handle_chinese_chars: "plain", strip_accents: "plain", lowercase: "plain", strip_left: "plain", strip_right: "plain",
  precompiled_charsmap: "any",
  pattern: { anyOf: ["text", { keys: { String: "text", Regex: "any" } }] }, delimiter: "text", content: "text", prepend: "text",
  behavior: oneOf("Removed Isolated MergedWithPrevious MergedWithNext Contiguous removed isolated merged_with_previous merged_with_next contiguous"),
  invert: "plain", individual_digits: "plain", length: "plain",
  add_prefix_space: "plain", trim_offsets: "plain", use_regex: "plain", split: "plain",
  replacement: "text", str_rep: "text", prepend_scheme: oneOf("always never first"),
  sep: TOKEN_AND_ID, cls: TOKEN_AND_ID, single: TEMPLATE, pair: TEMPLATE,
  special_tokens: { keys: {}, others: { isKey: isUntelling, shape: { keys: { id: "text", ids: { items: "plain" }, tokens: { items: "text" } } } } },
  start: "plain", stop: "plain", prefix: "text", suffix: "text", cleanup: "plain",
  pad_token: "text", word_delimiter_token: "text",
} satisfies Record<string, Shape>); // prettier-ignore

/** Entries by id, as they are: a vocabulary is what the search of names and the rewrite look at. */
const ENTRIES: Shape = { keys: {}, others: { isKey: () => true, shape: "plain" } };
const TOKENIZER: Shape = {
  keys: {
    version: VERSION,
    truncation: { anyOf: ["plain", { keys: { direction: SIDE, max_length: "plain", strategy: oneOf("LongestFirst OnlyFirst OnlySecond"), stride: "plain" } }] },
    padding: { anyOf: ["plain", { keys: {
      strategy: { anyOf: [oneOf("BatchLongest"), { keys: { Fixed: "plain" } }] },
      direction: SIDE, pad_to_multiple_of: "plain", pad_id: "plain", pad_type_id: "plain", pad_token: "text",
    } }] },
    added_tokens: { items: ADDED_TOKEN },
    normalizer: { anyOf: ["plain", PROCESSING] }, pre_tokenizer: { anyOf: ["plain", PROCESSING] },
    post_processor: { anyOf: ["plain", PROCESSING] }, decoder: { anyOf: ["plain", PROCESSING] },
    model: { keys: {
      type: oneOf("BPE WordPiece Unigram WordLevel"),
      dropout: "plain", unk_token: "text", unk_id: "plain", continuing_subword_prefix: "text", end_of_word_suffix: "text",
      fuse_unk: "plain", byte_fallback: "plain", ignore_merges: "plain", max_input_chars_per_word: "plain",
      vocab: { anyOf: [ENTRIES, { items: { items: { anyOf: ["plain", "any"] } } }] },
      merges: { items: { anyOf: ["any", { items: "any" }] } },
    } },
  },
}; // prettier-ignore

/** Of weights alone: names can be guessed from that of a tokenizer, which earlier versions wrote. */
const WEIGHTS_DIGEST: Shape = { keys: { modelSha256: DIGEST } };
const BEFORE_AND_AFTER: Shape = { keys: { before: WEIGHTS_DIGEST, after: WEIGHTS_DIGEST } };
const ROUNDS: Shape = { items: "plain" };
const PLACEHOLDERS: Shape = { items: /^\S{0,8}unk\d{1,12}(?:<\/w>)?$/u };
/** Entries of the vocabulary, which is searched for names as a whole. */
const PIECES: Shape = { items: "text" };
const MODE = oneOf("mean keep");
/** `rewrite.json`, see `RewriteReport`; names of files left behind and ids of entries, which older versions wrote, go. */
const REWRITE: Shape = {
  keys: {
    schemaVersion: "plain", model: BEFORE_AND_AFTER, replaced: "plain", placeholders: PLACEHOLDERS, joining: PIECES, undoable: ROUNDS,
    reachability: { keys: { droppedMerges: "plain", repaired: "plain", joining: "plain", collateral: "plain", ignoreMerges: "plain", undecidedVariants: "plain", heldIn: "plain" } },
    weights: { keys: { mode: MODE, warning: "text", files: { keys: {}, others: {
      isKey: (key) => /^(?:onnx\/)?model[\w.-]{0,60}$/.test(key),
      shape: { keys: { matrices: { items: "text" }, biases: { items: "text" } } },
    } } } },
    checks: { items: { keys: { check: "text", passed: "plain", examined: "plain", wrong: "plain" } } },
    sample: { keys: { words: "plain", changed: "plain", named: "plain", texts: "plain" } },
    leftBehind: { keys: {}, others: { isKey: (key) => /^(?:trainer files|folders|hidden files|pickles|weights|data files|texts|code|archives|other files)$/.test(key), shape: "plain" } },
    rounds: { items: { keys: {
      round: "plain", model: BEFORE_AND_AFTER, replaced: "plain", placeholders: PLACEHOLDERS, joining: PIECES, weights: MODE, followsPrevious: "plain",
    } } },
  },
}; // prettier-ignore

const TRAINING: Shape = {
  keys: {
    training: { keys: { optimizer: /^[A-Za-z0-9 ,.-]{1,80}$/, schedule: /^[A-Za-z0-9 ,.-]{1,80}$/ }, others },
    versions: { keys: {}, others: knownKeys(VERSION) },
  },
  others,
}; // prettier-ignore

const INDEX: Shape = {
  keys: {
    metadata: { keys: { total_size: "plain", total_parameters: "plain" } },
    weight_map: { keys: {}, others: { isKey: isUntelling, shape: /^model-\d{5}-of-\d{5}\.safetensors$/ } },
  },
};

/** What each JSON file of a release may hold, by its name. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  "config.json": CONFIG,
  "generation_config.json": GENERATION_CONFIG,
  "tokenizer_config.json": TOKENIZER_CONFIG,
  "special_tokens_map.json": { keys: SPECIAL_TOKENS },
  "tokenizer.json": TOKENIZER,
  "rewrite.json": REWRITE,
  "training.json": TRAINING,
  "model.safetensors.index.json": INDEX,
};
