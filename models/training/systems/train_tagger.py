"""Trains a BiLSTM-CRF: python train_tagger.py --data DATA --out OUT --gold BRAT --embeddings none|DIR --hidden SHARE

Writes the weights of the last pass (model.pt) and the mean of those after each of the last passes (averaged.pt)."""

import collections
import copy
import json
import os
import random
import shutil

import torch
from torch import nn

from corpus import OUTSIDE, read_brat, tagged_sentences, words_of
from setting import arguments, settle, tell, whole_folder
from stacked import Stacked
from tagger import Tagger, normal

EPOCHS, AVERAGED, RATE, BATCH_TOKENS = 8, 3, 3e-3, 1500


def vocabulary_of(examples):
    words = collections.Counter(normal(word) for words, _ in examples for word in words)
    characters = collections.Counter(character for words, _ in examples for word in words for character in word)
    tags = sorted({tag for _, tags in examples for tag in tags} - {OUTSIDE})
    return {
        "words": sorted(word for word, count in words.items() if count >= 2),
        "characters": sorted(characters),
        "tags": [OUTSIDE, *tags],
    }


def batches_of(examples):
    """Indices in batches of like length of about BATCH_TOKENS tokens, in random order."""
    order = sorted(range(len(examples)), key=lambda at: (len(examples[at][0]), random.random()))
    batches, batch = [], []
    for at in order:
        if batch and (len(batch) + 1) * len(examples[at][0]) > BATCH_TOKENS:
            batches.append(batch)
            batch = []
        batch.append(at)
    batches.append(batch)
    random.shuffle(batches)
    return batches


def train(tagger, examples, vectors):
    """Trains in place; returns the mean of the weights after each of the last AVERAGED passes."""
    ids = {tag: at for at, tag in enumerate(tagger.tags)}
    coded = [(words, [ids[tag] for tag in tags]) for words, tags in examples]
    steps = EPOCHS * len(batches_of(coded))
    optimizer = torch.optim.AdamW(tagger.parameters(), lr=RATE, weight_decay=1e-3)
    # Constant over the averaged passes, as weight averaging wants it (Izmailov et al. 2018).
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.25, 1 - step / (steps * (1 - AVERAGED / EPOCHS)) * 0.75))
    mean = None
    for epoch in range(EPOCHS):
        tagger.train()
        total, batches = 0.0, batches_of(coded)
        for batch in batches:
            loss = tagger.loss([coded[at] for at in batch], None if vectors is None else [vectors[at] for at in batch])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(tagger.parameters(), 5.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
        tell(f"pass {epoch + 1} of {EPOCHS}: {total / len(batches):.4f} nats a token")
        if epoch >= EPOCHS - AVERAGED:
            weights = copy.deepcopy(tagger.state_dict())
            mean = weights if mean is None else {name: mean[name] + weights[name] for name in mean}
    return {name: weight / AVERAGED for name, weight in mean.items()}


def main():
    given = arguments(
        __doc__.split("\n")[0],
        gold="folder of BRAT to learn from",
        embeddings="none, or a folder of trained embeddings",
        hidden="share of the words of mentions that each step reads as unknown words; of the others a tenth",
    )
    settle()
    sentences = tagged_sentences(read_brat(given.gold))
    examples = [(words_of(text, tokens), tags) for text, tokens, tags in sentences]
    vocabulary = vocabulary_of(examples)
    embedder = None if given.embeddings == "none" else Stacked(given.embeddings)
    vectors = None if embedder is None else embedder.embed([(text, tokens) for text, tokens, _ in sentences])
    tagger = Tagger(vocabulary, 0 if embedder is None else embedder.width)
    tagger.hidden = float(given.hidden)
    averaged = train(tagger, examples, vectors)
    with whole_folder(given.out) as folder:
        with open(os.path.join(folder, "vocabulary.json"), "w", encoding="utf-8") as file:
            json.dump(vocabulary, file)
        torch.save(tagger.state_dict(), os.path.join(folder, "model.pt"))
        torch.save(averaged, os.path.join(folder, "averaged.pt"))
        if embedder is not None:
            shutil.copytree(given.embeddings, os.path.join(folder, "embeddings"))


if __name__ == "__main__":
    main()
