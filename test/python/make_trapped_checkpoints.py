"""
Writes folders of tiny checkpoints whose vocabularies, of about two thousand entries, hold names that other entries are built on.
Each tokenizer comes in the files that its family comes in: all of them, tokenizer.json alone, or those of slow tokenizers alone.

    python test/python/make_trapped_checkpoints.py --out DIR [--only NAME,...]

In DIR, description.json says which names to remove and which texts to compare.
"""

import argparse
import io
import json
from collections.abc import Callable
from pathlib import Path

import sentencepiece
import trapped_sentences
from checkpoint_cases import BERT, MODERNBERT, POSITIONS, ROBERTA
from random_weights import randomise
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from transformers import AutoConfig, AutoModelForMaskedLM, AutoTokenizer, CamembertTokenizer, XLMRobertaTokenizer
from transformers.utils import logging

WORDPIECE_SPECIALS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
ROBERTA_SPECIALS = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]
ROLES = ("pad_token", "unk_token", "cls_token", "sep_token", "mask_token")
BYTE_LEVEL_SIZE = 1_600
WORDPIECE_SIZE = 1_200
UNIGRAM_SIZE = 900
MASK = {
    "content": "<mask>",
    "lstrip": True,
    "normalized": False,
    "rstrip": False,
    "single_word": False,
    "special": True,
}


def write_json(path: Path, value) -> None:
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def write_config(folder: Path, tokenizer_class: str, specials: list[str], **config) -> None:
    """tokenizer_config.json and special_tokens_map.json, in the way of transformers 4; `specials` in the order of ROLES."""
    roles: dict = dict(zip(ROLES, specials))
    if roles["mask_token"] == "<mask>":
        roles["mask_token"] = MASK
        roles |= {"bos_token": "<s>", "eos_token": "</s>"}
    write_json(folder / "special_tokens_map.json", roles)
    if isinstance(roles["mask_token"], dict):
        roles = roles | {"mask_token": {"__type": "AddedToken", **MASK}}
    config |= {"tokenizer_class": tokenizer_class, "model_max_length": POSITIONS}
    write_json(folder / "tokenizer_config.json", roles | config)


def train(tokenizer: Tokenizer, trainer) -> Tokenizer:
    tokenizer.train_from_iterator(trapped_sentences.sentences(), trainer)
    return tokenizer


def byte_level(specials: list[str]) -> Tokenizer:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    return train(
        tokenizer,
        trainers.BpeTrainer(
            vocab_size=BYTE_LEVEL_SIZE,
            special_tokens=specials,
            initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
            show_progress=False,
        ),
    )


def roberta(folder: Path, files: str) -> None:
    tokenizer = byte_level(ROBERTA_SPECIALS)
    tokenizer.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), True, False)
    write_config(folder, "RobertaTokenizer", ["<pad>", "<unk>", "<s>", "</s>", "<mask>"], add_prefix_space=False)
    tokenizer.model.save(str(folder))
    if files == "all":
        # As transformers writes it: an unknown token, and a mask that takes the space before it.
        made = AutoTokenizer.from_pretrained(folder)
        made.backend_tokenizer.save(str(folder / "tokenizer.json"))


def modernbert(folder: Path) -> None:
    tokenizer = byte_level(WORDPIECE_SPECIALS)
    tokenizer.normalizer = normalizers.NFC()
    around(tokenizer)
    tokenizer.save(str(folder / "tokenizer.json"))
    write_config(folder, "PreTrainedTokenizerFast", WORDPIECE_SPECIALS)


def around(tokenizer: Tokenizer) -> None:
    """Begin and end as BERT has them."""
    ids = [(token, tokenizer.token_to_id(token)) for token in ("[CLS]", "[SEP]")]
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=ids
    )


def wordpiece(folder: Path, files: str, lowercase: bool) -> None:
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=lowercase)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece(cleanup=False)
    train(
        tokenizer,
        trainers.WordPieceTrainer(vocab_size=WORDPIECE_SIZE, special_tokens=WORDPIECE_SPECIALS, show_progress=False),
    )
    around(tokenizer)
    write_config(folder, "BertTokenizer", WORDPIECE_SPECIALS, do_lower_case=lowercase)
    if files != "tokenizer.json":
        tokens = sorted(tokenizer.get_vocab().items(), key=lambda item: item[1])
        (folder / "vocab.txt").write_text("".join(f"{token}\n" for token, _ in tokens))
    if files != "slow":
        tokenizer.save(str(folder / "tokenizer.json"))


def unigram(folder: Path, files: str, tokenizer_class: type) -> None:
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(trapped_sentences.sentences()),
        model_writer=model,
        vocab_size=UNIGRAM_SIZE,
        model_type="unigram",
        hard_vocab_limit=False,
        num_threads=1,
        self_test_sample_size=20,
        minloglevel=2,
    )
    path = folder / "sentencepiece.bpe.model"
    path.write_bytes(model.getvalue())
    write_config(folder, tokenizer_class.__name__, ["<pad>", "<unk>", "<s>", "</s>", "<mask>"])
    if files != "slow":
        tokenizer_class.from_pretrained(folder).backend_tokenizer.save(str(folder / "tokenizer.json"))
    if files == "tokenizer.json":
        path.unlink()


def bpe_with_prefix(folder: Path) -> None:
    """A BPE as sentencepiece's, with ▁ before words and bytes for what it does not know."""
    specials = [*ROBERTA_SPECIALS, *(f"<0x{byte:02X}>" for byte in range(256))]
    tokenizer = Tokenizer(models.BPE(unk_token="<unk>", byte_fallback=True, fuse_unk=True))
    tokenizer.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    tokenizer.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    # Words are what ▁ begins, or the trainer would take whole sentences for one word.
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Split("▁", "merged_with_next"), pre_tokenizers.Punctuation()]
    )
    train(tokenizer, trainers.BpeTrainer(vocab_size=BYTE_LEVEL_SIZE, special_tokens=specials, show_progress=False))
    tokenizer.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), False, False)
    save_generic(folder, tokenizer, ["<pad>", "<unk>", "<s>", "</s>", "<mask>"])


def bpe_with_suffix(folder: Path) -> None:
    """A BPE with </w> at the end of words, as GPT-1's."""
    tokenizer = Tokenizer(models.BPE(unk_token="[UNK]", end_of_word_suffix="</w>"))
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.BPEDecoder(suffix="</w>")
    trainer = trainers.BpeTrainer(
        vocab_size=BYTE_LEVEL_SIZE,
        special_tokens=WORDPIECE_SPECIALS,
        end_of_word_suffix="</w>",
        show_progress=False,
    )
    train(tokenizer, trainer)
    around(tokenizer)
    save_generic(folder, tokenizer, WORDPIECE_SPECIALS)


def bpe_with_continuing_prefix(folder: Path) -> None:
    """A BPE with ## before what continues a word."""
    tokenizer = Tokenizer(models.BPE(unk_token="[UNK]", continuing_subword_prefix="##"))
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece(prefix="##", cleanup=False)
    trainer = trainers.BpeTrainer(
        vocab_size=BYTE_LEVEL_SIZE,
        special_tokens=WORDPIECE_SPECIALS,
        continuing_subword_prefix="##",
        show_progress=False,
    )
    train(tokenizer, trainer)
    around(tokenizer)
    save_generic(folder, tokenizer, WORDPIECE_SPECIALS)


def save_generic(folder: Path, tokenizer: Tokenizer, specials: list[str]) -> None:
    """tokenizer.json in which only the first five entries are added tokens, and the class that takes it as it is."""
    made = json.loads(tokenizer.to_str())
    made["added_tokens"] = made["added_tokens"][: len(specials)]
    write_json(folder / "tokenizer.json", made)
    write_config(folder, "PreTrainedTokenizerFast", specials)


def with_added_name(folder: Path, write_tokenizer: Callable[[Path], None]) -> None:
    """A name among the added tokens, in every file in which transformers 4 wrote those."""
    write_tokenizer(folder)
    path = folder / "tokenizer.json"
    made = json.loads(path.read_text())
    name = trapped_sentences.ADDED_NAME
    flags = {"lstrip": False, "normalized": False, "rstrip": False, "single_word": False, "special": False}
    token_id = max(made["model"]["vocab"].values()) + 1
    made["added_tokens"].append({"id": token_id, "content": name, **flags})
    write_json(path, made)
    write_json(folder / "added_tokens.json", {name: token_id})
    added = {str(token.pop("id")): token for token in made["added_tokens"]}
    path = folder / "tokenizer_config.json"
    write_json(path, json.loads(path.read_text()) | {"added_tokens_decoder": added})


CASES = {
    "roberta": ("roberta", ROBERTA, lambda folder: roberta(folder, "all")),
    "roberta-slow": ("roberta", ROBERTA, lambda folder: roberta(folder, "slow")),
    "modernbert": ("modernbert", MODERNBERT, modernbert),
    "bert": ("bert", BERT, lambda folder: wordpiece(folder, "all", lowercase=False)),
    "bert-uncased": ("bert", BERT, lambda folder: wordpiece(folder, "tokenizer.json", lowercase=True)),
    "bert-slow": ("bert", BERT, lambda folder: wordpiece(folder, "slow", lowercase=False)),
    "xlm-roberta": ("xlm-roberta", ROBERTA, lambda folder: unigram(folder, "all", XLMRobertaTokenizer)),
    "xlm-roberta-fast": ("xlm-roberta", ROBERTA, lambda folder: unigram(folder, "tokenizer.json", XLMRobertaTokenizer)),
    "xlm-roberta-slow": ("xlm-roberta", ROBERTA, lambda folder: unigram(folder, "slow", XLMRobertaTokenizer)),
    "camembert": ("camembert", ROBERTA, lambda folder: unigram(folder, "all", CamembertTokenizer)),
    "camembert-slow": ("camembert", ROBERTA, lambda folder: unigram(folder, "slow", CamembertTokenizer)),
    "roberta-added": ("roberta", ROBERTA, lambda folder: with_added_name(folder, lambda path: roberta(path, "all"))),
    "bpe-prefix": ("roberta", ROBERTA, bpe_with_prefix),
    "bpe-suffix": ("bert", BERT, bpe_with_suffix),
    "bpe-continuing": ("bert", BERT, bpe_with_continuing_prefix),
}
"""Model type, configuration, and what writes the tokenizer's files, by name of the folder."""


def make(name: str, folder: Path) -> None:
    model_type, config, write_tokenizer = CASES[name]
    folder.mkdir(parents=True)
    write_tokenizer(folder)
    tokenizer = AutoTokenizer.from_pretrained(folder)
    ids = {f"{role}_token_id": getattr(tokenizer, f"{role}_token_id") for role in ("pad", "bos", "eos", "cls", "sep")}
    ids = {role: token_id for role, token_id in ids.items() if token_id is not None}
    size = max(tokenizer.get_vocab().values()) + 1
    model = AutoModelForMaskedLM.from_config(AutoConfig.for_model(model_type, **config | ids | {"vocab_size": size}))
    randomise(model, seed=1)
    model.save_pretrained(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="folder in which each case gets a folder")
    parser.add_argument("--only", help="names of cases, with commas between; default: all")
    arguments = parser.parse_args()
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    for name in arguments.only.split(",") if arguments.only else CASES:
        make(name, arguments.out / name)
    description = {
        "names": [*trapped_sentences.NAMES, trapped_sentences.ADDED_NAME],
        "added": trapped_sentences.ADDED_NAME,
        "prefixed": trapped_sentences.PREFIXED,
        "texts": trapped_sentences.texts(),
    }
    write_json(arguments.out / "description.json", description)


if __name__ == "__main__":
    main()
