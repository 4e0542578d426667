import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * Companies, banks, airlines, clubs, media, parties, alliances and programs that newspapers and notes of several languages name by one word,
 * folded; trade marks of their owners. None is a town or, alone, a usual surname (Philips, Ford, Solvay), and none an ordinary word (Shell).
 */
export const ORGANISATIONS: ReadonlySet<string> = LISTS.set("organisations");

/** Organisations, cups, papers and works of two words or more, one of which could be a person's; folded, as they are cut into tokens. */
export const ORGANISATION_NAMES: readonly string[] = LISTS.phrases("organisation-names");

/** Nouns that end the names of companies and papers in whatever language: "Granada Media", "Smeets Securities". */
export const COMPANY_NOUNS: readonly string[] = Object.freeze(
  `securities communications holding holdings technologies pharma pharmaceuticals telecom airlines airways pictures records
  entertainment motors industries networks newspapers publishing broadcasting electronics software media group times telegraph
  tribune herald`.split(/\s+/),
);
