"""Writes the tables of docs/background/systems.md between their marks, from results.json."""

import subprocess

from recipes import CURVES, ROWS, SHARES

PAGES = ["docs/background/systems.md", "docs/background/systems-tables.md"]
SCENARIOS = [
    ("NER by label", "nerByLabel"),
    ("NER", "ner"),
    ("spans strict", "spansStrict"),
    ("spans merged", "spansMerged"),
    ("i2b2 token binary", "i2b2TokenBinary"),
    ("i2b2 strict category", "i2b2StrictCategory"),
    ("i2b2 relaxed category", "i2b2RelaxedCategory"),
    ("i2b2 HIPAA strict", "i2b2HipaaStrictCategory"),
    ("NUBES detection", "nubesDetection"),
    ("NUBES relaxed", "nubesRelaxed"),
    ("NUBES strict", "nubesStrict"),
    ("words", "words"),
    ("PERSON", "person"),
    ("GPE", "gpe"),
]


def write_tables(results):
    """Rewrites the page in place; rows without results are left out."""
    rows = [(row.title, results["rows"][name]) for name, row in ROWS.items() if name in results["rows"]]
    parts = {
        "names": names_table(rows),
        "narrative": narrative_table(rows),
        "scenarios": scenarios_table(rows),
        "precision": precision_table(rows),
        "marks": marks_table(rows),
        "cost": cost_table(rows),
        "confusion": confusion_table(rows),
    }
    if all("changed" in row["dev"] for _, row in rows):
        parts["changed"] = changed_table(rows)
    curves = {kind: results["curves"][kind] for kind in CURVES if len(results["curves"].get(kind, {})) == len(SHARES)}
    if curves:
        parts["curves"] = curves_table(curves)
    pages = {}
    for path in PAGES:
        with open(path, encoding="utf-8") as file:
            pages[path] = file.read()
    for name, lines in parts.items():
        path = next((path for path in PAGES if f"<!-- {name} -->" in pages[path]), PAGES[0])
        pages[path] = replaced(path, pages[path], name, lines)
    for path, page in pages.items():
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
    subprocess.run(["npx", "oxfmt", *PAGES], check=True)


def replaced(path, page, name, lines):
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{path}: expected the marks {begin} and {end}")
    return f"{before}{begin}\n\n" + "\n".join(lines) + f"\n\n{end}{after}"


def table(header, rows):
    return [f"| {' | '.join(cells)} |" for cells in [header, ["---"] * len(header), *rows]]


def percent(value):
    return f"{100 * value:.1f} %"


def names_table(rows):
    """Of both sets of narrative notes the same columns, and names of MEDDOCAN's narrative lines."""
    header = ["system", "notes", "persons covered", "… exactly", "… small letters", "places covered", "marks right", "words lost / 1,000"]
    cells = []
    for title, row in rows:
        for key, notes in (("challenge", "challenge"), ("handWritten", "hand-written")):
            figures = row[key]
            cells.append([
                title,
                notes,
                percent(figures["persons"]["covered"]),
                percent(figures["persons"]["exact"]),
                percent(figures["personsLower"]["covered"]),
                percent(figures["places"]["covered"]),
                percent(figures["marksRight"]),
                f"{figures['lostWordsPerThousand']:.1f}",
            ])
    return table(header, cells)


def narrative_table(rows):
    header = ["covered on dev", "PERSON", "GPE", "names in narrative lines", "… outside sign-offs"]
    places = ("person", "gpe", "narrativeNames", "narrativeOutsideSignOffs")
    return table(header, [[title, *(percent(row["dev"][place]["covered"]) for place in places)] for title, row in rows])


def scenarios_table(rows):
    """F1 in each scenario."""
    scores = [[title, *(f1(row["dev"][key]) for _, key in SCENARIOS)] for title, row in rows]
    return table(["F1 on dev", *(name for name, _ in SCENARIOS)], scores)


def f1(figures):
    return "–" if figures is None else f"{figures['f1']:.4f}"


def precision_table(rows):
    """Precision and recall in each scenario."""
    scores = []
    for title, row in rows:
        pairs = [row["dev"][key] for _, key in SCENARIOS]
        scores.append([title, *("–" if pair is None else f"{pair['precision']:.3f} / {pair['recall']:.3f}" for pair in pairs)])
    return table(["precision / recall on dev", *(name for name, _ in SCENARIOS)], scores)


def marks_table(rows):
    header = ["dev", "leak", "wrong marks / 1,000", "lost words / 1,000"]
    places = (("leak", 3), ("wrongPerThousand", 2), ("lostWordsPerThousand", 2))
    return table(header, [[title, *(f"{row['dev'][key]:.{digits}f}" for key, digits in places)] for title, row in rows])


def changed_table(rows):
    ways = ["asWritten", "lower", "upper", "unaccented", "typo"]
    header = ["names covered, dev", "as written", "small letters", "capitals", "without accents", "a typing error"]
    return table(header, [[title, *(percent(row["dev"]["changed"][way]["covered"]) for way in ways)] for title, row in rows])


def cost_table(rows):
    header = ["system", "tokens a second", "memory, MiB", "training, minutes", "training's memory, MiB"]
    return table(header, [[title, *cost(row)] for title, row in rows])


# Faster ones take less over dev than start and counting differ from run to run.
MOST_TOKENS_PER_SECOND = 50_000


def cost(row):
    run, training = row["run"], row["training"].values()
    minutes = sum(part["cpuSeconds"] for part in training) / 60
    memory = max((part["peakMebibytes"] for part in training), default=None)
    speed = run["tokensPerSecond"]
    return [f"{speed:,}" if speed < MOST_TOKENS_PER_SECOND else f"> {MOST_TOKENS_PER_SECOND:,}", f"{run['peakMebibytes']:,}", "–" if memory is None else f"{minutes:.1f}", "–" if memory is None else f"{memory:,}"]


def confusion_table(rows):
    """For each system the commonest confusions of two kinds, by tokens, and how many tokens it missed or made up."""
    found = []
    for title, row in rows:
        labels, counts = row["dev"]["confusion"]["labels"], row["dev"]["confusion"]["counts"]
        pairs = [
            (counts[gold][system], f"{labels[gold]} as {labels[system]}")
            for gold in range(len(labels) - 1)
            for system in range(len(labels) - 1)
            if gold != system and counts[gold][system] > 0
        ]
        pairs.sort(key=lambda pair: (-pair[0], pair[1]))
        missed = sorted(((counts[gold][-1], labels[gold]) for gold in range(len(labels) - 1)), reverse=True)
        invented = sorted(((counts[-1][system], labels[system]) for system in range(len(labels) - 1)), reverse=True)
        found.append([title, *(tops(some) for some in (missed, invented, pairs))])
    return table(["system", "missed", "made up", "taken for another kind"], found)


def tops(pairs):
    total = sum(count for count, _ in pairs)
    listed = ", ".join(f"{name} {count}" for count, name in pairs[:3] if count > 0)
    return f"{total:,}" + (f": {listed}" if listed else "")


def curves_table(curves):
    """F1 by token on dev."""
    header = ["share of train", *(f"{ROWS[kind].title}: {what}" for kind in curves for what in ("detection", "classification"))]
    rows = [
        [f"{share} %", *(f"{curves[kind][str(share)][what]:.4f}" for kind in curves for what in ("detection", "classification"))]
        for share in SHARES
    ]
    return table(header, rows)
