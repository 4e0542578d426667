"""
Loads pairs of checkpoint folders, before and after a release took settings out of them, and compares what they answer.

JSON in on stdin: {"pairs": [[path, path]], "texts": [text]}; JSON out on stdout, an item a pair: the largest difference of logits of
PyTorch, of onnxruntime by file, whether the tokenizers give the same ids, and the weights that were missing.
"""

import json
import sys
from pathlib import Path

import onnx
import onnxruntime
import torch
from transformers import AutoModelForMaskedLM, AutoTokenizer
from transformers.utils import logging


@torch.no_grad()
def compare(before: Path, after: Path, texts: list[str]) -> dict:
    tokenizers = [AutoTokenizer.from_pretrained(folder) for folder in (before, after)]
    batches = [tokenizer(texts, padding=True, return_tensors="pt") for tokenizer in tokenizers]
    result = {"same_ids": all(torch.equal(batches[0][name], batches[1][name]) for name in batches[0]), "onnx": {}}
    if any(before.glob("*.safetensors")):
        loaded = [AutoModelForMaskedLM.from_pretrained(folder, output_loading_info=True) for folder in (before, after)]
        logits = [model.eval()(**batch).logits for (model, _), batch in zip(loaded, batches)]
        result["missing"] = sorted(map(str, loaded[1][1]["missing_keys"]))
        result["torch"] = float((logits[0] - logits[1]).abs().max())
    for path in sorted(before.rglob("*.onnx")):
        name = str(path.relative_to(before))
        onnx.checker.check_model(str(after / name))
        answers = []
        for folder, batch in zip((before, after), batches):
            session = onnxruntime.InferenceSession(str(folder / name), providers=["CPUExecutionProvider"])
            wanted = {one.name for one in session.get_inputs()}
            answers.append(session.run(None, {key: value.numpy() for key, value in batch.items() if key in wanted})[0])
        result["onnx"][name] = float(abs(answers[0] - answers[1]).max())
    return result


if __name__ == "__main__":
    logging.set_verbosity_error()
    request = json.load(sys.stdin)
    print(json.dumps([compare(Path(a), Path(b), request["texts"]) for a, b in request["pairs"]]))
