"""
Writes folders of small tokenizers, each with what transformers or Rust tokenizers make of texts in oracle.json.

    python test/python/make_tokenizers.py --out DIR [--only NAME,...] [--random COUNT]
    python test/python/make_tokenizers.py --out test/oracle/tokenizers --committed --random 20

With --committed each folder becomes one JSON file, its files under "files", those that are no text in base64.
"""

import argparse
import base64
import json
import shutil
from pathlib import Path

from tokenizer_families import BY_TRANSFORMERS_4, COMMITTED, FAMILIES
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


def content(path: Path) -> str | dict:
    """A file as a JSON value."""
    if path.suffix == ".model":
        return {"base64": base64.b64encode(path.read_bytes()).decode()}
    return path.read_text()


def write_committed(folder: Path, name: str, oracle: dict) -> None:
    """The folder as one file, a text a line."""
    files = {path.name: content(path) for path in sorted(folder.iterdir())}
    head = json.dumps({"files": files, "size": oracle["size"]}, ensure_ascii=False)
    lines = ",\n".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in oracle["cases"])
    (folder.parent / f"{name}.json").write_text(f'{head[:-1]}, "cases": [\n{lines}\n]}}\n')
    shutil.rmtree(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", help="names, with commas between; default: all of the installed version's")
    parser.add_argument("--random", type=int, default=300, help="how many random texts")
    parser.add_argument("--committed", action="store_true", help="those of test/oracle/tokenizers, in its form")
    arguments = parser.parse_args()
    logging.set_verbosity_error()
    families = FAMILIES | BY_TRANSFORMERS_4
    names = COMMITTED if arguments.committed else FAMILIES
    for name in arguments.only.split(",") if arguments.only else names:
        folder = arguments.out / name
        folder.mkdir(parents=True)
        families[name](folder)
        oracle = answers(folder, arguments.random)
        if arguments.committed:
            write_committed(folder, name, oracle)
        else:
            (folder / "oracle.json").write_text(json.dumps(oracle))


if __name__ == "__main__":
    main()
