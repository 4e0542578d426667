"""Trains a small tokenizer of every family and in every form that checkpoints have, deterministic where it matters."""

import io
import json
from pathlib import Path

import sentencepiece
import tiny_tokenizers
from made_up_sentences import sentences
from tokenizer_texts import WRITTEN
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from transformers import (
    BertTokenizer,
    CamembertTokenizer,
    DistilBertTokenizer,
    ElectraTokenizer,
    PreTrainedTokenizerFast,
    RobertaTokenizer,
    XLMRobertaTokenizer,
)

BERT_SPECIALS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
ROBERTA_SPECIALS = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]


def corpus() -> list[str]:
    """The made-up sentences, and some of the texts, so that entries of other scripts exist."""
    return [*sentences(), *(text for text in WRITTEN[3:12] for _ in range(3))]


def mask_after_space(content: str) -> AddedToken:
    return AddedToken(content, lstrip=True, special=True, normalized=False)


def template(first: str, last: str, tokenizer: Tokenizer) -> processors.TemplateProcessing:
    ids = [(token, tokenizer.token_to_id(token)) for token in (first, last)]
    return processors.TemplateProcessing(single=f"{first} $A {last}", special_tokens=ids)


def wordpiece(lowercase: bool, **options) -> Tokenizer:
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=lowercase, **options)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    trainer = trainers.WordPieceTrainer(vocab_size=400, special_tokens=BERT_SPECIALS, show_progress=False)
    tokenizer.train_from_iterator(corpus(), trainer)
    tokenizer.post_processor = template("[CLS]", "[SEP]", tokenizer)
    return tokenizer


def byte_level(specials: list[str], prefix: bool = False) -> Tokenizer:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=prefix)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=600,
        special_tokens=specials,
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
        show_progress=False,
    )
    tokenizer.train_from_iterator(corpus(), trainer)
    return tokenizer


def sentencepiece_model(**options) -> bytes:
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(corpus()),
        model_writer=model,
        **{"vocab_size": 300, "model_type": "unigram", "hard_vocab_limit": False, "num_threads": 1, **options},
        minloglevel=2,
    )
    return model.getvalue()


def vocab_txt(folder: Path, tokenizer_class: type, **config) -> None:
    """The slow files of a BERT, and what its class says about them."""
    tokenizer = wordpiece(config.get("do_lower_case", True))
    tokens = sorted(tokenizer.get_vocab().items(), key=lambda item: item[1])
    (folder / "vocab.txt").write_text("".join(f"{token}\n" for token, _ in tokens))
    write_config(folder, tokenizer_class, **config)


def vocab_and_merges(folder: Path, **config) -> None:
    byte_level(ROBERTA_SPECIALS).model.save(str(folder))
    write_config(folder, RobertaTokenizer, mask_token=MASK_OF_ROBERTA, **config)


MASK_OF_ROBERTA = {
    "__type": "AddedToken",
    "content": "<mask>",
    "lstrip": True,
    "rstrip": False,
    "normalized": False,
    "single_word": False,
    "special": True,
}


def sentencepiece_file(folder: Path, tokenizer_class: type, **options) -> None:
    (folder / "sentencepiece.bpe.model").write_bytes(sentencepiece_model(**options))
    write_config(folder, tokenizer_class, mask_token=MASK_OF_ROBERTA)


def sentencepiece_with_few_rules(folder: Path, tokenizer_class: type) -> None:
    """As above, with a few rules of normalisation instead of sentencepiece's 240 KB."""
    (folder / "sentencepiece.bpe.model").write_bytes(tiny_tokenizers.sentencepiece_model(160))
    write_config(folder, tokenizer_class, mask_token=MASK_OF_ROBERTA)


def deberta_file(folder: Path, config: dict | None = None, **options) -> None:
    """As microsoft published version 3: its own special tokens, and a model that says that it falls back to bytes."""
    specials = {
        "control_symbols": ["[CLS]", "[SEP]"],
        "pad_id": 0, "pad_piece": "[PAD]", "bos_id": -1, "eos_id": -1, "unk_id": 3, "unk_piece": "[UNK]",
    }  # fmt: skip
    (folder / "spm.model").write_bytes(sentencepiece_model(**specials, **options))
    (folder / "config.json").write_text('{"model_type": "deberta-v2"}')
    settings = {"do_lower_case": False, "vocab_type": "spm", **(config or {})}
    (folder / "tokenizer_config.json").write_text(json.dumps(settings))


def write_config(folder: Path, tokenizer_class: type, **config) -> None:
    text = json.dumps({"tokenizer_class": tokenizer_class.__name__, **config}, ensure_ascii=False)
    (folder / "tokenizer_config.json").write_text(text)


def save(folder: Path, tokenizer: Tokenizer, specials: list[str]) -> None:
    """tokenizer.json as Rust writes it; `specials` are padding, unknown, first, last and mask."""
    tokenizer.save(str(folder / "tokenizer.json"))
    names = ("pad_token", "unk_token", "cls_token", "sep_token", "mask_token")
    write_config(folder, PreTrainedTokenizerFast, **dict(zip(names, specials)))


def roberta(folder: Path, prefix: bool) -> None:
    tokenizer = byte_level(ROBERTA_SPECIALS, prefix)
    tokenizer.add_special_tokens([mask_after_space("<mask>")])
    tokenizer.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), True, prefix)
    save(folder, tokenizer, ["<pad>", "<unk>", "<s>", "</s>", "<mask>"])


def modernbert(folder: Path) -> None:
    tokenizer = byte_level(BERT_SPECIALS)
    tokenizer.normalizer = normalizers.NFC()
    tokenizer.add_special_tokens([mask_after_space("[MASK]")])
    tokenizer.add_tokens([AddedToken(" " * count, normalized=True) for count in range(2, 6)])
    tokenizer.add_tokens([AddedToken("|||EMAIL|||", normalized=True)])
    tokenizer.post_processor = template("[CLS]", "[SEP]", tokenizer)
    save(folder, tokenizer, BERT_SPECIALS)


def bert(folder: Path, lowercase: bool, **options) -> None:
    save(folder, wordpiece(lowercase, **options), BERT_SPECIALS)


def from_model_file(folder: Path, tokenizer_class: type) -> None:
    """tokenizer.json as transformers makes it of a sentencepiece model with sentencepiece's full NFKC rules."""
    (folder / "sentencepiece.bpe.model").write_bytes(sentencepiece_model())
    tokenizer = tokenizer_class.from_pretrained(folder, mask_token=mask_after_space("<mask>"))
    (folder / "sentencepiece.bpe.model").unlink()
    tokenizer.save_pretrained(folder)


def old_unigram(folder: Path) -> None:
    """The parts that transformers 4 made of a sentencepiece model."""
    (folder / "sentencepiece.bpe.model").write_bytes(sentencepiece_model())
    made = XLMRobertaTokenizer.from_pretrained(folder, mask_token=mask_after_space("<mask>")).backend_tokenizer
    (folder / "sentencepiece.bpe.model").unlink()
    made.normalizer = normalizers.Sequence(
        [made.normalizer, normalizers.Strip(left=False, right=True), normalizers.Replace(Regex(" {2,}"), "▁")]
    )
    made.pre_tokenizer = pre_tokenizers.Metaspace(prepend_scheme="first")
    made.decoder = decoders.Metaspace(prepend_scheme="first")
    save(folder, made, ["<pad>", "<unk>", "<s>", "</s>", "<mask>"])


def unigram_of_bytes(folder: Path) -> None:
    """A Unigram that spells unknown characters by their bytes."""
    tokenizer = Tokenizer(models.Unigram())
    tokenizer.normalizer = normalizers.NFKD()
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(split=False)
    tokenizer.decoder = decoders.Sequence([decoders.ByteFallback(), decoders.Metaspace()])
    specials = [*ROBERTA_SPECIALS, *(f"<0x{byte:02X}>" for byte in range(256))]
    trainer = trainers.UnigramTrainer(
        vocab_size=600, special_tokens=specials, unk_token="<unk>", show_progress=False
    )
    tokenizer.train_from_iterator(sentences(), trainer)
    made = json.loads(tokenizer.to_str())
    made["model"]["byte_fallback"] = True
    # The bytes are no special tokens, only entries.
    made["added_tokens"] = made["added_tokens"][: len(ROBERTA_SPECIALS)]
    save(folder, Tokenizer.from_str(json.dumps(made)), ["<pad>", "<unk>", "<s>", "</s>", "<mask>"])


def bpe_of_characters(folder: Path, **options) -> None:
    """A BPE as sentencepiece's with byte fallback, or one without that knows few characters."""
    specials = [*ROBERTA_SPECIALS, *(f"<0x{byte:02X}>" for byte in range(256))]
    tokenizer = Tokenizer(models.BPE(unk_token="<unk>", **options))
    tokenizer.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    tokenizer.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    trainer = trainers.BpeTrainer(vocab_size=700, special_tokens=specials, show_progress=False)
    tokenizer.train_from_iterator(sentences(), trainer)
    made = json.loads(tokenizer.to_str())
    made["added_tokens"] = made["added_tokens"][: len(ROBERTA_SPECIALS)]
    save(folder, Tokenizer.from_str(json.dumps(made)), ["<pad>", "<unk>", "<s>", "</s>", "<mask>"])


def bpe_with_suffix(folder: Path) -> None:
    """A BPE that marks the end of words, with pre-tokenizers that split at digits and punctuation."""
    tokenizer = Tokenizer(models.BPE(unk_token="[UNK]", end_of_word_suffix="</w>"))
    tokenizer.normalizer = normalizers.Sequence([normalizers.NFC(), normalizers.Lowercase(), normalizers.StripAccents()])
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Whitespace(),
            pre_tokenizers.Punctuation(),
            pre_tokenizers.Digits(individual_digits=True),
            pre_tokenizers.Split(Regex("[aeiou]{2}"), "merged_with_previous"),
        ]
    )
    tokenizer.decoder = decoders.BPEDecoder(suffix="</w>")
    trainer = trainers.BpeTrainer(
        vocab_size=400, special_tokens=BERT_SPECIALS, end_of_word_suffix="</w>", show_progress=False
    )
    tokenizer.train_from_iterator(corpus(), trainer)
    tokenizer.add_tokens([AddedToken("jan", single_word=True), AddedToken("piet", rstrip=True, normalized=True)])
    save(folder, tokenizer, BERT_SPECIALS)


def bpe_with_continuing_prefix(folder: Path) -> None:
    """A BPE that marks what continues a word, as WordPiece does."""
    tokenizer = Tokenizer(models.BPE(unk_token="[UNK]", continuing_subword_prefix="##", fuse_unk=True))
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece(prefix="##", cleanup=False)
    trainer = trainers.BpeTrainer(
        vocab_size=400, special_tokens=BERT_SPECIALS, continuing_subword_prefix="##", show_progress=False
    )
    tokenizer.train_from_iterator(corpus(), trainer)
    save(folder, tokenizer, BERT_SPECIALS)


FAMILIES = {
    "bert-uncased": lambda folder: bert(folder, lowercase=True),
    "bert-cased": lambda folder: bert(folder, lowercase=False, handle_chinese_chars=False),
    "bert-accents": lambda folder: bert(folder, lowercase=True, strip_accents=False),
    "bert-slow": lambda folder: vocab_txt(folder, BertTokenizer),
    "bert-slow-cased": lambda folder: vocab_txt(
        folder, BertTokenizer, do_lower_case=False, tokenize_chinese_chars=False, strip_accents=True
    ),
    "distilbert-slow": lambda folder: vocab_txt(folder, DistilBertTokenizer, do_lower_case=False),
    "electra-slow": lambda folder: vocab_txt(folder, ElectraTokenizer, strip_accents=False),
    "roberta": lambda folder: roberta(folder, prefix=False),
    "roberta-prefix": lambda folder: roberta(folder, prefix=True),
    "roberta-slow": vocab_and_merges,
    "roberta-slow-prefix": lambda folder: vocab_and_merges(folder, add_prefix_space=True),
    "modernbert": modernbert,
    "xlm-roberta": lambda folder: from_model_file(folder, XLMRobertaTokenizer),
    "xlm-roberta-old": old_unigram,
    "xlm-roberta-slow": lambda folder: sentencepiece_file(folder, XLMRobertaTokenizer),
    "camembert": lambda folder: from_model_file(folder, CamembertTokenizer),
    "camembert-slow": lambda folder: sentencepiece_file(
        folder, CamembertTokenizer, user_defined_symbols=["PERSON", "GPE"]
    ),
    "xlm-roberta-rules": lambda folder: sentencepiece_with_few_rules(folder, XLMRobertaTokenizer),
    "camembert-rules": lambda folder: sentencepiece_with_few_rules(folder, CamembertTokenizer),
    "unigram-bytes": unigram_of_bytes,
    "bpe-bytes": lambda folder: bpe_of_characters(folder, byte_fallback=True),
    "bpe-unknown": lambda folder: bpe_of_characters(folder, fuse_unk=True),
    "bpe-suffix": bpe_with_suffix,
    "bpe-continuing": bpe_with_continuing_prefix,
}
"""What writes each folder."""

BY_TRANSFORMERS_4 = {
    "deberta-spm": lambda folder: deberta_file(folder, vocab_size=700, byte_fallback=True),
    "deberta-spm-rules": lambda folder: deberta_file(folder, normalization_rule_name="nfkc_cf"),
    "deberta-spm-options": lambda folder: deberta_file(
        folder, {"do_lower_case": True, "split_by_punct": True}, user_defined_symbols=["PERSON", "GPE"]
    ),
    "deberta-spm-no-rules": lambda folder: deberta_file(folder, normalization_rule_name="identity"),
}
"""Those that version 4 cuts as they were trained, and version 5 does not."""

COMMITTED = [
    "bert-uncased",
    "bert-slow-cased",
    "electra-slow",
    "roberta-slow",
    "modernbert",
    "xlm-roberta-rules",
    "camembert-rules",
    "unigram-bytes",
    "bpe-suffix",
]
"""Those whose answers are committed."""
