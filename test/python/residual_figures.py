"""Writes reference figures for residual risk: Chapman, Sadinle's interval, cluster variance, gamma intervals of weighted counts.

    pip install numpy scipy
    python test/python/residual_figures.py test/oracle/residual-figures.json

Formulas as in the papers, not as in src/: Chapman 1951 and Seber 1970 on N; Sadinle 2009 on N; variance of a smooth function of totals by the
jackknife-like sandwich over documents with numpy's covariance; Fay and Feuer 1997 with chi-square quantiles (R: epitools::ageadjust.direct).
"""

import json
import math
import sys
from pathlib import Path

import numpy
import scipy
from scipy.stats import chi2, norm

CELLS = [(90, 10, 20), (0, 0, 0), (50, 0, 7), (3, 4, 5), (2878, 129, 1001), (0, 3, 4), (1362, 15, 65)]
Z = norm.ppf(0.975)


def chapman(m, b, c):
    first, second = m + b, m + c
    population = (first + 1) * (second + 1) / (m + 1) - 1
    variance = (first + 1) * (second + 1) * (first - m) * (second - m) / ((m + 1) ** 2 * (m + 2))
    return population, math.sqrt(variance)


def sadinle(m, b, c):
    centre = (b + 0.5) * (c + 0.5) / (m + 0.5)
    sigma = math.sqrt(1 / (m + 0.5) + 1 / (b + 0.5) + 1 / (c + 0.5) + (m + 0.5) / ((b + 0.5) * (c + 0.5)))
    observed = m + b + c
    return [observed - 0.5 + centre * math.exp(sign * Z * sigma) for sign in (-1, 1)]


def cells():
    rows = []
    for m, b, c in CELLS:
        population, error = chapman(m, b, c)
        low, high = sadinle(m, b, c)
        rows.append({"cells": [m, b, c], "mentions": population, "standardError": error, "low": low, "high": high})
    return rows


def clustered(seed, documents, groups):
    """Documents with names that are missed together; the interval of the missed mentions summed over groups."""
    random = numpy.random.default_rng(seed)
    burden = random.gamma(0.4, 2.5, size=(documents, 1, 1))
    counts = 3 * random.poisson(burden * random.uniform(0.05, 1, size=(1, groups, 3)))
    totals = counts.sum(axis=0) + 0.5
    m, b, c = totals[:, 0], totals[:, 1], totals[:, 2]
    missed = (b * c / m).sum()
    gradient = numpy.stack([-b * c / m**2, c / m, b / m], axis=1)
    scores = (counts * gradient[None]).sum(axis=(1, 2))
    by_document = documents * numpy.var(scores, ddof=1)
    independent = (gradient**2 * totals).sum()
    effect = max(1.0, by_document / independent)
    sigma = math.sqrt(effect * (independent + missed)) / missed
    return {
        "counts": counts.tolist(),
        "effect": effect,
        "low": max(0.0, missed * math.exp(-Z * sigma) - 0.5),
        "high": missed * math.exp(Z * sigma) - 0.5,
    }


def weighted(values, weights, largest, tail):
    values, weights = numpy.array(values, float), numpy.array(weights, float)
    total, variance = (values * weights).sum(), ((values * weights) ** 2).sum()
    low = 0.0 if total == 0 else variance / (2 * total) * chi2.ppf(tail, 2 * total**2 / variance)
    high = (variance + largest**2) / (2 * (total + largest)) * chi2.ppf(
        1 - tail, 2 * (total + largest) ** 2 / (variance + largest**2)
    )
    return {"values": values.tolist(), "weights": weights.tolist(), "largest": largest, "tail": tail, "low": low, "high": high}


CASES = [
    ([], [], 10.0, 0.05),
    ([1], [10], 10.0, 0.05),
    ([1, 1, 1], [2, 2, 50], 50.0, 0.025),
    ([1] * 40, [3.5] * 40, 12.0, 0.05),
    ([2, 1], [5, 5], 10.0, 0.05),
]

if __name__ == "__main__":
    figures = {
        "versions": {"numpy": numpy.__version__, "scipy": scipy.__version__},
        "cells": cells(),
        "clustered": [clustered(1, 40, 1), clustered(2, 60, 3)],
        "weighted": [weighted(*case) for case in CASES],
    }
    Path(sys.argv[1]).write_text(json.dumps(figures) + "\n")
