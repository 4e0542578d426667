"""Loads tokenizer.json with Rust tokenizers and encodes texts: JSON in on stdin, JSON out on stdout."""

import json
import sys

from tokenizers import Tokenizer

request = json.load(sys.stdin)
tokenizer = Tokenizer.from_file(request["tokenizer"])
encodings = tokenizer.encode_batch(request["texts"], add_special_tokens=False)
json.dump(
    {
        "size": tokenizer.get_vocab_size(),
        "ids": [encoding.ids for encoding in encodings],
        "decoded": [tokenizer.decode(encoding.ids) for encoding in encodings],
    },
    sys.stdout,
)
