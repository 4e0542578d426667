"""Stacked embeddings of tokens: the contextual states of the character models, and subword vectors (Catelli et al. 2021)."""

import os

import numpy
import torch

import character_model
from tagger import normal


class Stacked:
    """A folder with `character-model` and `subwords.npz`."""

    def __init__(self, folder):
        self.characters = character_model.load(os.path.join(folder, "character-model"))
        self.subwords = Subwords(os.path.join(folder, "subwords.npz"))
        self.width = self.characters.width + self.subwords.width

    def embed(self, sentences):
        """A tensor [tokens, width] for each (text, tokens)."""
        contextual = self.characters.embed(sentences)
        return [
            torch.cat([states, torch.from_numpy(self.subwords.embed([normal(text[start:end]) for start, end in tokens]))], dim=1)
            for states, (text, tokens) in zip(contextual, sentences)
        ]


class Subwords:
    """fastText vectors (Bojanowski et al. 2017): of a word the mean of its own, if it is known, and of its character n-grams'."""

    def __init__(self, path):
        from gensim.models.fasttext_inner import ft_hash_bytes

        saved = numpy.load(path)
        self.words = {word: at for at, word in enumerate(saved["words"].tolist())}
        self.word_vectors, self.gram_vectors = saved["wordVectors"], saved["gramVectors"]
        self.shortest, self.longest = saved["lengths"].tolist()
        self.hash = ft_hash_bytes
        self.width = self.word_vectors.shape[1]
        self.seen = {}

    def embed(self, words):
        return numpy.stack([self._vector(word) for word in words])

    def _vector(self, word):
        if word not in self.seen:
            known = self.words.get(word)
            grams = self.gram_vectors[self._buckets(word)]
            rows = grams if known is None else numpy.concatenate([self.word_vectors[known : known + 1], grams])
            self.seen[word] = rows.mean(axis=0).astype("float32") if len(rows) > 0 else numpy.zeros(self.width, "float32")
        return self.seen[word]

    def _buckets(self, word):
        whole = f"<{word}>"
        grams = (whole[at : at + size] for size in range(self.shortest, self.longest + 1) for at in range(len(whole) - size + 1))
        return [self.hash(gram.encode()) % len(self.gram_vectors) for gram in grams]
