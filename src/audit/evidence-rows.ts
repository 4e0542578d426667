import { exactShare, type Share, withoutInterval } from "./context-interval.ts";
import type { AuditId } from "./audit-ids.ts";
import type { AuditContexts } from "./audit-input.ts";
import type { LooksEvidence } from "./audit-report.ts";
import { limitOf } from "./measures.ts";
import { type ListCoverage, measureCoverage } from "./names/coverage.ts";
import type { KnownNames } from "./names/collect-known-names.ts";
import type { NameKnowledge } from "./names/name-knowledge.ts";
import { type Note, note } from "./remarks.ts";
import { sampleSizeForZeroHits } from "../base/statistics.ts";
import { invalidate, type Measurement, measurement } from "./verdicts.ts";
import type { RowVerdict } from "./audit.ts";

/** Rows on what the others rest on, and why name rates do not hold; none of it if they do. */
export interface EvidenceRows {
  readonly rows: readonly Measurement[];
  readonly invalidBy: readonly Note[];
}

/** `coverage`: how many of the originals the lists and corpora know. */
export function coverageRows({ contexts, originals }: AuditContexts, known: KnownNames): EvidenceRows {
  const coverage = measureCoverage(contexts, originals, known);
  const split = "both";
  const { n, known: hits, parts, knownParts, byListAlone, unknownOriginals } = coverage;
  const thin = thinness(coverage, contexts.length);
  const missing = unknownOriginals > 0 ? [note("no-original", { contexts: unknownOriginals })] : [];
  const share = exactShare(hits, n);
  const limit = limitOf("list-coverage");
  const needed = sampleSizeForZeroHits(1 - limit);
  const verdict = thin.length > 0 ? "invalid" : judgeCoverage(share);
  const few = verdict === "underpowered" && n < needed ? [note("too-few", { n, needed, limit: 1 - limit })] : [];
  return {
    rows: [
      measurement("list-coverage", { split, ...share, verdict, notes: [...thin, ...few, ...missing] }),
      measurement("list-coverage-parts", { split, ...exactShare(knownParts, parts) }),
      measurement("list-coverage-alone", { split, ...exactShare(byListAlone.known, n) }),
    ],
    invalidBy: thin,
  };
}

/** The verdict on `list-coverage` by its counts, known originals of all. */
export function judgeCoverage({ n, hits, ciLow }: Pick<Share, "n" | "hits" | "ciLow">): RowVerdict {
  const limit = limitOf("list-coverage");
  if (n === 0 || hits / n < limit) return "invalid";
  return n >= sampleSizeForZeroHits(1 - limit) && ciLow >= limit ? "pass" : "underpowered";
}

function thinness({ n, known, unknownOriginals }: ListCoverage, contexts: number): Note[] {
  const limit = limitOf("list-coverage");
  if (unknownOriginals === contexts) return [note("originals-unknown", { n: contexts })];
  return n === 0 || known / n < limit ? [note("lists-too-thin", { known, n, limit })] : [];
}

type ContextsState = Pick<AuditContexts, "freshness" | "changedFiles" | "unlistedFiles">;

/**
 * Why the test contexts are not what they should be: too many of them stand elsewhere, a file is not as it was written, or nothing says how it was
 * written. The choice of sentences is a choice of figures, so no figure about them passes then.
 */
export function staleness({ freshness, changedFiles, unlistedFiles }: ContextsState): Note[] {
  const { duplicates, n, isInvalid } = freshness;
  return [
    ...(isInvalid ? [note("nearly-same", { dropped: duplicates, n, limit: limitOf("near-duplicates") })] : []),
    ...(changedFiles > 0 ? [note("contexts-changed", { files: changedFiles })] : []),
    ...(unlistedFiles > 0 ? [note("contexts-unlisted", { files: unlistedFiles })] : []),
  ];
}

/** Audits whose figures are about something else than the test contexts: planted people, and the stored rows of removed entries. */
const OF_OTHER_TEXT: ReadonlySet<AuditId> = new Set(["exposure", "association"]);

/** A row about the test contexts made `invalid` by what is wrong with these, see {@link staleness}, once. */
export function doubtContexts(row: Measurement, stale: readonly Note[]): Measurement {
  if (OF_OTHER_TEXT.has(row.audit) || row.measure === "row-difference") return row;
  const isKnown = ({ id }: Note) => row.notes?.some((own) => own.id === id) === true;
  return invalidate(
    row,
    stale.filter((one) => !isKnown(one)),
  );
}

/** Why what judges kept may be names: most of the decoys that are names were kept, too. None if most were found, or without decoys. */
export function judgingDoubts({ decoys }: Pick<NameKnowledge, "decoys">): Note[] {
  if (decoys === undefined) return [];
  const { right, asked } = decoys.name;
  return right * 2 < asked ? [note("judges-miss-names", { right, asked })] : [];
}

/** `freshness`: whether the test contexts are what they should be, disjoint from the others and looked at once. */
export function freshnessRows(input: AuditContexts, looks: LooksEvidence): EvidenceRows {
  const { duplicates, n } = input.freshness;
  const stale = staleness(input);
  // These say whether figures hold: by themselves they pass nothing.
  const verdictBy = (reasons: readonly Note[]) => (reasons.length > 0 ? "invalid" : "info");
  const changed = looks.changedAfterFirstLook ? [note("decisions-changed")] : [];
  const { distinctSeeds = 1 } = looks;
  const seen = [
    note("looked-at", { looks: looks.looks, decisions: looks.distinctDecisions }),
    ...(distinctSeeds > 1 ? [note("looked-with-seeds", { seeds: distinctSeeds })] : []),
  ];
  return {
    rows: [
      measurement("near-duplicates", {
        split: "both",
        n,
        hits: duplicates,
        ...withoutInterval(n === 0 ? 0 : duplicates / n, "census"),
        verdict: verdictBy(stale),
        notes: stale,
      }),
      measurement("looks", {
        split: "both",
        n: looks.looks,
        ...withoutInterval(looks.distinctDecisions, "census"),
        verdict: verdictBy(changed),
        notes: [...changed, ...seen],
      }),
    ],
    invalidBy: stale,
  };
}
