"""spaCy: process:"python adapters/spacy.py es_core_news_sm"."""

import sys

from unname_adapter import serve

import spacy

nlp = spacy.load(sys.argv[1] if len(sys.argv) > 1 else "es_core_news_sm")
nlp.max_length = 2_000_000
serve(
    f"spaCy {spacy.__version__} {nlp.meta['lang']}_{nlp.meta['name']} {nlp.meta['version']}",
    lambda texts: [[(ent.start_char, ent.end_char, ent.label_) for ent in doc.ents] for doc in nlp.pipe(texts)],
)
