import type { GenderedWord, PeopleWords } from "../../language-pack.ts";

const pair = (male: string, female: string): GenderedWord => ({ male, female });

/** Relations by the relative's gender, without an article; all of them take "il" and "la" (frames with "zio" or "ex" say so themselves). */
export const RELATIONS: readonly GenderedWord[] = [
  pair("figlio", "figlia"),
  pair("marito", "moglie"),
  pair("fratello", "sorella"),
  pair("padre", "madre"),
  pair("papà", "mamma"),
  pair("nipote", "nipote"),
  pair("genero", "nuora"),
  pair("cognato", "cognata"),
  pair("cugino", "cugina"),
  pair("nonno", "nonna"),
  pair("suocero", "suocera"),
  pair("compagno", "compagna"),
  pair("convivente", "convivente"),
  pair("consuocero", "consuocera"),
  pair("fratellastro", "sorellastra"),
  pair("figlio maggiore", "figlia maggiore"),
  pair("secondo figlio", "seconda figlia"),
  pair("primogenito", "primogenita"),
  pair("nipotino", "nipotina"),
  pair("parente", "parente"),
  pair("bisnipote", "bisnipote"),
  pair("coniuge", "coniuge"),
  pair("caregiver", "caregiver"),
  pair("gemello", "gemella"),
];

/** Friends, neighbours and carers, without an article; all take "il" and "la". */
export const FRIENDS: readonly GenderedWord[] = [
  pair("vicino", "vicina"),
  pair("vicino di casa", "vicina di casa"),
  pair("badante", "badante"),
  pair("collega", "collega"),
  pair("coinquilino", "coinquilina"),
  pair("conoscente", "conoscente"),
  pair("dirimpettaio", "dirimpettaia"),
  pair("compagno di classe", "compagna di classe"),
  pair("fidanzato", "fidanzata"),
  pair("ragazzo", "ragazza"),
  pair("portiere", "portinaia"),
  pair("volontario", "volontaria"),
  pair("padrone di casa", "padrona di casa"),
  pair("datore di lavoro", "datrice di lavoro"),
  pair("barista", "barista"),
  pair("tutore", "tutrice"),
  pair("parrucchiere", "parrucchiera"),
  pair("commilitone", "compagna di scuola"),
  pair("maestro", "maestra"),
  pair("collaboratore domestico", "colf"),
  pair("padrino", "madrina"),
  pair("compaesano", "compaesana"),
];

/** Titles before a surname or a full name, by role. */
export const TITLES: PeopleWords["titles"] = {
  patient: {
    female: ["sig.ra", "Sig.ra", "signora", "Signora", "sig.na", "sigra", "SIG.RA", "s.ra"],
    male: ["sig.", "Sig.", "signor", "Signor", "sig", "SIG.", "sig.re"],
  },
  doctor: {
    female: [
      "dott.ssa",
      "dr.ssa",
      "Dott.ssa",
      "Dr.ssa",
      "dottoressa",
      "prof.ssa",
      "d.ssa",
      "dssa",
      "dott.sa",
      "Prof.ssa",
    ],
    male: ["dott.", "dr.", "Dott.", "Dr.", "dottor", "dr", "prof.", "dott", "Prof.", "primario dott.", "professor"],
  },
  nurse: {
    female: ["inf.", "infermiera", "Inf.", "coord.", "caposala", "IP", "collega", "ost."],
    male: ["inf.", "infermiere", "Inf.", "coord.", "IP", "collega", "oss"],
  },
  relative: {
    female: ["sig.ra", "signora", "Sig.ra", "sigra"],
    male: ["sig.", "signor", "Sig.", "sig"],
  },
};

/** Courtesy titles before a given name alone. */
export const GIVEN_TITLES: PeopleWords["givenTitles"] = {
  female: ["signora", "sig.ra", "Sig.ra", "Signora"],
  male: ["signor", "sig.", "don", "Sig."],
};

/** Doctors' specialties, without an article; all of them take "il" and "la". */
export const DOCTORS: readonly GenderedWord[] = [
  pair("medico", "medico"),
  pair("medico di guardia", "medico di guardia"),
  pair("curante", "curante"),
  pair("cardiologo", "cardiologa"),
  pair("neurologo", "neurologa"),
  pair("chirurgo", "chirurga"),
  pair("geriatra", "geriatra"),
  pair("radiologo", "radiologa"),
  pair("nefrologo", "nefrologa"),
  pair("pneumologo", "pneumologa"),
  pair("rianimatore", "rianimatrice"),
  pair("reperibile", "reperibile"),
  pair("ginecologo", "ginecologa"),
  pair("pediatra", "pediatra"),
  pair("fisiatra", "fisiatra"),
  pair("dermatologo", "dermatologa"),
  pair("tirocinante", "tirocinante"),
  pair("diabetologo", "diabetologa"),
  pair("primario", "primaria"),
  pair("palliativista", "palliativista"),
];

/** Nurses, without an article. */
export const NURSES: readonly GenderedWord[] = [
  pair("infermiere", "infermiera"),
  pair("infermiere di turno", "infermiera di turno"),
  pair("inf.", "inf."),
  pair("collega", "collega"),
  pair("coordinatore", "coordinatrice"),
  pair("caposala", "caposala"),
  pair("triagista", "triagista"),
  pair("ferrista", "ferrista"),
  pair("case manager", "case manager"),
];

/** Therapists, social workers and ward staff, without an article. */
export const STAFF: readonly GenderedWord[] = [
  pair("fisioterapista", "fisioterapista"),
  pair("ft", "ft"),
  pair("logopedista", "logopedista"),
  pair("terapista occupazionale", "terapista occupazionale"),
  pair("assistente sociale", "assistente sociale"),
  pair("AS", "AS"),
  pair("OSS", "OSS"),
  pair("educatore", "educatrice"),
  pair("psicologo", "psicologa"),
  pair("dietista", "dietista"),
  pair("tecnico", "tecnica"),
  pair("volontario", "volontaria"),
  pair("animatore", "animatrice"),
  pair("ausiliario", "ausiliaria"),
  pair("segretario", "segretaria"),
];

/** Pronouns and words that follow a person's gender, as `{p.he}` asks for them. */
export const WORDS: PeopleWords["words"] = {
  he: pair("lui", "lei"),
  pt: pair("il pz", "la pz"),
  the: pair("il", "la"),
  of: pair("del", "della"),
  to: pair("al", "alla"),
  from: pair("dal", "dalla"),
  by: pair("col", "con la"),
  his: pair("gli", "le"),
  patient: pair("il paziente", "la paziente"),
  spouse: pair("marito", "moglie"),
  alone: pair("solo", "sola"),
};
