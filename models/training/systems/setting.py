"""What every training here has in common: one thread, seeds, arguments, a folder that is there whole or not at all."""

import argparse
import contextlib
import os
import random
import shutil
import sys

import numpy

SEED = 1


def settle(seed=SEED):
    """Seeds Python, numpy and, where it is loaded already, torch, and keeps each to one thread."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    random.seed(seed)
    numpy.random.seed(seed)
    torch = sys.modules.get("torch")
    if torch is not None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        torch.use_deterministic_algorithms(True)


def arguments(description, **more):
    """--data and --out, and a required --NAME for each of `more` with its help."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--data", required=True, help="folder that holds meddocan/train and meddocan/dev")
    parser.add_argument("--out", required=True, help="folder to write; kept as it is if it is there")
    for name, text in more.items():
        parser.add_argument(f"--{name}", required=True, help=text)
    given = parser.parse_args()
    if os.path.exists(given.out):
        sys.exit(f"{given.out}: there already; remove it to train it again")
    return given


@contextlib.contextmanager
def whole_folder(path):
    """A new folder to write into, which gets its name when all is written."""
    part = path.rstrip("/") + ".part"
    shutil.rmtree(part, ignore_errors=True)
    os.makedirs(part)
    yield part
    os.rename(part, path)


def tell(text):
    """Progress, on standard error: numbers alone, never a text."""
    print(text, file=sys.stderr, flush=True)
