"""
What single normalizers and pre-tokenizers of Rust tokenizers make of a few texts.

    python test/python/tokenizer_steps.py > test/oracle/tokenizer-steps.json
"""

import json

from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers

TEXTS = ["Jan-Piet, 12½ x_y", "..a  b!!c", "▁ab cd", " lead  two", " Zoë  é½ B ΣΑΣ İ\n", "ab\u00a0c\u0085d\ufeffe", "王𠮷a豈丽𫝀", ""]

PRE_TOKENIZERS = [
    pre_tokenizers.Split("-", "removed"),
    pre_tokenizers.Split("b", "isolated"),
    pre_tokenizers.Split(Regex("[!.]"), "contiguous"),
    pre_tokenizers.Split(Regex("[!.]"), "merged_with_previous"),
    pre_tokenizers.Split(Regex("[!.]"), "merged_with_next"),
    pre_tokenizers.Split(Regex(r"\w+"), "removed", invert=True),
    pre_tokenizers.Punctuation("contiguous"),
    pre_tokenizers.Punctuation("removed"),
    pre_tokenizers.Digits(),
    pre_tokenizers.Digits(individual_digits=True),
    pre_tokenizers.Metaspace(prepend_scheme="never"),
    pre_tokenizers.Metaspace(prepend_scheme="first"),
    pre_tokenizers.Metaspace(replacement="-", split=False),
    pre_tokenizers.ByteLevel(add_prefix_space=True),
    pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
    pre_tokenizers.Whitespace(),
    pre_tokenizers.WhitespaceSplit(),
    pre_tokenizers.BertPreTokenizer(),
    pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace(prepend_scheme="first")]),
]

NORMALIZERS = [
    normalizers.Strip(),
    normalizers.Strip(left=False),
    normalizers.Replace(Regex(" {2,}"), "▁"),
    normalizers.Replace("b", ""),
    normalizers.Prepend("▁"),
    normalizers.NFC(),
    normalizers.NFD(),
    normalizers.NFKC(),
    normalizers.NFKD(),
    normalizers.Lowercase(),
    normalizers.StripAccents(),
    normalizers.Sequence([normalizers.NFD(), normalizers.Lowercase(), normalizers.StripAccents()]),
    normalizers.BertNormalizer(),
    normalizers.BertNormalizer(lowercase=False, strip_accents=True, clean_text=False),
]


def steps() -> dict:
    tokenizer = Tokenizer(models.BPE())
    answers: dict[str, list] = {"normalizer": [], "pre_tokenizer": []}
    for step in NORMALIZERS:
        tokenizer.normalizer = step
        config = json.loads(tokenizer.to_str())["normalizer"]
        answers["normalizer"].append([config, [step.normalize_str(text) for text in TEXTS]])
    for step in PRE_TOKENIZERS:
        tokenizer.pre_tokenizer = step
        config = json.loads(tokenizer.to_str())["pre_tokenizer"]
        words = [[word for word, _ in step.pre_tokenize_str(text)] for text in TEXTS]
        answers["pre_tokenizer"].append([config, words])
    return answers


if __name__ == "__main__":
    lines = [
        f'"{kind}": [\n' + ",\n".join(json.dumps(answer, ensure_ascii=False) for answer in answers) + "\n]"
        for kind, answers in steps().items()
    ]
    print('{"texts": ' + json.dumps(TEXTS, ensure_ascii=False) + ",\n" + ",\n".join(lines) + "}")
