"""Writes a trained model as 16-bit `model.safetensors` and `config.json`."""

import torch
from transformers import RobertaForMaskedLM
from transformers.utils.logging import disable_progress_bar


def export_model(model, out):
    """Saves `model` into `out` and returns it as read back, in 32 bits: what is measured is what is published."""
    disable_progress_bar()
    model.half().save_pretrained(out)
    (out / "model.safetensors").chmod(0o644)
    return RobertaForMaskedLM.from_pretrained(out, dtype=torch.float32).eval()
