"""
Loads pairs of checkpoint folders with PyTorch, before and after some vocabulary entries were removed, and compares them.

JSON in on stdin: [{"before": path, "after": path, "removed": [id]}]; JSON out on stdout, an item a pair.
"""

import json
import sys
from pathlib import Path

import torch
from transformers import AutoModelForMaskedLM
from transformers.utils import logging

TEXTS = 8
LENGTH = 24


def load(folder: Path) -> tuple[torch.nn.Module, dict]:
    model, loading = AutoModelForMaskedLM.from_pretrained(folder, dtype="auto", output_loading_info=True)
    keys = {name: sorted(str(key) for key in loading.get(name) or []) for name in ("missing_keys", "unexpected_keys")}
    keys["others"] = sorted(
        name for name, found in loading.items() if name not in keys and not isinstance(found, str) and found
    )
    return model.eval(), keys


@torch.no_grad()
def log_odds(model: torch.nn.Module, ids: torch.Tensor) -> torch.Tensor:
    return model.float()(input_ids=ids).logits


def compare(pair: dict) -> dict:
    """What PyTorch finds different."""
    before, keys_before = load(Path(pair["before"]))
    after, keys_after = load(Path(pair["after"]))
    removed = torch.tensor(sorted(pair["removed"]))
    size = before.get_input_embeddings().num_embeddings
    kept = torch.ones(size, dtype=torch.bool)
    kept[removed] = False
    others, kept_rows, same_rows = [], [], []
    states = before.state_dict(), after.state_dict()
    for name, tensor in states[0].items():
        other = states[1][name]
        if tensor.dtype != other.dtype or tensor.shape != other.shape:
            others.append(name)
        elif tensor.dim() == 0 or tensor.shape[0] != size:
            if not torch.equal(tensor, other):
                others.append(name)
        else:
            if not torch.equal(tensor[kept], other[kept]):
                kept_rows.append(name)
            rows = (tensor[removed] == other[removed]).reshape(len(removed), -1).all(1)
            if rows.any():
                same_rows.append(name)
    # Texts of kept entries, after which the two can only differ in what they say of removed ones.
    generator = torch.Generator().manual_seed(1)
    candidates = kept.nonzero().squeeze(1)
    ids = candidates[torch.randint(len(candidates), (TEXTS, LENGTH), generator=generator)]
    first, second = log_odds(before, ids), log_odds(after, ids)
    return {
        "keysBefore": keys_before,
        "keysAfter": keys_after,
        "missingTensors": sorted(set(states[0]) ^ set(states[1])),
        "otherTensors": others,
        "keptRows": kept_rows,
        "removedRowsAsBefore": same_rows,
        "largestDifferenceOfKept": (first[..., kept] - second[..., kept]).abs().max().item(),
        "massOfRemovedBefore": first.softmax(-1)[..., removed].sum(-1).max().item(),
        "massOfRemovedAfter": second.softmax(-1)[..., removed].sum(-1).max().item(),
    }


def main() -> None:
    logging.set_verbosity_error()
    torch.set_num_threads(1)
    json.dump([compare(pair) for pair in json.load(sys.stdin)], sys.stdout)


if __name__ == "__main__":
    main()
