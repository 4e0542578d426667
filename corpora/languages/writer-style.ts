import type { Random } from "../../src/base/random.ts";
import { createWeighted } from "../weighted.ts";
import type { LanguagePack } from "./language-pack.ts";
import type { Address } from "./write-person.ts";

/** Letters of a note: as they should be, all small, all capitals, or only its names small or in capitals. */
export type Casing = "normal" | "small" | "capitals" | "small-names" | "capital-names";

/** How lines begin, and whether each sentence has its own. */
export type Layout = "one-line" | "lines" | "paragraphs" | "bullets" | "letters" | "times" | "beds";

/** How the writer of one note types. Probabilities are per place where the thing can happen. */
export interface WriterStyle {
  readonly casing: Casing;
  readonly address: Address;
  readonly layout: Layout;
  /** A sentence begins in small letters. */
  readonly smallStart: number;
  /** A sentence ends without a full stop. */
  readonly openEnd: number;
  /** No space after a full stop or comma. */
  readonly missingSpace: number;
  readonly doubleSpace: number;
  /** Nothing between a name and what stands before it. */
  readonly glue: number;
  /** A word with a short form is shortened. */
  readonly abbreviate: number;
  /** A long word is cut off, as hurried writers do with any word ("abdo", "resp."). */
  readonly truncate: number;
  /** A word in small letters gets a capital for no reason. */
  readonly strayCapitals: number;
  /** An article or auxiliary is left out. */
  readonly telegraph: number;
  /** Typing errors per word of four letters or more. */
  readonly typos: number;
  readonly nameTypos: number;
  /** Accents are left out; Italians may write an apostrophe instead. */
  readonly accents: "kept" | "dropped" | "apostrophes";
}

const pickCasing = createWeighted<Casing>([
  ["normal", 59],
  ["small", 18],
  ["capitals", 8],
  ["small-names", 9],
  ["capital-names", 6],
]);
const pickAddress = createWeighted<Address>([
  ["given", 34],
  ["titled", 26],
  ["surname", 15],
  ["mixed", 25],
]);
const pickLayout = createWeighted<Layout>([
  ["one-line", 48],
  ["lines", 16],
  ["paragraphs", 8],
  ["bullets", 10],
  ["letters", 7],
  ["times", 6],
  ["beds", 5],
]);

/** The style of a note of this language. */
export function drawStyle({ writing }: LanguagePack, random: Random): WriterStyle {
  const casing = pickCasing(random);
  const hurried = casing === "small" || random.chance(0.3);
  const dropsAccents = random.chance(
    writing.accents ? (casing === "small" || casing === "capitals" ? 0.4 : 0.12) : 0.05,
  );
  return {
    casing,
    address: pickAddress(random),
    layout: pickLayout(random),
    smallStart: random.chance(0.22) ? 0.85 : 0.04,
    openEnd: hurried ? 0.7 * random.next() : 0.06,
    missingSpace: random.chance(0.2) ? 0.25 * random.next() : 0.01,
    doubleSpace: random.chance(0.1) ? 0.08 : 0.002,
    glue: random.chance(0.2) ? 0.3 : 0.012,
    abbreviate: random.chance(0.55) ? random.next() : 0,
    truncate: random.chance(0.2) ? 0.06 * random.next() : 0.002,
    strayCapitals: random.chance(0.08) ? 0.2 * random.next() : 0.001,
    telegraph: random.chance(0.35) ? 0.85 * random.next() : 0,
    typos: random.chance(0.25) ? 0.05 * random.next() : 0.008 * random.next(),
    nameTypos: random.chance(0.2) ? 0.2 : 0.02,
    accents: !dropsAccents ? "kept" : writing.apostrophesForAccents && random.chance(0.6) ? "apostrophes" : "dropped",
  };
}
