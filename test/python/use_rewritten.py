"""
Does with a rewritten checkpoint what its users will: measures its loss beside the original's, trains it on, exports it to ONNX.

JSON in on stdin: {"before": path, "after": path, "removed": [id], "texts": [text without names], "out": path}; JSON out on stdout.
"""

import json
import math
import sys
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch.nn.functional import cross_entropy
from transformers import AutoModelForMaskedLM, AutoTokenizer
from transformers.exporters.exporter_onnx import OnnxConfig, OnnxExporter
from transformers.utils import logging

EVERY = 6
"""One word in so many is masked, all its pieces at once."""
BATCH = 32
STEPS = 2
IGNORED = -100


def load(folder: Path) -> tuple:
    model = AutoModelForMaskedLM.from_pretrained(folder, dtype=torch.float32)
    return AutoTokenizer.from_pretrained(folder), model.eval()


def masked_words(tokenizer, texts: list[str]) -> list[tuple[list[int], list[int]]]:
    """Ids with one word masked, and the ids that stood there (IGNORED elsewhere)."""
    made = []
    for text in texts:
        encoding = tokenizer(text)
        ids, words = encoding["input_ids"], encoding.word_ids()
        for word in range(0, max((word for word in words if word is not None), default=-1) + 1, EVERY):
            places = [place for place, other in enumerate(words) if other == word]
            inputs, labels = list(ids), [IGNORED] * len(ids)
            for place in places:
                inputs[place], labels[place] = tokenizer.mask_token_id, ids[place]
            made.append((inputs, labels))
    return made


def batches(tokenizer, rows: list[tuple[list[int], list[int]]]):
    for start in range(0, len(rows), BATCH):
        some = rows[start : start + BATCH]
        longest = max(len(ids) for ids, _ in some)
        pad = lambda values, filler: torch.tensor([row + [filler] * (longest - len(row)) for row in values])
        ids = pad([ids for ids, _ in some], tokenizer.pad_token_id)
        yield ids, (ids != tokenizer.pad_token_id).long(), pad([labels for _, labels in some], IGNORED)


@torch.no_grad()
def losses(folder: Path, texts: list[str]) -> tuple[list[float], list[set[int]]]:
    """In nats, of each masked word, its pieces together; and its pieces."""
    tokenizer, model = load(folder)
    rows = masked_words(tokenizer, texts)
    found = []
    for ids, attention, labels in batches(tokenizer, rows):
        logits = model(input_ids=ids, attention_mask=attention).logits
        found += cross_entropy(logits.transpose(1, 2), labels, ignore_index=IGNORED, reduction="none").sum(1).tolist()
    return found, [set(labels) - {IGNORED} for _, labels in rows]


def compare_losses(before: Path, after: Path, texts: list[str], removed: set[int]) -> dict:
    """Mean over the words that are no names, which both tokenizers see as the same words."""
    old, pieces = losses(before, texts)
    new, _ = losses(after, texts)
    words = [word for word, ids in enumerate(pieces) if not ids & removed]
    mean = lambda values: sum(values[word] for word in words) / len(words)
    return {"words": [len(old), len(new), len(words)], "before": mean(old), "after": mean(new)}


def train(folder: Path, texts: list[str], out: Path, removed: list[int]) -> dict:
    """A few steps, saved and read again."""
    tokenizer, model = load(folder)
    model.train()
    optimizer = torch.optim.AdamW(model.parameters(), lr=5e-4)
    losses = []
    for _, batch in zip(range(STEPS), batches(tokenizer, masked_words(tokenizer, texts))):
        ids, attention, labels = batch
        loss = model(input_ids=ids, attention_mask=attention, labels=labels).loss
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    model.save_pretrained(out)
    tokenizer.save_pretrained(out)
    again, trained = load(out)
    finite = all(bool(torch.isfinite(parameter).all()) for parameter in trained.parameters())
    mass = mass_of_removed(again, trained, texts, removed)
    return {"losses": losses, "finite": finite and all(map(math.isfinite, losses)), "massOfRemoved": mass}


@torch.no_grad()
def mass_of_removed(tokenizer, model, texts: list[str], removed: list[int]) -> float:
    """The largest probability of all removed entries together, over a batch's places."""
    ids, attention, _ = next(batches(tokenizer, masked_words(tokenizer, texts)))
    probabilities = model(input_ids=ids, attention_mask=attention).logits.softmax(-1)
    return probabilities[..., removed].sum(-1)[attention.bool()].max().item()


@torch.no_grad()
def export(folder: Path, texts: list[str], out: Path) -> dict:
    """With transformers' own exporter; the file in onnxruntime against PyTorch, on texts of other lengths."""
    tokenizer, model = load(folder)
    inputs = dict(tokenizer(texts[:2], padding=True, return_tensors="pt"))
    OnnxExporter().export(model, inputs, config=OnnxConfig(dynamic=True)).save_pretrained(str(out))
    session = onnxruntime.InferenceSession(str(out / "model.onnx"), providers=["CPUExecutionProvider"])
    others = dict(tokenizer(texts[2:7], padding=True, return_tensors="pt"))
    expected = model(**others).logits
    names = [node.name for node in session.get_inputs()]
    (logits,) = session.run(["logits"], {name: others[name].numpy() for name in names})
    places = others["attention_mask"].bool().numpy()
    difference = np.abs(logits[places] - expected.numpy()[places])
    # Logits of removed entries are near -10,000, where float32 has steps of a thousandth.
    ordinary = expected.numpy()[places] > -1_000
    best = (logits[places].argmax(-1) == expected.numpy()[places].argmax(-1)).all()
    return {"inputs": names, "largestDifference": float(difference[ordinary].max()), "sameBest": bool(best)}


def main() -> None:
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    request = json.load(sys.stdin)
    before, after, out = (Path(request[name]) for name in ("before", "after", "out"))
    texts = request["texts"]
    result = {
        "loss": compare_losses(before, after, texts, set(request["removed"])),
        "training": train(after, texts, out / "trained", request["removed"]),
        "export": export(after, texts, out / "exported"),
    }
    # The exporter prints on stdout too.
    print("\n" + json.dumps(result))


if __name__ == "__main__":
    main()
