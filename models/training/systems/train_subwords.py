"""Trains subword vectors (fastText, skip-gram) on Spanish text: python train_subwords.py --data DATA --notes NOTES --out OUT.npz"""

import os

import numpy
from gensim.models import FastText

from corpus import TOKEN
from plain_text import plain_lines
from setting import SEED, arguments, settle
from tagger import normal

SETTING = {"vector_size": 100, "window": 5, "min_count": 3, "min_n": 3, "max_n": 5, "bucket": 20_000, "sg": 1, "negative": 5, "epochs": 3}


def main():
    given = arguments(__doc__, notes="folder of generated notes")
    settle()
    lines = [[normal(word) for word in TOKEN.findall(line)] for line in plain_lines(given.data, given.notes)]
    vectors = FastText(lines, seed=SEED, workers=1, **SETTING).wv
    part = given.out + ".part.npz"
    numpy.savez(
        part,
        words=numpy.array(vectors.index_to_key),
        wordVectors=vectors.vectors_vocab.astype("float32"),
        gramVectors=vectors.vectors_ngrams.astype("float32"),
        lengths=numpy.array([SETTING["min_n"], SETTING["max_n"]]),
    )
    os.rename(part, given.out)


main()
