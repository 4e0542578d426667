/** A term as a note writes it, with the surname in it if it is named after somebody. */
export interface EponymousTerm {
  readonly term: string;
  /** The surname part, a substring of `term`; people who share a term stay joined ("Guillain-Barré"). */
  readonly eponym?: string;
}

/**
 * Reads one entry of the term tables, in which asterisks stand around the surname: `ziekte van *Parkinson*`.
 *
 * Marking it inside the term makes the surname a substring of it by construction.
 */
export function readEponym(marked: string): EponymousTerm {
  const term = marked.replaceAll("*", "");
  const eponym = /\*([^*]+)\*/u.exec(marked)?.[1];
  return eponym === undefined ? { term } : { term, eponym };
}
