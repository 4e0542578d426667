import { sha256 } from "../../base/hash.ts";
import { AUDIT_NAMES } from "../audit-ids.ts";
import type { AuditContexts } from "../audit-input.ts";
import type { AuditReport } from "../audit-report.ts";
import { identifyDigestKey, keyedDigest } from "../digest-key.ts";
import type { Measurement } from "../verdicts.ts";
import type { OutcomeUnit } from "./outcomes.ts";
import {
  digestRows,
  encodeValues,
  type JudgedRow,
  type OutcomeRow,
  OUTCOMES_SCHEMA_VERSION,
  type OutcomesFile,
  type UnitSet,
} from "./outcomes-file.ts";

/**
 * The outcomes of an audit's measurements, in the order of its rows, every digest of what could be guessed keyed (see `keyedDigest`). Rows about contexts are spread over all test contexts of their
 * split, so that they have one set of units and what was not asked is seen; of others the units are those that the measurement names.
 */
export function collectOutcomes(
  report: Pick<AuditReport, "model" | "tokenizer" | "evidence" | "settings" | "rows">,
  measurements: readonly Measurement[],
  input: Pick<AuditContexts, "contexts" | "units">,
  key: Uint8Array,
): OutcomesFile {
  const unitSets: UnitSet[] = [];
  const indexOf = (set: UnitSet) => {
    const known = unitSets.findIndex(({ unit, sha256: digest }) => unit === set.unit && digest === set.sha256);
    return known < 0 ? unitSets.push(set) - 1 : known;
  };
  const rows = measurements.flatMap((measurement): OutcomeRow[] => {
    const row = outcomeRow(measurement, input, key);
    return row === undefined ? [] : [{ ...row.figures, unitSet: indexOf(row.unitSet), ...row.outcomes }];
  });
  const { model, tokenizer, evidence, settings } = report;
  const recognisers = evidence.entries?.recognisers;
  return {
    schemaVersion: OUTCOMES_SCHEMA_VERSION,
    kind: "unname outcomes",
    model: {
      name: model.name,
      sha256: model.sha256,
      tokenizerSha256: tokenizer.sha256,
      isRewritten: model.rewrite !== undefined,
    },
    basis: {
      k: settings.k,
      respell: settings.respellLimit,
      seed: settings.seed,
      names: evidence.names.digest,
      recognisers: recognisers === undefined ? null : keyedDigest(key, sha256(JSON.stringify(recognisers))),
      ...(evidence.names.byCounts && { counted: true }),
      digestKey: identifyDigestKey(key),
    },
    rowsSha256: digestRows(report),
    audits: AUDIT_NAMES.filter((name) => measurements.some(({ audit }) => audit === name)),
    judged: measurements.flatMap(judgedRow),
    unitSets,
    rows,
  };
}

/** A row's figures, the set of its units, and the values of these; undefined for one that is of no units. */
function outcomeRow(
  { outcomes, ...row }: Measurement,
  input: Pick<AuditContexts, "contexts" | "units">,
  key: Uint8Array,
) {
  if (outcomes === undefined || outcomes.units.length === 0) return undefined;
  const isOfContexts = row.unit === "context" || row.unit === "prediction";
  const units = inOrder(outcomes.allUnits ?? (isOfContexts ? ofContexts(row, input) : outcomes.units));
  const place = new Map(outcomes.units.map(({ id }, index) => [id, index]));
  const spread = (values: readonly number[]) =>
    encodeValues(
      units.map(({ id }) => {
        const index = place.get(id);
        return index === undefined ? undefined : values[index];
      }),
    );
  const { measure, split, k, n, hits, estimate, verdict } = row;
  const { values, weights, positives, against } = outcomes;
  return {
    figures: {
      measure,
      split,
      n,
      estimate,
      verdict,
      ...(k !== undefined && { k }),
      ...(hits !== undefined && { hits }),
    },
    unitSet: describeUnits(row.unit === "prediction" ? "context" : row.unit, units, key),
    outcomes: {
      values: spread(values),
      ...(weights !== undefined && { weights: typeof weights === "number" ? weights : spread(weights) }),
      ...(positives && { positives: spread(positives.map(Number)) }),
      ...(against !== undefined && { against: keyedDigest(key, against) }),
    },
  };
}

/** What was said of the model: whether the evidence holds is no figure of it, and changes by being looked at. */
function judgedRow({ audit, measure, split, k, verdict }: Measurement): JudgedRow[] {
  if (verdict === "info" || !AUDIT_NAMES.some((name) => name === audit)) return [];
  return [{ verdict, measure, split, ...(k !== undefined && { k }) }];
}

interface KnownUnit extends OutcomeUnit {
  /** What else two units of one id must share: the sentence of a context. */
  readonly text?: string;
}

function ofContexts(
  { split }: Pick<Measurement, "split">,
  { contexts, units }: Pick<AuditContexts, "contexts" | "units">,
): KnownUnit[] {
  const asked = contexts.filter((context) => split === "both" || context.split === split);
  return asked.map(({ id, text, split: own }) => ({
    id,
    cluster: units.unitOf(id),
    text: `${own}\n${text}`,
  }));
}

/** By cluster, then by id: units of one cluster stand together. */
function inOrder(units: readonly KnownUnit[]): KnownUnit[] {
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...units].sort((a, b) => compare(a.cluster, b.cluster) || compare(a.id, b.id));
}

function describeUnits(unit: UnitSet["unit"], units: readonly KnownUnit[], key: Uint8Array): UnitSet {
  const sizes = new Map<string, number>();
  for (const { cluster } of units) sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1);
  const clusterSizes = [...sizes.values()];
  const lines = units.map(({ id, cluster, text }) => JSON.stringify([cluster, id, text ?? null]));
  return {
    unit,
    n: units.length,
    sha256: keyedDigest(key, sha256(lines.join("\n"))),
    ...(clusterSizes.length < units.length && { clusterSizes }),
  };
}
