"""How well a trained model predicts masked tokens, beside a unigram model on the same positions."""

import numpy as np
import torch
from torch.nn.functional import cross_entropy

from batches import make_batches, mask_tokens
from network import masked_logits

MASK_RATE = 0.15


@torch.no_grad()
def measure(model, sentences, counts, vocab_size, seed, limit=4000):
    """Loss (nats a token) and top-1 accuracy at masked positions of up to `limit` sentences.

    The unigram model always has the training text's token frequencies (`counts`, plus one for each entry); its best guess
    is the most frequent token.
    """
    model.eval()
    rng = np.random.default_rng(seed)
    chosen = [sentences[index] for index in sorted(rng.permutation(len(sentences))[:limit])]
    frequency = torch.ones(vocab_size, dtype=torch.float64)
    for token_id, count in counts.items():
        frequency[token_id] += count
    unigram = (frequency / frequency.sum()).log()
    total = correct = loss = unigram_correct = unigram_loss = 0
    for batch in make_batches(chosen, rng, 8192):
        masked, labels = mask_tokens(batch, rng, MASK_RATE, vocab_size, always=True)
        logits, targets = masked_logits(model, torch.from_numpy(masked), torch.from_numpy(labels))
        total += len(targets)
        loss += cross_entropy(logits.float(), targets, reduction="sum").item()
        correct += (logits.argmax(-1) == targets).sum().item()
        unigram_correct += (targets == unigram.argmax()).sum().item()
        unigram_loss -= unigram[targets].sum().item()
    return {
        "sentences": len(chosen),
        "maskedTokens": total,
        "lossNats": round(loss / total, 4),
        "top1": round(correct / total, 4),
        "unigramLossNats": round(unigram_loss / total, 4),
        "unigramTop1": round(unigram_correct / total, 4),
    }
