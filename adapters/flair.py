"""Flair, with a sequence tagger from a file or its hub: process:"python adapters/flair.py tagger.pt"."""

import sys

from unname_adapter import serve

import flair
from flair.data import Sentence
from flair.models import SequenceTagger

tagger = SequenceTagger.load(sys.argv[1] if len(sys.argv) > 1 else "ner-multi")


def recognise(texts):
    sentences = [Sentence(text) for text in texts]
    tagger.predict(sentences)
    return [
        [(one.start_position, one.end_position, one.tag, one.score) for one in sentence.get_spans(tagger.label_type)]
        for sentence in sentences
    ]


serve(f"Flair {flair.__version__}", recognise)
