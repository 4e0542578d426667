"""Near-duplicate sentences as datasketch finds them: MinHash signatures of pairs of words, LSH, and no check of what it finds."""

import json
import sys
import time

from datasketch import MinHash, MinHashLSH

PERMUTATIONS = 128


def pairs(text):
    words = ["<", *text.lower().split(), ">"]
    return {f"{left} {right}" for left, right in zip(words, words[1:])}


def main():
    path, threshold = sys.argv[1], float(sys.argv[2])
    with open(path, encoding="utf-8") as file:
        sentences = json.load(file)
    began = time.perf_counter()
    index = MinHashLSH(threshold=threshold, num_perm=PERMUTATIONS)
    kept = 0
    for number, text in enumerate(sentences):
        signature = MinHash(num_perm=PERMUTATIONS)
        signature.update_batch([pair.encode() for pair in pairs(text)])
        if index.query(signature):
            continue
        index.insert(number, signature)
        kept += 1
    print(json.dumps({"seconds": time.perf_counter() - began, "kept": kept}))


if __name__ == "__main__":
    main()
