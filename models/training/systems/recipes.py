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


def mark(*recognisers):
    flags = [flag for spec in recognisers for flag in ("--recogniser", spec)]
    return (sys.executable, f"{HERE}/mark_text.py", "--text", f"{RUNS}/unlabelled", "--out", "OUT", *flags)


OUR_NAMES = ("node", "models/training/ner/train.mjs", "ner-es-names", "DATA", "OUT", "dev")
OUR_CRF = f"crf:{RUNS}/crf-ner-es-names"
NOTES = f"{RUNS}/notes-es"
EMBEDDINGS = f"{RUNS}/embeddings"
MEDDOCAN = ("--gold", "DATA/meddocan/train")
# What our CRF of names learns from.
NAMES = ("--gold", f"{RUNS}/names-data")
SEEN = ("--hidden", "0.1")
# As our CRF learns: names of new notes are in no list, so that a part of them is hidden.
HIDDEN = ("--hidden", "0.3")
PARTS = {
    "notes-es": Part(("node", "dist/corpora/main.js", "--style", "short", "--language", "es", "--notes", "12000", "--seed", "201", "--out", "OUT")),
    "crf": Part(python("crf_system.py", "--share", "100")),
    "spacy": Part(python("spacy_system.py", "--share", "100")),
    "encoder": Part(python("train_encoder.py", "--notes", NOTES), ("notes-es",)),
    "bert": Part(python("train_bert.py", "--encoder", f"{RUNS}/encoder", "--crf", "no"), ("encoder",)),
    "bert-crf": Part(python("train_bert.py", "--encoder", f"{RUNS}/encoder", "--crf", "yes"), ("encoder",)),
    "bilstm": Part(python("train_tagger.py", *MEDDOCAN, *SEEN, "--embeddings", "none")),
    "character-model": Part(python("train_character_model.py", "--notes", NOTES), ("notes-es",), "embeddings/character-model"),
    "subwords": Part(python("train_subwords.py", "--notes", NOTES), ("notes-es",), "embeddings/subwords.npz"),
    "stacked": Part(python("train_tagger.py", *MEDDOCAN, *SEEN, "--embeddings", EMBEDDINGS), ("character-model", "subwords")),
    # What the recipe of `ner-es-names` gives our CRF, without MEDDOCAN's dev part.
    "names-data": Part(("node", "models/training/ner/write-data.mjs", "ner-es-names", "DATA", "OUT", "dev")),
    "stacked-names": Part(python("train_tagger.py", *NAMES, *HIDDEN, "--embeddings", EMBEDDINGS), ("names-data", "character-model", "subwords")),
    # One run of four passes; the recipe of the shipped one has four runs of seven.
    "crf-ner-es": Part(
        ("node", "bin/unname.js", "train", "--data", "DATA/meddocan/train", "--language", "es", "--public", "--seeds", "1", "--epochs", "4", "--out", "OUT")
    ),
    "crf-ner-es-names": Part(OUR_NAMES),
    "crf-without-lists": Part((*OUR_NAMES[:-1], "dev,lists")),
    # Distillation: text of the same kind without annotations, marked by our CRF alone or with what the network is sure of, and learnt from too.
    "unlabelled": Part(("node", "models/training/ner/write-data.mjs", "ner-es-names", "DATA", "OUT", "unlabelled")),
    "own-marks": Part(mark(OUR_CRF), ("unlabelled", "crf-ner-es-names")),
    "teacher-marks": Part(mark(OUR_CRF, process("bilstm-sure", "stacked-names")), ("unlabelled", "crf-ner-es-names", "stacked-names")),
    # Its own annotations, to tell what marking brings from what more text brings.
    "other-gold": Part(("node", "models/training/ner/write-data.mjs", "ner-es-names", "DATA", "OUT", "other")),
    "crf-other-gold": Part((*OUR_NAMES, f"{RUNS}/other-gold"), ("other-gold",)),
    "crf-own-marks": Part((*OUR_NAMES, f"{RUNS}/own-marks"), ("own-marks",)),
    "crf-distilled": Part((*OUR_NAMES, f"{RUNS}/teacher-marks"), ("teacher-marks",)),
}

DISTILLED = ("crf-ner-es-names", "character-model", "subwords", "stacked-names")
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
    "ner-es-names": Row("our CRF, names (recipe of `ner-es-names`)", OUR_CRF, ("crf-ner-es-names",)),
    "without-lists": Row("… without word lists", f"crf:{RUNS}/crf-without-lists", ("crf-without-lists",)),
    "stacked-names": Row(
        "BiLSTM-CRF, stacked embeddings, on the data of `ner-es-names`",
        process("bilstm", "stacked-names"),
        ("character-model", "subwords", "stacked-names"),
    ),
    "stacked-names-averaged": Row(
        "… with averaged weights", process("bilstm-averaged", "stacked-names"), ("character-model", "subwords", "stacked-names")
    ),
    "both": Row("our CRF of names and that BiLSTM-CRF, in union", f"{OUR_CRF} + {process('bilstm', 'stacked-names')}", DISTILLED),
    "other-gold": Row("our CRF of names, more text with its annotations", f"crf:{RUNS}/crf-other-gold", ("other-gold", "crf-other-gold")),
    "own-marks": Row("… that text with our CRF's own marks", f"crf:{RUNS}/crf-own-marks", ("crf-ner-es-names", "own-marks", "crf-own-marks")),
    "distilled": Row("… and with what that BiLSTM-CRF is sure of", f"crf:{RUNS}/crf-distilled", (*DISTILLED, "teacher-marks", "crf-distilled")),
    "combination": Row("`rules:es` and our CRF of names, in union", f"rules:es + {OUR_CRF}", ("crf-ner-es-names",)),
}

# Of the learning curve: the same commands on a part of the training notes.
CURVES = {"crf": "crf_system.py", "spacy": "spacy_system.py"}
for kind, script in CURVES.items():
    for share in SHARES[:-1]:
        PARTS[f"{kind}-{share}"] = Part(python(script, "--share", str(share)))
