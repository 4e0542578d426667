"""Plain text of manuals and WikiANN, and word frequencies, as count-cases.mjs reads them. Needs msgpack. Called by collect.sh."""

import glob
import gzip
import html
import re
import sys
import zipfile

import msgpack

BLOCK = re.compile(r"</?(p|div|li|td|th|tr|h[1-6]|title|br|dt|dd|ul|ol|table|para|item|entry|page|section)\b[^>]*>", re.I)
DROPPED = re.compile(r"<(script|style|pre|code|kbd|gui|cmd|app|file|key|em|tt|b)\b[^>]*>.*?</\1>", re.I | re.S)
SHORTEST_LINE = 30

folder, wikiann = sys.argv[1:]


def text_of(page: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", " ", BLOCK.sub("\n", DROPPED.sub(" ", page))))


for language in ("nl", "it"):
    lines: dict[str, None] = {}
    for path in sorted(glob.glob(f"{folder}/debian/usr/share/**/*", recursive=True)):
        if not re.search(rf"(/{language}/|[-.]{language}(/|\.))", path) or not path.endswith((".html", ".page")):
            continue
        with open(path, encoding="utf-8", errors="replace") as file:
            for line in text_of(file.read()).split("\n"):
                line = re.sub(r"\s+", " ", line).strip()
                if len(line) > SHORTEST_LINE:
                    lines[line] = None
    with open(f"{folder}/{language}.docs.txt", "w", encoding="utf-8") as out:
        out.write("\n".join(lines) + "\n")

with zipfile.ZipFile(f"{folder}/wordfreq-3.1.1-py3-none-any.whl") as wheel, open(f"{folder}/nl.wordfreq.tsv", "w", encoding="utf-8") as out:
    # cBpack: a header, then the words of each centibel below 0.
    table = msgpack.loads(gzip.decompress(wheel.read("wordfreq/data/large_nl.msgpack.gz")), raw=False)
    for centibels, words in enumerate(table[1:]):
        for word in words:
            out.write(f"{word}\t{-centibels}\n")

# A capital in the name of an organisation or a cup says little of persons: of WikiANN, capitals count in persons alone.
with open(wikiann, encoding="utf-8") as rows, open(f"{folder}/nl/wikiann.txt", "w", encoding="utf-8") as out:
    for row in rows:
        token, _, tag = row.rstrip("\n").partition("\t")
        is_other_capital = token != token.lower() and not tag.endswith("PER")
        out.write("\n" if token == "" else "0 " if is_other_capital else token + " ")
