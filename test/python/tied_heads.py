"""
Writes a tiny checkpoint of every architecture whose output layer is stored in every way that tie_word_embeddings and its tensors allow,
with what transformers predicts of it in oracle.json.

    python test/python/tied_heads.py --out DIR
"""

import argparse
import itertools
import json
from pathlib import Path

import saved_forms
import torch
from checkpoint_cases import ARCHITECTURES, variant
from make_checkpoints import save
from oracle_answers import Questions, as_json
from tiny_tokenizers import MAKERS
from transformers import AutoModelForMaskedLM
from transformers.utils import logging

TIES = {"true": True, "absent": None, "false": False}
MATRICES = ("none", "same", "other")
BIASES = ("head", "own", "same", "other")
OWN_BIAS = (
    dict.fromkeys(("bert", "megatron-bert", "big_bird", "nomic_bert", "deberta-v2"), "cls.predictions.decoder.bias")
    | dict.fromkeys(("roberta", "xlm-roberta", "camembert", "roberta-prelayernorm"), "lm_head.decoder.bias")
    | dict.fromkeys(("xlm-roberta-xl", "mpnet", "longformer"), "lm_head.decoder.bias")
    | {"albert": "predictions.decoder.bias"}
)
"""The decoder's own name for the output bias, of architectures that have two."""


CASES = [
    # Its own head has no output matrix.
    variant("deberta-v2", "legacy", {"legacy": True}) if case.model_type == "deberta-v2" else case
    for case in ARCHITECTURES
]


def store(folder: Path, tie: bool | None, matrix: str, bias: str, own_bias: str | None) -> None:
    """Sets the tie, and stores the output matrix and bias that way beside the embeddings."""
    model_type = json.loads((folder / "config.json").read_text())["model_type"]
    words, decoder, head_bias = saved_forms.DECODERS[saved_forms.like(model_type)]

    def set_tie(config):
        config.pop("tie_word_embeddings", None)
        if tie is not None:
            config["tie_word_embeddings"] = tie

    def edit(tensors):
        stored = {name: tensor for name, tensor in tensors.items() if name != f"{decoder}.weight"}
        if matrix != "none":
            kept = tensors[f"{words}.weight"]
            stored[f"{decoder}.weight"] = kept.clone() if matrix == "same" else kept.flip(0)
        if own_bias is not None and bias != "head":
            kept = tensors[head_bias]
            stored[own_bias] = kept.flip(0) if bias == "other" else kept.clone()
            if bias == "own":
                del stored[head_bias]
        return stored

    saved_forms.edit_config(folder, set_tie)
    saved_forms.edit_tensors(folder, edit)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="folder in which each case gets a folder")
    out = parser.parse_args().out
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    torch.set_num_threads(1)
    for case in CASES:
        tokenizer = MAKERS[case.tokenizer]()
        questions = Questions(tokenizer)
        own_bias = OWN_BIAS.get(case.model_type)
        biases = BIASES if own_bias is not None else ("head",)
        for tie, matrix, bias in itertools.product(TIES, MATRICES, biases):
            # Predicts with random numbers: nothing to compare with.
            is_tied = tie == "true" or (tie == "absent" and case.model_type != "eurobert")
            if not is_tied and matrix == "none":
                continue
            folder = out / f"{case.name}-{tie}-{matrix}-{bias}"
            save(case, tokenizer, 1, folder)
            store(folder, TIES[tie], matrix, bias, own_bias)
            model = AutoModelForMaskedLM.from_pretrained(folder, dtype=torch.float32).eval()
            lines = as_json(questions, questions.ask(model))
            (folder / "oracle.json").write_text(json.dumps(lines, ensure_ascii=False))
            print(folder.name, flush=True)


if __name__ == "__main__":
    main()
