"""Microsoft Presidio with a spaCy model: process:"python adapters/presidio.py es es_core_news_sm"."""

import logging
import sys
from importlib.metadata import version

from unname_adapter import serve

import tldextract
from presidio_analyzer import AnalyzerEngine, BatchAnalyzerEngine
from presidio_analyzer.nlp_engine import NlpEngineProvider

logging.disable(logging.ERROR)
# It would ask the network for the newest list of domains.
tldextract.tldextract.TLD_EXTRACTOR = tldextract.TLDExtract(suffix_list_urls=())

language, model = sys.argv[1:3] if len(sys.argv) > 2 else ("es", "es_core_news_sm")
configuration = {"nlp_engine_name": "spacy", "models": [{"lang_code": language, "model_name": model}]}
engine = NlpEngineProvider(nlp_configuration=configuration).create_engine()
analyzer = BatchAnalyzerEngine(AnalyzerEngine(nlp_engine=engine, supported_languages=[language]))
# What `unname` calls them; any other label stays as it is.
ENTITIES = {"LOCATION": "GPE", "DATE_TIME": "DATE", "PHONE_NUMBER": "PHONE", "EMAIL_ADDRESS": "EMAIL", "NRP": "OTHER"}
serve(
    f"Presidio {version('presidio-analyzer')} with {model}",
    lambda texts: [
        [(found.start, found.end, ENTITIES.get(found.entity_type, found.entity_type), found.score) for found in results]
        for results in analyzer.analyze_iterator(texts, language=language)
    ],
)
