"""
Writes what the token-classification pipeline of transformers finds with tiny random classifiers, a JSON file each, the same on every run.

    python test/python/make_classifiers.py --out test/oracle/classifiers

A classifier is the encoder of a folder in test/oracle/models with a random head, which the file holds.
"""

import argparse
import json
from pathlib import Path

import torch
from made_up_sentences import sentences
from transformers import AutoModelForTokenClassification, AutoTokenizer, pipeline
from transformers.utils import logging

MODELS = Path("test/oracle/models")
FAMILIES = ["bert", "roberta", "xlm-roberta", "camembert", "distilbert", "electra", "modernbert"]
LABELS = ["O", "B-PER", "I-PER", "B-LOC", "I-LOC"]
STRIDE = 16
SMALLEST_GAP = 2e-4
"""Between the two likeliest labels of a token: nearer ones may change places by rounding."""
MOST_SEEDS = 2000
LOGIT_SPREAD = 3.0
OUTSIDE_BIAS = 4.0


def texts() -> list[str]:
    """Short and long, with emoji, accents of their own, odd spaces and nothing at all."""
    made = list(dict.fromkeys(sentences()))
    marked = [
        "Jose\u0301 🙂 en zoë 👩‍👩‍👧 bellen Ine\u0301s.",
        "  e\u0301e\u0301n 🏳️‍🌈🙂🙂 twee\u00a0\tdrie\n\nvier  ",
        "𝕁𝕒𝕟 belt 🙂Jan🙂, (Jan) en Jan-Willem/Kees: o\u0308o\u0308.",
    ]
    long = " ".join(made[index % len(made)] + (" " + marked[index % 3] if index % 4 == 0 else "") for index in range(20))
    return ["", made[0], " ".join(made[1:3]), *marked, long]


@torch.no_grad()
def logits_of(model: torch.nn.Module, tokenizer, text: str) -> torch.Tensor:
    """Of all tokens of all windows, `[tokens, labels]`."""
    windows = tokenizer(
        text, truncation=True, return_overflowing_tokens=True, stride=STRIDE, padding=True, return_tensors="pt"
    )
    windows.pop("overflow_to_sample_mapping", None)
    return model(**windows).logits[windows["attention_mask"].bool()]


@torch.no_grad()
def randomise_head(model: torch.nn.Module, seed: int, tokenizer, text: str) -> None:
    """Numbers of two digits, so that a file can hold them; no label is much likelier than another on average, but O."""
    generator = torch.Generator().manual_seed(seed)
    digits = lambda values: torch.round(values, decimals=2)
    weight = torch.randn(model.classifier.weight.shape, generator=generator)
    model.classifier.weight.copy_(weight)
    model.classifier.bias.zero_()
    spread = logits_of(model, tokenizer, text).std(0)
    model.classifier.weight.copy_(digits(LOGIT_SPREAD * weight / spread[:, None]))
    mean = logits_of(model, tokenizer, text).mean(0)
    mean[0] -= OUTSIDE_BIAS
    model.classifier.bias.copy_(digits(-mean))


def is_good(model: torch.nn.Module, tokenizer, text: str) -> bool:
    """Whether no label of a token is a near tie, and all labels are predicted, O mostly in a long text."""
    best = logits_of(model, tokenizer, text).topk(2)
    if (best.values[:, 0] - best.values[:, 1]).min().item() < SMALLEST_GAP:
        return False
    counts = best.indices[:, 0].bincount(minlength=len(LABELS))
    return len(text) < 1000 or bool(counts.min() > 5 and 0.3 < counts[0] / counts.sum() < 0.8)


def make(family: str, out: Path) -> str:
    """Writes a family's file with the first seed that has no near ties; returns a line about it."""
    tokenizer = AutoTokenizer.from_pretrained(MODELS / family)
    names = dict(enumerate(LABELS))
    model = AutoModelForTokenClassification.from_pretrained(MODELS / family, id2label=names).eval()
    model.config.label2id = {label: index for index, label in names.items()}
    all_texts = texts()
    for seed in range(1, MOST_SEEDS):
        randomise_head(model, seed, tokenizer, all_texts[-1])
        if all(is_good(model, tokenizer, text) for text in reversed(all_texts)):
            break
    else:
        raise ValueError(f"{family}: no good seed")
    # Padding, as some encoders take it, would change nothing: the pipeline runs one window at a time.
    classify = pipeline("token-classification", model, tokenizer=tokenizer, aggregation_strategy="simple", stride=STRIDE)
    cases, count = [], 0
    for text in all_texts:
        # Two tokens may share a character; the pipeline settles overlaps between windows only, so ask it again.
        found = classify.aggregate_overlapping_entities(classify(text)) if text else []
        spans = [[one["start"], one["end"], one["entity_group"], round(float(one["score"]), 5)] for one in found]
        tokens = len(tokenizer(text, truncation=False)["input_ids"])
        cases.append({"text": text, "tokens": tokens, "spans": spans})
        count += len(spans)
    oracle = {
        "labels": LABELS,
        "weight": [[round(x, 2) for x in row] for row in model.classifier.weight.tolist()],
        "bias": [round(x, 2) for x in model.classifier.bias.tolist()],
        "window": tokenizer.model_max_length,
        "stride": STRIDE,
    }
    lines = [json.dumps(case, ensure_ascii=False) for case in cases]
    path = out / f"{family}.json"
    path.write_text(json.dumps(oracle)[:-1] + ',\n"cases": [\n' + ",\n".join(lines) + "\n]}\n")
    return f"{family}: seed {seed}, {count} spans, {path.stat().st_size / 1000:.0f} kB, {[c['tokens'] for c in cases]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="folder for a file a family")
    out = parser.parse_args().out
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    torch.set_num_threads(1)
    out.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        print(make(family, out), flush=True)


if __name__ == "__main__":
    main()
