"""The table of checkpoints: every architecture in three dtypes, and their options one by one."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import saved_forms

POSITIONS = 70
"""Tokens the models take; RoBERTa's kind needs two rows more, which no token uses."""


@dataclass(frozen=True)
class Case:
    """One checkpoint folder."""

    name: str
    model_type: str
    tokenizer: str
    """A key of `tiny_tokenizers.MAKERS`."""
    config: dict = field(default_factory=dict)
    """What differs from the family's defaults."""
    dtype: str = "float32"
    extra_rows: int = 0
    """Embedding rows beyond the tokenizer's entries."""
    unused: tuple[str, ...] = ()
    """Ends of the names of stored weights that transformers does not use."""
    after: Callable[[Path], None] | None = None
    """Changes the folder after saving, to what older versions or other programs write."""
    encodes_as_saved: bool = True
    """Whether this version of transformers encodes with the folder's tokenizer as with the one that was saved."""


SMALL = {"hidden_size": 24, "num_hidden_layers": 2, "num_attention_heads": 3, "intermediate_size": 40}
BERT = SMALL | {"max_position_embeddings": POSITIONS, "type_vocab_size": 2}
ROBERTA = SMALL | {"max_position_embeddings": POSITIONS + 2, "type_vocab_size": 1, "layer_norm_eps": 1e-5}
MPNET = SMALL | {"max_position_embeddings": POSITIONS + 2, "layer_norm_eps": 1e-5}
LONGFORMER = ROBERTA | {"attention_window": [4, 8]}
DEBERTA = SMALL | {"max_position_embeddings": POSITIONS, "relative_attention": True, "pos_att_type": ["p2c", "c2p"]}
DEBERTA_V2 = DEBERTA | {
    "position_biased_input": False,
    "share_att_key": True,
    "norm_rel_ebd": "layer_norm",
    "position_buckets": 8,
    "conv_kernel_size": 3,
    "conv_act": "gelu",
}
DEBERTA_V3 = DEBERTA_V2 | {"conv_kernel_size": 0, "legacy": False}
"""As published, but with fewer buckets than there are distances."""
ALBERT_FAINT = ("query.weight", "query.bias", "key.weight")
"""With six random layers attention is nearly the same for any query."""
DEBERTA_UNUSED = ("pos_key_proj.bias",)
DISTILBERT = {"dim": 24, "n_layers": 2, "n_heads": 3, "hidden_dim": 40, "max_position_embeddings": POSITIONS}
MODERNBERT = SMALL | {
    "num_hidden_layers": 4,
    "max_position_embeddings": POSITIONS,
    "local_attention": 8,
    "bos_token_id": 1,
    "eos_token_id": 2,
    "rope_parameters": {
        "full_attention": {"rope_type": "default", "rope_theta": 20_000.0},
        "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
    },
}

NOMIC_BERT = BERT | {"rope_parameters": {"rope_type": "default", "rope_theta": 500.0}}
EUROBERT = SMALL | {
    "num_attention_heads": 6,
    "num_key_value_heads": 2,
    "max_position_embeddings": POSITIONS,
    "mask_token_id": 2,
    "rope_parameters": {"rope_type": "default", "rope_theta": 700.0},
}

ARCHITECTURES = [
    Case("bert", "bert", "wordpiece-cased", BERT),
    Case("roberta", "roberta", "byte-level", ROBERTA),
    Case("xlm-roberta", "xlm-roberta", "unigram-xlm", ROBERTA),
    Case("camembert", "camembert", "unigram-camembert", ROBERTA),
    Case("distilbert", "distilbert", "wordpiece-uncased", DISTILBERT),
    Case("electra", "electra", "wordpiece-uncased", BERT | {"embedding_size": 16}),
    Case("modernbert", "modernbert", "byte-level-nfc", MODERNBERT),
    Case("megatron-bert", "megatron-bert", "wordpiece-uncased", BERT),
    Case("roberta-prelayernorm", "roberta-prelayernorm", "byte-level", ROBERTA),
    Case("xlm-roberta-xl", "xlm-roberta-xl", "unigram-xlm", ROBERTA),
    Case("albert", "albert", "unigram-albert", BERT | {"embedding_size": 16}),
    Case("mpnet", "mpnet", "wordpiece-mpnet", MPNET),
    Case("deberta-v2", "deberta-v2", "unigram-deberta", DEBERTA_V3, unused=DEBERTA_UNUSED),
    Case("longformer", "longformer", "byte-level", LONGFORMER, unused=("_global.weight", "_global.bias")),
    Case("big_bird", "big_bird", "wordpiece-uncased", BERT, unused=("pooler.weight", "pooler.bias")),
    Case("nomic_bert", "nomic_bert", "wordpiece-uncased", NOMIC_BERT),
    Case("eurobert", "eurobert", "byte-level-llama", EUROBERT),
]

BY_TYPE = {case.model_type: case for case in ARCHITECTURES}


def variant(model_type: str, name: str, config: dict | None = None, **fields) -> Case:
    """The architecture's case with something changed; `name` is put after the architecture's."""
    case = BY_TYPE[model_type]
    return replace(case, name=f"{case.name}-{name}", config=case.config | (config or {}), **fields)


DTYPES = [
    variant(model_type, short, dtype=dtype)
    for model_type in BY_TYPE
    for short, dtype in (("f16", "float16"), ("bf16", "bfloat16"))
]

OPTIONS = [
    # Without the tie the decoder's own bias counts, and the one beside it is stored for nothing.
    variant("bert", "untied", {"tie_word_embeddings": False}, unused=("cls.predictions.bias",)),
    variant("bert", "gelu-new", {"hidden_act": "gelu_new"}),
    variant("bert", "relu", {"hidden_act": "relu"}),
    variant("bert", "silu", {"hidden_act": "silu"}),
    variant("bert", "gelu-tanh", {"hidden_act": "gelu_pytorch_tanh"}),
    variant("bert", "epsilon", {"layer_norm_eps": 0.05}),
    variant("bert", "mixed-dtypes", after=saved_forms.mix_dtypes),
    variant("bert", "unaligned", after=saved_forms.unalign),
    variant("bert", "without-prefix", after=saved_forms.drop_prefix),
    variant("bert", "vocab-txt", after=saved_forms.vocab_txt),
    variant("bert", "padded-vocabulary", extra_rows=12),
    variant("bert", "sharded", after=saved_forms.shard),
    variant("bert", "only-decoder", after=saved_forms.only_decoder),
    variant("bert", "old-names", after=saved_forms.old_bert_names),
    variant("roberta", "old-names", after=saved_forms.old_roberta_names),
    variant("roberta", "sharded-f16", dtype="float16", after=saved_forms.shard),
    variant("roberta", "untied", {"tie_word_embeddings": False}, unused=("lm_head.bias",)),
    variant("roberta", "only-decoder", after=saved_forms.only_decoder),
    variant("roberta", "vocab-and-merges", after=saved_forms.vocab_and_merges),
    variant("xlm-roberta", "two-types", {"type_vocab_size": 2}),
    variant("xlm-roberta", "sentencepiece", after=saved_forms.sentencepiece_only),
    variant("camembert", "sentencepiece", after=saved_forms.sentencepiece_only),
    variant("distilbert", "sinusoidal", {"sinusoidal_pos_embds": True}),
    variant("distilbert", "relu", {"activation": "relu"}),
    variant("distilbert", "untied", {"tie_word_embeddings": False}),
    variant("electra", "untied", {"tie_word_embeddings": False}),
    variant("electra", "relu", {"hidden_act": "relu"}),
    variant("electra", "same-sizes", {"embedding_size": 24}),
    variant("megatron-bert", "relu", {"hidden_act": "relu"}),
    variant("megatron-bert", "untied", {"tie_word_embeddings": False}, unused=("cls.predictions.bias",)),
    variant("roberta-prelayernorm", "relu", {"hidden_act": "relu"}),
    variant("roberta-prelayernorm", "two-types", {"type_vocab_size": 2}),
    variant("xlm-roberta-xl", "silu", {"hidden_act": "silu"}),
    variant("albert", "groups", {"num_hidden_layers": 3, "num_hidden_groups": 2, "inner_group_num": 2}, unused=ALBERT_FAINT),
    variant("albert", "same-sizes", {"embedding_size": 24, "hidden_act": "gelu"}),
    variant("albert", "untied", {"tie_word_embeddings": False}, unused=("predictions.bias",)),
    variant("mpnet", "relu", {"hidden_act": "relu"}),
    variant("deberta-v2", "v2", DEBERTA_V2 | {"legacy": True}),
    variant("deberta-v2", "own-projections", {"share_att_key": False}),
    variant("deberta-v2", "legacy-untied", {"legacy": True, "tie_word_embeddings": False}, unused=("cls.predictions.bias",)),
    variant("deberta-v2", "plain", DEBERTA | {"legacy": True, "type_vocab_size": 2}),
    variant("deberta-v2", "no-buckets", {"position_buckets": -1, "max_relative_positions": 6, "norm_rel_ebd": "none"}),
    variant("deberta-v2", "c2p", {"pos_att_type": "c2p", "share_att_key": False, "norm_rel_ebd": "none"}, unused=("key_proj.bias",)),
    variant("deberta-v2", "p2c", {"pos_att_type": "p2c"}),
    variant("deberta-v2", "no-relative", DEBERTA | {"relative_attention": False, "legacy": False, "norm_rel_ebd": "none"}, unused=("key_proj.bias",)),
    variant("deberta-v2", "conv-tanh", {"conv_kernel_size": 5, "conv_groups": 3, "conv_act": "tanh", "num_hidden_layers": 1}),
    variant("deberta-v2", "embedding-size", DEBERTA | {"embedding_size": 16, "legacy": True}),
    variant("longformer", "one-window", {"attention_window": 6}),
    variant("longformer", "relu", {"hidden_act": "relu"}),
    variant("big_bird", "full", {"attention_type": "original_full", "use_bias": False, "rescale_embeddings": True}),
    variant("big_bird", "relu", {"hidden_act": "relu"}),
    variant("deberta-v2", "v2-string-own", DEBERTA_V2 | {"legacy": True, "pos_att_type": "p2c|c2p", "share_att_key": False, "hidden_act": "relu"}),
    variant("deberta-v2", "far-buckets", {"position_buckets": 4, "max_relative_positions": 30}),
    variant("deberta-v2", "published-buckets", {"position_buckets": 256, "max_position_embeddings": 512}),
    variant("deberta-v2", "embedding-untied", DEBERTA | {"embedding_size": 16, "legacy": True, "tie_word_embeddings": False}, unused=("cls.predictions.bias",)),
    variant("deberta-v2", "embedding-larger", DEBERTA_V2 | {"embedding_size": 32, "legacy": True}),
    variant("deberta-v2", "conv-gelu-new", {"conv_kernel_size": 3, "conv_act": "gelu_new", "hidden_act": "gelu_new"}),
    variant("deberta-v2", "silu-biased", {"hidden_act": "silu", "position_biased_input": True}),
    variant("deberta-v2", "v2-bf16-untied", DEBERTA_V2 | {"legacy": True, "tie_word_embeddings": False}, dtype="bfloat16", unused=("cls.predictions.bias",)),
    variant("albert", "uneven-groups", {"num_hidden_layers": 5, "num_hidden_groups": 2, "inner_group_num": 1}, unused=ALBERT_FAINT),
    variant("albert", "larger-embedding", {"embedding_size": 32, "tie_word_embeddings": False}, dtype="float16", unused=("predictions.bias",)),
    variant("megatron-bert", "epsilon", {"layer_norm_eps": 0.05, "hidden_act": "gelu_new"}),
    variant("mpnet", "buckets", {"relative_attention_num_buckets": 64}),
    variant("mpnet", "untied", {"tie_word_embeddings": False, "hidden_act": "gelu_new"}, unused=("lm_head.bias",)),
    variant("longformer", "untied", {"tie_word_embeddings": False, "hidden_act": "silu"}, unused=("_global.weight", "_global.bias", "lm_head.bias")),
    variant("big_bird", "untied", {"tie_word_embeddings": False, "hidden_act": "gelu"}, unused=("pooler.weight", "pooler.bias", "cls.predictions.bias")),
    variant("xlm-roberta-xl", "untied", {"tie_word_embeddings": False, "hidden_act": "relu"}, unused=("lm_head.bias",)),
    variant("roberta-prelayernorm", "untied", {"tie_word_embeddings": False, "hidden_act": "gelu_new"}, unused=("lm_head.bias",)),
    variant("electra", "larger-embedding", {"embedding_size": 32, "hidden_act": "gelu_new"}),
    variant("nomic_bert", "relu", {"hidden_act": "relu", "layer_norm_eps": 0.05}),
    variant("nomic_bert", "untied", {"tie_word_embeddings": False, "type_vocab_size": 1}, unused=("cls.predictions.bias",)),
    variant("eurobert", "tied", {"tie_word_embeddings": True, "num_key_value_heads": 3}),
    variant("eurobert", "one-key-head", {"num_key_value_heads": 1, "rms_norm_eps": 0.05}),
    variant("eurobert", "biases", {"attention_bias": True, "mlp_bias": True, "hidden_act": "gelu"}, unused=("k_proj.bias",)),
    variant("eurobert", "old-config", after=saved_forms.old_rope_config),
    variant("modernbert", "biases", {"norm_bias": True, "mlp_bias": True, "attention_bias": True, "classifier_bias": True}),
    variant("modernbert", "epsilon", {"norm_eps": 0.05}),
    variant("modernbert", "activations", {"hidden_activation": "silu", "classifier_activation": "relu"}),
    variant("modernbert", "layer-types", {"layer_types": ["sliding_attention", "full_attention"] * 2}),
    variant("modernbert", "no-decoder-bias", {"decoder_bias": False}),
    variant("modernbert", "untied", {"tie_word_embeddings": False}),
    variant("modernbert", "only-decoder", after=saved_forms.only_decoder),
    variant("modernbert", "odd-window", {"local_attention": 7}),
    variant("modernbert", "old-config", after=saved_forms.old_modernbert_config),
]

CASES = ARCHITECTURES + DTYPES + OPTIONS

IN_EVERY_DTYPE = ("bert", "roberta", "xlm-roberta", "camembert", "distilbert", "electra", "modernbert")
"""Types whose every dtype is in test/oracle/models: what reads dtypes is the same for all."""

COMMITTED = (
    ARCHITECTURES
    + [case for case in DTYPES if case.model_type in IN_EVERY_DTYPE]
    + [case for case in OPTIONS if case.name in ("bert-sharded", "bert-old-names", "deberta-v2-v2")]
)
"""Those in test/oracle/models."""
