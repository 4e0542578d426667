"""Rewrites a saved checkpoint folder into other forms that checkpoints come in, the weights' values as they were."""

import json
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from transformers import AutoModelForMaskedLM

SHARD_BYTES = 16_000
"""Small enough for several shards of a tiny model."""


def edit_config(folder: Path, edit) -> None:
    """Lets `edit` change the object in config.json."""
    path = folder / "config.json"
    config = json.loads(path.read_text())
    edit(config)
    path.write_text(json.dumps(config, indent=2, sort_keys=True) + "\n")


def edit_tensors(folder: Path, edit) -> None:
    """Lets `edit` map the tensors by name to others."""
    path = folder / "model.safetensors"
    save_file(edit(load_file(path)), path, metadata={"format": "pt"})


def shard(folder: Path) -> None:
    """Several safetensors files and an index, as large models come."""
    model = AutoModelForMaskedLM.from_pretrained(folder, dtype="auto")
    (folder / "model.safetensors").unlink()
    model.save_pretrained(folder, max_shard_size=SHARD_BYTES)
    if not (folder / "model.safetensors.index.json").exists():
        raise ValueError(f"{folder.name}: was not sharded")


def old_bert_names(folder: Path) -> None:
    """As TensorFlow's BERT was converted: gamma and beta, the tied matrix twice, heads that are not used, a counter."""

    def rename(tensors):
        words = tensors["bert.embeddings.word_embeddings.weight"]
        hidden = words.shape[1]
        renamed = {
            name.replace("LayerNorm.weight", "LayerNorm.gamma").replace("LayerNorm.bias", "LayerNorm.beta"): tensor
            for name, tensor in tensors.items()
        }
        positions = tensors["bert.embeddings.position_embeddings.weight"].shape[0]
        return renamed | {
            "bert.embeddings.position_ids": torch.arange(positions).unsqueeze(0),
            "bert.pooler.dense.weight": torch.ones(hidden, hidden),
            "bert.pooler.dense.bias": torch.ones(hidden),
            "cls.predictions.decoder.weight": words.clone(),
            "cls.predictions.decoder.bias": tensors["cls.predictions.bias"].clone(),
            "cls.seq_relationship.weight": torch.ones(2, hidden),
            "cls.seq_relationship.bias": torch.ones(2),
        }

    edit_tensors(folder, rename)


def old_roberta_names(folder: Path) -> None:
    """As RoBERTa was first converted: the tied matrix and bias twice, a pooler that is not used, a counter."""

    def add(tensors):
        words = tensors["roberta.embeddings.word_embeddings.weight"]
        hidden = words.shape[1]
        positions = tensors["roberta.embeddings.position_embeddings.weight"].shape[0]
        return tensors | {
            "roberta.embeddings.position_ids": torch.arange(positions).unsqueeze(0),
            "roberta.pooler.dense.weight": torch.ones(hidden, hidden),
            "roberta.pooler.dense.bias": torch.ones(hidden),
            "lm_head.decoder.weight": words.clone(),
            "lm_head.decoder.bias": tensors["lm_head.bias"].clone(),
        }

    edit_tensors(folder, add)


def old_modernbert_config(folder: Path) -> None:
    """As ModernBERT was published: layer kinds by a period, and a theta each under a name of its own."""

    def edit(config):
        rope = config.pop("rope_parameters")
        del config["layer_types"]
        config["global_attn_every_n_layers"] = 3
        config["global_rope_theta"] = rope["full_attention"]["rope_theta"]
        config["local_rope_theta"] = rope["sliding_attention"]["rope_theta"]

    edit_config(folder, edit)
