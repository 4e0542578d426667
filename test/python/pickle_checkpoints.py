"""Copies checkpoints of transformers with their weights pickled in the forms that hospitals have, by torch.save of the model's state dictionary.

    python test/python/pickle_checkpoints.py --out DIR FOLDER...
"""

import argparse
import json
import shutil
from pathlib import Path

import torch
from transformers import AutoModelForMaskedLM


def copy_without_weights(source: Path, target: Path) -> None:
    target.mkdir(parents=True)
    for file in source.iterdir():
        if not file.name.startswith("model"):
            shutil.copy(file, target)


def write_shards(state: dict, target: Path) -> None:
    """Three files, as save_pretrained split them before safetensors."""
    names = list(state)
    weight_map = {}
    for index in range(3):
        file = f"pytorch_model-{index + 1:05d}-of-00003.bin"
        part = names[index * len(names) // 3 : (index + 1) * len(names) // 3]
        torch.save({name: state[name] for name in part}, target / file)
        weight_map.update(dict.fromkeys(part, file))
    index = {"metadata": {"total_size": 0}, "weight_map": weight_map}
    (target / "pytorch_model.bin.index.json").write_text(json.dumps(index, indent=2, sort_keys=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("folders", type=Path, nargs="+")
    arguments = parser.parse_args()
    for source in arguments.folders:
        state = AutoModelForMaskedLM.from_pretrained(source, dtype="auto").state_dict()
        for form in ("zip", "stream", "shards"):
            target = arguments.out / f"{source.name}-{form}"
            copy_without_weights(source, target)
            if form == "shards":
                write_shards(state, target)
            else:
                torch.save(state, target / "pytorch_model.bin", _use_new_zipfile_serialization=form == "zip")


if __name__ == "__main__":
    main()
