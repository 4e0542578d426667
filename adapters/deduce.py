"""Deduce, for Dutch: process:"python adapters/deduce.py"."""

from importlib.metadata import version

from unname_adapter import serve

from deduce import Deduce

deduce = Deduce()
# What `unname` calls them; any other label stays as it is.
ENTITIES = {
    "patient": "PERSON",
    "persoon": "PERSON",
    "locatie": "GPE",
    "ziekenhuis": "ORGANISATION",
    "zorginstelling": "ORGANISATION",
    "datum": "DATE",
    "leeftijd": "AGE",
    "telefoonnummer": "PHONE",
    "emailadres": "EMAIL",
    "url": "URL",
    "bsn": "ID",
    "id": "ID",
}


def recognise(texts):
    found = [deduce.deidentify(text).annotations for text in texts]
    return [[(one.start_char, one.end_char, ENTITIES.get(one.tag, one.tag)) for one in annotations] for annotations in found]


serve(f"Deduce {version('deduce')}", recognise)
