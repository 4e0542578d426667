"""A linear-chain CRF over scores [batch, tokens, tags]; parameters are named as pytorch-crf names them, so `onnx:` reads them."""

import torch
from torch import nn


class Crf(nn.Module):
    def __init__(self, tags):
        super().__init__()
        self.start_transitions = nn.Parameter(torch.zeros(tags))
        self.end_transitions = nn.Parameter(torch.zeros(tags))
        self.transitions = nn.Parameter(torch.zeros(tags, tags))

    def loss(self, scores, tags, mask):
        """Negative log-likelihood in nats, summed over tokens and divided by their number. `mask` [batch, tokens] is true from the first token on."""
        return (self._partition(scores, mask) - self._score(scores, tags, mask)).sum() / mask.sum()

    def _score(self, scores, tags, mask):
        picked = scores.gather(2, tags.unsqueeze(2)).squeeze(2) * mask
        steps = self.transitions[tags[:, :-1], tags[:, 1:]] * mask[:, 1:]
        last = tags.gather(1, mask.sum(1, keepdim=True) - 1).squeeze(1)
        return self.start_transitions[tags[:, 0]] + picked.sum(1) + steps.sum(1) + self.end_transitions[last]

    def _partition(self, scores, mask):
        alpha = self.start_transitions + scores[:, 0]
        for at in range(1, scores.shape[1]):
            following = torch.logsumexp(alpha.unsqueeze(2) + self.transitions, dim=1) + scores[:, at]
            alpha = torch.where(mask[:, at].unsqueeze(1), following, alpha)
        return torch.logsumexp(alpha + self.end_transitions, dim=1)

    def marginals(self, scores, mask):
        """Probabilities [batch, tokens, tags] over all paths: how the partition changes with each score."""
        with torch.enable_grad():
            scores = scores.detach().requires_grad_()
            return torch.autograd.grad(self._partition(scores, mask).sum(), scores)[0]

    @torch.no_grad()
    def decode(self, scores, mask):
        """The best tag ids of each sentence, as lists without padding."""
        alpha = self.start_transitions + scores[:, 0]
        pointers = []
        for at in range(1, scores.shape[1]):
            best, pointer = (alpha.unsqueeze(2) + self.transitions).max(dim=1)
            alpha = torch.where(mask[:, at].unsqueeze(1), best + scores[:, at], alpha)
            pointers.append(pointer)
        ends = (alpha + self.end_transitions).argmax(dim=1).tolist()
        return [follow([pointer[row] for pointer in pointers], end, int(mask[row].sum())) for row, end in enumerate(ends)]


def follow(pointers, end, length):
    path = [end]
    for pointer in reversed(pointers[: length - 1]):
        path.append(int(pointer[path[-1]]))
    return path[::-1]
