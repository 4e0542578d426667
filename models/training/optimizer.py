"""Muon for the matrices of the encoder, AdamW for everything else.

A RoBERTa normalises after each layer and, trained briefly by AdamW alone, stays for a long time at predicting word frequencies. Muon
(Jordan et al. 2024) gives every direction of a weight matrix the same step, and leaves that plateau sooner.
"""

import torch

MUON_MOMENTUM = 0.95
# Quintic Newton-Schulz iteration towards the nearest orthogonal matrix; coefficients by Keller Jordan, tuned for few steps.
NEWTON_SCHULZ = (3.4445, -4.7750, 2.0315)
NEWTON_SCHULZ_STEPS = 5
# A step then has the root mean square that AdamW's has, so both share one learning rate (Liu et al. 2025).
UPDATE_RMS = 0.2
ADAM_BETAS = (0.9, 0.98)
ADAM_EPSILON = 1e-6
WEIGHT_DECAY = 0.01
SETTINGS = {
    "optimizer": "Muon for encoder matrices, AdamW for the rest",
    "muonMomentum": MUON_MOMENTUM,
    "adamBetas": ADAM_BETAS,
    "weightDecay": WEIGHT_DECAY,
}


class Optimizer:
    """Both, behind one `step(learning_rate)`. Decay applies to matrices, not to biases and norms."""

    def __init__(self, model):
        self.matrices, rest = {}, []
        for name, weight in model.named_parameters():
            if ".encoder." in name and weight.ndim == 2:
                self.matrices.setdefault(tuple(weight.shape), []).append(weight)
            else:
                rest.append(weight)
        self.momentum = {shape: torch.zeros(len(weights), *shape) for shape, weights in self.matrices.items()}
        groups = [
            {"params": [weight for weight in rest if weight.ndim > 1], "weight_decay": WEIGHT_DECAY},
            {"params": [weight for weight in rest if weight.ndim <= 1], "weight_decay": 0.0},
        ]
        self.adam = torch.optim.AdamW(groups, betas=ADAM_BETAS, eps=ADAM_EPSILON, fused=True)

    def step(self, learning_rate):
        """Moves the weights against their gradients, and clears those."""
        for group in self.adam.param_groups:
            group["lr"] = learning_rate
        self.adam.step()
        self.adam.zero_grad()
        for shape, weights in self.matrices.items():
            self._step_matrices(weights, self.momentum[shape], learning_rate)

    @torch.no_grad()
    def _step_matrices(self, weights, momentum, learning_rate):
        """Matrices of one shape, stacked: `momentum` is [matrices, rows, columns]."""
        gradients = torch.stack([weight.grad for weight in weights])
        momentum.lerp_(gradients, 1 - MUON_MOMENTUM)
        updates = orthogonalise(gradients.lerp(momentum, MUON_MOMENTUM))  # Nesterov
        updates *= learning_rate * UPDATE_RMS * max(momentum.shape[1:]) ** 0.5
        for weight, update in zip(weights, updates):
            weight.mul_(1 - learning_rate * WEIGHT_DECAY).sub_(update)
            weight.grad = None

    def state_dict(self):
        return {"adam": self.adam.state_dict(), "momentum": list(self.momentum.values())}

    def load_state_dict(self, state):
        self.adam.load_state_dict(state["adam"])
        for momentum, saved in zip(self.momentum.values(), state["momentum"], strict=True):
            momentum.copy_(saved)


def orthogonalise(matrices):
    """Matrices `[count, rows, columns]` with all singular values brought close to 1."""
    a, b, c = NEWTON_SCHULZ
    tall = matrices.shape[1] > matrices.shape[2]
    x = matrices.mT if tall else matrices
    x = x / (x.flatten(1).norm(dim=1)[:, None, None] + 1e-7)
    for _ in range(NEWTON_SCHULZ_STEPS):
        gram = x @ x.mT
        x = a * x + (b * gram + c * gram @ gram) @ x
    return x.mT if tall else x
