"""The side of a Python recogniser in `unname … --recogniser process:"python ADAPTER.py ARGS"` (docs/reference/recognisers.md, protocol 1).

    from unname_adapter import serve
    serve("my recogniser 1.0", lambda texts: [[(0, 3, "PERSON", 0.9)] for text in texts])
"""

import json
import os
import re
import sys

# An adapter may be called as the library that it adapts: from here on `import spacy` means the library.
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:] = [folder for folder in sys.path if os.path.abspath(folder) != HERE]

# Whatever a library prints, while it is loaded or later, would stand between the answers.
OUT = os.fdopen(os.dup(1), "w", encoding="utf-8")
os.dup2(2, 1)

LONE_SURROGATE = re.compile("[\ud800-\udfff]")


def serve(name, recognise):
    """Answers until its input ends. `recognise` takes texts and gives, for each, (start, end, label) or (start, end, label, score), in code points."""
    hello = json.loads(sys.stdin.buffer.readline())
    if hello.get("protocol") != "unname-recogniser" or hello.get("version") != 1:
        sys.exit("expected protocol 1 of unname-recogniser")
    say({"protocol": "unname-recogniser", "version": 1, "name": name, "offsets": "codepoint"})
    for line in sys.stdin.buffer:
        request = json.loads(line)
        # Half a character that JSON may hold and UTF-8 may not: another of the same length.
        texts = [LONE_SURROGATE.sub("\ufffd", document["text"]) for document in request["documents"]]
        try:
            found = recognise(texts)
            documents = [{"spans": [span(*one) for one in spans]} for spans in found]
            say({"id": request["id"], "documents": documents})
        except Exception as error:  # The message may quote a text: its class alone is told.
            say({"id": request["id"], "error": type(error).__name__})


def span(start, end, label, score=None):
    plain = {"start": int(start), "end": int(end), "label": str(label)}
    return plain if score is None else {**plain, "score": min(1.0, max(0.0, float(score)))}


def say(value):
    OUT.write(json.dumps(value) + "\n")
    OUT.flush()
