"""Two character-level language models, one reading forwards and one backwards, and the contextual embedding of a token from them
(Akbik et al. 2018): what the forward model remembers after the token's last character, and the backward one after its first."""

import json
import os

import torch
from torch import nn

UNKNOWN, BEGIN = 0, 1
SETTING = {"embedding": 32, "hidden": 192}


class CharacterModel(nn.Module):
    def __init__(self, characters, embedding, hidden):
        super().__init__()
        self.ids = {character: at + 2 for at, character in enumerate(characters)}
        self.embed = nn.Embedding(len(characters) + 2, embedding)
        self.lstm = nn.LSTM(embedding, hidden, batch_first=True)
        self.decode = nn.Linear(hidden, len(characters) + 2)

    def encode(self, text):
        return [self.ids.get(character, UNKNOWN) for character in text]

    def forward(self, ids, state=None):
        hidden, state = self.lstm(self.embed(ids), state)
        return self.decode(hidden), state

    def states(self, ids):
        """[sentences, characters, hidden] of padded ids [sentences, characters]."""
        return self.lstm(self.embed(ids))[0]


class BothWays(nn.Module):
    """The two models, frozen: embeddings [tokens, 2 * hidden] of a sentence's tokens."""

    def __init__(self, characters, embedding, hidden):
        super().__init__()
        self.forward_model = CharacterModel(characters, embedding, hidden)
        self.backward_model = CharacterModel(characters, embedding, hidden)
        self.width = 2 * hidden

    @torch.no_grad()
    def embed(self, sentences):
        """A tensor [tokens, width] for each (text, tokens); a sentence is read alone, between line beginnings."""
        order = sorted(range(len(sentences)), key=lambda at: sentences[at][1][-1][1] - sentences[at][1][0][0])
        found = [None] * len(sentences)
        for first in range(0, len(order), 64):
            some = order[first : first + 64]
            for at, states in zip(some, self._batch([sentences[at] for at in some])):
                found[at] = states
        return found

    def _batch(self, sentences):
        texts = [text[tokens[0][0] : tokens[-1][1]] for text, tokens in sentences]
        forwards = padded([[BEGIN, *self.forward_model.encode(text)] for text in texts])
        backwards = padded([[BEGIN, *self.backward_model.encode(text[::-1])] for text in texts])
        after, before = self.forward_model.states(forwards), self.backward_model.states(backwards)
        for at, (text, (_, tokens)) in enumerate(zip(texts, sentences)):
            base = tokens[0][0]
            # The beginning stands at 0, so that a token's last character in reading order is at `end - base`.
            ends = torch.tensor([end - base for _, end in tokens])
            starts = torch.tensor([len(text) - (start - base) for start, _ in tokens])
            yield torch.cat([after[at, ends], before[at, starts]], dim=1).clone()


def padded(rows):
    longest = max(len(row) for row in rows)
    return torch.tensor([row + [UNKNOWN] * (longest - len(row)) for row in rows])


def load(folder):
    with open(os.path.join(folder, "characters.json"), encoding="utf-8") as file:
        model = BothWays(json.load(file), **SETTING)
    model.load_state_dict(torch.load(os.path.join(folder, "model.pt"), weights_only=True))
    return model.eval()
