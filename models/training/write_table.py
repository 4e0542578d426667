"""Writes the table of times and losses in this folder's README.md from the models' `training.json`.

python models/training/write_table.py
"""

import json
from pathlib import Path

HERE = Path(__file__).resolve().parent
START, END = "<!-- table -->\n", "<!-- end of table -->"
HEADER = """| model | notes | tokens | steps | tokens/s | minutes | training loss | unseen loss | unseen top-1 | unigram loss | unigram top-1 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def row(record):
    corpus, run, unseen = record["corpus"], record["training"], record["measured"]["unseen"]
    cells = [record["name"], corpus["notes"], corpus["tokens"], run["steps"], run["tokensPerSecond"], f"{run['seconds'] / 60:.1f}"]
    cells += [run["finalLossNats"], unseen["lossNats"], f"{unseen['top1']:.1%}", unseen["unigramLossNats"], f"{unseen['unigramTop1']:.1%}"]
    return f"| {' | '.join(map(str, cells))} |\n"


def main():
    records = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.parent.glob("*/training.json"))]
    records = [record for record in records if "unseen" in record["measured"]]
    readme = HERE / "README.md"
    text = readme.read_text(encoding="utf-8")
    before, rest = text.split(START)
    _, after = rest.split(END)
    readme.write_text(f"{before}{START}{HEADER}{''.join(map(row, records))}{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
