"""
Writes folders of small tokenizers, each with what transformers or Rust tokenizers make of texts in oracle.json.

    python test/python/make_tokenizers.py --out DIR [--only NAME,...] [--random COUNT]
"""

import argparse
import json
from pathlib import Path

from tokenizer_families import FAMILIES
from tokenizer_texts import WITH_SPECIALS, WRITTEN, random_texts
from tokenizers import Tokenizer
from transformers import AutoTokenizer
from transformers.utils import logging

MASK = "<mask>"


def answers(folder: Path, count: int) -> dict:
    """Ids with specials, stretches in code points and the decoded text, for each text."""
    config = json.loads((folder / "tokenizer_config.json").read_text())
    if (folder / "tokenizer.json").exists():
        tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        mask = config["mask_token"]
        mask = mask if isinstance(mask, str) else mask["content"]
    else:
        made = AutoTokenizer.from_pretrained(folder)
        tokenizer = made.backend_tokenizer
        mask = made.mask_token
    cases = []
    for text in [*WRITTEN, *WITH_SPECIALS, *random_texts(count, seed=7)]:
        encoding = tokenizer.encode(text.replace(MASK, mask))
        # Another spelling of the mask moves what stands behind it.
        offsets = None if MASK in text and mask != MASK else encoding.offsets
        cases.append([text, encoding.ids, offsets, tokenizer.decode(encoding.ids)])
    return {"size": max(tokenizer.get_vocab().values()) + 1, "cases": cases}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", help="names, with commas between; default: all")
    parser.add_argument("--random", type=int, default=300, help="how many random texts")
    arguments = parser.parse_args()
    logging.set_verbosity_error()
    for name in arguments.only.split(",") if arguments.only else FAMILIES:
        folder = arguments.out / name
        folder.mkdir(parents=True)
        FAMILIES[name](folder)
        (folder / "oracle.json").write_text(json.dumps(answers(folder, arguments.random)))


if __name__ == "__main__":
    main()
