"""What is trained and what is measured: the one place where a system is named."""

import os
import sys
from dataclasses import dataclass

HERE = os.path.relpath(os.path.dirname(os.path.abspath(__file__)))
RUNS = "models/training/runs/systems"
SHARES = (1, 3, 10, 30, 100)


@dataclass(frozen=True)
class Part:
    """Something trained: `command` writes the folder (or file) OUT, after the parts that it `needs`."""

    command: tuple
    needs: tuple = ()
    file: str = ""


@dataclass(frozen=True)
class Row:
    """A line of the table: what `unname evaluate --recogniser` gets, and the parts whose training counts as its own."""

    title: str
    recogniser: str
    parts: tuple = ()


def path_of(part):
    return os.path.join(RUNS, PARTS[part].file or part)


def python(script, *arguments):
    return (sys.executable, f"{HERE}/{script}", "--data", "DATA", "--out", "OUT", *arguments)


def process(kind, folder):
    return f"process:python {HERE}/adapter.py {kind} {RUNS}/{folder}"


NOTES = f"{RUNS}/notes-es"
PARTS = {
    "notes-es": Part(("node", "dist/corpora/main.js", "--style", "short", "--language", "es", "--notes", "12000", "--seed", "201", "--out", "OUT")),
    "crf": Part(python("crf_system.py", "--share", "100")),
    "spacy": Part(python("spacy_system.py", "--share", "100")),
    "encoder": Part(python("train_encoder.py", "--notes", NOTES), ("notes-es",)),
    "bert": Part(python("train_bert.py", "--encoder", f"{RUNS}/encoder", "--crf", "no"), ("encoder",)),
    "bert-crf": Part(python("train_bert.py", "--encoder", f"{RUNS}/encoder", "--crf", "yes"), ("encoder",)),
    "bilstm": Part(python("train_tagger.py", "--embeddings", "none")),
    "character-model": Part(python("train_character_model.py", "--notes", NOTES), ("notes-es",), "embeddings/character-model"),
    "subwords": Part(python("train_subwords.py", "--notes", NOTES), ("notes-es",), "embeddings/subwords.npz"),
    "stacked": Part(python("train_tagger.py", "--embeddings", f"{RUNS}/embeddings"), ("character-model", "subwords")),
    # One run of four passes; the recipe of the shipped one has four runs of seven.
    "crf-ner-es": Part(
        ("node", "bin/unname.js", "train", "--data", "DATA/meddocan/train", "--language", "es", "--public", "--seeds", "1", "--epochs", "4", "--out", "OUT")
    ),
    "crf-ner-es-names": Part(("node", "models/training/ner/train.mjs", "ner-es-names", "DATA", "OUT", "dev")),
}

ROWS = {
    "rules": Row("patterns and lists (`rules:es`)", "rules:es"),
    "crf": Row("CRF, features of the Spanish paper", process("crf", "crf"), ("crf",)),
    "spacy": Row("spaCy, blank pipeline", process("spacy", "spacy"), ("spacy",)),
    "bert": Row("small BERT", f"onnx:{RUNS}/bert", ("encoder", "bert")),
    "bert-crf": Row("small BERT with a CRF layer", f"onnx:{RUNS}/bert-crf", ("encoder", "bert-crf")),
    "bilstm": Row("BiLSTM-CRF, words and characters", process("bilstm", "bilstm"), ("bilstm",)),
    "bilstm-averaged": Row("… with averaged weights", process("bilstm-averaged", "bilstm"), ("bilstm",)),
    "stacked": Row("BiLSTM-CRF, stacked embeddings", process("bilstm", "stacked"), ("character-model", "subwords", "stacked")),
    "stacked-averaged": Row("… with averaged weights", process("bilstm-averaged", "stacked"), ("character-model", "subwords", "stacked")),
    "ner-es": Row("our CRF, all labels (`unname train`, one short run)", f"crf:{RUNS}/crf-ner-es", ("crf-ner-es",)),
    "ner-es-names": Row("our CRF, names (recipe of `ner-es-names`)", f"crf:{RUNS}/crf-ner-es-names", ("crf-ner-es-names",)),
    "combination": Row("`rules:es` and our CRF of names, in union", f"rules:es + crf:{RUNS}/crf-ner-es-names", ("crf-ner-es-names",)),
}

# Of the learning curve: the same commands on a part of the training notes.
CURVES = {"crf": "crf_system.py", "spacy": "spacy_system.py"}
for kind, script in CURVES.items():
    for share in SHARES[:-1]:
        PARTS[f"{kind}-{share}"] = Part(python(script, "--share", str(share)))
