"""Random weights under which every tensor matters to the answers."""

import torch
from torch import nn

MATRIX_GAIN = 1.3
"""Times 1 / sqrt(inputs): keeps activations near 1 without making attention uniform."""
EMBEDDING_SPREAD = 0.6
NORM_SPREAD = 0.3
BIAS_SPREAD = 0.3


@torch.no_grad()
def randomise(model: nn.Module, seed: int) -> None:
    """Fills every parameter, those of layer norms, biases and padding rows too, from the seed."""
    generator = torch.Generator().manual_seed(seed)
    for module_name, module in sorted(model.named_modules()):
        for name, parameter in sorted(module.named_parameters(recurse=False)):
            noise = torch.randn(parameter.shape, generator=generator)
            if (isinstance(module, nn.LayerNorm) or "RMSNorm" in type(module).__name__) and name == "weight":
                parameter.copy_(1 + NORM_SPREAD * noise)
            elif parameter.dim() == 1:
                parameter.copy_(BIAS_SPREAD * noise)
            elif isinstance(module, nn.Embedding) or module_name.endswith(("decoder", "projector", "lm_head")):
                parameter.copy_(EMBEDDING_SPREAD * noise)
            else:
                parameter.copy_(MATRIX_GAIN / parameter.shape[1] ** 0.5 * noise)
    model.tie_weights()
