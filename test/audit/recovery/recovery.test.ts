import { describe, expect, it } from "vitest";

import type { AuditRow } from "../../../src/audit/audit.ts";
import type { ContextScore } from "../../../src/audit/context-scores.ts";
import { note } from "../../../src/audit/remarks.ts";
import { recoveredRow, recoveryControl } from "../../../src/audit/recovery/recovered-row.ts";
import type { RecoveryCase, RecoveryOptions } from "../../../src/audit/recovery/recovery-case.ts";
import { auditRecovery, withControls } from "../../../src/audit/recovery/recovery.ts";
import { chanceContradiction } from "../../../src/audit/rejudge/chance-contradiction.ts";
import { judgeRow } from "../../../src/audit/rejudge/judge-row.ts";

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
      hasEntry: targets.length > 0,
      standing: "name",
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

describe("recovered beyond chance", () => {
  const none = Array.from({ length: 6000 }, () => 21);
  /** Hits of as many patients, among contexts without one. */
  const leaking = (hits: number, change: Partial<RecoveryCase> = {}) =>
    cases([...Array.from({ length: hits }, () => 4), ...none]).map((one, index) =>
      index < hits ? { ...one, ...change } : one,
    );
  const rowOf = (given: readonly RecoveryCase[], options: Partial<RecoveryOptions> = {}) =>
    recoveredRow(given, { ...OPTIONS, ...options });
  const controlOf = (hits: number) => recoveryControl(leaking(hits), OPTIONS);

  it("is judged in the seen split alone: the unseen one is its control", () => {
    expect(rowOf(leaking(40), { control: controlOf(0) }).verdict).toBe("fail");
    expect(rowOf(leaking(40), { split: "unseen" }).verdict).toBe("info");
    // As many came back of text that was never seen: the sentences give these names away.
    const row = rowOf(leaking(40), { control: controlOf(38) });
    expect(row.verdict).toBe("underpowered");
    const values = { hits: 38, n: 6038, clusters: 38, contexts: 6038 };
    expect(row.notes).toContainEqual(note("unseen-control", { ...values, p: expect.closeTo(0.454, 2) as number }));
  });

  it("is no failure where originals of other patients would come back as often from the same predictions", () => {
    // One name is predicted everywhere, and one in 150 originals is that name: no sentence tells whose it is.
    const said = leaking(40).map((one) => ({ ...one, score: { ...one.score, topTokenIds: [7] } }));
    const given = said.map((one, index) => ({ ...one, targets: index < 40 ? [7] : [] }));
    const row = rowOf(given, { control: controlOf(0) });
    expect(row.verdict).toBe("underpowered");
    const dealt = row.notes?.find(({ id }) => id === "originals-dealt")?.values;
    expect(dealt).toMatchObject({ clusters: 40, expected: expect.closeTo(40, 0) as number });
    expect(dealt?.["p"]).toBeGreaterThan(0.3);
  });

  it("fails by no original that a person must judge first, passes by none, and counts none that is no name", () => {
    const control = controlOf(0);
    expect(rowOf(leaking(0), { control }).verdict).toBe("pass");
    const unclear = rowOf(leaking(40, { standing: "unjudged" }), { control });
    expect(unclear).toMatchObject({ hits: 40, verdict: "underpowered" });
    expect(unclear.notes).toContainEqual(note("hits-unjudged", { hits: 40 }));
    const word: Partial<RecoveryCase> = { standing: "word", targets: [] };
    const words = leaking(40, { ...word, score: { ...leaking(0)[0]!.score } });
    expect(rowOf(words, { control })).toMatchObject({ n: 6040, hits: 0, verdict: "pass" });
    expect(rowOf(words, { control }).notes).toContainEqual(note("originals-no-names", { originals: 40, n: 6040 }));
  });

  it("is judged by a release as by the audit, which finds a chance that no figures explain", () => {
    const [row, unseen] = [rowOf(leaking(9), { control: controlOf(2) }), rowOf(leaking(2), { split: "unseen" })].map(
      (one) => ({
        ...one,
        seed: 1,
        modelSha256: "",
        tokenizerSha256: "",
      }),
    ) as [AuditRow, AuditRow];
    const rows = [row, unseen];
    expect(judgeRow(row)).toBe(row.verdict);
    expect(chanceContradiction(row, rows)).toBeUndefined();
    const edited = (id: "originals-dealt" | "unseen-control", values: object) => ({
      ...row,
      notes: row.notes!.map((one) => (one.id === id ? { ...one, values: { ...one.values, ...values } } : one)),
    });
    for (const forged of [
      edited("originals-dealt", { p: 1 }),
      edited("originals-dealt", { certain: 9 }),
      edited("originals-dealt", { clusters: 90 }),
      edited("unseen-control", { hits: 9, clusters: 9 }),
      edited("unseen-control", { n: 3 }),
      edited("unseen-control", { contexts: 2 }),
    ])
      expect(chanceContradiction(forged, rows)).toMatch(/^expected/u);
    expect(judgeRow({ ...row, notes: [] })).toBe("fail");
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
