import { readEponym } from "./read-eponym.ts";
import { oneOf, readTable } from "./read-table.ts";

const REGIONS = ["hoofd", "hals", "thorax", "abdomen", "bekken", "rug", "arm", "been", "algemeen"] as const;
const ARTICLES = ["de", "het"] as const;

/** A body part or structure, with the article that Dutch puts before it. */
export interface AnatomyTerm {
  readonly term: string;
  readonly article: (typeof ARTICLES)[number];
  /** The part of the body that it lies in; `algemeen` is for tissue found all over. */
  readonly region: (typeof REGIONS)[number];
  /** The surname part of a term named after somebody, a substring of `term`. */
  readonly eponym?: string;
}

/** Every body part and structure, grouped by region and article. */
export const ANATOMY: readonly AnatomyTerm[] = readTable("anatomy", 3).map(([region, article, marked]) => ({
  ...readEponym(marked as string),
  article: oneOf(ARTICLES, article),
  region: oneOf(REGIONS, region),
}));
