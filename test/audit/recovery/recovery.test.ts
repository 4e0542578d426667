import { describe, expect, it } from "vitest";

import type { ContextScore } from "../../../src/audit/context-scores.ts";
import { note } from "../../../src/audit/notes.ts";
import type { RecoveryCase } from "../../../src/audit/recovery/recovery-case.ts";
import { auditRecovery, withControls } from "../../../src/audit/recovery/recovery.ts";

const ALL_ASKED = { noOriginal: 0, unidentifying: 0, tooLong: 0 };
const OPTIONS = { split: "seen", k: 20, seed: 1, nameLike: new Set([7]), notAsked: ALL_ASKED } as const;

/** Cases whose original has an entry at this rank, or none, and that were asked in pieces with this result. */
function cases(
  ranks: readonly (number | undefined)[],
  topTokenIds: readonly number[] = [],
  inPieces: boolean | null = false,
): RecoveryCase[] {
  return ranks.map((originalRank, index) => {
    const score: ContextScore = {
      id: `c${index}`,
      cluster: `c${index}`,
      split: "seen",
      topTokenIds,
      nameRanks: [],
      nameMass: 0,
      replacedMass: 0,
      ...(originalRank !== undefined && { originalRank }),
    };
    const targets = originalRank === undefined ? [] : [7];
    return {
      score,
      form: 1,
      isOfPatient: true,
      targets,
      hasSpelling: true,
      isAsked: inPieces !== null,
      ...(inPieces !== null && { inPieces }),
    };
  });
}

const judged = (given: readonly RecoveryCase[], options: Partial<Parameters<typeof auditRecovery>[1]> = {}) =>
  auditRecovery(given, { ...OPTIONS, ...options }).find(({ measure }) => measure === "recovered");

describe("recovered in any way", () => {
  it("counts one entry and pieces together, and says which", () => {
    const row = judged([...cases([3]), ...cases([300, undefined], [], true), ...cases([300, undefined])]);
    expect(row).toMatchObject({ k: 20, n: 5, hits: 3 });
    expect(row?.notes).toContainEqual(note("ways-of-recovery", { oneEntry: 1, inPieces: 2 }));
  });

  it("counts only what could have come back", () => {
    const unsayable = cases(Array.from({ length: 500 }, () => undefined)).map((one) => ({
      ...one,
      hasSpelling: false,
    }));
    const none = Array.from({ length: 2995 }, () => 21);
    expect(judged(cases(none))).toMatchObject({ n: 2995, verdict: "pass" });
    const row = judged([...cases(none.slice(500)), ...unsayable], {
      notAsked: { noOriginal: 7, unidentifying: 4, tooLong: 0 },
    });
    expect(row).toMatchObject({ n: 2495, verdict: "underpowered" });
    expect(row?.notes).toContainEqual(
      note("could-not-come-back", { n: 2999, unidentifying: 4, unsayable: 500, tooLong: 0 }),
    );
    expect(row?.notes).toContainEqual(note("no-original", { contexts: 7 }));
  });

  it("passes neither by fewer predictions than the limit is about nor by no question at all", () => {
    const none = cases(Array.from({ length: 2995 }, () => 21));
    expect(judged(none)?.verdict).toBe("pass");
    expect(judged(none, { k: 1 })).toMatchObject({ verdict: "underpowered" });
    expect(judged(none, { k: 1 })?.notes).toContainEqual(note("other-depth", { k: 1, needed: 20 }));
    expect(judged([])).toMatchObject({ n: 0, verdict: "underpowered" });
    expect(judged([], { split: "unseen" })).toBeUndefined();
  });

  it("does not count what was not asked in pieces: a smaller sample never passes", () => {
    const none = Array.from({ length: 3000 }, () => 21);
    const sampled = [...cases(none.slice(0, 60)), ...cases(none.slice(60), [], null)];
    expect(judged(sampled)).toMatchObject({ n: 60, verdict: "underpowered" });
    // A hit outside the sample counts all the same.
    expect(judged([...sampled, ...cases([4], [], null)])).toMatchObject({ n: 61, hits: 1, verdict: "underpowered" });
    const leaking = cases(
      Array.from({ length: 40 }, () => 4),
      [],
      null,
    );
    expect(judged([...sampled, ...leaking])).toMatchObject({ n: 100, hits: 40, verdict: "fail" });
  });

  it("has a row even where no context could be asked", () => {
    expect(judged([], { notAsked: { noOriginal: 12, unidentifying: 0, tooLong: 0 } })).toMatchObject({
      n: 0,
      verdict: "underpowered",
    });
    expect(auditRecovery([], { ...OPTIONS, split: "unseen" })).toEqual([]);
  });
});

describe("auditRecovery", () => {
  it("counts a hit up to rank k, from 1", () => {
    const rows = auditRecovery(cases([1, 2, 5, 6, 20, 21, undefined]), OPTIONS);
    const hits = rows.filter(({ measure }) => measure === "recovered-one-entry").map((row) => [row.k, row.hits, row.n]);
    expect(hits).toEqual([
      [1, 1, 6],
      [5, 3, 6],
      [20, 5, 6],
    ]);
    expect(rows.find(({ measure }) => measure === "mean-reciprocal-rank")?.estimate).toBeCloseTo(
      (1 + 1 / 2 + 1 / 5 + 1 / 6 + 1 / 20 + 1 / 21) / 6,
      12,
    );
    expect(rows.find(({ measure }) => measure === "recovered-one-entry")?.notes).toEqual([
      note("one-entry-only", { n: 6, of: 7 }),
    ]);
  });

  it("holds it against guessing the commonest names", () => {
    const guess = auditRecovery(cases([300, 301], [7, 8, 9]), OPTIONS).find(
      ({ measure }) => measure === "guessed-without-context",
    );
    expect(guess).toMatchObject({ hits: 2, n: 2, verdict: "info" });
  });

  it("puts the unseen figure beside the seen one", () => {
    const seen = auditRecovery(cases([1, 30]), OPTIONS);
    const unseen = auditRecovery(cases([30, 30]), { ...OPTIONS, split: "unseen" });
    const rows = withControls([...seen, ...unseen]);
    expect(rows.find(({ split, k }) => split === "seen" && k === 20)).toMatchObject({ estimate: 0.5, control: 0 });
    expect(rows.filter(({ split }) => split === "unseen").every((row) => !("control" in row))).toBe(true);
  });
});
