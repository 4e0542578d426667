import type { Gender } from "../names/person.ts";

/** Languages whose short notes can be generated. */
export const PACK_LANGUAGES = ["nl", "es", "en", "it"] as const;
export type PackLanguage = (typeof PACK_LANGUAGES)[number];

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
  /** Header lines ("Paciente: {p:full}"), each a field; a note takes a few of one block, in order. */
  readonly headers?: readonly (readonly string[])[];
  /** Last lines: signatures and closings. */
  readonly signOffs?: readonly string[];
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

/** Everything that the generator of short notes needs of a language. */
export interface LanguagePack {
  readonly language: PackLanguage;
  readonly kinds: readonly NoteKindPack[];
  /** Notes without any name, full of what looks like one. Each a frame. */
  readonly lookAlikes: readonly string[];
  /** The same to draw from, where some are to come oftener than others. */
  readonly lookAlikeDraws?: readonly string[];
  /**
   * Terms by slot: `cond`, `find`, `med`, `proc`, `test`, `anat`, `eponym`, `device`, `brand`, `hosp`, `ward`, `home`, `street`,
   * `job`, `hobby`, `abbr`, and the pack's own.
   */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  readonly people: PeopleWords;
  /** The country's own people first. */
  readonly origins: readonly OriginStock[];
  /** How many surnames a person of the country has. */
  readonly surnameCount: 1 | 2;
  /** Given names and surnames that are ordinary words too ("Rosa", "Cabeza", "Bakker"): drawn on purpose for some people. */
  readonly ordinaryNames: {
    readonly female: readonly string[];
    readonly male: readonly string[];
    readonly surnames: readonly string[];
  };
  /** First parts of compound given names ("María" of "María José"), where not every name can be one. */
  readonly compoundHeads?: Readonly<Record<Gender, readonly string[]>>;
  /** Places that become `GPE`, by slot: `city` (towns and villages), `region`, `country`, `abroad` (foreign towns). */
  readonly places: Readonly<Record<"city" | "region" | "country" | "abroad", readonly string[]>>;
  /** How numbers, dates and times are written. */
  readonly decimal: "," | ".";
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  /** Short forms and telegraph style: words that may be written otherwise, `paciente → pte, pac., pcte`. */
  readonly abbreviations: Readonly<Record<string, readonly string[]>>;
}
