import type { Outcomes } from "../../../src/audit/compare/outcomes.ts";
import { collectOutcomes } from "../../../src/audit/compare/collect-outcomes.ts";
import type { OutcomesFile } from "../../../src/audit/compare/outcomes-file.ts";
import { type MeasureId, measureOf } from "../../../src/audit/measures.ts";
import { type Measurement, measurement } from "../../../src/audit/verdicts.ts";
import { sampleReport } from "../../report/sample-audit.ts";

export interface MadeUpRow {
  readonly measure: MeasureId;
  /** One a context; undefined for one that was not asked. */
  readonly values: readonly (number | undefined)[];
  readonly weights?: Outcomes["weights"];
  readonly verdict?: Measurement["verdict"];
}

export interface MadeUpAudit {
  readonly rows: readonly MadeUpRow[];
  /** Contexts a document; default 1. */
  readonly perDocument?: number;
  readonly names?: string;
  readonly seed?: number;
  readonly respell?: number;
  /** What the sentences are about; other contexts if it differs. */
  readonly text?: string;
  /** What digests are keyed with. */
  readonly key?: Uint8Array;
}

/** Outcomes of an audit of seen contexts that gave these values. */
export function madeUpOutcomes({
  rows,
  perDocument = 1,
  names = "n",
  seed = 1,
  respell,
  text = "t",
  key = Buffer.alloc(32, 1),
}: MadeUpAudit): OutcomesFile {
  const report = sampleReport({ name: "model", contexts: 10, leak: 0, loss: 2 });
  const { evidence, settings } = report;
  const n = rows[0]?.values.length ?? 0;
  const units = Array.from({ length: n }, (_, index) => ({
    id: `context ${index}`,
    cluster: `document ${Math.floor(index / perDocument)}`,
  }));
  const clusterOf = new Map(units.map(({ id, cluster }) => [id, cluster]));
  const measured = rows.map(({ measure, values, weights, verdict = "pass" }): Measurement => {
    const asked = units.filter((_, index) => values[index] !== undefined);
    const outcomes = {
      units: asked,
      // Of rows about contexts all are known.
      ...(measureOf(measure).unit !== "context" && { allUnits: units }),
      values: values.filter((value) => value !== undefined),
      ...(weights !== undefined && { weights }),
    };
    const figures = { n, estimate: 0, ciLow: 0, ciHigh: 1, ciMethod: "exact-each", verdict } as const;
    return measurement(measure, { split: "seen", ...figures, outcomes });
  });
  return collectOutcomes(
    {
      ...report,
      evidence: { ...evidence, names: { ...evidence.names, digest: names } },
      settings: { ...settings, seed, ...(respell !== undefined && { respellLimit: respell }) },
    },
    measured,
    {
      contexts: units.map(({ id }) => ({ id, split: "seen", set: "test", text: `${text} ${id} <mask>` })),
      units: { of: "document", isDeclared: false, unknown: 0, unitOf: (id) => clusterOf.get(id) ?? "" },
    },
    key,
  );
}

/** A list of `n` with the first `hits` 1, the others 0. */
export function hits(count: number, n: number): number[] {
  return Array.from({ length: n }, (_, index) => (index < count ? 1 : 0));
}
