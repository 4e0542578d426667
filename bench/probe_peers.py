"""The Python sides of bench/probe.ts, bench/score.ts and bench/token-classifier.ts, and the ONNX export that transformers.js needs.

    python bench/probe_peers.py export    CHECKPOINT MODEL.onnx TEXTS.json
    python bench/probe_peers.py fill-mask CHECKPOINT TEXTS.json --batch 8 --threads 2 --top-k 40
    python bench/probe_peers.py minicons  CHECKPOINT TEXTS.json --batch 8 --threads 2
    python bench/probe_peers.py token-classification CHECKPOINT PARTS.json --batch 8 --threads 2 --stride 127

export writes one file, float32, as transformers.js users have it, checks that onnxruntime gives PyTorch's logits, and prints
the token ids that the Rust tokenizers library makes of the texts. The others are sides as bench/sides.ts describes them:
a JSON line when ready, and one for each line of standard input ("answer", "round", "end"; of token classification, with the number of
the part of PARTS.json that is meant).
"""

import argparse
import json
import logging
import os
import resource
import sys
import time
import warnings

warnings.filterwarnings("ignore")
logging.disable(logging.ERROR)
os.environ["HF_HUB_OFFLINE"] = "1"

import torch
import transformers

OPSET = 17
"""From 17 on, layer normalisation is one operator."""

transformers.logging.disable_progress_bar()


def open_fill_mask(arguments, texts):
    """Fill-mask as transformers offers it, under inference mode, texts in the order given."""
    pipeline = transformers.pipeline(
        "fill-mask", model=arguments.checkpoint, top_k=arguments.top_k, batch_size=arguments.batch, device="cpu"
    )

    def compute():
        with torch.inference_mode():
            answers = pipeline(texts)
        return [[[found["token"], found["score"]] for found in answer] for answer in answers]

    versions = f"transformers {transformers.__version__}, PyTorch {torch.__version__}"
    return f"{versions}, pipeline, batches of {arguments.batch}", compute


def open_token_classification(arguments, texts):
    """Token classification as transformers offers it, long texts in windows that overlap; of `texts`, a part at a time."""
    pipeline = transformers.pipeline(
        "token-classification",
        model=arguments.checkpoint,
        aggregation_strategy="simple",
        stride=arguments.stride,
        batch_size=arguments.batch,
        device="cpu",
    )

    def compute(part=0):
        with torch.inference_mode():
            answers = pipeline(texts[part])
        return [[[found["start"], found["end"]] for found in answer] for answer in answers]

    versions = f"transformers {transformers.__version__}, PyTorch {torch.__version__}"
    return f"{versions}, pipeline, batches of {arguments.batch}", compute


def open_minicons(arguments, texts):
    """Sum of log-probabilities, word-internal left to right, of each sentence."""
    from importlib.metadata import version

    from minicons.scorer import MaskedLMScorer

    # minicons 0.3 calls a tokenizer's method by the name that it had before transformers 5.
    base = transformers.PreTrainedTokenizerBase
    if not hasattr(base, "batch_encode_plus"):
        base.batch_encode_plus = base.__call__
    scorer = MaskedLMScorer(arguments.checkpoint, "cpu", PLL_metric="within_word_l2r")

    def compute():
        scores = []
        for start in range(0, len(texts), arguments.batch):
            batch = texts[start : start + arguments.batch]
            with torch.inference_mode():
                scores += scorer.sequence_score(batch, reduction=lambda x: x.sum(0).item(), PLL_metric="within_word_l2r")
        return scores

    return f"minicons {version('minicons')}, PyTorch {torch.__version__}, sentences by {arguments.batch}", compute


SIDES = {"fill-mask": open_fill_mask, "token-classification": open_token_classification, "minicons": open_minicons}


def serve(arguments):
    torch.set_num_threads(arguments.threads)
    clock = time.process_time if os.environ.get("UNNAME_BENCH_CLOCK") == "processor" else time.perf_counter
    with open(arguments.texts, encoding="utf-8") as file:
        texts = json.load(file)
    name, compute = SIDES[arguments.mode](arguments, texts)
    say(name)
    for line in sys.stdin:
        question, *parts = line.split()
        if question == "end":
            say(peak_bytes())
            continue
        begun = clock()
        answer = compute(*map(int, parts))
        say(answer if question == "answer" else clock() - begun)


def peak_bytes():
    """Resident bytes at most; on Linux from the kernel's mark, as getrusage counts the starting process in."""
    if os.path.exists("/proc/self/status"):
        with open("/proc/self/status", encoding="ascii") as file:
            return next(1024 * int(line.split()[1]) for line in file if line.startswith("VmHWM:"))
    # macOS counts in bytes.
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


class Logits(torch.nn.Module):
    """The model with the two inputs and the one output that a fill-mask graph has."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, input_ids, attention_mask):
        return self.model(input_ids=input_ids, attention_mask=attention_mask).logits


def export(arguments):
    tokenizer = transformers.AutoTokenizer.from_pretrained(arguments.checkpoint)
    model = transformers.AutoModelForMaskedLM.from_pretrained(arguments.checkpoint).eval()
    with open(arguments.texts, encoding="utf-8") as file:
        texts = json.load(file)
    encoded = tokenizer(texts[:3], padding=True, return_tensors="pt")
    feeds = (encoded["input_ids"], encoded["attention_mask"])
    names = ["input_ids", "attention_mask"]
    torch.onnx.export(
        Logits(model),
        feeds,
        arguments.onnx,
        input_names=names,
        output_names=["logits"],
        dynamic_axes={name: {0: "batch", 1: "sequence"} for name in [*names, "logits"]},
        opset_version=OPSET,
        dynamo=False,
    )
    share_tied_weights(arguments.onnx)
    check(model, arguments.onnx, dict(zip(names, feeds, strict=True)))
    say(tokenizer(texts)["input_ids"])


def share_tied_weights(path):
    """The exporter stores the tied output matrix a second time, transposed; the usual exports store it once, so does this one."""
    import numpy
    import onnx

    model = onnx.load(path)
    tensors = {tensor.name: tensor for tensor in model.graph.initializer}
    for node in model.graph.node:
        tied = tensors.get(node.input[1]) if node.op_type == "MatMul" else None
        for name, tensor in tensors.items():
            if tied is None or tensor is tied or list(tensor.dims) != list(tied.dims)[::-1] or len(tied.dims) != 2:
                continue
            if not numpy.array_equal(onnx.numpy_helper.to_array(tensor).T, onnx.numpy_helper.to_array(tied)):
                continue
            transpose = onnx.helper.make_node("Transpose", [name], [tied.name], name="tied_transpose", perm=[1, 0])
            model.graph.initializer.remove(tied)
            model.graph.node.insert(0, transpose)
            onnx.save(model, path)
            return
    raise SystemExit(f"{path}: expected the output matrix to be the embedding, transposed; found no such pair")


def check(model, path, feeds):
    import onnxruntime

    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    [found] = session.run(["logits"], {name: tensor.numpy() for name, tensor in feeds.items()})
    with torch.inference_mode():
        difference = (model(**feeds).logits - torch.from_numpy(found))[feeds["attention_mask"].bool()].abs().max().item()
    if not difference < 1e-2:
        raise SystemExit(f"{path}: logits differ from PyTorch's by {difference}")


def say(value):
    print(json.dumps(value), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("mode", choices=["export", *SIDES])
    parser.add_argument("checkpoint")
    if "export" in sys.argv[1:2]:
        parser.add_argument("onnx")
    parser.add_argument("texts")
    parser.add_argument("--batch", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--top-k", type=int, default=40)
    parser.add_argument("--stride", type=int, default=128)
    arguments = parser.parse_args()
    (export if arguments.mode == "export" else serve)(arguments)


main()
