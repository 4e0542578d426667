"""Trains one RoBERTa masked language model from scratch on a folder of notes and writes a Hugging Face folder.

python models/training/train.py --corpus DIR --corpus-eval DIR --name notes-nl-raw --out models/notes-nl-raw
"""

import argparse
import copy
import json
import math
import platform
import shutil
import time
from importlib.metadata import version
from pathlib import Path

import numpy as np
import torch
from tokenizers import Tokenizer

from batches import Sequences, mask_tokens
from corpus import Corpus
from export import export_model
from measure import measure
from model_card import write_card
from network import build_model, masked_loss, prepare_cpu
from optimizer import SETTINGS as OPTIMIZER_SETTINGS, Optimizer
from tokenizer import PAD, count_tokens, missing_tokens, save_tokenizer, train_tokenizer

PACKAGES = ("numpy", "safetensors", "tokenizers", "torch", "transformers")
CHECKPOINT_SECONDS = 180
REPORT_STEPS = 100
LOSS_WINDOW = 100  # steps
CLIP_NORM = 1.0
SCHEDULES = {"linear": "linear warm-up, linear decay to 0", "constant": "linear warm-up, then constant"}
SETTINGS = ("seed", "steps", "minutes", "vocab_size", "layers", "width", "dropout", "learning_rate", "schedule", "warmup", "mask_rate", "batch_tokens", "pack_length")


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--corpus", required=True, help="folder with one note per *.txt file, searched recursively")
    parser.add_argument("--corpus-eval", help="folder of unseen notes, to measure on")
    parser.add_argument("--name", required=True, help="the model's name, for its card")
    parser.add_argument("--out", required=True, type=Path, help="folder to write")
    parser.add_argument("--steps", type=int, default=4500, help="optimizer steps; the learning rate falls to 0 at the last")
    parser.add_argument("--minutes", type=float, help="stop after this much training even if steps are left; the learning rate "
                        "falls with whichever is further. Such a run cannot be repeated exactly")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--vocab-size", type=int, default=8192)
    parser.add_argument("--require-token", action="append", default=[], metavar="WORD",
                        help="fail unless WORD is one token, with or without a space before it; may be repeated")
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--width", type=int, default=192, help="a multiple of 64")
    parser.add_argument("--dropout", type=float, default=0.0)
    parser.add_argument("--learning-rate", type=float, default=2e-3, help="the highest")
    parser.add_argument("--schedule", choices=SCHEDULES, default="linear", help="how the learning rate goes on after the warm-up: down to 0, or not at all")
    parser.add_argument("--keep-after", type=int, nargs="+", default=[], metavar="N", help="also write the model as it is after N passes over the text, "
                        "to OUT-after-N")
    parser.add_argument("--warmup", type=float, default=0.05, help="share of the steps")
    parser.add_argument("--mask-rate", type=float, default=0.2)
    parser.add_argument("--batch-tokens", type=int, default=3072, help="positions a batch, padding included")
    parser.add_argument("--pack-length", type=int, default=96, help="tokens")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--checkpoint-dir", type=Path, help="folder for a checkpoint every few minutes")
    parser.add_argument("--resume", action="store_true", help="continue from the checkpoint, if there is one")
    return parser.parse_args()


class Progress:
    """Where training stands: which step, which batch of which epoch, and time used. Goes into the checkpoint."""

    def __init__(self):
        self.step = self.epoch = self.batch = self.tokens = 0
        self.seconds = 0.0
        self.recent_loss = 0.0  # nats, moving average


def learning_rate(progress, args):
    """Linear warm-up, then linear decay to 0 or none; `share` is how far training is, by steps or by time."""
    share = progress.step / args.steps
    if args.minutes:
        share = max(share, progress.seconds / 60 / args.minutes)
    rest = 1.0 if args.schedule == "constant" else (1 - share) / (1 - args.warmup)
    return args.learning_rate * max(0.0, min((share + 1 / args.steps) / args.warmup, rest))


def train(model, sequences, args, identity):
    """Trains in place and returns the Progress. Batches and masks depend on the seed, epoch and step alone."""
    optimizer, progress = Optimizer(model), Progress()
    checkpoint = args.checkpoint_dir and args.checkpoint_dir / f"{args.name}.pt"
    if args.resume and checkpoint and checkpoint.exists():
        progress = load_checkpoint(checkpoint, model, optimizer, identity)
        print(f"resumed at step {progress.step}", flush=True)
    model.train()
    before = progress.seconds
    start = saved = time.monotonic()
    while progress.step < args.steps and not (args.minutes and progress.seconds >= args.minutes * 60):
        batches = sequences.epoch(np.random.default_rng([args.seed, progress.epoch]), args.batch_tokens)
        for batch in batches[progress.batch :]:
            loss = take_step(model, optimizer, batch, progress, args)
            progress.step += 1
            progress.batch += 1
            progress.tokens += int((batch != PAD).sum())
            progress.seconds = before + time.monotonic() - start
            progress.recent_loss += (loss - progress.recent_loss) / min(progress.step, LOSS_WINDOW)
            if progress.step % REPORT_STEPS == 0:
                report(progress, args)
            if checkpoint and time.monotonic() - saved > CHECKPOINT_SECONDS:
                save_checkpoint(checkpoint, model, optimizer, progress, identity)
                saved = time.monotonic()
            if progress.step >= args.steps or (args.minutes and progress.seconds >= args.minutes * 60):
                break
        else:
            progress.epoch, progress.batch = progress.epoch + 1, 0
            if progress.epoch in args.keep_after:
                keep_model(model, args.out, progress.epoch)
    report(progress, args)
    return progress


def keep_model(model, out, passes):
    """Writes a copy of the model and its vocabulary beside `out`."""
    folder = out.with_name(f"{out.name}-after-{passes}")
    folder.mkdir(parents=True, exist_ok=True)
    for path in out.iterdir():
        if path.suffix in (".json", ".txt") and path.name != "training.json":
            shutil.copyfile(path, folder / path.name)
    export_model(copy.deepcopy(model), folder)


def take_step(model, optimizer, batch, progress, args):
    """One optimizer step; returns the loss in nats."""
    rng = np.random.default_rng([args.seed, progress.step, 1])
    torch.manual_seed(args.seed * 1_000_003 + progress.step)  # for dropout
    masked, labels = mask_tokens(batch, rng, args.mask_rate, model.config.vocab_size)
    if (labels >= 0).sum() == 0:
        return progress.recent_loss  # a tiny batch may have no mask
    loss = masked_loss(model, torch.from_numpy(masked), torch.from_numpy(labels))
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), CLIP_NORM)
    optimizer.step(learning_rate(progress, args))
    value = loss.item()
    if not math.isfinite(value):
        raise SystemExit(f"the loss is {value} at step {progress.step}; try a lower --learning-rate")
    return value


def report(progress, args):
    rate = progress.tokens / progress.seconds if progress.seconds else 0
    print(
        f"{args.name} step {progress.step}/{args.steps} epoch {progress.epoch + 1} loss {progress.recent_loss:.3f} "
        f"{rate:.0f} tokens/s {progress.seconds / 60:.1f} min",
        flush=True,
    )


def save_checkpoint(path, model, optimizer, progress, identity):
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".tmp")
    state = {"identity": identity, "progress": vars(progress), "model": model.state_dict(), "optimizer": optimizer.state_dict()}
    torch.save(state, temporary)
    temporary.replace(path)


def load_checkpoint(path, model, optimizer, identity):
    state = torch.load(path, weights_only=True)
    if state["identity"] != identity:
        different = [key for key in identity if state["identity"].get(key) != identity[key]]
        raise SystemExit(f"{path.name} is of another run ({', '.join(different)} differ); remove it or drop --resume")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    progress = Progress()
    vars(progress).update(state["progress"])
    return progress


def main():
    args = parse_arguments()
    prepare_cpu(args.threads)
    torch.manual_seed(args.seed)
    args.out.mkdir(parents=True, exist_ok=True)

    corpus = Corpus(args.corpus)
    save_tokenizer(train_tokenizer(corpus.notes, args.vocab_size), args.out)
    tokenizer = Tokenizer.from_file(str(args.out / "tokenizer.json"))
    missing = missing_tokens(tokenizer, args.require_token)
    if missing:
        raise SystemExit(f"not in the vocabulary: {', '.join(missing)}; is this the right corpus?")
    sequences = Sequences(corpus.notes, tokenizer, args.pack_length)
    counts = count_tokens(line for note in sequences.note_lines for line in note)
    vocab_size = tokenizer.get_vocab_size()
    print(f"{len(corpus.notes)} notes, {sequences.token_count} tokens, {len(sequences.sentences)} different sentences; "
          f"vocabulary {vocab_size}, of which {len(counts)} occur", flush=True)
    if vocab_size < args.vocab_size:
        print(f"warning: the corpus gives {vocab_size} entries, not {args.vocab_size}: no other pair occurs twice", flush=True)

    model = build_model(vocab_size, args.layers, args.width, args.dropout)
    settings = {name: getattr(args, name) for name in SETTINGS}
    progress = train(model, sequences, args, {"corpus": corpus.digest, **settings})

    published = export_model(model, args.out)
    measured = {"seen": measure(published, sequences.sentences, counts, vocab_size, args.seed)}
    evaluation = None
    if args.corpus_eval:
        evaluation = Corpus(args.corpus_eval)
        unseen = Sequences(evaluation.notes, tokenizer, args.pack_length).sentences
        known = set(map(tuple, sequences.sentences))
        new = [sentence for sentence in unseen if tuple(sentence) not in known]
        measured["unseen"] = measure(published, new, counts, vocab_size, args.seed)
    record = {
        "schemaVersion": 1,
        "name": args.name,
        "corpus": {
            "digest": corpus.digest,
            "notes": len(corpus.notes),
            "tokens": sequences.token_count,
            "differentSentences": len(sequences.sentences),
        },
        "evaluationCorpus": evaluation and {"digest": evaluation.digest, "notes": len(evaluation.notes)},
        "model": {
            "layers": args.layers,
            "width": args.width,
            "heads": model.config.num_attention_heads,
            "vocabulary": vocab_size,
            "vocabularyInCorpus": len(counts),
            "parameters": sum(weight.numel() for weight in model.parameters()),
        },
        "training": {
            "steps": progress.step,
            "epochs": progress.epoch,
            "tokens": progress.tokens,
            "seconds": round(progress.seconds),
            "tokensPerSecond": round(progress.tokens / progress.seconds),
            "threads": args.threads,
            "seed": args.seed,
            "finalLossNats": round(progress.recent_loss, 4),
            **OPTIMIZER_SETTINGS,
            "clipNorm": CLIP_NORM,
            "dropout": args.dropout,
            "learningRate": args.learning_rate,
            "schedule": SCHEDULES[args.schedule],
            "warmup": args.warmup,
            "maskRate": args.mask_rate,
            "batchTokens": args.batch_tokens,
            "packLength": args.pack_length,
            "stepLimit": args.steps,
            "minuteLimit": args.minutes,
        },
        "measured": measured,
        "versions": {"python": platform.python_version(), **{name: version(name) for name in PACKAGES}},
    }
    (args.out / "training.json").write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    write_card(args.out / "README.md", args.name, record)
    print(json.dumps(measured, indent=2), flush=True)


if __name__ == "__main__":
    main()
