"""Features of a token in the manner of García-Pablos et al. 2020: affixes, lengths, shapes and ratios of characters, of it and of its neighbours.

The paper also gives lemma, part of speech and entity tags of ixa-pipes; no such tagger is at hand, so words in small letters stand for them."""

WINDOW = 2


def features_of(words):
    """Lists of strings, one list a token, for python-crfsuite."""
    own = [own_features(word) for word in words]
    count = f"sentence={min(len(words), 50) // 5}"
    return [
        [count, f"first={at == 0}", f"last={at == len(words) - 1}"]
        + [
            f"{step}:{feature}"
            for step in range(-WINDOW, WINDOW + 1)
            if 0 <= at + step < len(words)
            for feature in own[at + step]
        ]
        for at in range(len(words))
    ]


def own_features(word):
    length = len(word)
    letters = sum(character.isalpha() for character in word)
    digits = sum(character.isdigit() for character in word)
    capitals = sum(character.isupper() for character in word)
    lower = word.lower()
    kind = "letters" if letters == length else "digits" if digits == length else "marks" if letters + digits == 0 else "mixed"
    casing = "none" if letters == 0 else "lower" if capitals == 0 else "upper" if capitals == letters else "title" if word.istitle() else "mixed"
    return [
        f"w={lower}",
        f"p2={lower[:2]}",
        f"p3={lower[:3]}",
        f"s2={lower[-2:]}",
        f"s3={lower[-3:]}",
        f"n={min(length, 15)}",
        f"k={kind}",
        f"c={casing}",
        f"at={'@' in word}",
        f"C={round(4 * capitals / length)}",
        f"D={round(4 * digits / length)}",
        f"M={round(4 * (length - letters - digits) / length)}",
    ]
