"""The network (transformers' own RobertaForMaskedLM) and its loss, computed at the masked positions only."""

import ctypes

import torch
from torch.nn.functional import cross_entropy
from transformers import RobertaConfig, RobertaForMaskedLM

from batches import IGNORED
from tokenizer import BOS, EOS, MAX_TOKENS, PAD

HEAD_WIDTH = 64


def prepare_cpu(threads):
    """Sets the number of threads, and keeps freed memory in the process.

    glibc otherwise maps and unmaps every large tensor, and a third of the time goes into page faults. No effect elsewhere.
    """
    torch.set_num_threads(threads)
    torch.set_flush_denormal(True)
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt:
        m_trim_threshold, m_mmap_max = -1, -4  # malloc.h
        mallopt(m_mmap_max, 0)
        mallopt(m_trim_threshold, 2**31 - 1)


def build_model(vocab_size, layers, width, dropout):
    config = RobertaConfig(
        architectures=["RobertaForMaskedLM"],
        vocab_size=vocab_size,
        hidden_size=width,
        num_hidden_layers=layers,
        num_attention_heads=width // HEAD_WIDTH,
        intermediate_size=4 * width,
        max_position_embeddings=MAX_TOKENS + PAD + 1,  # RoBERTa counts positions from the padding id + 1
        type_vocab_size=1,
        layer_norm_eps=1e-5,
        hidden_dropout_prob=dropout,
        attention_probs_dropout_prob=dropout,
        bos_token_id=BOS,
        pad_token_id=PAD,
        eos_token_id=EOS,
        tie_word_embeddings=True,
    )
    return RobertaForMaskedLM._from_config(config, attn_implementation="sdpa")


def masked_logits(model, batch, labels):
    """Logits `[masked positions, vocabulary]` and the tokens that stood there. The hidden states are gathered first: the
    output layer over all positions would cost five times as much."""
    attention = (batch != PAD).long()
    hidden = model.roberta(batch, attention_mask=attention if attention.min() == 0 else None).last_hidden_state
    at = (labels != IGNORED).flatten().nonzero().flatten()
    return model.lm_head(hidden.flatten(0, 1).index_select(0, at)), labels.flatten()[at]


def masked_loss(model, batch, labels):
    """Mean cross-entropy in nats over the masked positions."""
    logits, targets = masked_logits(model, batch, labels)
    return cross_entropy(logits.float(), targets)
