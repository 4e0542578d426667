"""Trains one small tokenizer a family on made-up sentences, as the family's own class of transformers saves it."""

import io
import os
import tempfile
import unicodedata
from collections import Counter

import sentencepiece
from made_up_sentences import sentences
from sentencepiece import sentencepiece_model_pb2
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from transformers import (
    AlbertTokenizer,
    BertTokenizer,
    CamembertTokenizer,
    DebertaV2Tokenizer,
    MPNetTokenizer,
    PreTrainedTokenizerFast,
    RobertaTokenizer,
    XLMRobertaTokenizer,
)

MAXIMUM_LENGTH = 70
"""Tokens that every model here takes."""

SENTENCEPIECE_SIZE = 160
"""Asked for; the sentences hold fewer pieces."""

WORDPIECE_SPECIALS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
ROBERTA_SPECIALS = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]
MODERNBERT_SPECIALS = ["[UNK]", "[CLS]", "[SEP]", "[PAD]", "[MASK]"]


def mask_after_space(content: str) -> AddedToken:
    """A mask token that takes the space before it, as byte-level and sentencepiece checkpoints have it."""
    return AddedToken(content, lstrip=True, special=True, normalized=False)


def wordpiece_vocabulary(size: int, splitter: Tokenizer) -> dict[str, int]:
    """
    Specials, all characters at the start of words and within, then the starts and endings of words that cover most text.
    Counted here because the WordPiece trainer breaks ties in another way on every run.
    """
    words = Counter(
        word
        for sentence in sentences()
        for word, _ in splitter.pre_tokenizer.pre_tokenize_str(splitter.normalizer.normalize_str(sentence))
    )
    characters = sorted({character for word in words for character in word})
    pieces = Counter()
    for word, count in words.items():
        for length in range(2, len(word) + 1):
            pieces[word[:length]] += count * length
            pieces["##" + word[-length:]] += count * length if length < len(word) else 0
    ranked = sorted(pieces, key=lambda piece: (-pieces[piece], piece))
    tokens = [*WORDPIECE_SPECIALS, *characters, *(f"##{character}" for character in characters), *ranked]
    return {token: token_id for token_id, token in enumerate(tokens[:size])}


def wordpiece(size: int, lowercase: bool) -> BertTokenizer:
    """BERT's WordPiece; lower-cased and without accents, or as written."""
    splitter = Tokenizer(models.WordPiece())
    splitter.normalizer = normalizers.BertNormalizer(lowercase=lowercase)
    splitter.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    vocabulary = wordpiece_vocabulary(size, splitter)
    return BertTokenizer(vocab=vocabulary, do_lower_case=lowercase, model_max_length=MAXIMUM_LENGTH)


def byte_level_model(size: int, specials: list[str]) -> models.BPE:
    """Byte-pair merges over all 256 bytes."""
    trained = Tokenizer(models.BPE())
    trained.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    trained.train_from_iterator(
        sentences(),
        trainers.BpeTrainer(vocab_size=size, special_tokens=specials, initial_alphabet=alphabet, show_progress=False),
    )
    return trained.model


def roberta(size: int) -> RobertaTokenizer:
    """RoBERTa's byte-level BPE, whose mask takes the space before it."""
    with tempfile.TemporaryDirectory() as folder:
        vocab, merges = byte_level_model(size, ROBERTA_SPECIALS).save(folder)
        return RobertaTokenizer(
            vocab=vocab, merges=merges, mask_token=mask_after_space("<mask>"), model_max_length=MAXIMUM_LENGTH
        )


def modernbert(size: int) -> PreTrainedTokenizerFast:
    """ModernBERT's byte-level BPE: NFC first, and BERT's special tokens."""
    tokenizer = Tokenizer(byte_level_model(size, MODERNBERT_SPECIALS))
    tokenizer.normalizer = normalizers.NFC()
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    ids = [(token, tokenizer.token_to_id(token)) for token in ("[CLS]", "[SEP]")]
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=ids
    )
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        unk_token="[UNK]",
        cls_token="[CLS]",
        sep_token="[SEP]",
        pad_token="[PAD]",
        mask_token=mask_after_space("[MASK]"),
        model_max_length=MAXIMUM_LENGTH,
        model_input_names=["input_ids", "attention_mask"],
    )


def llama(size: int) -> PreTrainedTokenizerFast:
    """EuroBERT's byte-level BPE: Llama 3's split, whole words first, special tokens with bars."""
    specials = ["<|begin_of_text|>", "<|end_of_text|>", "<|mask|>", "<|pad|>"]
    tokenizer = Tokenizer(byte_level_model(size, specials))
    tokenizer.model.ignore_merges = True
    pattern = (
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(pattern), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    ids = [(token, tokenizer.token_to_id(token)) for token in specials[:2]]
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{specials[0]} $A {specials[1]}", special_tokens=ids
    )
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        bos_token=specials[0],
        eos_token=specials[1],
        mask_token=mask_after_space(specials[2]),
        pad_token=specials[3],
        model_max_length=MAXIMUM_LENGTH,
        model_input_names=["input_ids", "attention_mask"],
    )


def sentencepiece_model(size: int) -> bytes:
    """A Unigram model as sentencepiece writes it, with a small normaliser in place of NFKC's 240 KB."""
    letters = [unicodedata.normalize("NFD", letter) for letter in "éèëêïöüàçÉÖ"]
    composed = [(letter, unicodedata.normalize("NFC", letter)) for letter in letters]
    others = [("ﬁ", "fi"), ("…", "..."), ("½", "1⁄2"), ("\u00a0", " "), ("\t", " "), ("\n", " "), ("\u00ad", "")]
    points = lambda text: " ".join(f"{ord(character):04X}" for character in text)
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", delete=False) as rules:
        rules.writelines(f"{points(source)}\t{points(target)}\n" for source, target in composed + others)
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(sentences()),
        model_writer=model,
        vocab_size=size,
        model_type="unigram",
        normalization_rule_tsv=rules.name,
        hard_vocab_limit=False,
        num_threads=1,
        minloglevel=2,
    )
    os.unlink(rules.name)
    # The name of the file of rules is another one each time.
    proto = sentencepiece_model_pb2.ModelProto.FromString(model.getvalue())
    proto.normalizer_spec.ClearField("normalization_rule_tsv")
    return proto.SerializeToString(deterministic=True)


def from_sentencepiece(tokenizer_class: type, size: int):
    """The class's tokenizer made from a sentencepiece model, which adds the family's own special tokens."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "sentencepiece.bpe.model"), "wb") as file:
            file.write(sentencepiece_model(size))
        return tokenizer_class.from_pretrained(
            folder, mask_token=mask_after_space("<mask>"), model_max_length=MAXIMUM_LENGTH
        )


def albert(size: int) -> AlbertTokenizer:
    """ALBERT's Unigram: lower-cased, without accents, its special tokens first."""
    proto = sentencepiece_model_pb2.ModelProto.FromString(sentencepiece_model(size))
    specials = ["<pad>", "<unk>", "[CLS]", "[SEP]", "[MASK]"]
    learnt = [(piece.piece, piece.score) for piece in proto.pieces if piece.type == piece.NORMAL]
    charsmap = proto.normalizer_spec.precompiled_charsmap
    return AlbertTokenizer(
        vocab=[(special, 0.0) for special in specials] + learnt,
        _spm_precompiled_charsmap=charsmap,
        mask_token=mask_after_space("[MASK]"),
        model_max_length=MAXIMUM_LENGTH,
    )


def deberta(size: int) -> DebertaV2Tokenizer:
    """DeBERTa's Unigram, version 3: its special tokens first and the mask last."""
    proto = sentencepiece_model_pb2.ModelProto.FromString(sentencepiece_model(size))
    specials = ["[PAD]", "[CLS]", "[SEP]", "[UNK]"]
    learnt = [(piece.piece, piece.score) for piece in proto.pieces if piece.type == piece.NORMAL]
    return DebertaV2Tokenizer(
        vocab=[(special, 0.0) for special in specials] + learnt, model_max_length=MAXIMUM_LENGTH
    )


def mpnet(size: int) -> MPNetTokenizer:
    """BERT's WordPiece between RoBERTa's special tokens, with a mask that takes the space before it."""
    vocabulary = wordpiece(size, lowercase=True).get_vocab()
    renamed = {"[PAD]": "<pad>", "[CLS]": "<s>", "[SEP]": "</s>", "[MASK]": "<mask>"}
    entries = {renamed.get(token, token): token_id for token, token_id in vocabulary.items()}
    # Positions count from the padding's id, 1, in this architecture.
    entries["<pad>"], entries["[UNK]"] = 1, 0
    return MPNetTokenizer(vocab=entries, model_max_length=MAXIMUM_LENGTH)


MAKERS = {
    "wordpiece-cased": lambda: wordpiece(220, lowercase=False),
    "wordpiece-uncased": lambda: wordpiece(180, lowercase=True),
    "byte-level": lambda: roberta(300),
    "byte-level-nfc": lambda: modernbert(300),
    "byte-level-llama": lambda: llama(300),
    "unigram-xlm": lambda: from_sentencepiece(XLMRobertaTokenizer, SENTENCEPIECE_SIZE),
    "wordpiece-mpnet": lambda: mpnet(130),
    "unigram-deberta": lambda: deberta(SENTENCEPIECE_SIZE),
    "unigram-albert": lambda: albert(130),
    "unigram-camembert": lambda: from_sentencepiece(CamembertTokenizer, SENTENCEPIECE_SIZE),
}
"""What makes each tokenizer, by the name that the table of cases uses."""
