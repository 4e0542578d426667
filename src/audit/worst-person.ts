import type { AuditRow } from "./audit.ts";
import type { MeasureId } from "./measures.ts";
import type { Measurement } from "./verdicts.ts";

/** The patient (or document, where patients are not known) of whom most sentences were hit. Public: counts alone. */
export interface WorstPerson extends Pick<AuditRow, "measure" | "split"> {
  /** Sentences of this patient that were hit, and that could have been. */
  readonly hits: number;
  readonly n: number;
}

/** Figures of which one patient can have many hits. */
const MEASURES: ReadonlySet<MeasureId> = new Set(["contexts-with-name", "recovered"]);

/** Of each split and figure, the patient with most hits: an average over many hides one who is in all of them. Nothing where no unit was asked. */
export function worstPeople(measurements: readonly Measurement[]): WorstPerson[] {
  return measurements.flatMap(({ measure, split, outcomes }) => {
    if (!MEASURES.has(measure) || outcomes === undefined) return [];
    const people = new Map<string, { hits: number; n: number }>();
    for (const [index, { cluster }] of outcomes.units.entries()) {
      const { hits, n } = people.get(cluster) ?? { hits: 0, n: 0 };
      people.set(cluster, { hits: hits + (outcomes.values[index] === 1 ? 1 : 0), n: n + 1 });
    }
    const [worst] = [...people.values()].toSorted((a, b) => b.hits - a.hits || a.n - b.n);
    return worst === undefined ? [] : [{ measure, split, ...worst }];
  });
}
