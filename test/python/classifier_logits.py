"""
Saves a token classifier with a random head on the encoder of each model in test/oracle/models that is named, with transformers' logits of a few
inputs, padded into one batch, in logits.json.

    python test/python/classifier_logits.py --out DIR NAME...
"""

import argparse
import json
from pathlib import Path

import torch
from transformers import AutoModelForTokenClassification, AutoTokenizer
from transformers.utils import logging

MODELS = Path("test/oracle/models")
LABELS = ["O", "B-PER", "I-PER"]
INPUTS = 4
"""Of the oracle's texts, the last ones."""


@torch.no_grad()
def make(name: str, folder: Path) -> None:
    names = dict(enumerate(LABELS))
    model = AutoModelForTokenClassification.from_pretrained(MODELS / name, id2label=names, dtype=torch.float32).eval()
    model.config.label2id = {label: index for index, label in names.items()}
    generator = torch.Generator().manual_seed(1)
    for parameter in (model.classifier.weight, model.classifier.bias):
        parameter.copy_(torch.randn(parameter.shape, generator=generator))
    model.save_pretrained(folder)
    tokenizer = AutoTokenizer.from_pretrained(MODELS / name)
    tokenizer.save_pretrained(folder)
    inputs = [question["tokenIds"] for question in json.loads((MODELS / name / "oracle.json").read_text())][-INPUTS:]
    longest = max(len(ids) for ids in inputs)
    padded = torch.tensor([ids + [tokenizer.pad_token_id] * (longest - len(ids)) for ids in inputs])
    mask = torch.tensor([[1] * len(ids) + [0] * (longest - len(ids)) for ids in inputs])
    logits = model(input_ids=padded, attention_mask=mask).logits
    cases = [{"tokenIds": ids, "logits": row[: len(ids)].flatten().tolist()} for ids, row in zip(inputs, logits, strict=True)]
    (folder / "logits.json").write_text(json.dumps(cases))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="folder in which each model gets a folder")
    parser.add_argument("names", nargs="+")
    arguments = parser.parse_args()
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    torch.set_num_threads(1)
    for name in arguments.names:
        make(name, arguments.out / name)


if __name__ == "__main__":
    main()
