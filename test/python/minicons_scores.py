"""Writes what minicons scores for a few made-up sentences with the committed tiny checkpoints.

    pip install minicons==0.3.39
    python test/python/minicons_scores.py test/oracle/models test/oracle/minicons.json
"""

import json
import sys
from importlib.metadata import version
from pathlib import Path

from minicons.scorer import MaskedLMScorer

MODELS = ["bert", "roberta", "xlm-roberta", "camembert", "distilbert", "electra", "modernbert"]
METRICS = ["original", "within_word_l2r"]
SENTENCES = [
    "Mevrouw Jansen (84) kwam op 12-3 met pijn.",
    "De arts ziet haar morgen.",
    "It's José, niet Zoë!",
    "Gesproken met zoon;  hij wil graag gebeld.",
]


def score(folder: Path) -> dict:
    scorer = MaskedLMScorer(str(folder), "cpu", dtype="float32")
    # transformers 5 has no batch_encode_plus any more, which minicons calls.
    scorer.tokenizer.batch_encode_plus = lambda batch, **options: scorer.tokenizer(batch, **options)
    words = [scorer.tokenizer(sentence).word_ids() for sentence in SENTENCES]
    return {
        "tokens": [len(ids) - ids.count(None) for ids in words],
        "words": [len({word for word in ids if word is not None}) for ids in words],
        **{
            metric: [
                round(total, 4)
                for total in scorer.sequence_score(SENTENCES, reduction=lambda x: x.sum(0).item(), PLL_metric=metric)
            ]
            for metric in METRICS
        },
    }


def main() -> None:
    models, out = Path(sys.argv[1]), Path(sys.argv[2])
    scores = {name: score(models / name) for name in MODELS}
    result = {"minicons": version("minicons"), "sentences": SENTENCES, "scores": scores}
    out.write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


main()
