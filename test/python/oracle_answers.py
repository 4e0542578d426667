"""PyTorch's answers for a checkpoint folder, and the check that every weight matters to them."""

from pathlib import Path

import torch
from made_up_sentences import QUESTIONS
from torch import nn
from transformers import AutoModelForMaskedLM, PreTrainedTokenizerBase

TOP = 40
SIGNIFICANT_DIGITS = 7
SMALLEST_GAP = 1e-4
"""Between logits of neighbouring ranks in the top 40: nearer ones may change places by rounding."""
SMALLEST_EFFECT = 1e-2


def load(folder: Path, attention: str | None = None) -> nn.Module:
    """
    The stored weights in float32, by the attention that transformers takes by default: PyTorch's own where the architecture has it.
    Refuses a folder from which some weight is missing.
    """
    model, loading = AutoModelForMaskedLM.from_pretrained(
        folder, dtype=torch.float32, attn_implementation=attention, output_loading_info=True
    )
    if loading["missing_keys"] or loading["mismatched_keys"]:
        raise ValueError(f"{folder.name}: transformers misses {loading['missing_keys']} {loading['mismatched_keys']}")
    return model.eval()


class Questions:
    """The questions' token ids as one batch padded on the right, and where their masks are."""

    def __init__(self, tokenizer: PreTrainedTokenizerBase):
        self.texts = QUESTIONS
        self.token_ids = [tokenizer(text.replace("<mask>", tokenizer.mask_token))["input_ids"] for text in self.texts]
        self.positions = [
            [position for position, token_id in enumerate(ids) if token_id == tokenizer.mask_token_id]
            for ids in self.token_ids
        ]
        lengths = [len(ids) for ids in self.token_ids]
        if len(set(lengths)) != len(lengths):
            raise ValueError(f"two questions of one length: {lengths}")
        longest = max(lengths)
        self.input_ids = torch.tensor([ids + [tokenizer.pad_token_id] * (longest - len(ids)) for ids in self.token_ids])
        self.attention_mask = torch.tensor([[1] * length + [0] * (longest - length) for length in lengths])

    @torch.no_grad()
    def ask(self, model: nn.Module) -> list[torch.Tensor]:
        """Logits at the masks of each question, `[masks, vocabulary]`."""
        logits = model(input_ids=self.input_ids, attention_mask=self.attention_mask).logits
        return [logits[row, positions] for row, positions in enumerate(self.positions)]


def smallest_gap(answers: list[torch.Tensor]) -> float:
    """Between neighbouring ranks down to that after the last listed one."""
    best = torch.cat(answers).topk(TOP + 1).values
    return (best[:, :-1] - best[:, 1:]).min().item()


def largest_difference(some: list[torch.Tensor], others: list[torch.Tensor]) -> float:
    """Between log-probabilities in nats."""
    return (torch.cat(some).log_softmax(-1) - torch.cat(others).log_softmax(-1)).abs().max().item()


@torch.no_grad()
def require_every_weight(
    model: nn.Module, questions: Questions, answers: list[torch.Tensor], unused: tuple[str, ...]
) -> None:
    """Refuses a model one of whose tensors, but those named, may change by a quarter without changing the answers."""
    generator = torch.Generator().manual_seed(0)
    for name, parameter in model.named_parameters():
        # A bias of the keys adds the same to a query's score with every key, which the softmax takes away again.
        if name.endswith(("key.bias", "k_lin.bias", "attn.k.bias", *unused)):
            continue
        original = parameter.clone()
        parameter += 0.25 * parameter.std() * torch.randn(parameter.shape, generator=generator)
        effect = largest_difference(questions.ask(model), answers)
        parameter.copy_(original)
        if effect < SMALLEST_EFFECT:
            raise ValueError(f"{name}: a change of a quarter changes the answers by {effect} only")


def as_json(questions: Questions, answers: list[torch.Tensor]) -> list[dict]:
    """The oracle: for each question its text, ids, masks, and at each mask all logits and the best 40 ids."""
    return [
        {
            "text": text,
            "tokenIds": token_ids,
            "positions": positions,
            "top": answer.topk(TOP).indices.tolist(),
            "logits": [[float(f"{logit:.{SIGNIFICANT_DIGITS}g}") for logit in row] for row in answer.tolist()],
        }
        for text, token_ids, positions, answer in zip(
            questions.texts, questions.token_ids, questions.positions, answers, strict=True
        )
    ]
