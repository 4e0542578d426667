import type { Doings } from "./doings.ts";

/**
 * How a language introduces names: data alone. Words are folded (see `foldWord`); phrases are words with single spaces between
 * them, cut as the tokeniser cuts ("d / w"); patterns are tested on folded words.
 */
export interface NameWords {
  /** Forms of address and degrees: a name follows. */
  readonly titles: ReadonlySet<string>;
  /** Of these, the ones that are letters or words too: only with a capitalised, known name behind them. */
  readonly weakTitles: ReadonlySet<string>;
  /** What follows a title's stop: "Sig.ra", "Dott.ssa". */
  readonly titleEndings: ReadonlySet<string>;
  /** Professions and roles. */
  readonly roles: ReadonlySet<string>;
  /** Of these, those whose language stands behind them or before: "tolk Turks". */
  readonly interpreters?: ReadonlySet<string>;
  /** Verbs before a language: "spreekt", "understands". */
  readonly speaking?: ReadonlySet<string>;
  /** Relations: who belongs to the patient. */
  readonly kin: ReadonlySet<string>;
  /** Words in the names of a record's fields that hold names: "huisarts", "firstname". */
  readonly fieldNames: ReadonlySet<string>;
  /** Before who is written to or gets a copy: "geachte", "cc". */
  readonly addressing: ReadonlySet<string>;
  /** Before whose something is: "van", "of". */
  readonly possessive: ReadonlySet<string>;
  /** Those right behind whose they are: "Patel family updated", "Patel wife informed". */
  readonly ownedKin?: ReadonlySet<string>;
  /** Fields that may hold a name or something else ("Paciente: Mujer de 35 años"). */
  readonly looseFields: ReadonlySet<string>;
  /** Words inside surnames: "de", "la", "van". */
  readonly particles: ReadonlySet<string>;
  /** Particles of several tokens: "v . d .", "' t". Compared with the text as written. */
  readonly particlePhrases: readonly string[];
  /** Of the particles, the ones that may open a surname. */
  readonly openingParticles: ReadonlySet<string>;
  /** Of the particles, the ones that tie a place or an employer to a name: "Jansen van Philips". */
  readonly ties: ReadonlySet<string>;
  /** Of the opening particles, the ones that are articles: "de Tour" is no surname. */
  readonly articles: ReadonlySet<string>;
  /** Words that end a name: departments, kinds of street, fields. */
  readonly stops: ReadonlySet<string>;
  /** Words that name lists hold and that are no names in notes: verbs, adverbs, openings of letters. */
  readonly functionWords: ReadonlySet<string>;
  /** Words before a name that make it the name of a thing: hospitals, wards, streets, saints' churches. */
  readonly siteBefore: ReadonlySet<string>;
  /** The same, by how a word ends. */
  readonly siteBeforeEnding?: RegExp;
  /** A word of this form is a site's, not a person's: "Kerkstraat", "Antonius Ziekenhuis". */
  readonly siteEnding?: RegExp;
  /** Illnesses, signs, tests, devices: right behind an eponym, or before it, a particle between or none. */
  readonly eponymNouns: ReadonlySet<string>;
  /** Of these and beside them, the ones that are called after a person always: right behind any lone name, "Thomas splint", "Alexandra wing". */
  readonly namedNouns?: ReadonlySet<string>;
  /** What is made, grown or bred as in the place right before it: "Brazil nuts", "Norfolk terrier". */
  readonly placeGoods?: ReadonlySet<string>;
  /** Scales and tests that are called after the place up to two words before them: "Edmonton Frail Scale". */
  readonly placeScales?: ReadonlySet<string>;
  /** Of these, the ones that a patient has: behind a surname that is no eponym they tell nothing ("Kowalczyk catheter out"). */
  readonly ownedNouns?: ReadonlySet<string>;
  /** Eponyms beyond those of all languages. */
  readonly furtherEponyms?: ReadonlySet<string>;
  /** Surnames so usual that as eponyms they need their noun, a result or another eponym beside them: "Murphy neg". */
  readonly usualSurnames?: ReadonlySet<string>;
  /** A name that is no word and stands at two places of a note is a person's sooner (measured in notes; Dutch records stay as they are). */
  readonly tellsRepeats?: boolean;
  /** Short forms of months, which are given names too: behind a day they are months. */
  readonly months?: ReadonlySet<string>;
  /** People are bare initials behind a cue: "seen by JB". */
  readonly signsBehindCues?: boolean;
  /** Wards, teams, illnesses and tests in two or three capitals, beside {@link NameWords.noSignature}: alone no person's initials, before a surname perhaps. */
  readonly noInitials?: ReadonlySet<string>;
  /** Relations that a family calls by the word, although lists have it for a name: "Gran". */
  readonly calledRelations?: ReadonlySet<string>;
  /** Whose relation it is: "Hemi, his sister". */
  readonly possessives?: ReadonlySet<string>;
  /** What a number follows, and then who lies there: "letto 4 Moretti". */
  readonly beds?: ReadonlySet<string>;
  /** Prepositions of who did it: behind a noun they make no eponym ("ortesi da Bonomi"). */
  readonly agents?: ReadonlySet<string>;
  /** What was measured in Italian and Spanish alone holds here: of "di" and "de" in surnames, of squares that are surnames, of brands. */
  readonly isRomance?: boolean;
  /** Words that say of a sign or test how it is: right behind an eponym, "Douglas libero". */
  readonly results?: ReadonlySet<string>;
  /** Phrases that look like a person's name and are none: hospitals, charities, scales of two words, feasts. */
  readonly thingNames?: readonly string[];
  /** Phrases before a ward, home or hospital, or before goods: "transferred to", "bottle of". */
  readonly siteMoves?: readonly string[];
  /** Names that are words of notes too, where they open a sentence. */
  readonly openers?: Openers;
  /** Phrases before an illness: "bekend met". */
  readonly conditionCues: readonly string[];
  /** Phrases that only illnesses follow: behind them an eponym is one, however usual a surname ("PMH Addison"). */
  readonly illnessCues?: readonly string[];
  /** Words of notes that lists hold as names: abbreviations, measures, brands. */
  readonly medicalWords: ReadonlySet<string>;
  /** Endings of medical words that no dictionary has: after a title in small letters they are no misspelt name. */
  readonly medicalEnding?: RegExp;
  /** Prepositions before a ward or hospital that is called after a person: "op Beatrix", "on Nightingale". */
  readonly siteCues: ReadonlySet<string>;
  /** Words before a place: prepositions and verbs of living. */
  readonly placeBefore: ReadonlySet<string>;
  /** What a preposition and a person's home, origin or destination follow: "woont in", "afkomstig uit". */
  readonly residing?: ReadonlySet<string>;
  /** Points of the compass that make part of a place's name: "Zuid-Frankrijk", "Rotterdam Zuid". */
  readonly directions?: ReadonlySet<string>;
  /** Phrases behind which a person stands: "overlegd met", "d / w", "told by". */
  readonly cues: readonly string[];
  /** Prepositions and conjunctions behind which a person may stand. */
  readonly weakCues: ReadonlySet<string>;
  /** What only people do or are: "belt", "refiere", "orientado". */
  readonly personVerbs: ReadonlySet<string>;
  /** What people and things do: "has", "krijgt". */
  readonly thingVerbs: ReadonlySet<string>;
  /** What may stand between a name and its verb: "no", "se", "niet". */
  readonly beforeVerb: ReadonlySet<string>;
  /** Folded places written as abbreviations that mean something else too: places behind a preposition alone ("in de VS"). */
  readonly cuedPlaces?: ReadonlySet<string>;
  /** The same behind an article too ("in the US", not "to US"). */
  readonly articledPlaces?: ReadonlySet<string>;
  /** Letters of states behind a town: "Omaha, NE". */
  readonly stateCodes?: ReadonlySet<string>;
  /** Those of them that abbreviate nothing else in notes. */
  readonly sureStateCodes?: ReadonlySet<string>;
  /** States as newspapers shorten them, behind a town and a comma: "Spokane, Wash."; and those that are no word or title. */
  readonly shortStates?: ReadonlySet<string>;
  readonly sureShortStates?: ReadonlySet<string>;
  /** Letters of provinces, in brackets behind a town or behind the word for one: "Luino (VA)", "prov. TV". */
  readonly provinceCodes?: ReadonlySet<string>;
  /** Folded words for a province. */
  readonly provinceWords?: ReadonlySet<string>;
  /** What tells that an ordinary word is a surname: "Bakker klaagt". */
  readonly doings?: Doings;
  /** Verbs before who speaks: "zegt Bakker", "aldus De Wit". */
  readonly speech: ReadonlySet<string>;
  /** Words before initials that sign: "vpk JB". */
  readonly signatureBefore: ReadonlySet<string>;
  /** Abbreviations that stand where initials could: "SEH". */
  readonly noSignature: ReadonlySet<string>;
  /** Letters that initials keep together ("Th.", "Mª"); tested on the word as written. */
  readonly longInitial?: RegExp;
  /** Shortened names that a full stop ends ("Fco."); tested on the word as written. */
  readonly shortName?: RegExp;
  /** How a name owns: `'s` alone, or a plain `s` too ("Annies"). */
  readonly genitive?: "apostrophe" | "plain";
  /** An apostrophe and an `s` make a plural as well. */
  readonly hasPluralApostrophe?: boolean;
  /** Closing formulas, tested on a folded line from its start. */
  readonly signOff: RegExp;
  /** The letters that a match of it may begin with, up to what is no letter; folded. Most lines begin with others, and are not matched at all. */
  readonly signOffFirsts: ReadonlySet<string>;
}

/** Names that are words of notes too, folded. */
export interface Openers {
  /** Words that notes use oftener than the name: "Mark on sacrum", "Bill for chair". */
  readonly words: ReadonlySet<string>;
  /** Names of plants, stones, colours and the like: "Ivy rash", not "Ivy in bed 4". */
  readonly things: ReadonlySet<string>;
  /** Of these and of other names, adjectives, and the nouns of which they are said, behind an article or, of times, without: "Rosa la cute", "Serena notte". */
  readonly adjectives?: ReadonlySet<string>;
  readonly nouns?: ReadonlySet<string>;
  readonly times?: ReadonlySet<string>;
  /** What stands behind a person's name all the same: "Mark with mum". */
  readonly company: ReadonlySet<string>;
  /** Endings of verbs that no list has; tested on folded words. */
  readonly verbEnding: RegExp;
}

/** The words of a text, as a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** The phrases of a text, separated by bars. */
export function phrasesOf(phrases: string): readonly string[] {
  return Object.freeze(
    phrases
      .split("|")
      .map((phrase) => phrase.replace(/\s+/g, " ").trim())
      .filter((phrase) => phrase !== ""),
  );
}
