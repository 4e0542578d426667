"""Made-up sentences whose names set traps for whoever takes them out of a vocabulary."""

import random
from itertools import product

NAMES = ["Jan", "Sanne", "Pieter", "Fatima", "José", "Zoë", "Çağla", "Wolfeschlegelsteinhausen", "Kor"]
"""Decided to be names, whatever mark or case their entries have."""

ADDED_NAME = "Jorisje"
"""A name that somebody added to a trained vocabulary, which the sentences do not hold."""

BUILT_ON_NAMES = ["Januari", "januari", "Januarikou", "Janneboel", "Sannering", "Pieterman", "Joséfien", "Zoëtje"]
"""Words that training may build through a name's entry."""

PREFIXED = ["Kor" + "".join(parts) for parts in product("bdgklmnprst", "aeiou", ["f", "m", "s", "x"])]
"""Two hundred and twenty words that begin with a name."""

TEMPLATES = [
    "{name} werd gisteren gezien op de poli wegens {subject}.",
    "Patiënt {name} is bekend met {subject}, RR 130/80, pols 72 r.a.",
    "Overleg met {name}: controle over 3 weken, metoprolol 50 mg 1dd1.",
    "De zus van {name} belt: géén pijn meer, coöperatief, ontslag op 12 mei 2021.",
    "{name} heeft {subject} sinds {word}, {word} en {word}.",
    "In {word} kreeg {name} opnieuw {subject}; {word} daarna niet meer.",
]

SUBJECTS = ["koorts", "hypertensie", "dyspnoe d'effort", "een gebroken pols", "diabetes", "pneumonie"]

REPETITIONS = 1_500


def sentences() -> list[str]:
    """Always the same, in the same order: names often, words built on names less often, those with a prefix least."""
    source = random.Random(1)
    word = lambda: source.choice(BUILT_ON_NAMES) if source.random() < 0.3 else source.choice(PREFIXED)
    made = []
    for _ in range(REPETITIONS):
        text = source.choice(TEMPLATES).replace("{subject}", source.choice(SUBJECTS))
        while "{word}" in text:
            text = text.replace("{word}", word(), 1)
        name = source.choice(NAMES)
        made.append(text.replace("{name}", name.lower() if source.random() < 0.1 else name))
    # Capitals within a word, so that WordPiece has an entry for each.
    return [*made, *PREFIXED * 6, "xABCDEFGHIJKLMNOPRSTVWZÇ"]


def texts() -> list[str]:
    """What loaders are compared on: sentences, each word by itself, and names in other company."""
    words = [*NAMES, *BUILT_ON_NAMES, *PREFIXED, *(name.lower() for name in NAMES), *(name.upper() for name in NAMES)]
    return [
        *sentences()[:300],
        *words,
        *(f"met {word} gesproken" for word in words),
        *(f"({name})" for name in NAMES),
        ADDED_NAME,
        f"met {ADDED_NAME} en {ADDED_NAME}s zus, {ADDED_NAME.lower()}",
        *(f"{name}'s dossier, {name}-{other}" for name, other in product(NAMES, NAMES)),
        "",
        "Pt 130/80 mmHg; 37,5 graden: µmol/l 12,5",
    ]
