"""Trains the two character models on Spanish text: python train_character_model.py --data DATA --notes NOTES --out OUT"""

import collections
import json
import math
import os
import random

import torch
from torch import nn

from character_model import BEGIN, SETTING, BothWays
from plain_text import plain_lines
from setting import arguments, settle, tell, whole_folder

STREAMS, STEPS, EPOCHS, RATE = 32, 80, 2, 4e-3


def train(model, text):
    """`text` in STREAMS streams of which STEPS characters are read at a time, the memory carried on."""
    ids = torch.tensor(model.encode(text))
    streams = ids[: len(ids) // STREAMS * STREAMS].view(STREAMS, -1)
    batches = (streams.shape[1] - 1) // STEPS
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=batches * EPOCHS, pct_start=0.1)
    for epoch in range(EPOCHS):
        state, total = None, 0.0
        for batch in range(batches):
            at = batch * STEPS
            scores, state = model(streams[:, at : at + STEPS], state)
            state = tuple(part.detach() for part in state)
            loss = nn.functional.cross_entropy(scores.flatten(0, 1), streams[:, at + 1 : at + STEPS + 1].flatten())
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
            if (batch + 1) % 100 == 0:
                tell(f"pass {epoch + 1}, batch {batch + 1} of {batches}: {total / 100 / math.log(2):.3f} bits a character")
                total = 0.0


def main():
    given = arguments(__doc__, notes="folder of generated notes")
    settle()
    lines = plain_lines(given.data, given.notes)
    random.shuffle(lines)
    counts = collections.Counter(character for line in lines for character in line)
    characters = sorted(character for character, count in counts.items() if count >= 5)
    model = BothWays(characters, **SETTING)
    for one, text in ((model.forward_model, lines), (model.backward_model, [line[::-1] for line in lines])):
        # A line's beginning is a character of its own.
        one.ids["\n"] = BEGIN
        train(one, "\n".join(text))
    with whole_folder(given.out) as folder:
        with open(os.path.join(folder, "characters.json"), "w", encoding="utf-8") as file:
            json.dump(characters, file)
        torch.save(model.state_dict(), os.path.join(folder, "model.pt"))


main()
