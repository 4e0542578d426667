"""What a recogniser finds in texts by its own interface: PEER; reads a JSON list of texts, prints a list of [start, end] a text, in code points."""

import json
import logging
import os
import sys

logging.disable(logging.ERROR)
out = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)
texts = json.load(sys.stdin)
if sys.argv[1] == "spacy":
    import spacy

    nlp = spacy.load("es_core_news_sm")
    found = [[(ent.start_char, ent.end_char) for ent in nlp(text).ents] for text in texts]
elif sys.argv[1] == "presidio":
    import tldextract
    from presidio_analyzer import AnalyzerEngine
    from presidio_analyzer.nlp_engine import NlpEngineProvider

    tldextract.tldextract.TLD_EXTRACTOR = tldextract.TLDExtract(suffix_list_urls=())
    configuration = {"nlp_engine_name": "spacy", "models": [{"lang_code": "es", "model_name": "es_core_news_sm"}]}
    engine = NlpEngineProvider(nlp_configuration=configuration).create_engine()
    analyzer = AnalyzerEngine(nlp_engine=engine, supported_languages=["es"])
    found = [[(one.start, one.end) for one in analyzer.analyze(text, language="es")] for text in texts]
else:
    from deduce import Deduce

    deduce = Deduce()
    found = [[(one.start_char, one.end_char) for one in deduce.deidentify(text).annotations] for text in texts]
out.write(json.dumps(found))
out.close()
