"""Fits models/arbiter/arbiter.json on what bench/arbiter/record.ts wrote: boosted trees over its features.

    python fit.py DATA RECORD.jsonl OUT.json
"""

import argparse
import collections
import json

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

from labels import Labeller, read_records

FORMAT = "unname-arbiter-1"
TREES, LEAVES, RATE, RIDGE, LEAST_SAMPLES, BINS = 300, 8, 0.08, 4.0, 20, 128
# Real text counts by its candidates: false marks are most of what happens in it. A set of notes written for this project, or of one hospital's forms, with
# more candidates than this counts by the root of their number.
REAL = ("en-", "es-", "it-", "nl-")
ROOT_ABOVE = 800
# Real text names few people: each counts so many times, since a name that stays is worse than a word that is lost.
REAL_NAMES = 4.0
# Copies and generated notes count less than notes that somebody wrote.
SHARE = {"-small": 0.4, "-joined": 0.5, "-padded": 0.5, "generated": 0.6, "meddocan-train": 0.6}
DIGITS = 4
# Of three parts of the documents of a set; see bench/arbiter/sets.ts.
MEASURED_PART = 2


def read(data, path):
    """X [candidates, features], truth, weight, and a list of (set, language, isFitted, document, start, end, label, surface)."""
    records = read_records(path)
    names = next(records)
    index = {name: i for i, name in enumerate(names)}
    labeller = Labeller(data)
    rows, truths, weights, places = [], [], [], []
    for document in records:
        for start, end, label, surface, is_labelled, *values in document["rows"]:
            truth, weight = labeller.label(document, start, end, label, surface, is_labelled, lambda name: values[index[name]])
            rows.append(np.asarray(values, dtype=np.float32))
            truths.append(truth)
            weights.append(weight)
            is_fitted = document["use"] == "fit" and document["part"] != MEASURED_PART
            places.append((document["set"], document["language"], is_fitted, document["id"], start, end, label, surface))
    return names, np.stack(rows), np.array(truths), np.array(weights), places


def fit_weights(places, weights, truth):
    """Weights [candidates] of the fit; 0 for what is measured."""
    def share(place):
        name, _, is_fitted = place[:3]
        if not is_fitted:
            return 0.0
        return next((s for ending, s in SHARE.items() if name.endswith(ending)), 1.0)

    fitted = np.array([share(place) for place in places]) * weights
    totals = collections.Counter()
    for place, weight in zip(places, fitted):
        totals[place[:2]] += weight
    scale = [
        1.0 if place[0].startswith(REAL) else min(1.0, (ROOT_ABOVE / max(totals[place[:2]], 1e-9)) ** 0.5)
        for place in places
    ]
    is_real = np.array([place[0].startswith(REAL) for place in places])
    return fitted * np.array(scale) * np.where(is_real & (truth == 1), REAL_NAMES, 1.0)


def fit_trees(features, truth, weight):
    return HistGradientBoostingClassifier(
        max_leaf_nodes=LEAVES, max_iter=TREES, learning_rate=RATE, l2_regularization=RIDGE, min_samples_leaf=LEAST_SAMPLES,
        max_bins=BINS, early_stopping=False, random_state=0,
    ).fit(features, truth, sample_weight=weight)


def tree_of(predictor):
    nodes = predictor.nodes
    leaf = nodes["is_leaf"].astype(bool)
    return {
        "feature": [-1 if end else int(f) for end, f in zip(leaf, nodes["feature_idx"])],
        "threshold": [0 if end else float(f"{t:.{DIGITS + 2}g}") for end, t in zip(leaf, nodes["num_threshold"])],
        "left": [0 if end else int(n) for end, n in zip(leaf, nodes["left"])],
        "right": [0 if end else int(n) for end, n in zip(leaf, nodes["right"])],
        "value": [round(value, DIGITS) for value in values_of(nodes)],
    }


def values_of(nodes):
    """Nats that the tree adds at each node: at one that is no leaf, the mean of what its leaves add."""
    values = [float(value) for value in nodes["value"]]
    for node in reversed(range(len(nodes))):
        if not nodes["is_leaf"][node]:
            left, right = nodes["left"][node], nodes["right"][node]
            counts = nodes["count"][left], nodes["count"][right]
            values[node] = float(np.average([values[left], values[right]], weights=counts))
    return values


def to_file(model, names):
    """The arbiter as src/recognise/decide/arbiter.ts reads it, without the features that no tree asks for."""
    trees = [tree_of(predictor) for (predictor,) in model._predictors]
    used = sorted({f for tree in trees for f in tree["feature"] if f >= 0})
    number = {feature: i for i, feature in enumerate(used)}
    for tree in trees:
        tree["feature"] = [number.get(f, -1) for f in tree["feature"]]
    bias = round(float(np.ravel(model._baseline_prediction)[0]), DIGITS)
    return {"format": FORMAT, "features": [names[f] for f in used], "bias": bias, "trees": trees}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data")
    parser.add_argument("record")
    parser.add_argument("out")
    arguments = parser.parse_args()
    names, features, truth, weights, places = read(arguments.data, arguments.record)
    fitted = fit_weights(places, weights, truth)
    chosen = fitted > 0
    model = fit_trees(features[chosen], truth[chosen], fitted[chosen])
    with open(arguments.out, "w", encoding="utf-8") as out:
        json.dump(to_file(model, names), out, ensure_ascii=False, separators=(",", ":"))
        out.write("\n")


if __name__ == "__main__":
    main()
