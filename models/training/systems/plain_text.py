"""Unlabelled Spanish text for what is pre-trained here: MEDDOCAN train, WikiANN's sentences, our generator's short notes."""

import os
import sys

from corpus import read_brat


def plain_lines(data, notes):
    """Lines with text, without labels: MEDDOCAN train, WikiANN es train (tokens with blanks between), and a folder of generated notes."""
    lines = [line for _, text, _ in read_brat(os.path.join(data, "meddocan/train")) for line in text.splitlines()]
    lines += wikiann(os.path.join(data, "wikiann/es-train.tsv"))
    names = sorted(name for name in os.listdir(notes) if name.endswith(".txt"))
    if not names:
        sys.exit(f"{notes}: expected generated notes, one .txt each; make_table.py makes them")
    for name in names:
        with open(os.path.join(notes, name), encoding="utf-8") as file:
            lines += file.read().splitlines()
    return [line.strip() for line in lines if line.strip()]


def wikiann(path):
    if not os.path.isfile(path):
        sys.exit(f"{path}: not there. Expected: a token, a tab and its tag a line, a blank line between sentences (WikiANN, Spanish, train).")
    with open(path, encoding="utf-8") as file:
        return [" ".join(row.split("\t")[0] for row in block.split("\n") if row) for block in file.read().split("\n\n")]
