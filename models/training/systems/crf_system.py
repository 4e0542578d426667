"""The CRF of the Spanish paper, by python-crfsuite: python crf_system.py --data DATA --out OUT --share 100"""

import os

import pycrfsuite

from corpus import read_brat, sentences_of, spans_of, tagged_sentences, words_of
from crf_features import features_of
from setting import arguments, settle, tell, whole_folder

# L-BFGS with both penalties, as scikit-learn's wrapper of crfsuite is usually run.
PARAMETERS = {"c1": 0.1, "c2": 0.1, "max_iterations": 100, "feature.possible_transitions": True}


class Recogniser:
    """A trained folder; `recognise(texts)` gives the spans of each text, with the marginal of the least sure token."""

    def __init__(self, folder):
        self.tagger = pycrfsuite.Tagger()
        self.tagger.open(os.path.join(folder, "model.crfsuite"))

    def recognise(self, texts):
        return [[span for tokens in sentences_of(text) for span in self._sentence(text, tokens)] for text in texts]

    def _sentence(self, text, tokens):
        self.tagger.set(features_of(words_of(text, tokens)))
        tags = self.tagger.tag()
        return spans_of(tokens, tags, [self.tagger.marginal(tag, at) for at, tag in enumerate(tags)])


def main():
    given = arguments(__doc__, share="percent of the training notes")
    settle()
    documents = read_brat(os.path.join(given.data, "meddocan/train"))
    documents = documents[: max(1, round(len(documents) * float(given.share) / 100))]
    trainer = pycrfsuite.Trainer(algorithm="lbfgs", params=PARAMETERS, verbose=False)
    for text, tokens, tags in tagged_sentences(documents):
        trainer.append(features_of(words_of(text, tokens)), tags)
    with whole_folder(given.out) as folder:
        trainer.train(os.path.join(folder, "model.crfsuite"))
    tell(f"{len(documents)} documents")


if __name__ == "__main__":
    main()
