"""Sentences in the style of Dutch and French hospital notes, all people made up: what the small tokenizers are trained on."""

from itertools import product

PEOPLE = ["Zoë van der Veen", "José Đorđević", "Anaïs Lefèvre", "Björn Öztürk", "Chloé Béranger", "mevr. de Groot-Ünal", "Noël Müller"]

SUBJECTS = ["koorts", "hypertensie", "une pneumonie", "dyspnoe d'effort", "een gebroken pols", "diabète de type 2"]

TEMPLATES = [
    "{person} werd gisteren gezien op de poli wegens {subject}.",
    "Patiënt {person} is bekend met {subject}, RR 130/80, pols 72 r.a.",
    "Overleg met {person}: controle over 3 weken, Metoprolol 50 mg 1dd1.",
    "{person} a été hospitalisée pour {subject} ; l'évolution est favorable.",
    "Mme {person} se plaint de {subject} depuis l'été, traitement à réévaluer.",
    "De zus van {person} belt: géén pijn meer, coöperatief, ontslag op 12 mei 2021.",
]


def sentences() -> list[str]:
    """Every template with every person and subject, always in the same order."""
    return [template.format(person=person, subject=subject) for template, person, subject in product(TEMPLATES, PEOPLE, SUBJECTS)]


# What the models are asked. Each encodes to another length; "e\u0308" is an accent apart from its letter, which some
# normalisers join. Short enough for 70 tokens in every vocabulary.
QUESTIONS = [
    "<mask>",
    "<mask> belt.",
    "Pols <mask> is 72.",
    "Patiënt <mask> is bekend met hypertensie.",
    "Overleg met Zoë <mask> <mask>, controle over 3 weken, Metoprolol",
    "Patie\u0308nt José<mask> : géén pijn, l'évolution de <mask> est favorable",
    "Mme Anaïs <mask> a été hospitalisée pour une pneumonie ; à réévaluer.",
    "<mask> van der <mask> en <mask> werden gisteren gezien wegens dyspnoe, hypertensie en koorts (mei 2021).",
]
