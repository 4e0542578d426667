"""The figures of a system, all from `unname evaluate --json`, on MEDDOCAN dev and on the Spanish challenge notes."""

import json
import os
import shlex
import shutil
import sys

from measured import measured
from recipes import RUNS, path_of, process

ENVIRONMENT = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "UNNAME_PROCESS_SECONDS": "1200"}


def evaluate(gold, recogniser, *options):
    """The JSON of a run without intervals, and what the run took. `python` in a recogniser is this interpreter."""
    flags = [flag for spec in recogniser.split(" + ") for flag in ("--recogniser", own_interpreter(spec))]
    return run("--gold", gold, *flags, *options)


def own_interpreter(spec):
    return spec.replace("process:python ", f"process:{shlex.quote(sys.executable)} ")


def run(*options):
    log = f"{RUNS}/evaluate.json"
    command = ["node", "bin/unname.js", "evaluate", *options, "--resamples", "0", "--json", "--quiet"]
    code, took = measured(command, log, ENVIRONMENT)
    if code != 0:
        raise SystemExit(f"{shlex.join(command)}: exit {code}; see {log}.err")
    with open(log, encoding="utf-8") as file:
        return json.load(file), took


def measure_row(row, data):
    """The figures of a row of the table."""
    dev = f"{data}/meddocan/dev"
    sentences = ("--sentences", f"{data}/meddocan/sentences.tsv")
    by_kind, took = evaluate(dev, row.recogniser, "--compare", "entities", "--no-perturb", *sentences)
    by_label, _ = evaluate(dev, row.recogniser, "--no-perturb")
    narrative = {name: evaluate(gold, row.recogniser, "--entities", "PERSON,GPE")[0] for name, gold in narrative_sets(data).items()}
    return {
        "dev": development(by_kind, by_label),
        **{name: narrative_notes(notes) for name, notes in narrative.items()},
        "run": {
            "tokensPerSecond": round(by_kind["falseMarks"]["tokens"] / seconds(row, took, data)),
            "peakMebibytes": took["peakMebibytes"],
        },
    }


def narrative_sets(data):
    """Notes as people write them; nothing was trained on either, and rules were written looking at the first alone."""
    return {"challenge": f"{data}/challenge/es", "handWritten": "corpora/hand-written/es"}


def measure_changed(row, data):
    """Names of MEDDOCAN dev that are found as written, in small letters, in capitals, without accents, and with a typing error each."""
    figures, _ = evaluate(f"{data}/meddocan/dev", row.recogniser)
    return {how: recall(counts["names"]) for how, counts in figures["perturbations"].items()}


def rates(counts):
    return {name: round(counts[name], 4) for name in ("precision", "recall", "f1")}


def development(by_kind, by_label):
    """Figures on MEDDOCAN dev, by kind of entity; by label as well where the system gives MEDDOCAN's."""
    entities = by_kind["entities"]
    return {
        "nerByLabel": rates(by_label["meddocan"]["ner"]) if by_label["compared"] == "labels" else None,
        "ner": rates(by_kind["meddocan"]["ner"]),
        "leak": round(by_kind["meddocan"]["ner"]["leak"], 4),
        "spansStrict": rates(by_kind["meddocan"]["spans_strict"]),
        "spansMerged": rates(by_kind["meddocan"]["spans_merged"]),
        "i2b2TokenBinary": rates(by_kind["i2b2"]["token"]["binary"]),
        "i2b2StrictCategory": rates(by_kind["i2b2"]["strict"]["category"]),
        "i2b2RelaxedCategory": rates(by_kind["i2b2"]["relaxed"]["category"]),
        "i2b2HipaaStrictCategory": rates(by_kind["i2b2"]["hipaa"]["strict"]["category"]),
        "nubesDetection": rates(by_kind["nubes"]["detection"]),
        "nubesRelaxed": rates(by_kind["nubes"]["classificationRelaxed"]),
        "nubesStrict": rates(by_kind["nubes"]["classificationStrict"]),
        "words": rates(by_kind["deidentification"]),
        "person": {**rates(entities["PERSON"]), "covered": round(entities["PERSON"]["coverageRecall"], 4)},
        "gpe": {**rates(entities["GPE"]), "covered": round(entities["GPE"]["coverageRecall"], 4)},
        "narrativeNames": recall(by_kind["narrative"]["names"]),
        "narrativeOutsideSignOffs": recall(by_kind["narrative"]["namesOutsideSignOffs"]),
        "wrongPerThousand": round(by_kind["falseMarks"]["perThousandTokens"], 2),
        "lostWordsPerThousand": round(by_kind["falseMarks"]["lostPerThousandTokens"], 2),
        "confusion": confusion(by_kind["nubes"]["confusion"]),
    }


def recall(counts):
    return {"mentions": counts["gold"], "exact": round(counts["recall"], 4), "covered": round(counts["coverageRecall"], 4)}


def confusion(matrix):
    """Tokens by [gold label, system label]."""
    return {"labels": matrix["labels"], "counts": matrix["counts"]}


def narrative_notes(notes):
    """Persons and places of narrative notes; marks of such that touch a name, and words in those that touch none, by 1,000 tokens."""
    names, changed = notes["entities"]["names"], notes["perturbations"]
    return {
        "persons": recall(changed["asWritten"]["PERSON"]),
        "personsLower": recall(changed["lower"]["PERSON"]),
        "places": recall(changed["asWritten"]["GPE"]),
        "marksRight": round(names["coveragePrecision"], 4),
        "lostWordsPerThousand": round(notes["falseMarks"]["lostPerThousandTokens"], 2),
    }


def seconds(row, took, data):
    """Processor seconds of recognising dev: those of the run over it, less those of a run over one note (start, loading) and of counting."""
    one = f"{RUNS}/one-note"
    if not os.path.isdir(one):
        os.makedirs(one)
        first = sorted(os.listdir(f"{data}/meddocan/dev"))[0][:-4]
        for ending in (".txt", ".ann"):
            shutil.copy(f"{data}/meddocan/dev/{first}{ending}", one)
    start = evaluate(one, row.recogniser, "--no-perturb")[1]["cpuSeconds"]
    counting = [run("--gold", gold, "--system", gold)[1]["cpuSeconds"] for gold in (f"{data}/meddocan/dev", one)]
    return max(0.1, took["cpuSeconds"] - start - (counting[0] - counting[1]))


def measure_curve(kind, part, data):
    """Detection and classification F1, by token, of a system trained on a part of the notes."""
    figures, _ = evaluate(f"{data}/meddocan/dev", process(kind, os.path.basename(path_of(part))), "--no-perturb")
    return {"detection": round(figures["nubes"]["detection"]["f1"], 4), "classification": round(figures["nubes"]["classificationRelaxed"]["f1"], 4)}
