"""Recognition by a peer, round by round, for bench/recognise.ts: spaCy (NER alone) or Presidio, on Spanish text.

Reads JSON lists of texts, a line each, from the file named last; prints a JSON line when it is ready, one for each line of standard input,
which names a list (its seconds of the processor and the entities found), and one with the peak memory at the end.
"""

import json
import logging
import resource
import sys
import time
import warnings

warnings.filterwarnings("ignore")
logging.disable(logging.ERROR)

MODEL = "es_core_news_sm"


def open_spacy():
    import spacy

    # The entity recogniser has its own token-to-vector layer: nothing else of the pipeline is needed.
    others = ["tok2vec", "morphologizer", "parser", "senter", "attribute_ruler", "lemmatizer"]
    nlp = spacy.load(MODEL, exclude=others)
    assert nlp.pipe_names == ["ner"], nlp.pipe_names
    name = f"spaCy {spacy.__version__} {MODEL} {nlp.meta['version']}, nlp.pipe, NER only"
    return name, lambda texts: sum(len(doc.ents) for doc in nlp.pipe(texts))


def open_presidio():
    from importlib.metadata import version

    import tldextract
    from presidio_analyzer import AnalyzerEngine, BatchAnalyzerEngine
    from presidio_analyzer.nlp_engine import NlpEngineProvider

    # It would ask the network for the newest list of domains.
    tldextract.tldextract.TLD_EXTRACTOR = tldextract.TLDExtract(suffix_list_urls=())
    models = [{"lang_code": "es", "model_name": MODEL}]
    engine = NlpEngineProvider(nlp_configuration={"nlp_engine_name": "spacy", "models": models}).create_engine()
    batch = BatchAnalyzerEngine(AnalyzerEngine(nlp_engine=engine, supported_languages=["es"]))
    name = f"Presidio {version('presidio-analyzer')} with {MODEL}, as it comes"
    return name, lambda texts: sum(len(found) for found in batch.analyze_iterator(texts, language="es"))


def main(peer, path):
    started = time.perf_counter()
    name, recognise = {"spacy": open_spacy, "presidio": open_presidio}[peer]()
    with open(path, encoding="utf-8") as file:
        lots = file.readlines()
    say({"name": name, "loadSeconds": time.perf_counter() - started})
    for line in sys.stdin:
        texts = json.loads(lots[int(line)])
        begun = time.process_time()
        spans = recognise(texts)
        say({"seconds": time.process_time() - begun, "spans": spans})
    # Linux counts in kilobytes, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    say({"peakBytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit})


def say(value):
    print(json.dumps(value), flush=True)


main(*sys.argv[1:])
