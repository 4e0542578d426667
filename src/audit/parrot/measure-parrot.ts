import { bootstrapRatio, type RatioTerm } from "../../base/statistics/bootstrap.ts";
import { exactShare } from "../context-interval.ts";
import type { MeasureId } from "../measures.ts";
import { note } from "../remarks.ts";
import { measurement, type Measurement } from "../verdicts.ts";
import { type Mark, readReleased, type ReleasedDocument } from "./read-released.ts";
import { type ParrotOptions, suspectByParrot, suspectOddOnes, type Suspicions } from "./suspect-names.ts";

export interface MeasureParrotOptions extends ParrotOptions {
  /** Folders that `anonymise` wrote, each with its private folder beside it. */
  readonly corpora: readonly string[];
  /** BRAT: the notes as they were, with every person in them. */
  readonly goldDirectory: string;
}

/** How many of the names that step 1 missed an attacker distinguishes from what replaced the others: rows for information. */
export async function measureParrot(options: MeasureParrotOptions): Promise<Measurement[]> {
  const documents = await readReleased(options.corpora, options.goldDirectory);
  const parrot = await suspectByParrot(documents, options);
  return [
    ...rowsOf(documents, parrot, "parrot-recall", "parrot-precision", options.seed),
    ...rowsOf(documents, suspectOddOnes(documents), "odd-one-recall", "odd-one-precision", options.seed),
    row("leaks-by-chance", termsOf(documents, isName, isLeak), options.seed),
  ];
}

const isLeak = (mark: Mark) => mark.isLeak;
/** Of plain labels every reader knows that they are none. */
const isName = (mark: Mark) => mark.isLeak || !mark.isPlain;

function rowsOf(
  documents: readonly ReleasedDocument[],
  suspicions: Suspicions,
  recall: MeasureId,
  precision: MeasureId,
  seed: number,
): Measurement[] {
  const isSuspect = (mark: Mark, d: number) => suspicions[d]?.has(mark) === true;
  return [
    row(recall, termsOf(documents, isLeak, isSuspect), seed),
    row(precision, termsOf(documents, isSuspect, isLeak), seed),
  ];
}

/** By document: marks that count, and those of them that are a hit. */
function termsOf(
  documents: readonly ReleasedDocument[],
  counts: (mark: Mark, document: number) => boolean,
  isHit: (mark: Mark, document: number) => boolean,
): RatioTerm[] {
  return documents.map(({ marks }, d) => {
    const counted = marks.filter((mark) => counts(mark, d));
    return { numerator: counted.filter((mark) => isHit(mark, d)).length, denominator: counted.length };
  });
}

function row(measure: MeasureId, terms: readonly RatioTerm[], seed: number): Measurement {
  const n = terms.reduce((sum, { denominator }) => sum + denominator, 0);
  const hits = terms.reduce((sum, { numerator }) => sum + numerator, 0);
  const exact = exactShare(hits, n);
  if (n === 0)
    return measurement(measure, {
      split: "both",
      ...exact,
      ciLow: 0,
      ciHigh: 1,
      ciMethod: "one-unit",
      notes: [note("no-missed-names")],
    });
  // All or nothing: resampling would give no width.
  if (hits === 0 || hits === n) return measurement(measure, { split: "both", ...exact });
  const { low: ciLow, high: ciHigh } = bootstrapRatio(terms, { seed });
  return measurement(measure, { split: "both", ...exact, ciLow, ciHigh, ciMethod: "bootstrap-documents" });
}
