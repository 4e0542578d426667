"""Writes reference figures for paired comparisons: exact McNemar, Holm, sign-flip permutation tests, paired bootstrap intervals.

    pip install numpy scipy statsmodels
    python test/python/paired_figures.py test/oracle/paired-figures.json
"""

import json
import sys
from pathlib import Path

import numpy
import scipy
import statsmodels
from scipy.stats import binomtest, bootstrap, permutation_test
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests

PAIRS = [(0, 0), (1, 0), (0, 1), (9, 0), (0, 9), (5, 5), (12, 3), (3, 12), (40, 18), (700, 600), (1387, 0), (0, 1387)]
P_VALUES = [
    [],
    [0.03],
    [0.01, 0.04, 0.03, 0.005],
    [0.02, 0.02, 0.02],
    [0.9, 0.8, 1.0],
    [1e-9, 0.5, 0.0125, 0.0125, 0.04, 0.2, 1e-3],
]
DIFFERENCES = [
    [1, 1, 1, 1, 1],
    [1, 1, -1, 1, 1, 1, -1, 1],
    [3, -1, 2, 2, 0, 5, -4, 1],
    [20, 1, 1, 1, -1, 0, 0, 2],
    [-2, -3, -1],
    [0, 0, 0],
]
DRAWN = [[0.5, -0.25, 0.75, 0.125, 1.5, -0.1, 0.3, 0.9, 0.05, 0.2], [-0.5, 0.25, -0.75, 0.1, 0.3, -0.05]]


def mcnemar_rows():
    rows = []
    for worse, better in PAIRS:
        table = [[10, better], [worse, 10]]
        two_sided = mcnemar(table, exact=True).pvalue if worse + better else 1.0
        one_sided = binomtest(worse, worse + better, 0.5, alternative="greater").pvalue if worse + better else 1.0
        rows.append({"worse": worse, "better": better, "pTwoSided": min(1.0, float(two_sided)), "pWorse": float(one_sided)})
    return rows


def holm_rows():
    rows = []
    for values in P_VALUES:
        adjusted = multipletests(values, method="holm")[1].tolist() if values else []
        rows.append({"p": values, "adjusted": adjusted})
    return rows


def sign_flip_p(values):
    return float(
        permutation_test(
            (values,), numpy.sum, permutation_type="samples", alternative="greater", n_resamples=numpy.inf
        ).pvalue
    )


def bootstrap_rows():
    """Difference of two ratios over documents of unequal size, drawn with both their figures."""
    random = numpy.random.default_rng(7)
    weights = random.integers(1, 6, size=300).astype(float)
    before = random.binomial(weights.astype(int), 0.3).astype(float)
    after = numpy.minimum(weights, before + random.binomial(1, 0.1, size=300))

    def difference(b, a, w, axis=-1):
        return (a.sum(axis=axis) - b.sum(axis=axis)) / w.sum(axis=axis)

    interval = bootstrap(
        (before, after, weights), difference, paired=True, vectorized=True, method="percentile", n_resamples=50_000, rng=1
    ).confidence_interval
    return {
        "before": before.tolist(),
        "after": after.tolist(),
        "weights": weights.tolist(),
        "low": float(interval.low),
        "high": float(interval.high),
    }


if __name__ == "__main__":
    figures = {
        "versions": {"numpy": numpy.__version__, "scipy": scipy.__version__, "statsmodels": statsmodels.__version__},
        "mcnemar": mcnemar_rows(),
        "holm": holm_rows(),
        "signFlip": [{"differences": values, "p": sign_flip_p(values)} for values in DIFFERENCES + DRAWN],
        "bootstrap": bootstrap_rows(),
    }
    Path(sys.argv[1]).write_text(json.dumps(figures) + "\n")
