"""Fine-tunes the encoder on MEDDOCAN train, for `onnx:OUT`: python train_bert.py --data DATA --encoder DIR --out OUT --crf yes|no"""

import json
import os
import random

import torch
from safetensors.torch import save_file
from torch import nn
from transformers import AutoTokenizer, BertForTokenClassification

from corpus import OUTSIDE, read_brat, tags_of
from crf_layer import Crf
from setting import arguments, settle, tell, whole_folder

PASSES, BATCH, RATE, CRF_RATE = 4, 8, 1e-3, 1e-2
IGNORED = -100


def pieces_of(tokenizer, documents, ids):
    """(piece ids, tag ids) of each document: every piece has a tag, B- the first of a mention and I- the others."""
    found = []
    for _, text, spans in documents:
        coded = tokenizer(text, add_special_tokens=False, return_offsets_mapping=True)
        found.append((coded["input_ids"], [ids[tag] for tag in tags_of(coded["offset_mapping"], spans)]))
    return found


def windows_of(documents, size, first):
    """Stretches of `size` pieces, the first of each document shorter by `first`, so that borders differ from pass to pass."""
    windows = []
    for pieces, tags in documents:
        for at in range(-first, len(pieces), size):
            begin = max(0, at)
            if begin < at + size:
                windows.append((pieces[begin : at + size], tags[begin : at + size]))
    return windows


def batch_of(windows, tokenizer):
    """Inputs with specials [windows, pieces + 2], tags without [windows, pieces] (IGNORED where there is none)."""
    longest = max(len(pieces) for pieces, _ in windows)
    begin, end, padding = tokenizer.cls_token_id, tokenizer.sep_token_id, tokenizer.pad_token_id
    inputs = torch.tensor([[begin, *pieces, end] + [padding] * (longest - len(pieces)) for pieces, _ in windows])
    tags = torch.tensor([tags + [IGNORED] * (longest - len(tags)) for _, tags in windows])
    return inputs, tags


def main():
    given = arguments(__doc__, encoder="pre-trained folder", crf="yes: with a CRF layer on top; no: each piece for itself")
    if given.crf not in ("yes", "no"):
        raise SystemExit(f"--crf {given.crf}: expected yes or no")
    settle()
    documents = read_brat(os.path.join(given.data, "meddocan/train"))
    labels = sorted({label for _, _, spans in documents for _, _, label in spans})
    tags = [OUTSIDE, *(f"{prefix}-{label}" for label in labels for prefix in "BI")]
    tokenizer = AutoTokenizer.from_pretrained(given.encoder)
    names = {"id2label": dict(enumerate(tags)), "label2id": {tag: at for at, tag in enumerate(tags)}}
    model = BertForTokenClassification.from_pretrained(given.encoder, num_labels=len(tags), **names).train()
    crf = Crf(len(tags)) if given.crf == "yes" else None
    coded = pieces_of(tokenizer, documents, model.config.label2id)
    size = tokenizer.model_max_length - 2
    steps = PASSES * (len(windows_of(coded, size, size - 1)) // BATCH + 1)
    groups = [{"params": model.parameters()}, {"params": [] if crf is None else crf.parameters(), "lr": CRF_RATE}]
    optimizer = torch.optim.AdamW([group for group in groups if group["params"] != []], lr=RATE, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 50) * max(0.02, 1 - step / steps))
    for number in range(PASSES):
        windows = windows_of(coded, size, random.randrange(size))
        random.shuffle(windows)
        total = 0.0
        for at in range(0, len(windows), BATCH):
            inputs, gold = batch_of(windows[at : at + BATCH], tokenizer)
            scores = model(inputs, attention_mask=(inputs != tokenizer.pad_token_id).long()).logits[:, 1:-1]
            mask = gold != IGNORED
            loss = nn.functional.cross_entropy(scores[mask], gold[mask]) if crf is None else crf.loss(scores, gold.clamp(min=0), mask)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item() * BATCH
        tell(f"pass {number + 1} of {PASSES}: {total / len(windows):.4f} nats a piece")
    with whole_folder(given.out) as folder:
        save(model, crf, tokenizer, folder)


def save(model, crf, tokenizer, folder):
    """A folder for `onnx:`: the CRF was trained on the pieces of the text alone, which the configuration says."""
    if crf is not None:
        model.config.crf_specials = False
        save_file({f"crf.{name}": weight.detach() for name, weight in crf.named_parameters()}, os.path.join(folder, "crf.safetensors"))
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    with open(os.path.join(folder, "config.json"), encoding="utf-8") as file:
        if crf is not None and json.load(file).get("crf_specials") is not False:
            raise SystemExit(f"{folder}/config.json: expected crf_specials to be false")


if __name__ == "__main__":
    main()
