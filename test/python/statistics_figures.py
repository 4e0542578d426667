"""Writes reference figures for src/base from scipy, scikit-learn and statsmodels.

    pip install -r test/python/requirements-statistics.txt
    python test/python/statistics_figures.py test/oracle/statistics-figures.json

DeLong has no function in these packages: it is computed from its definition, over all pairs, and not from midranks as in src/; so is
Obuchowski's form of it for clusters.
"""

import json
import sys
from pathlib import Path

import numpy as np
import scipy
import sklearn
import statsmodels
from scipy.optimize import brentq
from scipy.stats import betabinom, binomtest, norm, t
from sklearn.metrics import cohen_kappa_score, roc_auc_score, roc_curve
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

RNG = np.random.default_rng(20)
PROPORTIONS = [(0, 1), (1, 1), (0, 100), (100, 100), (1, 10), (5, 10), (3, 2995), (2990, 2995), (17, 40)]
PAIRS = [(0, 0), (0, 5), (5, 0), (1, 1), (3, 12), (30, 12), (200, 150), (0, 40)]
P_VALUES = [[0.01], [0.04, 0.03, 0.02, 0.01], [0.5, 0.5, 0.5], [0.0, 1.0, 0.02], [0.001, 0.2, 0.001, 0.04, 0.9], [0.9, 0.8]]
LIMITS = [0.1, 0.01, 0.001]


def proportion(hits, n):
    interval = lambda **options: list(proportion_confint(hits, n, alpha=0.05, **options))
    return {"hits": hits, "n": n, "clopperPearson": interval(method="beta"), "wilson": interval(method="wilson"),
            "wilsonOfScipy": list(binomtest(hits, n).proportion_ci(0.95, method="wilson"))}


def pair(worse, better):
    table = [[7, worse], [better, 9]]
    one_sided = binomtest(worse, worse + better, 0.5, alternative="greater").pvalue if worse + better else 1.0
    return {"worse": worse, "better": better, "twoSided": float(mcnemar(table, exact=True).pvalue), "worseOnly": float(one_sided)}


def scored(name, positives, negatives):
    """A case with its area and rates: the last point of the whole curve at or under the limit."""
    labels = [True] * len(positives) + [False] * len(negatives)
    scores = [*map(float, positives), *map(float, negatives)]
    case = {"name": name, "scores": scores, "labels": labels}
    if not positives or not negatives:
        return {**case, "auc": None, "rates": None}
    false_rates, true_rates, _ = roc_curve(labels, scores, drop_intermediate=False)
    rates = [float(true_rates[false_rates <= limit][-1]) for limit in LIMITS]
    return {**case, "auc": float(roc_auc_score(labels, scores)), "rates": rates}


def delong_from_pairs(labels, first, second):
    labels = np.array(labels)
    def kernel(scores):
        scores = np.array(scores)
        x, y = scores[labels][:, None], scores[~labels][None, :]
        return (x > y) + 0.5 * (x == y)
    a, b = kernel(first), kernel(second)
    areas = [a.mean(), b.mean()]
    # Structural components: means over the other class; their covariance over each class.
    s10 = np.cov([a.mean(axis=1), b.mean(axis=1)])
    s01 = np.cov([a.mean(axis=0), b.mean(axis=0)])
    covariance = s10 / a.shape[0] + s01 / a.shape[1]
    contrast = np.array([-1, 1])
    difference, deviation = areas[1] - areas[0], float(np.sqrt(contrast @ covariance @ contrast))
    p_value = 2 * norm.sf(abs(difference) / deviation) if deviation else 1.0
    half = norm.ppf(0.975) * deviation
    return {"labels": labels.tolist(), "first": list(map(float, first)), "second": list(map(float, second)), "areas": list(map(float, areas)),
            "interval": [float(difference - half), float(difference + half)], "pValue": float(p_value)}


def delong_case(positives, negatives, digits):
    labels = [True] * positives + [False] * negatives
    truth = np.array(labels) * 0.8
    shared = RNG.normal(size=len(labels))
    draw = lambda weight: np.round(weight * truth + shared + RNG.normal(size=len(labels)), digits)
    return delong_from_pairs(labels, draw(1), draw(1.6))


def clustered_area(positives, negatives, clusters, digits, shared=0.5):
    """Units in the given number of clusters, each with units of one class or of both; a cluster's units share a part of their score."""
    labels = np.array([True] * positives + [False] * negatives)
    of_unit = RNG.integers(clusters, size=len(labels))
    scores = np.round(0.6 * labels + shared * RNG.normal(size=clusters)[of_unit] + RNG.normal(size=len(labels)), digits)
    x, y = scores[labels][:, None], scores[~labels][None, :]
    kernel = (x > y) + 0.5 * (x == y)
    area = kernel.mean()
    over = np.zeros((2, clusters))
    for row, (values, own) in enumerate([(kernel.mean(axis=1), of_unit[labels]), (kernel.mean(axis=0), of_unit[~labels])]):
        for value, cluster in zip(values, own):
            over[row, cluster] += value - area
    counts = [len(set(of_unit[labels])), len(set(of_unit[~labels]))]
    both = len(set(of_unit))
    first = counts[0] / (counts[0] - 1) * (over[0] ** 2).sum() / positives**2
    second = counts[1] / (counts[1] - 1) * (over[1] ** 2).sum() / negatives**2
    deviation = np.sqrt(first + second + 2 * both / (both - 1) * (over[0] * over[1]).sum() / (positives * negatives))
    degrees = (first + second) ** 2 / (first**2 / (counts[0] - 1) + second**2 / (counts[1] - 1))
    centre, half = np.log(area / (1 - area)), t.ppf(0.975, degrees) * deviation / (area * (1 - area))
    interval = [float(1 / (1 + np.exp(-end))) for end in (centre - half, centre + half)]
    return {"labels": labels.tolist(), "scores": scores.tolist(), "clusters": of_unit.tolist(), "area": float(area),
            "standardError": float(deviation), "interval": interval}


def beta_binomial(hits, sizes, rho=0.5):
    """Bounds by inverting one-sided 5 % tests of hits that are beta-binomial in clusters of {size: clusters}."""
    n = sum(size * clusters for size, clusters in sizes.items())
    def at_most(most, p):
        total = np.ones(1)
        for size, clusters in sizes.items():
            one = betabinom(size, p * (1 - rho) / rho, (1 - p) * (1 - rho) / rho).pmf(np.arange(size + 1))
            for _ in range(clusters):
                total = np.convolve(total, one)
        return total[: most + 1].sum()
    ends = (1e-12, 1 - 1e-12)
    low = brentq(lambda p: at_most(hits - 1, p) - 0.95, *ends, xtol=1e-15) if hits > 0 else 0.0
    high = brentq(lambda p: at_most(hits, p) - 0.05, *ends, xtol=1e-15) if hits < n else 1.0
    return {"hits": hits, "sizes": [{"size": size, "clusters": clusters} for size, clusters in sizes.items()], "bounds": [low, high]}


def agreement(a, b):
    return {"a": a, "b": b, "kappa": float(cohen_kappa_score(a, b))}


def draw(n, shift=0.0, digits=6):
    return np.round(RNG.normal(shift, size=n), digits).tolist()


same = draw(30)
figures = {
    "versions": {"numpy": np.__version__, "scipy": scipy.__version__, "scikit-learn": sklearn.__version__, "statsmodels": statsmodels.__version__},
    "proportions": [proportion(hits, n) for hits, n in PROPORTIONS],
    "pairs": [pair(*counts) for counts in PAIRS],
    "holm": [{"pValues": values, "adjusted": multipletests(values, method="holm")[1].tolist()} for values in P_VALUES],
    "limits": LIMITS,
    "roc": [
        scored("plain", draw(200, 0.5), draw(300)),
        scored("ties", np.round(draw(120, 0.5), 1).tolist(), np.round(draw(150), 1).tolist()),
        scored("all tie", [1] * 12, [1] * 20),
        scored("apart", [2, 3, 4], [0, 1]),
        scored("the wrong way round", [0, 1], [2, 3, 4]),
        scored("one of each", [1], [0]),
        scored("a limit met exactly", draw(100, 1), draw(1000)),
        scored("no positives", [], [1, 2]),
        scored("no negatives", [1, 2], []),
    ],
    "delong": [delong_case(40, 60, 6), delong_case(30, 30, 0), delong_case(300, 200, 1),
               delong_from_pairs([True] * 15 + [False] * 15, same, same)],
    "kappa": [agreement(list("aabbb"), list("ababb")), agreement(list("xyz"), list("xyz")), agreement(list("xxyy"), list("yyxx"))],
    "betaBinomial": [beta_binomial(0, {10: 100}), beta_binomial(1, {10: 100}), beta_binomial(32, {4: 80}), beta_binomial(7, {1: 30, 2: 11, 5: 6, 40: 1}),
                     beta_binomial(300, {4: 80}), beta_binomial(320, {4: 80}), beta_binomial(3, {1: 50})],
    "clusteredAreas": [clustered_area(40, 60, 20, 6), clustered_area(30, 30, 6, 0), clustered_area(60, 50, 90, 1)],
}
Path(sys.argv[1]).write_text(json.dumps(figures, indent=1, allow_nan=False) + "\n", encoding="utf-8")
