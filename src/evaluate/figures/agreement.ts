/**
 * Labels that annotators gave to the same units, `[annotator][unit]`; undefined where one did not see the unit.
 */
export type Annotations = readonly (readonly (string | undefined)[])[];

/** Share of units seen by both that have the same label; null if there are none. */
export function observedAgreement(
  a: readonly (string | undefined)[],
  b: readonly (string | undefined)[],
): number | null {
  const { units, same } = countPairs(a, b);
  return units === 0 ? null : same / units;
}

/**
 * Cohen's κ (1960): (observed − expected) / (1 − expected), expected agreement from each annotator's own shares of labels. Null if it is
 * not defined: no unit was seen by both, or both always gave one and the same label.
 */
export function cohensKappa(a: readonly (string | undefined)[], b: readonly (string | undefined)[]): number | null {
  const { units, same, labels } = countPairs(a, b);
  let expected = 0;
  for (const [ofA, ofB] of labels.values()) expected += ofA * ofB;
  const square = units * units;
  return square === expected ? null : (units * same - expected) / (square - expected);
}

function countPairs(a: readonly (string | undefined)[], b: readonly (string | undefined)[]) {
  const labels = new Map<string, [ofA: number, ofB: number]>();
  const countsOf = (label: string) => {
    const counts = labels.get(label) ?? [0, 0];
    labels.set(label, counts);
    return counts;
  };
  let units = 0;
  let same = 0;
  for (const [index, ofA] of a.entries()) {
    const ofB = b[index];
    if (ofA === undefined || ofB === undefined) continue;
    units++;
    if (ofA === ofB) same++;
    countsOf(ofA)[0]++;
    countsOf(ofB)[1]++;
  }
  return { units, same, labels };
}

/**
 * Krippendorff's α for nominal data (2004, ch. 11) and any number of annotators: 1 − observed / expected disagreement. A unit
 * counts if at least two annotators saw it. Null if it is not defined: no such unit, or one label only.
 */
export function krippendorffsAlpha(annotations: Annotations): number | null {
  const units = Math.max(0, ...annotations.map((labels) => labels.length));
  const totals = new Map<string, number>();
  let values = 0;
  let disagreement = 0;
  for (let unit = 0; unit < units; unit++) {
    const counts = new Map<string, number>();
    let seen = 0;
    for (const labels of annotations) {
      const label = labels[unit];
      if (label === undefined) continue;
      seen++;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    if (seen < 2) continue;
    values += seen;
    let agreeing = 0;
    for (const [label, count] of counts) {
      totals.set(label, (totals.get(label) ?? 0) + count);
      agreeing += count * (count - 1);
    }
    disagreement += (seen * (seen - 1) - agreeing) / (seen - 1);
  }
  let expected = values * values;
  for (const count of totals.values()) expected -= count * count;
  return expected === 0 ? null : 1 - ((values - 1) * disagreement) / expected;
}
