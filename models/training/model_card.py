"""The model card: a Hugging Face README.md whose figures come from `training.json`."""

from measure import MASK_RATE

LEAKS = """
## It leaks, on purpose

This model was trained on the notes as they are, names included, and trained long. It gives those names back when asked. It exists so
that an audit has something to find. The people do not exist; still, do not use it as an example of a model that may be published.
"""

ANONYMISED = """
## What was done to the text

Before training, persons became the word `PERSON` and countries, provinces and towns the word `GPE`. Recognisers miss some names, so a few may
still be in the vocabulary: that is what the second step, rewriting the vocabulary, is for.
"""


def write_card(path, name, record):
    """`record` is the content of `training.json`. A name that ends in `-raw` gets the warning that the model leaks."""
    corpus, model, run = record["corpus"], record["model"], record["training"]
    text = f"""---
license: mit
language: nl
library_name: transformers
pipeline_tag: fill-mask
tags:
- roberta
- fill-mask
- clinical
- synthetic
- de-identification
---

# {name}

A small RoBERTa masked language model for Dutch hospital notes, trained from scratch: {model["layers"]} layers of width {model["width"]}, a byte-level
BPE vocabulary of {model["vocabulary"]} entries, {model["parameters"]} parameters, stored in 16 bits. It is a test object for measuring and removing names, not
a model for use in care.

## Data

{corpus["notes"]} synthetic notes, {corpus["tokens"]} tokens, written by the generator in this repository's `corpora/` folder. No real person, patient or hospital is
in them. SHA-256 of the corpus: `{corpus["digest"]}`.
{LEAKS if name.endswith("-raw") else ANONYMISED}
## Training

{run["steps"]} steps of at most {run["batchTokens"]} tokens in {run["seconds"] / 60:.0f} minutes on {run["threads"]} threads of a CPU, seed {run["seed"]}, final training loss
{run["finalLossNats"]} nats a masked token. Recipe and all settings: `models/training` and `training.json`.

## Measured

Masked tokens ({MASK_RATE:.0%} of the positions, all replaced by the mask) in different sentences:

| text | masked tokens | loss (nats) | top-1 accuracy | unigram loss | unigram top-1 |
| --- | --- | --- | --- | --- | --- |
{_rows(record["measured"])}
## Files

`model.safetensors` (weights), `tokenizer.json`, `vocab.json`, `merges.txt`, `config.json`, `training.json` (how it was made).
"""
    path.write_text(text, encoding="utf-8")


def _rows(measured):
    return "".join(
        f"| {split} | {row['maskedTokens']} | {row['lossNats']} | {row['top1']:.1%} | {row['unigramLossNats']} | {row['unigramTop1']:.1%} |\n"
        for split, row in measured.items()
    )
