import { describe, expect, it } from "vitest";

import type { ContextScore } from "../../../src/audit/context-scores.ts";
import { auditRecovery, recoveryTargets, surfaceIndex, withControls } from "../../../src/audit/recovery/recovery.ts";
import { fakeTokenizer } from "../fake-model.ts";

const OPTIONS = { split: "seen", k: 20, seed: 1, nameLike: new Set([7]) } as const;

function cases(ranks: readonly (number | undefined)[], topTokenIds: readonly number[] = []) {
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
    return { score, targets: originalRank === undefined ? [] : [7] };
  });
}

describe("recoveryTargets", () => {
  const index = surfaceIndex(fakeTokenizer(["ĠJan", "jan", "ĠJANSEN", "Ġvan", "ĠJ"]));

  it("are the tokens that say the name or a part of it", () => {
    expect(recoveryTargets("Jan van Jansen", index)).toEqual([1, 2, 3]);
    expect(recoveryTargets("Fatma", index)).toEqual([]);
  });

  it("are not asked for where nothing identifies", () => {
    expect(recoveryTargets("J.", index)).toBeUndefined();
  });
});

describe("auditRecovery", () => {
  it("counts a hit up to rank k, from 1", () => {
    const rows = auditRecovery(cases([1, 2, 5, 6, 20, 21, undefined]), OPTIONS);
    const hits = rows.filter(({ measure }) => measure === "original recovered").map((row) => [row.k, row.hits, row.n]);
    expect(hits).toEqual([
      [1, 1, 7],
      [5, 3, 7],
      [20, 5, 7],
    ]);
    expect(rows.find(({ measure }) => measure === "mean reciprocal rank")?.estimate).toBeCloseTo(
      (1 + 1 / 2 + 1 / 5 + 1 / 6 + 1 / 20 + 1 / 21) / 7,
      12,
    );
    expect(rows[0]?.note).toContain("6 of 7 originals");
  });

  it("holds only k = 20 against the limit, where one hit fails", () => {
    const verdicts = (ranks: readonly number[]) =>
      auditRecovery(cases(ranks), OPTIONS).map(({ k, verdict }) => [k, verdict]);
    const none = Array.from({ length: 3000 }, () => 21);
    expect(verdicts(none).slice(0, 3)).toEqual([[1, "info"], [5, "info"], [20, "pass"]]); // prettier-ignore
    expect(verdicts([...none, 20])[2]).toEqual([20, "fail"]);
    expect(verdicts(none.slice(0, 100))[2]).toEqual([20, "underpowered"]);
    const [, , row] = auditRecovery(cases(none.slice(0, 100)), OPTIONS);
    expect(row?.ciHigh).toBeCloseTo(0.0295, 4);
    expect(row?.note).toContain("2,995");
  });

  it("holds it against guessing the commonest names", () => {
    const guess = auditRecovery(cases([300, undefined], [7, 8, 9]), OPTIONS).find(({ measure }) =>
      measure.includes("guessed"),
    );
    expect(guess).toMatchObject({ hits: 1, n: 2, verdict: "info" });
  });

  it("puts the unseen figure beside the seen one", () => {
    const seen = auditRecovery(cases([1, 30]), OPTIONS);
    const unseen = auditRecovery(cases([30, 30]), { ...OPTIONS, split: "unseen" });
    const rows = withControls([...seen, ...unseen]);
    expect(rows.find(({ split, k }) => split === "seen" && k === 20)).toMatchObject({ estimate: 0.5, control: 0 });
    expect(rows.filter(({ split }) => split === "unseen").every((row) => !("control" in row))).toBe(true);
  });
});
