"""A BiLSTM-CRF over sentences: words and their characters (Lample et al. 2016), or given vectors of each token beside them."""

import json
import os

import torch
from torch import nn

from corpus import sentences_of, spans_of, words_of
from crf_layer import Crf

PADDING, UNKNOWN = 0, 1
# Share of the words that training reads as unknown ones, of which the letters and the place are left.
HIDDEN = 0.1
SETTING = {"word": 100, "character": 25, "characterHidden": 25, "hidden": 100, "dropout": 0.4}


class Tagger(nn.Module):
    """`vocabulary`: {"words": [...], "characters": [...], "tags": [...]}; `given` is the width of vectors that come with each token, or 0."""

    def __init__(self, vocabulary, given=0):
        super().__init__()
        self.word_ids = {word: at + 2 for at, word in enumerate(vocabulary["words"])}
        self.character_ids = {character: at + 2 for at, character in enumerate(vocabulary["characters"])}
        self.tags = vocabulary["tags"]
        hidden = SETTING["hidden"]
        self.embed_word = nn.Embedding(len(self.word_ids) + 2, SETTING["word"], padding_idx=PADDING)
        self.embed_character = nn.Embedding(len(self.character_ids) + 2, SETTING["character"], padding_idx=PADDING)
        self.read_characters = nn.LSTM(SETTING["character"], SETTING["characterHidden"], batch_first=True, bidirectional=True)
        width = SETTING["word"] + 2 * SETTING["characterHidden"] + given
        self.drop = nn.Dropout(SETTING["dropout"])
        self.read = nn.LSTM(width, hidden, batch_first=True, bidirectional=True)
        self.score = nn.Linear(2 * hidden, len(self.tags))
        self.crf = Crf(len(self.tags))
        # Of words of mentions, in training.
        self.hidden = HIDDEN

    def scores(self, sentences, vectors=None, tags=None):
        """Scores [sentences, tokens, tags] and their mask; `sentences` are lists of words, `vectors` a tensor [tokens, given] for each.
        With gold `tags` [sentences, tokens] some words are read as unknown."""
        words = padded([[self.word_ids.get(normal(word), UNKNOWN) for word in words] for words in sentences])
        if tags is not None:
            share = torch.where(tags > 0, self.hidden, HIDDEN)
            words = torch.where((torch.rand(words.shape) < share) & (words > UNKNOWN), UNKNOWN, words)
        mask = padded([[1] * len(words) for words in sentences]).bool()
        parts = [self.embed_word(words), self._spellings(sentences)]
        if vectors is not None:
            parts.append(nn.utils.rnn.pad_sequence(vectors, batch_first=True))
        packed = nn.utils.rnn.pack_padded_sequence(self.drop(torch.cat(parts, 2)), mask.sum(1), batch_first=True, enforce_sorted=False)
        hidden = nn.utils.rnn.pad_packed_sequence(self.read(packed)[0], batch_first=True)[0]
        return self.score(self.drop(hidden)), mask

    def _spellings(self, sentences):
        """[sentences, tokens, 2 * characterHidden]: each different word is read once."""
        unique = {word: at + 1 for at, word in enumerate(dict.fromkeys(word for words in sentences for word in words))}
        ids = padded([[self.character_ids.get(character, UNKNOWN) for character in word[:20]] for word in unique])
        packed = nn.utils.rnn.pack_padded_sequence(self.embed_character(ids), (ids > 0).sum(1), batch_first=True, enforce_sorted=False)
        last = self.read_characters(packed)[1][0]
        table = torch.cat([torch.zeros(1, 2 * SETTING["characterHidden"]), torch.cat([last[0], last[1]], 1)])
        return table[padded([[unique[word] for word in words] for words in sentences])]

    def loss(self, examples, vectors=None):
        """`examples`: (words, tag ids) of each sentence."""
        tags = padded([tags for _, tags in examples])
        scores, mask = self.scores([words for words, _ in examples], vectors, tags)
        return self.crf.loss(scores, tags, mask)


class Recogniser:
    """A trained folder; `recognise(texts)` gives the spans of each text. With `least`, those alone of which each token has that probability
    at least, which is then their score; what it takes to know is left out otherwise."""

    def __init__(self, folder, weights="model.pt", least=None):
        self.least = least
        self.embedder = None
        if os.path.isdir(os.path.join(folder, "embeddings")):
            from stacked import Stacked

            self.embedder = Stacked(os.path.join(folder, "embeddings"))
        with open(os.path.join(folder, "vocabulary.json"), encoding="utf-8") as file:
            self.tagger = Tagger(json.load(file), 0 if self.embedder is None else self.embedder.width)
        self.tagger.load_state_dict(torch.load(os.path.join(folder, weights), weights_only=True))
        self.tagger.eval()

    @torch.no_grad()
    def recognise(self, texts):
        sentences = [(at, text, tokens) for at, text in enumerate(texts) for tokens in sentences_of(text)]
        sentences.sort(key=lambda sentence: len(sentence[2]))
        found = [[] for _ in texts]
        for first in range(0, len(sentences), 64):
            some = sentences[first : first + 64]
            vectors = None if self.embedder is None else self.embedder.embed([(text, tokens) for _, text, tokens in some])
            scores, mask = self.tagger.scores([words_of(text, tokens) for _, text, tokens in some], vectors)
            paths = self.tagger.crf.decode(scores, mask)
            sure = [None] * len(some) if self.least is None else self.tagger.crf.marginals(scores, mask).tolist()
            for (at, _, tokens), path, marginals in zip(some, paths, sure):
                probabilities = None if marginals is None else [marginals[place][tag] for place, tag in enumerate(path)]
                spans = spans_of(tokens, [self.tagger.tags[tag] for tag in path], probabilities)
                found[at] += [span for span in spans if self.least is None or span[3] >= self.least]
        return found


def padded(rows):
    longest = max(len(row) for row in rows)
    return torch.tensor([row + [PADDING] * (longest - len(row)) for row in rows])


def normal(word):
    """As the word is looked up: small letters, every digit a 0."""
    return "".join("0" if character.isdigit() else character for character in word.lower())
