/** What the rules know of how a language introduces names. Words are folded; patterns are tested on folded text. */
export interface NameWords {
  /** Forms of address and degrees: a name follows. */
  readonly titles: ReadonlySet<string>;
  /** Of these, the ones that are letters or words too: only with a capitalised, known name behind them. */
  readonly weakTitles: ReadonlySet<string>;
  /** What follows a title's stop: "Sig.ra", "Dott.ssa". */
  readonly titleEndings: ReadonlySet<string>;
  /** Professions, roles and relations: a capitalised, known name must follow. */
  readonly roles: ReadonlySet<string>;
  /** Fields that may hold a name or something else ("Paciente: Mujer de 35 años"). */
  readonly looseFields: ReadonlySet<string>;
  /** Words inside surnames: "de", "la", "van". */
  readonly particles: ReadonlySet<string>;
  /** Of these, the ones that may open a surname. */
  readonly openingParticles: ReadonlySet<string>;
  /** Words that end a name: departments, kinds of street, fields. */
  readonly stops: ReadonlySet<string>;
  /** Words before a name that make it the name of a thing: hospitals, streets, saints' churches. */
  readonly siteBefore: ReadonlySet<string>;
  /** Words right behind or before (with a particle between) an eponym: illnesses, signs, tests, devices. */
  readonly eponymNouns: ReadonlySet<string>;
  /** Words before a place: prepositions and verbs of living. */
  readonly placeBefore: ReadonlySet<string>;
  /** Closing formulas, tested on a folded line from its start. */
  readonly signOff: RegExp;
}

/** The words of a text, as a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
