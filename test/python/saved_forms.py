"""Rewrites a saved checkpoint folder into other forms that checkpoints come in, the weights' values as they were."""

import json
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from tiny_tokenizers import SENTENCEPIECE_SIZE, sentencepiece_model
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


DECODERS = {
    "bert": ("bert.embeddings.word_embeddings", "cls.predictions.decoder", "cls.predictions.bias"),
    "roberta": ("roberta.embeddings.word_embeddings", "lm_head.decoder", "lm_head.bias"),
    "distilbert": ("distilbert.embeddings.word_embeddings", "vocab_projector", "vocab_projector.bias"),
    "electra": ("electra.embeddings.word_embeddings", "generator_lm_head", "generator_lm_head.bias"),
    "modernbert": ("model.embeddings.tok_embeddings", "decoder", "decoder.bias"),
    "albert": ("albert.embeddings.word_embeddings", "predictions.decoder", "predictions.bias"),
    "eurobert": ("model.embed_tokens", "lm_head", "lm_head.bias"),
    "nomic_bert": ("nomic_bert.embeddings.word_embeddings", "cls.predictions.decoder", "cls.predictions.bias"),
    "mpnet": ("mpnet.embeddings.word_embeddings", "lm_head.decoder", "lm_head.bias"),
    "longformer": ("longformer.embeddings.word_embeddings", "lm_head.decoder", "lm_head.bias"),
    "deberta-v2": ("deberta.embeddings.word_embeddings", "cls.predictions.decoder", "cls.predictions.bias"),
    "roberta-prelayernorm": ("roberta_prelayernorm.embeddings.word_embeddings", "lm_head.decoder", "lm_head.bias"),
}
"""By model type: the input embeddings, the output layer, and the name that its bias is stored under when they are tied."""


def like(model_type: str) -> str:
    """The type that names its tensors alike."""
    alike = dict.fromkeys(("xlm-roberta", "camembert", "xlm-roberta-xl"), "roberta")
    alike |= dict.fromkeys(("megatron-bert", "big_bird"), "bert")
    return alike.get(model_type, model_type)


def only_decoder(folder: Path) -> None:
    """The tied matrix and bias under the output layer's name only: transformers ties the other way round."""
    words, decoder, bias = DECODERS[json.loads((folder / "config.json").read_text())["model_type"]]
    names = {f"{words}.weight": f"{decoder}.weight", bias: f"{decoder}.bias"}
    edit_tensors(folder, lambda tensors: {names.get(name, name): tensor for name, tensor in tensors.items()})


def old_modernbert_config(folder: Path) -> None:
    """As ModernBERT was published: layer kinds by a period, and a theta each under a name of its own."""

    def edit(config):
        rope = config.pop("rope_parameters")
        del config["layer_types"]
        config["global_attn_every_n_layers"] = 3
        config["global_rope_theta"] = rope["full_attention"]["rope_theta"]
        config["local_rope_theta"] = rope["sliding_attention"]["rope_theta"]

    edit_config(folder, edit)


def old_rope_config(folder: Path) -> None:
    """As EuroBERT was published: the base of its rotations under a name of its own, and nothing stretched."""

    def edit(config):
        config["rope_theta"] = config.pop("rope_parameters")["rope_theta"]
        config["rope_scaling"] = None

    edit_config(folder, edit)


def mix_dtypes(folder: Path) -> None:
    """Matrices in 16 bits, one layer's in another kind than the rest, and vectors in 32."""

    def convert(name, tensor):
        if tensor.dim() == 1:
            return tensor
        return tensor.to(torch.float16 if ".layer.0." in name else torch.bfloat16)

    edit_tensors(folder, lambda tensors: {name: convert(name, tensor) for name, tensor in tensors.items()})


def unalign(folder: Path) -> None:
    """Data at an odd offset in the file, as the first versions of safetensors wrote it."""
    path = folder / "model.safetensors"
    content = path.read_bytes()
    length = int.from_bytes(content[:8], "little")
    header = content[8 : 8 + length].rstrip()
    header += b" " if len(header) % 2 == 0 else b""
    path.write_bytes(len(header).to_bytes(8, "little") + header + content[8 + length :])


def drop_prefix(folder: Path) -> None:
    """The encoder's names without `bert.`, as a base model stores them, and the head's."""
    edit_tensors(folder, lambda tensors: {name.removeprefix("bert."): tensor for name, tensor in tensors.items()})


def tokenizer_json(folder: Path) -> dict:
    """Takes tokenizer.json away, and returns what it said."""
    path = folder / "tokenizer.json"
    value = json.loads(path.read_text())
    path.unlink()
    return value


def vocab_txt(folder: Path) -> None:
    """BERT's first tokenizer file: a token a line."""
    vocabulary = tokenizer_json(folder)["model"]["vocab"]
    (folder / "vocab.txt").write_text("".join(f"{token}\n" for token in sorted(vocabulary, key=vocabulary.get)))


def vocab_and_merges(folder: Path) -> None:
    """GPT-2's and RoBERTa's first tokenizer files."""
    model = tokenizer_json(folder)["model"]
    (folder / "vocab.json").write_text(json.dumps(model["vocab"], ensure_ascii=False))
    lines = ["#version: 0.2", *(" ".join(merge) for merge in model["merges"])]
    (folder / "merges.txt").write_text("".join(f"{line}\n" for line in lines))
    spell_out_mask(folder)


def spell_out_mask(folder: Path) -> None:
    """tokenizer_config.json says that the mask takes the space before it, which tokenizer.json said."""
    path = folder / "tokenizer_config.json"
    config = json.loads(path.read_text())
    flags = {"lstrip": True, "normalized": False, "rstrip": False, "single_word": False, "special": True}
    config["mask_token"] = {"__type": "AddedToken", "content": config["mask_token"], **flags}
    path.write_text(json.dumps(config, indent=2, sort_keys=True) + "\n")


def sentencepiece_only(folder: Path) -> None:
    """XLM-RoBERTa's and CamemBERT's first tokenizer file."""
    (folder / "tokenizer.json").unlink()
    (folder / "sentencepiece.bpe.model").write_bytes(sentencepiece_model(SENTENCEPIECE_SIZE))
    spell_out_mask(folder)
