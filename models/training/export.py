"""Writes a trained model as 16-bit `model.safetensors`, `config.json` and `model.onnx`, and checks that they agree."""

import numpy as np
import onnxruntime
import torch
from safetensors.numpy import load_file
from transformers import RobertaForMaskedLM
from transformers.utils.logging import disable_progress_bar

from onnx_graph import build_onnx
from tokenizer import FIRST_ORDINARY_ID, PAD

LARGEST_DIFFERENCE = 1e-3  # of a logit, between PyTorch and onnxruntime, both in 32 bits on the same 16-bit weights


def export_model(model, out):
    """Saves `model` into `out` and returns it as read back, in 32 bits: what is measured is what is published."""
    disable_progress_bar()
    model.half().save_pretrained(out)
    (out / "model.safetensors").chmod(0o644)
    read_back = RobertaForMaskedLM.from_pretrained(out, dtype=torch.float32).eval()
    weights = load_file(out / "model.safetensors")
    (out / "model.onnx").write_bytes(build_onnx(weights, read_back.config.to_dict()).SerializeToString(deterministic=True))
    difference = compare(read_back, out / "model.onnx")
    if difference > LARGEST_DIFFERENCE:
        raise AssertionError(f"model.onnx differs from model.safetensors by {difference} in a logit")
    return read_back, difference


@torch.no_grad()
def compare(model, onnx_path):
    """The largest difference of a logit on random sentences, some of them padded."""
    rng = np.random.default_rng(0)
    batch = rng.integers(FIRST_ORDINARY_ID, model.config.vocab_size, (4, 40))
    batch[1, 30:] = batch[2, 7:] = PAD
    attention = (batch != PAD).astype(np.int64)
    expected = model(torch.from_numpy(batch), attention_mask=torch.from_numpy(attention)).logits.numpy()
    session = onnxruntime.InferenceSession(onnx_path, providers=["CPUExecutionProvider"])
    found = session.run(["logits"], {"input_ids": batch, "attention_mask": attention})[0]
    return float(np.abs(expected - found)[attention == 1].max())
