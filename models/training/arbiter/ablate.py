"""What each group of features, and each kind of proposer, is worth to the arbiter: candidates of measured documents that are kept at the default lean.

    python ablate.py DATA RECORD.jsonl      (RECORD.jsonl recorded with --measured)

Prints, for notes full of names and for text with few, names kept and false marks: with all features, then without one group after the other, then of what
rules or the model alone propose.
"""

import sys

import numpy as np

import fit

LEAN, SPOILT_WORDS = 20, 3
SPARSE = ("en-mtsdialog", "en-e3c", "en-aci", "es-nubes", "es-scielo", "it-e3c", "it-leaflet", "nl-court", "nl-mantra")
COPIES = ("-small", "-joined", "-padded", "afresh-read")


def kept(odds, words):
    return odds >= np.log((np.maximum(1, words) + SPOILT_WORDS) / LEAN)


def main():
    names, features, truth, weights, places = fit.read(sys.argv[1], sys.argv[2])
    fitted = fit.fit_weights(places, weights, truth)
    chosen = fitted > 0
    words = features[:, names.index("writing.words")]
    measured = (weights > 0) & np.array([not place[2] and not place[0].endswith(COPIES) for place in places])
    sparse = np.array([place[0].startswith(SPARSE) for place in places])
    column = lambda name: features[:, names.index(name)] > 0

    def row(title, keep):
        counts = []
        for part in (measured & ~sparse, measured & sparse):
            counts += [int((keep & part & (truth == 1)).sum()), int((keep & part & (truth == 0)).sum())]
        print(f"| {title} | {' | '.join(map(str, counts))} |", flush=True)

    print("| | dense: names kept | false | sparse: names kept | false |\n| --- | --- | --- | --- | --- |")
    row("all candidates", np.ones(len(truth), dtype=bool))
    groups = [None, *dict.fromkeys(name.split(".")[0] for name in names)]
    for group in groups:
        used = [i for i, name in enumerate(names) if name.split(".")[0] != group]
        model = fit.fit_trees(features[chosen][:, used], truth[chosen], fitted[chosen])
        keep = kept(model.decision_function(features[:, used]), words)
        row("all features" if group is None else f"without {group}", keep)
        if group is None:
            row("… that rules propose", keep & ~column("source.onlyModel"))
            row("… that the model proposes", keep & ~column("source.onlyRules"))


if __name__ == "__main__":
    main()
