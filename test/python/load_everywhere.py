"""
Loads the tokenizers of checkpoint folders in every way this Python has, and encodes texts with each.

JSON in on stdin: {"folders": [path], "texts": [text], "loaders": [rust | fast | slow | sentencepiece]}.
JSON out on stdout, a list item a folder: what each loader that finds its files there makes of the texts, without special
tokens, or its error. Runs under transformers 4 and 5; slow tokenizers exist in 4 alone.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

SLOW_FILES = ({"vocab.txt"}, {"vocab.json", "merges.txt"}, {"sentencepiece.bpe.model"})


def answers(size: int, unknown: int | None, encode: Callable, decode: Callable, texts: list[str]) -> dict:
    ids = [encode(text) for text in texts]
    return {"size": size, "unknown": unknown, "ids": ids, "decoded": [decode(each) for each in ids]}


def rust(folder: Path, texts: list[str]) -> dict | None:
    """tokenizer.json as it is."""
    from tokenizers import Tokenizer

    path = folder / "tokenizer.json"
    if not path.exists():
        return None
    tokenizer = Tokenizer.from_file(str(path))
    model = json.loads(path.read_text())["model"]
    unknown = model.get("unk_id", tokenizer.token_to_id(model.get("unk_token") or "<unk>"))
    encode = lambda text: tokenizer.encode(text, add_special_tokens=False).ids
    decode = lambda ids: tokenizer.decode(ids, skip_special_tokens=False)
    return answers(tokenizer.get_vocab_size(), unknown, encode, decode, texts)


def transformers(folder: Path, texts: list[str], fast: bool) -> dict | None:
    """What AutoTokenizer makes of the folder."""
    from transformers import AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(str(folder), use_fast=fast)
    if tokenizer.is_fast and not fast:
        # tokenizer_config.json names a class that has no slow sister.
        return None
    if fast and not tokenizer.is_fast:
        raise TypeError(f"expected a fast tokenizer, found {type(tokenizer).__name__}")
    encode = lambda text: tokenizer(text, add_special_tokens=False, verbose=False)["input_ids"]
    decode = lambda ids: tokenizer.decode(ids, clean_up_tokenization_spaces=False)
    return answers(len(tokenizer), tokenizer.unk_token_id, encode, decode, texts)


def slow(folder: Path, texts: list[str]) -> dict | None:
    names = {path.name for path in folder.iterdir()}
    return transformers(folder, texts, fast=False) if any(files <= names for files in SLOW_FILES) else None


def sentencepiece(folder: Path, texts: list[str]) -> dict | None:
    """The model file alone, whose ids are not the checkpoint's."""
    from sentencepiece import SentencePieceProcessor

    path = folder / "sentencepiece.bpe.model"
    if not path.exists():
        return None
    processor = SentencePieceProcessor(model_file=str(path))
    return answers(processor.get_piece_size(), processor.unk_id(), processor.encode, processor.decode, texts)


LOADERS = {
    "rust": rust,
    "fast": lambda folder, texts: transformers(folder, texts, fast=True),
    "slow": slow,
    "sentencepiece": sentencepiece,
}


def attempt(loader: str, folder: Path, texts: list[str]) -> dict | None:
    try:
        return LOADERS[loader](folder, texts)
    except (KeyboardInterrupt, SystemExit):
        raise
    # A panic in Rust is no Exception.
    except BaseException as error:
        return {"error": f"{type(error).__name__}: {error}"[:500]}


def main() -> None:
    request = json.load(sys.stdin)
    folders = [Path(folder) for folder in request["folders"]]
    result = [{name: attempt(name, folder, request["texts"]) for name in request["loaders"]} for folder in folders]
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main()
