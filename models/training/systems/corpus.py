"""MEDDOCAN's BRAT folders as sentences of tokens with B-/I- tags, and tags back as spans. Offsets are code points of the text."""

import os
import re
import sys

TOKEN = re.compile(r"[^\W\d_]+|\d+|[^\w\s]|_")
# A sentence ends at the line's end, or at a stop between a word that is no abbreviation and a capital.
STOP = re.compile(r"(?<=[a-záéíóúñ]{4}[.?!])\s+(?=[A-ZÁÉÍÓÚÑ¿¡])")
MOST_TOKENS = 100
OUTSIDE = "O"


def read_brat(folder, most=None):
    """[(name, text, [(start, end, label)])] of a folder, sorted by name; the first `most` of them."""
    if not os.path.isdir(folder):
        sys.exit(f"{folder}: not there. Expected a folder of BRAT; MEDDOCAN's train and dev parts lie in DATA/meddocan (docs/background/systems.md says where from).")
    names = sorted(name[:-4] for name in os.listdir(folder) if name.endswith(".txt"))
    documents = []
    for name in names[:most]:
        # newline="": carriage returns are characters that offsets count.
        with open(os.path.join(folder, name + ".txt"), encoding="utf-8", newline="") as file:
            text = file.read()
        with open(os.path.join(folder, name + ".ann"), encoding="utf-8") as file:
            documents.append((name, text, parse_annotations(file)))
    return documents


def parse_annotations(lines):
    """Spans of the T-lines; a discontinuous one is a span for each fragment."""
    spans = []
    for line in lines:
        if not line.startswith("T"):
            continue
        label, _, places = line.split("\t")[1].partition(" ")
        for place in places.split(";"):
            start, end = place.split(" ")
            spans.append((int(start), int(end), label))
    return sorted(set(spans))


def sentences_of(text):
    """[[(start, end)]]: tokens of each sentence, at most MOST_TOKENS, sentences without a token left out."""
    found = []
    at = 0
    for line in text.splitlines(keepends=True):
        cuts = [0, *(match.end() for match in STOP.finditer(line)), len(line)]
        for begin, end in zip(cuts, cuts[1:]):
            tokens = [(at + match.start(), at + match.end()) for match in TOKEN.finditer(line, begin, end)]
            found += [tokens[first : first + MOST_TOKENS] for first in range(0, len(tokens), MOST_TOKENS)]
        at += len(line)
    return found


def tags_of(tokens, spans):
    """A tag a token: a token that a span touches has its label, B- where the span begins. Of overlapping spans the first counts."""
    tags = []
    open_span = None
    for start, end in tokens:
        span = next((one for one in spans if one[0] < end and one[1] > start), None)
        if span is None:
            tags.append(OUTSIDE)
        else:
            tags.append(("I-" if span == open_span else "B-") + span[2])
        open_span = span
    return tags


def spans_of(tokens, tags, scores=None):
    """(start, end, label), or with the lowest score of its tokens; an I- after nothing of its label begins a span."""
    spans = []
    for at, ((start, end), tag) in enumerate(zip(tokens, tags)):
        if tag == OUTSIDE:
            continue
        label = tag[2:]
        score = [] if scores is None else [scores[at]]
        follows = tag.startswith("I-") and spans and at > 0 and tags[at - 1][2:] == label
        if follows:
            before = spans[-1]
            spans[-1] = (before[0], end, label, *([min(before[3], score[0])] if score else []))
        else:
            spans.append((start, end, label, *score))
    return spans


def tagged_sentences(documents):
    """[(text, tokens, tags)], a triple a sentence, for training."""
    examples = []
    for _, text, spans in documents:
        for tokens in sentences_of(text):
            inside = [one for one in spans if one[0] < tokens[-1][1] and one[1] > tokens[0][0]]
            examples.append((text, tokens, tags_of(tokens, inside)))
    return examples


def words_of(text, tokens):
    """The surfaces of a sentence's tokens."""
    return [text[start:end] for start, end in tokens]
