"""Writes folders of tiny random checkpoints with PyTorch's answers in oracle.json, the same on every run.

    python test/python/make_checkpoints.py --out DIR [--only NAME,... | --committed] [--list]
"""

import argparse
import json
import shutil
from pathlib import Path

import torch
from checkpoint_cases import CASES, COMMITTED, Case
from oracle_answers import (
    SMALLEST_GAP,
    Questions,
    as_json,
    largest_difference,
    load,
    require_every_weight,
    smallest_gap,
)
from random_weights import randomise
from tiny_tokenizers import MAKERS
from transformers import AutoConfig, AutoModelForMaskedLM, AutoTokenizer, PreTrainedTokenizerBase
from transformers.utils import logging

MOST_SEEDS = 200
"""About one in five is good."""


def special_ids(tokenizer: PreTrainedTokenizerBase) -> dict:
    """The ids that a config names."""
    roles = ("pad", "bos", "eos", "cls", "sep")
    ids = {f"{role}_token_id": getattr(tokenizer, f"{role}_token_id", None) for role in roles}
    return {role: token_id for role, token_id in ids.items() if token_id is not None}


def save(case: Case, tokenizer: PreTrainedTokenizerBase, seed: int, folder: Path) -> None:
    """A random model of the case in its dtype, with its tokenizer, in its form."""
    config = AutoConfig.for_model(
        case.model_type, vocab_size=len(tokenizer) + case.extra_rows, **special_ids(tokenizer), **case.config
    )
    model = AutoModelForMaskedLM.from_config(config)
    randomise(model, seed)
    model.to(getattr(torch, case.dtype)).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    if case.after is not None:
        case.after(folder)


def make(case: Case, folder: Path) -> str:
    """Writes the case's folder with the first seed whose top 40 have no near ties; returns a line about it."""
    tokenizer = MAKERS[case.tokenizer]()
    questions = Questions(tokenizer)
    for seed in range(1, MOST_SEEDS):
        shutil.rmtree(folder, ignore_errors=True)
        save(case, tokenizer, seed, folder)
        model = load(folder)
        answers = questions.ask(model)
        if smallest_gap(answers) > SMALLEST_GAP:
            break
    else:
        raise ValueError(f"{case.name}: near ties with every seed")
    if (difference := largest_difference(questions.ask(load(folder, "eager")), answers)) > 1e-4:
        raise ValueError(f"{case.name}: transformers' two attentions differ by {difference}")
    require_every_weight(model, questions, answers, case.unused)
    as_saved = Questions(AutoTokenizer.from_pretrained(folder)).token_ids == questions.token_ids
    if as_saved != case.encodes_as_saved:
        raise ValueError(f"{case.name}: transformers encodes differently with the tokenizer as saved")
    lines = [json.dumps(question, ensure_ascii=False) for question in as_json(questions, answers)]
    (folder / "oracle.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")
    size = sum(path.stat().st_size for path in folder.iterdir())
    lengths = [len(ids) for ids in questions.token_ids]
    return f"{case.name}: seed {seed}, {size / 1000:.0f} kB, {len(tokenizer)} entries, lengths {lengths}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, help="folder in which each case gets a folder")
    parser.add_argument("--only", help="names of cases, with commas between; default: all")
    parser.add_argument("--committed", action="store_true", help="only the cases of test/oracle/models")
    parser.add_argument("--list", action="store_true", help="print the names of all cases")
    arguments = parser.parse_args()
    cases = {case.name: case for case in (COMMITTED if arguments.committed else CASES)}
    if arguments.list:
        print("\n".join(cases))
        return
    names = arguments.only.split(",") if arguments.only else list(cases)
    if arguments.out is None or (unknown := [name for name in names if name not in cases]):
        parser.error("--out is missing" if arguments.out is None else f"no such case: {', '.join(unknown)}")
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    torch.set_num_threads(1)
    for name in names:
        print(make(cases[name], arguments.out / name), flush=True)


if __name__ == "__main__":
    main()
