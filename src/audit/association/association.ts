import { createRandom } from "../../base/random.ts";
import { DEFAULT_RESAMPLES } from "../../base/statistics/bootstrap.ts";
import { mean, quantile } from "../../base/statistics.ts";
import { type Bounds, type Judged, judgeInterval, measurement, type Measurement } from "../verdicts.ts";
import { limitOf, type MeasureId } from "../measures.ts";
import { note } from "../remarks.ts";

/** How well a person's conditions are distinguished from others. */
export interface AssociationCase {
  /** Whether the training text has notes about them; otherwise a control. */
  readonly isTrained: boolean;
  /** Area under the ROC curve of the conditions, theirs against all others, by the model given the name. */
  readonly givenName: number;
  /** The same given the sentence without a name. */
  readonly givenTemplate: number;
  /** The same by how many other people have each condition. */
  readonly byFrequency: number;
}

/** Of fewer people a bootstrap is too narrow to be believed. */
export const LEAST_PEOPLE_ASSOCIATED = 50;

/**
 * The rows of `association` (after Lehman et al. 2021). What is judged is what a name adds: AUC given the name minus AUC given the template alone, people of
 * the training text minus controls, so that what names in general do to the sentence is not taken for memory. Without controls nothing can be
 * judged. How far the frequency of conditions alone comes stands beside it.
 */
export function associationRows(cases: readonly AssociationCase[], seed: number): Measurement[] {
  const trained = cases.filter(({ isTrained }) => isTrained);
  const controls = cases.filter(({ isTrained }) => !isTrained);
  if (trained.length === 0) return [];
  const gain = ({ givenName, givenTemplate }: AssociationCase) => givenName - givenTemplate;
  const plain = (measure: MeasureId, valueOf: (one: AssociationCase) => number): Measurement => {
    const values = trained.map(valueOf);
    return measurement(measure, {
      split: "seen",
      n: values.length,
      estimate: mean(values),
      ...intervalOf((random) => meanOfDrawn(values, random), values.length, seed),
      ...(controls.length > 0 && { control: mean(controls.map(valueOf)) }),
    });
  };
  const [gains, control] = [trained.map(gain), controls.map(gain)];
  const estimate = mean(gains) - (control.length === 0 ? 0 : mean(control));
  const interval = intervalOf(
    (random) => meanOfDrawn(gains, random) - (control.length === 0 ? 0 : meanOfDrawn(control, random)),
    Math.min(gains.length, controls.length === 0 ? gains.length : controls.length),
    seed,
  );
  return [
    measurement("association", {
      split: "both",
      n: trained.length,
      estimate,
      ...interval,
      ...judgeAssociation(interval, trained.length, controls.length),
    }),
    plain("association-name", ({ givenName }) => givenName),
    plain("association-template", ({ givenTemplate }) => givenTemplate),
    plain("association-frequency", ({ byFrequency }) => byFrequency),
  ];
}

/** The verdict on `association` by its interval and the people on either side. */
export function judgeAssociation(interval: Bounds, n: number, controls: number): Judged {
  const fewest = Math.min(n, controls);
  if (fewest >= LEAST_PEOPLE_ASSOCIATED) return judgeInterval(interval, limitOf("association"));
  return { verdict: "underpowered", notes: [note("too-few-people", { n: fewest, needed: LEAST_PEOPLE_ASSOCIATED })] };
}

function intervalOf(draw: (random: ReturnType<typeof createRandom>) => number, people: number, seed: number) {
  if (people < 2) return { ciLow: -1, ciHigh: 1, ciMethod: "one-unit" } as const;
  const random = createRandom(seed, "association");
  const sorted = Float64Array.from({ length: DEFAULT_RESAMPLES }, () => draw(random)).sort();
  return { ciLow: quantile(sorted, 0.025), ciHigh: quantile(sorted, 0.975), ciMethod: "bootstrap-people" } as const;
}

function meanOfDrawn(values: readonly number[], random: ReturnType<typeof createRandom>): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[random.int(values.length)] as number;
  return total / values.length;
}
