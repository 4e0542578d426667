"""spaCy's entity recogniser from a blank Spanish pipeline: python spacy_system.py --data DATA --out OUT --share 100"""

import os
import random

import spacy
from spacy.training import Example
from spacy.util import minibatch

from corpus import read_brat
from setting import SEED, arguments, settle, tell, whole_folder

PASSES, DROPOUT = 8, 0.3
# What spaCy's own quickstart sets for a processor: a small convolutional network (tok2vec) under the parser of transitions.
BATCH = spacy.util.compounding(4.0, 32.0, 1.001)


def lines_of(nlp, documents):
    """An Example a line with text. Spans are widened to spaCy's tokens; of those that then overlap the first counts."""
    examples = []
    for _, text, spans in documents:
        at = 0
        for line in text.splitlines(keepends=True):
            if line.strip():
                doc = nlp.make_doc(line)
                inside = [(start - at, end - at, label) for start, end, label in spans if at <= start and end <= at + len(line)]
                found = [doc.char_span(start, end, label, alignment_mode="expand") for start, end, label in inside]
                reference = doc.copy()
                reference.ents = spacy.util.filter_spans([one for one in found if one is not None])
                examples.append(Example(doc, reference))
            at += len(line)
    return examples


class Recogniser:
    """A trained folder; `recognise(texts)` gives the spans of each text, read line by line as in training."""

    def __init__(self, folder):
        self.nlp = spacy.load(folder)

    def recognise(self, texts):
        lines = [(number, line) for number, text in enumerate(texts) for line in text.splitlines(keepends=True)]
        found = [[] for _ in texts]
        at = [0] * len(texts)
        for doc, number in self.nlp.pipe(((line, number) for number, line in lines), as_tuples=True, batch_size=128):
            found[number] += [(at[number] + one.start_char, at[number] + one.start_char + length_of(one.text), one.label_) for one in doc.ents]
            at[number] += len(doc.text)
        return found


def length_of(surface):
    """Without a stop or comma at the end: spaCy's Spanish tokens keep that of `12.` and `M.`, which no mention has."""
    return len(surface.rstrip(".,;: \n")) or len(surface)


def main():
    given = arguments(__doc__, share="percent of the training notes")
    settle()
    spacy.util.fix_random_seed(SEED)
    documents = read_brat(os.path.join(given.data, "meddocan/train"))
    documents = documents[: max(1, round(len(documents) * float(given.share) / 100))]
    nlp = spacy.blank("es")
    nlp.add_pipe("ner")
    examples = lines_of(nlp, documents)
    optimizer = nlp.initialize(lambda: examples)
    for number in range(PASSES):
        random.shuffle(examples)
        losses = {}
        for batch in minibatch(examples, size=BATCH):
            nlp.update(batch, sgd=optimizer, drop=DROPOUT, losses=losses)
        tell(f"pass {number + 1} of {PASSES}: loss {losses['ner']:.0f}")
    with whole_folder(given.out) as folder:
        nlp.to_disk(folder)


if __name__ == "__main__":
    main()
