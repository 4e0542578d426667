import { createRandom } from "../../base/random.ts";
import type { BulkStep } from "../decisions/decision.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import { mostOtherwise } from "../stopping/split-decided.ts";

/** Entries that are very likely names, of which some are drawn to be looked at; the others can then be taken for names together. */
export interface LikelyNames {
  /** Ids of all, the drawn ones included. */
  readonly from: readonly number[];
  /** Drawn at random, in the order of the draw. */
  readonly drawn: readonly number[];
}

/** What the look at the drawn entries allows. Counts and ids of entries that are not decided. */
export interface BulkOffer {
  /** `waiting`: not all drawn entries are decided; `refused`: too many of them are no names; `open`: the rest can be taken for names. */
  readonly state: "waiting" | "refused" | "open";
  /** Undecided entries that it is about, the drawn ones not among them. */
  readonly rest: readonly number[];
  /** What is written with each of them. */
  readonly step: BulkStep;
  /** At most so many of the rest are ordinary words: one-sided 95 %, exact. */
  readonly words: number;
  /** Drawn entries that are decided. */
  readonly looked: number;
}

/** Where probabilities are right, at most one in twenty of the likely names is a word. */
const LIKELY = 0.95;
const DRAWN = 60;
/** Fewer entries than this are decided one by one: the draw would save little. */
const FEWEST = 2 * DRAWN;
/** With more words than this among sixty, one in ten of the rest may be a word. */
const MOST_OTHERWISE = 1;

/**
 * The likely names of a list, pieces and the random sample left out, and a simple random draw of 60 of them, which depends on their ids alone; undefined where
 * they are too few, or where nothing has a probability.
 */
export function drawLikelyNames(
  candidates: readonly {
    readonly tokenId: number;
    readonly probability?: number;
    readonly isPiece?: boolean;
    readonly isSampled?: boolean;
  }[],
): LikelyNames | undefined {
  const from = candidates.flatMap(({ tokenId, probability = 0, isPiece = false, isSampled = false }) =>
    probability >= LIKELY && !isPiece && !isSampled ? [tokenId] : [],
  );
  if (from.length < FEWEST) return undefined;
  const places = new Map(from.map((tokenId) => [tokenId, createRandom(tokenId, "likely names").next()]));
  const order = from.toSorted((a, b) => (places.get(a) as number) - (places.get(b) as number) || a - b);
  return { from, drawn: order.slice(0, DRAWN) };
}

/** What the decisions so far allow; undefined where nothing is left to be taken. To be unsure of a drawn entry is not to call it a name. */
export function offerBulk(
  likely: LikelyNames | undefined,
  decided: ReadonlyMap<number, Choice>,
): BulkOffer | undefined {
  if (likely === undefined) return undefined;
  const { from, drawn } = likely;
  const isDrawn = new Set(drawn);
  const rest = from.filter((tokenId) => !isDrawn.has(tokenId) && !decided.has(tokenId));
  if (rest.length === 0) return undefined;
  const said = drawn.flatMap((tokenId) => decided.get(tokenId) ?? []);
  const otherwise = said.filter((choice) => choice !== "name").length;
  const step = { of: rest.length, from: from.length, drawn: drawn.length, otherwise };
  const state = otherwise > MOST_OTHERWISE ? "refused" : said.length < drawn.length ? "waiting" : "open";
  return { state, rest, step, words: mostOtherwise(step), looked: said.length };
}
