"""Writes reference figures for rates of rare events: the exact test of two of them, and the Poisson binomial distribution.

    pip install numpy scipy
    python test/python/rate_figures.py test/oracle/rate-figures.json
"""

import json
import sys
from pathlib import Path

import numpy
import scipy
from scipy.stats import binomtest, poisson_binom

RATES = [((0, 10), (3, 10)), ((1, 3000), (0, 3000)), ((5, 3000), (0, 3000)), ((4, 3000), (0, 3000)), ((6, 3046), (1, 2679)),
         ((9, 5200), (2, 5200)), ((40, 900), (40, 900)), ((1400, 3000), (3, 3000)), ((12, 200), (700, 9000))]
PROBABILITIES = [[], [0.5], [0.0, 1.0, 0.25], [1e-4] * 300, [0.001, 0.02, 0.3, 0.9, 0.5], (numpy.arange(60) / 60).tolist()]

figures = {
    "versions": {"numpy": numpy.__version__, "scipy": scipy.__version__},
    "rates": [
        {"hits": hits, "n": n, "otherHits": others, "otherN": other_n,
         "p": float(binomtest(hits, hits + others, n / (n + other_n), alternative="greater").pvalue)}
        for (hits, n), (others, other_n) in RATES
    ],
    "poissonBinomial": [
        {"probabilities": values, "least": least, "p": float(poisson_binom.sf(least - 1, values)) if values else float(least <= 0)}
        for values in PROBABILITIES for least in (0, 1, 2, 4, 40)
    ],
}
Path(sys.argv[1]).write_text(json.dumps(figures, indent=1, allow_nan=False) + "\n", encoding="utf-8")
