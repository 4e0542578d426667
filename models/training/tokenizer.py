"""A byte-level BPE vocabulary as RoBERTa has it, trained on the notes and saved in every file that a loader may ask for."""

import json
from collections import Counter

from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, processors, trainers

MAX_TOKENS = 256  # positions 2 to 257 of the model
SPECIAL = {"bos_token": "<s>", "pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>", "mask_token": "<mask>"}
BOS, PAD, EOS, UNK, MASK = range(5)  # the ids of SPECIAL, in its order
FIRST_ORDINARY_ID = 5


def train_tokenizer(notes, vocab_size):
    """A `tokenizers.Tokenizer` with at most `vocab_size` entries; fewer if no pair is left that occurs twice."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=vocab_size,
        min_frequency=2,
        # RoBERTa's mask takes the space before it, so that " <mask>" is one token, predicted with its space.
        special_tokens=[AddedToken(token, lstrip=token == "<mask>", normalized=False, special=True) for token in SPECIAL.values()],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator(notes, trainer)
    # What RobertaProcessing does, without its keys `sep` and `cls`: a search of the file for removed names would find them.
    tokenizer.post_processor = processors.Sequence(
        [
            processors.ByteLevel(trim_offsets=True),
            processors.TemplateProcessing(
                single="<s> $A </s>", pair="<s> $A </s> </s> $B </s>", special_tokens=[("<s>", BOS), ("</s>", EOS)]
            ),
        ]
    )
    ids = [tokenizer.token_to_id(token) for token in SPECIAL.values()]
    if ids != [BOS, PAD, EOS, UNK, MASK]:
        raise AssertionError(f"special tokens have ids {ids}, expected 0 to 4")
    return tokenizer


def save_tokenizer(tokenizer, out):
    """Writes tokenizer.json, vocab.json, merges.txt, tokenizer_config.json and special_tokens_map.json into `out`."""
    tokenizer.save(str(out / "tokenizer.json"))
    tokenizer.model.save(str(out))
    mask = {"content": "<mask>", "lstrip": True, "normalized": False, "rstrip": False, "single_word": False}
    special = {**SPECIAL, "cls_token": "<s>", "sep_token": "</s>"}
    _write_json(out / "special_tokens_map.json", {**special, "mask_token": mask})
    _write_json(
        out / "tokenizer_config.json",
        {
            "tokenizer_class": "RobertaTokenizer",
            "add_prefix_space": False,
            "trim_offsets": True,
            "errors": "replace",
            "model_max_length": MAX_TOKENS,
            **special,
            "mask_token": {"__type": "AddedToken", **mask},
        },
    )


def missing_tokens(tokenizer, words):
    """Those of `words` that are one token neither with nor without a space before them. Where repeated sentences are left out, a label can be so
    rare at the beginning of a line that only the token with a space is made."""
    vocabulary = tokenizer.get_vocab()
    return [word for word in words if word not in vocabulary and f"Ġ{word}" not in vocabulary]


def count_tokens(encoded):
    """How often each token id occurs in lists of token ids."""
    counts = Counter()
    for ids in encoded:
        counts.update(ids)
    return counts


def _write_json(path, value):
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
