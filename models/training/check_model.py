"""Loads a model folder the ways its users will, and fails if one of them does not work or disagrees.

python models/training/check_model.py models/notes-nl-raw "Mevr. <mask> is opgenomen."
"""

import json
import sys
from pathlib import Path

import torch
from safetensors import safe_open
from tokenizers import ByteLevelBPETokenizer, Tokenizer
from transformers import AutoModelForMaskedLM, AutoTokenizer
from transformers.utils.logging import disable_progress_bar


def check(folder, sentence):
    rust = Tokenizer.from_file(str(folder / "tokenizer.json"))
    auto = AutoTokenizer.from_pretrained(folder)
    ids = rust.encode(sentence).ids
    assert auto(sentence)["input_ids"] == ids, "AutoTokenizer and tokenizer.json differ"
    assert rust.get_vocab() == json.loads((folder / "vocab.json").read_text()), "vocab.json and tokenizer.json differ"
    merges = (folder / "merges.txt").read_text().splitlines()[1:]
    assert [" ".join(pair) for pair in json.loads(rust.to_str())["model"]["merges"]] == merges, "merges.txt and tokenizer.json differ"
    plain = ByteLevelBPETokenizer(str(folder / "vocab.json"), str(folder / "merges.txt"))
    text = sentence.replace("<mask>", "Jansen")
    assert plain.encode(text).ids == rust.encode(text, add_special_tokens=False).ids, "vocab.json and merges.txt segment differently"

    with safe_open(folder / "model.safetensors", "pt") as weights:
        assert "lm_head.decoder.weight" not in weights.keys(), "the tied embedding is stored twice"
        assert weights.metadata() == {"format": "pt"}, weights.metadata()
    half = AutoModelForMaskedLM.from_pretrained(folder)
    assert half.dtype == torch.float16, half.dtype
    model = AutoModelForMaskedLM.from_pretrained(folder, dtype=torch.float32).eval()

    (at,) = [index for index, token_id in enumerate(ids) if token_id == auto.mask_token_id]
    with torch.no_grad():
        best = model(torch.tensor([ids])).logits[0, at].topk(10).indices.tolist()
    print(f"{folder.name}: ok; best guesses {[auto.decode([token_id]) for token_id in best]}")


if __name__ == "__main__":
    disable_progress_bar()
    check(Path(sys.argv[1]), sys.argv[2])
