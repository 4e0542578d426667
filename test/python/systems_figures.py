"""
Prints, as one JSON object, what the parts of models/training/systems give on small made-up cases; test/conformance/systems.test.ts judges it.

    python test/python/systems_figures.py FOLDER

FOLDER gets a tagger with random weights, of which the spans in the texts on standard input are printed too.
"""

import itertools
import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../models/training/systems"))

import torch
from character_model import BothWays
from corpus import parse_annotations, sentences_of, spans_of, tags_of
from crf_layer import Crf
from tagger import Recogniser, Tagger

LABELS = ["PERSON", "PLACE"]


def round_trips(count: int) -> dict:
    """Random spans of whole tokens, as tags and back. Accents and emoji, carriage returns and stops between the words."""
    source = random.Random(1)
    words = ["Ana", "e\u0301l", "ñu", "😀", "12", "C/", "Dr.", "García", "@", "llegó.", "Hoy", "\r\n", "\n\n", " ", "\t"]
    differing = spans_seen = 0
    for _ in range(count):
        text = "".join(source.choice(words) + source.choice(["", " "]) for _ in range(40))
        wanted = []
        for tokens in sentences_of(text):
            at = 0
            while at < len(tokens):
                length = min(source.randint(1, 3), len(tokens) - at)
                if source.random() < 0.4:
                    wanted.append((tokens[at][0], tokens[at + length - 1][1], source.choice(LABELS)))
                at += length
        found = [span for tokens in sentences_of(text) for span in spans_of(tokens, tags_of(tokens, wanted))]
        spans_seen += len(wanted)
        differing += found != wanted
    return {"differing": differing, "spans": spans_seen}


@torch.no_grad()
def crf_against_all_paths() -> dict:
    """Loss, best path and marginals of sentences of 1 to 4 tokens, padded into one batch, against every path written out."""
    torch.manual_seed(1)
    crf = Crf(3)
    for weight in crf.parameters():
        torch.nn.init.normal_(weight)
    lengths = [4, 1, 3, 2]
    scores, tags = torch.randn(4, 4, 3), torch.randint(3, (4, 4))
    mask = torch.tensor([[at < length for at in range(4)] for length in lengths])
    loss, best, largest = 0.0, [], 0.0
    marginals = crf.marginals(scores, mask)
    for row, length in enumerate(lengths):
        def total(path, row=row):
            steps = sum(crf.transitions[a, b] for a, b in itertools.pairwise(path))
            own = sum(scores[row, at, tag] for at, tag in enumerate(path))
            return float(crf.start_transitions[path[0]] + steps + own + crf.end_transitions[path[-1]])

        totals = {path: total(path) for path in itertools.product(range(3), repeat=length)}
        loss += float(torch.logsumexp(torch.tensor(list(totals.values())), 0)) - totals[tuple(tags[row, :length].tolist())]
        best.append(list(max(totals, key=totals.get)))
        shares = torch.softmax(torch.tensor(list(totals.values())), 0).tolist()
        for at, tag in itertools.product(range(length), range(3)):
            expected = sum(share for path, share in zip(totals, shares) if path[at] == tag)
            largest = max(largest, abs(expected - float(marginals[row, at, tag])))
    return {
        "loss": float(crf.loss(scores, tags, mask)),
        "expectedLoss": loss / sum(lengths),
        "paths": crf.decode(scores, mask),
        "expectedPaths": best,
        "marginalDifference": largest,
    }


@torch.no_grad()
def contextual_difference() -> float:
    """The largest difference between a token's embedding in a batch and the models read by hand up to its last, and back to its first, character."""
    torch.manual_seed(2)
    model = BothWays(list("abcd é😀"), embedding=4, hidden=3)
    text = "😀 ab é\ncd a bé dd"
    sentences = [(text, tokens) for tokens in sentences_of(text)]
    largest = 0.0
    for (_, tokens), found in zip(sentences, model.embed(sentences)):
        begin, stop = tokens[0][0], tokens[-1][1]
        for (start, end), vector in zip(tokens, found):
            forwards = [1, *model.forward_model.encode(text[begin:end])]
            backwards = [1, *model.backward_model.encode(text[start:stop][::-1])]
            after = model.forward_model.states(torch.tensor([forwards]))[0, -1]
            before = model.backward_model.states(torch.tensor([backwards]))[0, -1]
            largest = max(largest, float((torch.cat([after, before]) - vector).abs().max()))
    return largest


def hidden_words() -> dict:
    """Of 2,000 known words inside mentions and 2,000 outside, how many training reads as unknown when 60 % of those inside are to be."""
    tagger = Tagger({"words": ["ana", "belt"], "characters": list("abn"), "tags": ["O", "B-PERSON", "I-PERSON"]})
    tagger.hidden = 0.6
    read = []
    tagger.embed_word.register_forward_hook(lambda _, given, __: read.append(given[0]))
    tagger.loss([(["ana"] * 20, [1, 2] * 5 + [0] * 10)] * 200)
    tagger.scores([["ana"] * 20])
    unknown = read[0] == 1
    return {"inside": int(unknown[:, :10].sum()), "outside": int(unknown[:, 10:].sum()), "withoutTags": int((read[1] == 1).sum())}


def random_tagger(folder: str) -> Recogniser:
    torch.manual_seed(3)
    vocabulary = {"words": ["ana", "belt"], "characters": list("abn"), "tags": ["O", "B-PERSON", "I-PERSON"]}
    tagger = Tagger(vocabulary)
    torch.nn.init.normal_(tagger.crf.transitions, std=2)
    torch.nn.init.normal_(tagger.score.weight, std=3)
    with open(os.path.join(folder, "vocabulary.json"), "w", encoding="utf-8") as file:
        json.dump(vocabulary, file)
    torch.save(tagger.state_dict(), os.path.join(folder, "model.pt"))
    return Recogniser(folder)


def main() -> None:
    texts = json.load(sys.stdin)
    discontinuous = "T1\tPERSON 3 6;9 12\tx y\n#1\tAnnotatorNotes T1\tn\nT2\tPLACE 0 2\tz\nT3\tPLACE 0 2\tz\n"
    tagger = random_tagger(sys.argv[1])
    scored = Recogniser(sys.argv[1], least=0).recognise(texts)
    scores = sorted(span[3] for spans in scored for span in spans)
    least = scores[len(scores) // 2]
    figures = {
        "roundTrips": round_trips(200),
        "crf": crf_against_all_paths(),
        "contextualDifference": contextual_difference(),
        "annotations": parse_annotations(discontinuous.splitlines()),
        "repaired": spans_of([(0, 1), (2, 3), (4, 5)], ["I-A", "I-B", "I-B"]),
        "spans": tagger.recognise(texts),
        "scored": scored,
        "least": least,
        "sure": Recogniser(sys.argv[1], least=least).recognise(texts),
        "hidden": hidden_words(),
    }
    print(json.dumps(figures))


main()
