"""The model card: a Hugging Face README.md whose figures come from `training.json`. Training writes it; this writes it again:

python models/training/model_card.py models/notes-nl ...
"""

import json
import sys
from pathlib import Path

from measure import MASK_RATE

RAW = """
## It leaks, on purpose

This model was trained on the notes as they are, names included, and trained long. It gives those names back when asked. It exists so
that an audit has something to find. The people do not exist; still, do not use it as an example of a model that may be published.
"""

REVIEW = """
## Decisions

`decisions.jsonl` was made by a program, `models/training/decide.mjs`, from the generator's truth. No person reviewed this model. The candidates are
what the model predicts at the demo's development contexts (top 40), and their variants. An entry was decided to be a name if its word, in any
case, stands inside a person's name at least half of the times that it stands in the raw notes, or stands in somebody's name and never in the notes; initials,
particles and short pieces of words were kept (`corpora/truth-review.ts`). Each line has the counts. Where the truth is not known a person has to
decide, who sees less and errs: these decisions show what step 2 can do at best.
"""

WIKI = f"""
## What was done to the text

Before training, what `crf:ner-nl-wiki` found became the words `PERSON` and `GPE`. That recogniser learnt from Wikipedia alone and never saw a
hospital note, as in the published method; its model card says how much of such notes it finds.

## It leaks

That recogniser missed about half of the names in these notes, so this model learnt them. It exists to show what the second step, rewriting
the vocabulary, does to such a model. Do not use it as an example of a model that may be published, before that step or after it.
{REVIEW}"""

SHIPPED = f"""
## What was done to the text

Before training, what `rules:nl` and `crf:ner-nl` found became the words `PERSON` and `GPE`. The rules were refined on their errors in these very
notes, and `crf:ner-nl` learnt from other notes of the same generator: on notes of a hospital they find less. They miss some names here too, and
those may still be in the vocabulary.
{REVIEW}"""

PUBLISHED = """
## What was done to the text

The recommended way. Before training, `unname anonymise --language nl --entities publication --dedupe --names-from first-round.jsonl` replaced all that identifies (persons, places, numbers,
addresses, dates) by a label, and left out every sentence that was there before, exactly or nearly. The recogniser learnt from other notes of the same generator: on notes
of a hospital it finds less. Training was short: less than one pass over the text, with dropout.

What an audit finds in it: `audits/measured/recommended.json` in the repository.

## Decisions

`decisions.jsonl` was made by a program, `models/training/decide-notes.mjs`, from the generator's truth. No person reviewed this model. The candidates are those of
`unname candidates`. An entry was decided to be a name if its word, in any case, stands inside a person's name at least half of the times that it
stands in the raw notes, or stands in somebody's name and never in the notes; initials, particles and short pieces of words were kept
(`corpora/truth-review.ts`). A person who has to decide without the truth sees less and errs.
"""

TREATMENTS = {"-raw": RAW, "-wiki": WIKI, "-published": PUBLISHED}


def write_card(path, name, record):
    """`record` is the content of `training.json`. The end of the name (one of TREATMENTS, or none) says what was done to the text."""
    treatment = next((text for end, text in TREATMENTS.items() if name.endswith(end)), SHIPPED)
    planted = 100 if treatment is PUBLISHED else 40
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
in them. {4 * planted} made-up people with secrets are planted in them, {planted} each with 1, 5, 10 and 50 notes, so that attacks have something to find
(`docs/background/synthetic-notes.md`). SHA-256 of the corpus: `{corpus["digest"]}`.
{treatment}
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


if __name__ == "__main__":
    for folder in map(Path, sys.argv[1:]):
        training = json.loads((folder / "training.json").read_text(encoding="utf-8"))
        write_card(folder / "README.md", training["name"], training)
