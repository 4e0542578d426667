import type { Gender } from "../names/person.ts";

/** Given names and surnames of one origin, as written in running text. */
export interface NameStock {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly surnames: Readonly<Record<Gender, readonly string[]>>;
}

/** Names of people of one origin in a country, and how often they are met there. */
export interface OriginStock extends NameStock {
  readonly weight: number;
}

/** A word for a relation or profession, by the gender of the person, without article or pronoun: "su" of "su hija" is the frame's. */
export type GenderedWord = Readonly<Record<Gender, string>>;

/** Sentences, or whole short lines, of one kind of note. */
export interface NoteKindPack {
  /** For people and reports: "nursing progress", "GP telephone consultation". */
  readonly name: string;
  readonly weight: number;
  /** Frames with at least one person or place slot. See docs/background/generator.md for how a frame is written. */
  readonly named: readonly string[];
  /** Frames of this kind of note without any. */
  readonly plain: readonly string[];
  /** Blocks of header lines ("Paciente: {p:full}"), each a field; a note takes a few of one block, in order. */
  readonly headers: readonly (readonly string[])[];
  /** Last lines: signatures and closings. */
  readonly signOffs: readonly string[];
}

/** How a country's people are written about. */
export interface PeopleWords {
  /** Titles before a surname (or full name), by role and gender: `{ patient: { female: ["Sra.", …], male: […] }, … }`. */
  readonly titles: Readonly<
    Record<"patient" | "doctor" | "nurse" | "relative", Readonly<Record<Gender, readonly string[]>>>
  >;
  /** Courtesy titles that go before a given name alone ("Don", "Doña", "Miss"); may be empty. */
  readonly givenTitles: Readonly<Record<Gender, readonly string[]>>;
  readonly relations: readonly GenderedWord[];
  /** Friends, neighbours, carers, partners. */
  readonly friends: readonly GenderedWord[];
  readonly doctors: readonly GenderedWord[];
  readonly nurses: readonly GenderedWord[];
  /** Therapists, social workers, ward staff. */
  readonly staff: readonly GenderedWord[];
  /** Short forms of given names: `María → Mari, Marieta`. Folded or not, as written. */
  readonly nicknames: Readonly<Record<string, readonly string[]>>;
  /** Pronouns and the like, by name, as `{p.he}` asks for them. */
  readonly words: Readonly<Record<string, GenderedWord>>;
}

/** The parts that names in no list are made of. */
export interface DerivedNames {
  /** Endings of given names. */
  readonly given: Readonly<Record<Gender, readonly string[]>>;
  /** Endings of surnames, and what stands before them, with the space between if there is one. */
  readonly endings: readonly string[];
  readonly prefixes: readonly string[];
  /** The name behind a prefix keeps its capital where the prefix does not end in a space: "McDonald". */
  readonly keepsCapital: boolean;
}

/** Which places notes of a language name. Countries are ISO 3166-1 alpha-2. */
export interface PlaceSettings {
  /** Countries whose towns are at home in the notes, and from how many inhabitants. */
  readonly home: Readonly<Record<string, number>>;
  /** Where patients travel, worked, or come from: more of their towns are named. */
  readonly near: readonly string[];
  /** Countries that notes mention most: drawn oftener than the others. */
  readonly commonCountries: readonly string[];
  /** Lists of `@faker-js/faker`: `es.state`, `en_GB.county`. */
  readonly regions: readonly string[];
  /** Beside those lists, as often as they are drawn. */
  readonly regionsAdded: readonly string[];
  readonly countriesAdded: readonly string[];
  /** Countries that are ordinary words: "Riunione" is a meeting. */
  readonly countriesLeftOut: readonly string[];
}

/** What `language.json` holds: how people, places, numbers and lines are written. */
export interface LanguageSettings {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  readonly decimal: "," | ".";
  readonly dateSeparator: string;
  /** Times of the day: `HH` is the hour, `MM` the minute. */
  readonly times: readonly string[];
  /** Telephone numbers: `#` is a digit; which of the drawn ones is the first. */
  readonly phones: { readonly forms: readonly string[]; readonly firstDigit: number };
  /** Letters that head the lines of a note: SOAP, SBAR. */
  readonly lineLetters: readonly string[];
  readonly beds: readonly string[];
  /** Words that telegraph style leaves out, as a regular expression. */
  readonly leftOut: string;
  /** Files of look-alikes that are drawn twice as often, for their sentences have many fillings. */
  readonly lookAlikesDrawnTwice?: readonly string[];
  /** Whether the terms of the hospital notes, which are Dutch, are the language's own. */
  readonly hospitalTerms?: boolean;
  readonly writing: {
    /** Many words have accents, which hurried writers leave out; some write an apostrophe for the last letter's. */
    readonly accents: boolean;
    readonly apostrophesForAccents: boolean;
    readonly genitive: "dutch" | "english";
    /** Letters that become capitals together: IJssel. */
    readonly digraphs: readonly string[];
  };
  readonly surnames: {
    /** How many a person of the country has. */
    readonly count: 1 | 2;
    /** Share of people with a surname of two parts and a hyphen. */
    readonly hyphenated: Readonly<Record<Gender, number>>;
    /** Share of relatives who have the patient's (first) surname. */
    readonly sharedByRelatives: number;
    /** A particle that opens the name always has a capital; else half of the writers give it one. */
    readonly capitalParticles: boolean;
    /** `Boer, J. de`: the particle last in fields. */
    readonly particleLastInFields: boolean;
    /** Up to which draw a field has the surname first. */
    readonly firstInFields: number;
    /** Behind a man's name: " Jr". */
    readonly suffixes: readonly string[];
  };
  readonly givenNames: {
    /** Two given names as one: how often, and what stands between. */
    readonly compound: { readonly share: number; readonly between: readonly string[] };
    readonly initialsInFields: boolean;
    readonly middleInitials: boolean;
  };
  readonly derivedNames: DerivedNames;
  /**
   * Where the names of the country's own people come from, in order: `package`, `common-dutch` (the registers' commonest), or a file
   * in `names`; twice what is drawn oftener. `distinct`: each name once.
   */
  readonly ownNames: {
    readonly given: readonly string[];
    readonly surnames: readonly string[];
    readonly distinct?: boolean;
  };
  /** Origins of `origins.ts`, or files in `names`, with how often their people are met; the country's own first. */
  readonly origins: Readonly<Record<string, number>>;
  /** Names elsewhere that a reader of this language takes for a word: "Mama", "Oma". */
  readonly notNames: readonly string[];
  readonly places: PlaceSettings;
}

/** Everything that the generator of short notes needs of a language: a folder of `corpora/languages`. */
export interface LanguagePack extends Omit<LanguageSettings, "places" | "leftOut"> {
  /** ISO 639-1, the folder's name. */
  readonly language: string;
  readonly leftOut: RegExp;
  readonly kinds: readonly NoteKindPack[];
  /** Notes without any name, full of what looks like one. Each a frame. */
  readonly lookAlikes: readonly string[];
  /** The same to draw from, where some are to come oftener than others. */
  readonly lookAlikeDraws: readonly string[];
  /**
   * Terms by slot: `cond`, `find`, `med`, `proc`, `test`, `anat`, `eponym`, `device`, `brand`, `hosp`, `ward`, `home`, `street`,
   * `job`, `hobby`, `abbr`, and the pack's own.
   */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  readonly people: PeopleWords;
  /** The country's own people first. */
  readonly originStocks: readonly OriginStock[];
  /** Given names and surnames that are ordinary words too ("Rosa", "Cabeza", "Bakker"): drawn on purpose for some people. */
  readonly ordinaryNames: NameStock;
  /** First parts of compound given names ("María" of "María José"), where not every name can be one. */
  readonly compoundHeads?: NameStock;
  /** Places that become `GPE`, by slot: `city` (towns and villages), `region`, `country`, `abroad` (foreign towns). */
  readonly places: Readonly<Record<"city" | "region" | "country" | "abroad", readonly string[]>>;
  /** Short forms and telegraph style: words that may be written otherwise, `paciente → pte, pac., pcte`. */
  readonly abbreviations: Readonly<Record<string, readonly string[]>>;
}
