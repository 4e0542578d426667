"""
The folders of published clinical models with small random weights: options of config.json, names of files and forms of tokenizers as they are
on the hub; sizes and vocabularies are small. Each is written in three pickled forms, with PyTorch's answers in oracle.json.

    python test/python/published_layouts.py --out DIR [--list]
"""

import argparse
import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import torch
from checkpoint_cases import SMALL, Case
from make_checkpoints import make
from pickle_checkpoints import copy_without_weights, write_shards
from safetensors.torch import load_file
from saved_forms import edit_config, old_bert_names, spell_out_mask, tokenizer_json, vocab_and_merges, vocab_txt
from sentencepiece import sentencepiece_model_pb2
from tiny_tokenizers import MAKERS, SENTENCEPIECE_SIZE, sentencepiece_model
from transformers.utils import logging

FORMS = ("zip", "stream", "shards")

TRAINER = ("training_args.bin", "optimizer.pt", "scheduler.pt", "rng_state.pth", "trainer_state.json", "events.out.tfevents.1")
OTHER_FRAMEWORKS = ("tf_model.h5", "flax_model.msgpack", "rust_model.ot")
TENSORFLOW = ("model.ckpt.index", "model.ckpt.meta", "model.ckpt.data-00000-of-00001", "graph.pbtxt")
FAIRSEQ = ("dict.txt", "model.pt", "args.json", "process.log")

DROPOUTS = {"attention_probs_dropout_prob": 0.1, "hidden_dropout_prob": 0.1, "initializer_range": 0.02}
ROBERTA = SMALL | DROPOUTS | {
    "max_position_embeddings": 514, "type_vocab_size": 1, "layer_norm_eps": 1e-5,
    "hidden_act": "gelu",
}  # fmt: skip
BERT = SMALL | DROPOUTS | {
    "max_position_embeddings": 512, "type_vocab_size": 2, "layer_norm_eps": 1e-12, "hidden_act": "gelu",
}  # fmt: skip
DEBERTA = SMALL | DROPOUTS | {
    "hidden_act": "gelu", "max_position_embeddings": 512, "relative_attention": True, "position_buckets": 256,
    "norm_rel_ebd": "layer_norm", "share_att_key": True, "pos_att_type": "p2c|c2p", "layer_norm_eps": 1e-7,
    "max_relative_positions": -1, "position_biased_input": False, "type_vocab_size": 0,
}  # fmt: skip


def no_tokenizer_config(folder: Path) -> None:
    (folder / "tokenizer_config.json").unlink()


def bare_vocab_and_merges(folder: Path) -> None:
    """Not even tokenizer_config.json: the class's defaults count."""
    vocab_and_merges(folder)
    no_tokenizer_config(folder)


def bare_vocab_txt(folder: Path) -> None:
    vocab_txt(folder)
    no_tokenizer_config(folder)


def settings_vocab_txt(folder: Path) -> None:
    """What tokenizer_config.json of PubMedBERT and of GatorTron says, and no more."""
    vocab_txt(folder)
    (folder / "tokenizer_config.json").write_text('{"do_lower_case": true, "model_max_length": 512}')


def both(folder: Path) -> None:
    """tokenizer.json and the slow files."""
    text = (folder / "tokenizer.json").read_text()
    if "merges" in json.loads(text)["model"]:
        vocab_and_merges(folder)
    else:
        vocab_txt(folder)
    (folder / "tokenizer.json").write_text(text)


def spm_only(folder: Path) -> None:
    """DeBERTa's `spm.model`, with the special tokens among its pieces, and what microsoft's tokenizer_config.json says."""
    entries = tokenizer_json(folder)["model"]["vocab"]
    proto = sentencepiece_model_pb2.ModelProto.FromString(sentencepiece_model(SENTENCEPIECE_SIZE))
    types = {"[UNK]": proto.SentencePiece.UNKNOWN, **dict.fromkeys(("[PAD]", "[CLS]", "[SEP]"), proto.SentencePiece.CONTROL)}
    del proto.pieces[:]
    for piece, score in entries:
        proto.pieces.add(piece=piece, score=score, type=types.get(piece, proto.SentencePiece.NORMAL))
    spec = proto.trainer_spec
    spec.pad_id, spec.bos_id, spec.eos_id, spec.unk_id, spec.unk_piece, spec.byte_fallback = 0, -1, -1, 3, "[UNK]", True
    (folder / "spm.model").write_bytes(proto.SerializeToString(deterministic=True))
    (folder / "tokenizer_config.json").write_text('{"do_lower_case": false, "vocab_type": "spm"}')
    # The mask has the next id.
    (folder / "added_tokens.json").write_text(json.dumps({"[MASK]": len(entries)}))


@dataclass(frozen=True)
class Layout:
    """One published folder."""

    name: str
    model_type: str
    tokenizer: str
    """A key of `tiny_tokenizers.MAKERS`."""
    config: dict
    tokenizer_files: Callable[[Path], None] = lambda folder: None
    said: dict = field(default_factory=dict)
    """What config.json says beside, for other versions or other programs; None takes a key away."""
    others: tuple[str, ...] = ()
    """Files that lie there too."""
    stored: Callable[[Path], None] = lambda folder: None
    """Changes the stored tensors."""
    keeps_safetensors: bool = False
    unused: tuple[str, ...] = ()
    encodes_as_saved: bool = True
    """
    Version 5 reads bare files in another way than version 4, with which they were made: no mask takes the space before it, and of
    sentencepiece's own rules only NFC is left.
    """


LAYOUTS = [
    Layout("MedRoBERTa.nl", "roberta", "byte-level", ROBERTA, bare_vocab_and_merges, {"gradient_checkpointing": False}, ("training_args.bin",), encodes_as_saved=False),
    Layout("Bio_ClinicalBERT", "bert", "wordpiece-uncased", BERT, bare_vocab_txt, {"architectures": None, "transformers_version": None}, OTHER_FRAMEWORKS + TENSORFLOW, old_bert_names),
    Layout("clinical-distilbert", "distilbert", "wordpiece-cased", {"dim": 24, "n_layers": 2, "n_heads": 3, "hidden_dim": 40, "max_position_embeddings": 512, "sinusoidal_pos_embds": False}, both, {"output_past": True, "tie_weights_": True, "qa_dropout": 0.1}, TRAINER),
    Layout("bsc-bio-ehr-es", "roberta", "byte-level", ROBERTA | {"classifier_dropout": None}, both, {"position_embedding_type": "absolute"}, FAIRSEQ),
    Layout("EriBERTa", "roberta", "byte-level", ROBERTA, both, {"torch_dtype": "float32"}, TRAINER),
    Layout("CardioBERTa.it", "bert", "wordpiece-cased", BERT, both, {"position_embedding_type": "absolute", "use_cache": True}, TRAINER[:1]),
    Layout("bioBIT", "bert", "wordpiece-cased", BERT, vocab_txt, {"_name_or_path": "a/path", "gradient_checkpointing": False}, keeps_safetensors=True),
    Layout("PubMedBERT", "bert", "wordpiece-uncased", BERT, settings_vocab_txt, {"architectures": None}, ("flax_model.msgpack", "LICENSE.md"), old_bert_names),
    Layout("RobBERT-v2", "roberta", "byte-level", ROBERTA, both, {"gradient_checkpointing": False, "output_past": True}, OTHER_FRAMEWORKS + FAIRSEQ[:2], keeps_safetensors=True),
    Layout("GatorTron", "megatron-bert", "wordpiece-uncased", BERT, settings_vocab_txt, {"tokenizer_type": "BertWordPieceLowerCase", "gradient_checkpointing": False}, ("MODEL_LICENSE.txt",)),
    Layout("Clinical-Longformer", "longformer", "byte-level", ROBERTA | {"max_position_embeddings": 4098, "attention_window": [512] * 2}, vocab_and_merges, {"attention_mode": "longformer", "ignore_attention_mask": False}, TRAINER[:1], unused=("_global.weight", "_global.bias")),
    Layout("Clinical-BigBird", "big_bird", "wordpiece-uncased", BERT | {"max_position_embeddings": 4096, "attention_type": "block_sparse", "block_size": 64, "num_random_blocks": 3, "rescale_embeddings": False, "use_bias": True, "hidden_act": "gelu_new"}, unused=("pooler.weight", "pooler.bias")),
    Layout("mDeBERTa-v3", "deberta-v2", "unigram-deberta", DEBERTA, spm_only, {"pooler_dropout": 0, "pooler_hidden_act": "gelu", "pooler_hidden_size": 24}, TRAINER + ("pytorch_model.generator.bin", "generator_config.json"), unused=("pos_key_proj.bias",), encodes_as_saved=False),
]  # fmt: skip


def arrange(layout: Layout, folder: Path) -> None:
    """From what transformers saved to what lies on the hub, pickled as a zip."""
    layout.tokenizer_files(folder)
    layout.stored(folder)
    stored = folder / "model.safetensors"
    torch.save(load_file(stored), folder / "pytorch_model.bin")
    if not layout.keeps_safetensors:
        stored.unlink()

    def say(config: dict) -> None:
        config.pop("dtype", None)
        config |= {key: value for key, value in layout.said.items() if value is not None}
        for key in (key for key, value in layout.said.items() if value is None):
            config.pop(key, None)

    edit_config(folder, say)
    (folder / "generation_config.json").unlink(missing_ok=True)
    for name in layout.others:
        (folder / name).write_bytes(b"left by another program")


def pickle_as(form: str, source: Path, target: Path) -> None:
    """A copy of the folder with the weights pickled in another way."""
    copy_without_weights(source, target)
    for path in (source / "model.safetensors", target / "pytorch_model.bin"):
        if path.parent == source and path.exists():
            shutil.copy(path, target)
        elif path.parent == target:
            path.unlink()
    state = torch.load(source / "pytorch_model.bin")
    if form == "shards":
        write_shards(state, target)
    else:
        torch.save(state, target / "pytorch_model.bin", _use_new_zipfile_serialization=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--list", action="store_true", help="print the names of the layouts")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(layout.name for layout in LAYOUTS))
        return
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    torch.set_num_threads(1)
    for layout in LAYOUTS:
        folder = arguments.out / f"{layout.name}-zip"
        case = Case(
            layout.name,
            layout.model_type,
            layout.tokenizer,
            layout.config,
            unused=layout.unused,
            encodes_as_saved=layout.encodes_as_saved,
            after=lambda folder, layout=layout: arrange(layout, folder),
        )
        print(make(case, folder), flush=True)
        for form in FORMS[1:]:
            pickle_as(form, folder, arguments.out / f"{layout.name}-{form}")


if __name__ == "__main__":
    main()
