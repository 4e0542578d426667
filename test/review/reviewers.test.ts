import { describe, expect, it } from "vitest";

import type { Decision } from "../../src/review/decision.ts";
import { foldDecisions } from "../../src/review/decisions.ts";
import { UNDO } from "../../src/review/fold-lines.ts";
import { summariseReview } from "../../src/review/provenance.ts";
import { agreementOfReviewers, findDisagreements, settle } from "../../src/review/reviewers.ts";

const AT = "2026-01-02T03:04:05.000Z";

function line(tokenId: number, decision: Decision["decision"], reviewer: string, reason = ""): Decision {
  return { tokenId, token: `Ġw${tokenId}`, decision, reviewer, at: AT, reason };
}

/** Two reviewers of 50 entries: 20 both name, 15 both keep, 5 and 10 differing. κ is 0.4, as in the textbook example. */
const fifty = Array.from({ length: 50 }, (_, tokenId) => [
  line(tokenId, tokenId < 25 ? "name" : "keep", "ann"),
  line(tokenId, tokenId < 20 || (tokenId >= 25 && tokenId < 35) ? "name" : "keep", "bob"),
]).flat();

const by = { reviewer: "cat", at: new Date(AT) };
const stands = (lines: readonly Decision[], tokenId: number) => foldDecisions(lines).get(tokenId)?.decision;

describe("agreementOfReviewers", () => {
  it("gives κ with an interval over the entries that both decided on", () => {
    const [pair, ...others] = agreementOfReviewers([...fifty, line(99, "name", "ann")]);
    expect(others).toEqual([]);
    expect(pair).toMatchObject({ reviewers: ["ann", "bob"], entries: 50, observed: 0.7 });
    expect(pair?.kappa).toBeCloseTo(0.4);
    // Fleiss, Cohen & Everitt 1969: standard error 0.127.
    expect(pair?.ciLow).toBeGreaterThan(0.4 - 3 * 0.127);
    expect(pair?.ciLow).toBeLessThan(0.4 - 0.127);
    expect(pair?.ciHigh).toBeGreaterThan(0.4 + 0.127);
  });

  it("draws all spellings of a word together", () => {
    const spelled = fifty.map((one) => ({ ...one, token: `Ġw${Math.floor(one.tokenId / 10)}` }));
    const width = (lines: readonly Decision[]) => {
      const [pair] = agreementOfReviewers(lines);
      return (pair?.ciHigh ?? 0) - (pair?.ciLow ?? 0);
    };
    expect(width(spelled)).toBeGreaterThan(1.3 * width(fifty));
  });

  it("takes the last answer of each, and neither what was taken back nor what was settled", () => {
    const lines = [line(1, "keep", "ann"), line(1, "name", "ann"), line(1, "name", "bob"), line(2, "name", "ann")];
    lines.push(
      line(2, "unsure", "ann", UNDO),
      line(2, "name", "bob"),
      settle(line(3, "name", "x"), "name", { ...by, reviewer: "ann" }),
    );
    expect(agreementOfReviewers(lines)).toMatchObject([{ entries: 1, observed: 1, kappa: null, ciLow: null }]);
  });
});

describe("a disagreement", () => {
  const differing = [line(1, "name", "ann"), line(1, "keep", "bob"), line(2, "name", "ann"), line(2, "name", "bob")];

  it("waits until it is settled, and then says who, when and why", () => {
    expect(findDisagreements(differing)).toMatchObject([
      {
        tokenId: 1,
        answers: [
          { reviewer: "ann", decision: "name" },
          { reviewer: "bob", decision: "keep" },
        ],
      },
    ]);
    const settled = settle(line(1, "name", "x"), "keep", { ...by, why: "a ward" });
    expect(findDisagreements([...differing, settled])).toMatchObject([
      { settled: { reviewer: "cat", at: AT, decision: "keep", reason: "settled: a ward" } },
    ]);
  });

  it("stands as the more cautious has it until it is settled, whoever was cautious", () => {
    expect(stands(differing, 1)).toBe("name");
    const settled = [...differing, settle(line(1, "name", "x"), "keep", by)];
    expect(stands(settled, 1)).toBe("keep");
    expect(stands(settled, 2)).toBe("name");
    expect(stands([...settled, line(1, "name", "bob")], 1)).toBe("name");
  });

  it("waits again when what settled it is taken back, or somebody says otherwise", () => {
    const settled = [...differing, settle(line(1, "name", "x"), "keep", by)];
    const open = (lines: readonly Decision[]) => findDisagreements(lines).filter((one) => one.settled === undefined);
    expect(open(settled)).toEqual([]);
    expect(open([...settled, line(1, "unsure", "cat", UNDO)])).toHaveLength(1);
    expect(stands([...settled, line(1, "unsure", "cat", UNDO)], 1)).toBe("name");
    expect(open([...settled, line(1, "name", "ann")])).toHaveLength(1);
  });

  it("is counted in the provenance of the review", () => {
    const lines = [...fifty, settle(line(20, "name", "x"), "keep", by)];
    expect(summariseReview(lines)).toMatchObject({ disagreements: { open: 14, settled: 1 } });
    expect(summariseReview(lines).agreement?.[0]?.entries).toBe(50);
    expect(summariseReview(fifty.filter(({ reviewer }) => reviewer === "ann"))).not.toHaveProperty("agreement");
  });
});
