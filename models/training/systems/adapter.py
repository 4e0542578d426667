"""Runs a trained folder inside `unname`: process:"python models/training/systems/adapter.py crf|spacy|bilstm|bilstm-averaged|bilstm-sure FOLDER"."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../../adapters"))

from unname_adapter import serve  # noqa: E402
from setting import settle  # noqa: E402

# The least probability of each token of a mark that a teacher may add.
SURE = 0.9


def recogniser_of(kind, folder):
    """The recogniser of a folder that this kind of training wrote."""
    if kind == "crf":
        from crf_system import Recogniser

        return Recogniser(folder)
    if kind == "spacy":
        from spacy_system import Recogniser

        return Recogniser(folder)
    if kind in ("bilstm", "bilstm-averaged", "bilstm-sure"):
        from tagger import Recogniser

        return Recogniser(folder, "averaged.pt" if kind == "bilstm-averaged" else "model.pt", SURE if kind == "bilstm-sure" else None)
    raise SystemExit(f"{kind}: expected crf, spacy, bilstm, bilstm-averaged or bilstm-sure")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    name, path = sys.argv[1:]
    recogniser = recogniser_of(name, path)
    settle()
    serve(name, recogniser.recognise)
