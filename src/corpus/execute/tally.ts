import { hasOther } from "../../recognise/other-languages.ts";

/** What was found so far. */
export interface Tally {
  documents: number;
  /** Spans replaced, by entity. */
  readonly counts: Record<string, number>;
  /** Spans found and left, by label. */
  readonly left: Record<string, number>;
  /** Of JSON lines: records in which each field to drop or mask stood. */
  readonly fields: Record<string, number>;
  /** Documents by language, see `nameLanguages`; none where recognisers do not choose it. */
  readonly languages: Record<string, number>;
  /** The first ones with passages in no supported language. */
  readonly others: OtherDocument[];
}

/** A document with passages in no supported language. */
export interface OtherDocument {
  readonly document: string;
  /** See `nameLanguages`. */
  readonly language: string;
}
const MOST_OTHERS = 20;

/** Nothing yet, of these entities. */
export function createTally(entities: readonly string[]): Tally {
  const counts = Object.fromEntries(entities.map((entity) => [entity, 0]));
  return { documents: 0, counts, left: {}, fields: {}, languages: {}, others: [] };
}

/** Counts the languages of a document. */
export function countLanguage(tally: Pick<Tally, "languages" | "others">, document: string, language: string): void {
  tally.languages[language] = (tally.languages[language] ?? 0) + 1;
  if (hasOther(language)) addOthers(tally.others, [{ document, language }]);
}

/** Adds documents to the first ones. */
export function addOthers(others: OtherDocument[], more: readonly OtherDocument[]): void {
  for (const other of more.slice(0, MOST_OTHERS - others.length)) others.push(other);
}

/** Adds counts to a sum. */
export function addCounts(sum: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [label, count] of Object.entries(more)) sum[label] = (sum[label] ?? 0) + count;
}

/** Adds one tally to another. */
export function addTally(sum: Tally, more: Tally): void {
  sum.documents += more.documents;
  addCounts(sum.counts, more.counts);
  addCounts(sum.left, more.left);
  addCounts(sum.fields, more.fields);
  addCounts(sum.languages, more.languages);
  addOthers(sum.others, more.others);
}
