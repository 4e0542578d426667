"""What each recorded candidate is: 1 a name, 0 none, and how much the fit may believe that (0: not known)."""

import json
from pathlib import Path

NAMES = {"PERSON", "GPE", "PER", "LOC", "NOMBRE_SUJETO_ASISTENCIA", "NOMBRE_PERSONAL_SANITARIO", "TERRITORIO", "PAIS"}
# Names of sites, streets and the like: replaced or not, neither is an error.
NEITHER = {"CALLE", "HOSPITAL", "INSTITUCION", "CENTRO_SALUD", "FAMILIARES_SUJETO_ASISTENCIA", "ORG", "OTROS_SUJETO_ASISTENCIA"}
# Sets whose makers marked persons alone.
ONLY_PERSONS = ("en-aci", "it-e3c", "meddeid-")
# Sets in which nobody, or hardly anybody, is named.
NAMELESS = {"en-mtsdialog", "en-e3c", "it-leaflet", "es-scielo", "nl-mantra"}
def read_records(path: str):
    """Yields the names of the features, then each document."""
    with open(path, encoding="utf-8") as lines:
        yield json.loads(next(lines))["features"]
        for line in lines:
            yield json.loads(line)


def read_verdicts(data: str):
    """Marks of an earlier recogniser that a reader judged: (set, document) -> [(start, end, verdict)], and the words judged by set."""
    verdicts, words = {}, {}
    for path in sorted(Path(data, "real-text").glob("*.judged-marks.jsonl")):
        name = path.name.split(".")[0]
        for line in path.read_text(encoding="utf-8").splitlines():
            mark = json.loads(line)
            key = (name, mark["document"].removesuffix(".txt"))
            verdicts.setdefault(key, []).append((mark["start"], mark["end"], mark["verdict"]))
            words.setdefault(name, {}).setdefault(mark["text"].lower(), set()).add(mark["verdict"])
    return verdicts, words


class Labeller:
    def __init__(self, data: str):
        self.verdicts, self.words = read_verdicts(data)

    def label(self, document, start, end, label, surface, is_labelled, feature):
        """(truth, weight) of a candidate, which may stand right behind a label ("Doctor:"); `feature(name)` is a value of it."""
        name = document["set"].removesuffix("-small")
        marked = {kind for from_, to, kind in document["gold"] or [] if from_ < end and start < to}
        if marked & NAMES:
            return 1, 1.0
        if marked & NEITHER:
            return 0, 0.0
        for from_, to, verdict in self.verdicts.get((name, document["id"]), []):
            if from_ < end and start < to and verdict != "institution":
                return int(verdict == "right"), 1.0
        is_place = label == "GPE"
        is_sure_place = is_place and (feature("source.cued-place") or feature("word.place")) and not feature("writing.allLower")
        if document["gold"] is not None and name not in NAMELESS:
            return 0, 0.0 if name.startswith(ONLY_PERSONS) and is_sure_place else 1.0
        is_titled = feature("beside.title") and not feature("word.allOrdinary") and not is_labelled and not feature("word.term")
        is_likely = feature("word.given") and feature("source.odds") > 3 and not feature("writing.allLower") and not is_labelled
        if is_titled:
            return 1, 1.0
        if name in NAMELESS:
            return 0, 0.0 if is_sure_place or (is_likely and feature("writing.words") > 1) else 1.0
        judged = self.words.get(name, {}).get(surface.lower(), set())
        if judged == {"wrong"}:
            return 0, 1.0
        if judged == {"right"}:
            return 1, 1.0
        is_word = feature("writing.allLower") or feature("word.allOrdinary") or feature("word.term") or feature("writing.short")
        return 0, 0.5 if is_word and not feature("word.given") else 0.0
