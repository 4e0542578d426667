/** Words, folded, beside which a word that is a name and an ordinary word is the one or the other. */
export interface PlaceWords {
  /** Articles, determiners, possessives, numbers, and prepositions grown together with an article: a noun follows. */
  readonly determiners: ReadonlySet<string>;
  /** Prepositions of place, origin and matter, forms of "to be", "patient": in small letters a noun or adjective follows rather than a person. */
  readonly prepositions: ReadonlySet<string>;
  /** "told by", "spoke to", "seen by": a person follows. One word, the last before the name. */
  readonly cues: ReadonlySet<string>;
  /** Forms of address, relations and professions: a name follows. */
  readonly roles: ReadonlySet<string>;
  /** "and", "or": what stands on both sides is of one kind. */
  readonly conjunctions: ReadonlySet<string>;
  /** Words behind a noun of the body or of an illness ("injury" in "head injury"), never behind a person. */
  readonly nounsAfter: ReadonlySet<string>;
  /** Kinds of things called after people: what follows names a street, a ward, an illness. */
  readonly things: ReadonlySet<string>;
  /** What stands before or behind initials that sign. */
  readonly signs: ReadonlySet<string>;
  /** Abbreviations of wards, measures and illnesses that look like initials. */
  readonly abbreviations: ReadonlySet<string>;
  /** True where people are written as initials anywhere in a note, not in signatures alone. */
  readonly hasInitials: boolean;
}

/** The words of a text, as a set; empty for an empty text. */
export function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ""));
}
