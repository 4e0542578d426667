import type { Profession } from "./names/person.ts";

/** Sentence patterns (see grammar.ts) to draw from: those with a person's name, and those without. */
export interface Pool {
  readonly named: readonly string[];
  readonly plain: readonly string[];
}

/** A part of a note. */
export interface Section {
  /** Heading pattern: a line of its own, or with `inline` the start of the first sentence's line. */
  readonly heading?: string;
  readonly inline?: boolean;
  /** Telegram lines, or sentences that follow one another. */
  readonly layout: "lines" | "prose";
  /** How many sentences, at least and at most. */
  readonly count: readonly [least: number, most: number];
  readonly pools: readonly Pool[];
  /** Share of sentences from the pools' `named` lists. */
  readonly namedShare?: number;
  /** Probability that the section is there at all. */
  readonly presence?: number;
}

/** A kind of note, declared: who writes it, its header lines, sections and sign-off. */
export interface NoteKind {
  readonly name: string;
  /** How often it is written, in relation to the others. */
  readonly weight: number;
  readonly authors: readonly Profession[];
  /** Hours of the day at which it is written, from and before; default 8 to 18. */
  readonly hours?: readonly [from: number, before: number];
  /** Patterns of header lines; one of each list. */
  readonly header: readonly (readonly string[])[];
  readonly sections: readonly Section[];
  /** Patterns of the lines that close the note; one of each list. */
  readonly closing: readonly (readonly string[])[];
}
