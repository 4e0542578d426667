import { describe, expect, it } from "vitest";

import type { Decision } from "../../src/review/decisions/decision.ts";
import { foldDecisions } from "../../src/review/decisions/decisions-file.ts";
import { UNDO } from "../../src/review/decisions/reasons.ts";
import { summariseReview } from "../../src/review/decisions/summarise-review.ts";
import { type Disagreement, findDisagreements, settle } from "../../src/review/decisions/disagreements.ts";
import { agreementOfReviewers } from "../../src/review/decisions/reviewer-agreement.ts";

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

  it("says which answers it settles, and is apart from what the same person answered", () => {
    const [disagreement] = findDisagreements(differing);
    const settled = settle(disagreement as Disagreement, "keep", { ...by, reviewer: "ann" });
    expect(settled.settles).toEqual([
      { reviewer: "ann", decision: "name", at: AT },
      { reviewer: "bob", decision: "keep", at: AT },
    ]);
    expect(stands([...differing, settled], 1)).toBe("keep");
    const back: Decision = { ...settled, decision: "unsure", reason: UNDO };
    expect(stands([...differing, settled, back], 1)).toBe("name");
    expect(findDisagreements([...differing, settled, back])).toMatchObject([{ answers: [{ reviewer: "ann" }, {}] }]);
    expect(agreementOfReviewers([...differing, settled, back])).toMatchObject([{ entries: 2, observed: 0.5 }]);
  });

  it("is opened again by another answer, not by the same one or by a note", () => {
    const settled = [...differing, settle(findDisagreements(differing)[0] as Disagreement, "keep", by)];
    const isOpen = (...lines: readonly Decision[]) =>
      findDisagreements([...settled, ...lines])[0]?.settled === undefined;
    expect(isOpen()).toBe(false);
    expect(isOpen(line(1, "keep", "bob"))).toBe(false);
    expect(isOpen({ ...line(1, "name", "ann"), note: "look again" })).toBe(false);
    expect(stands([...settled, { ...line(1, "name", "ann"), note: "look again" }], 1)).toBe("keep");
    expect(isOpen(line(1, "unsure", "bob"))).toBe(true);
    expect(isOpen(line(1, "name", "dan"))).toBe(true);
  });

  it("can be looked for between some reviewers alone", () => {
    const third = [...differing, line(2, "keep", "cat")];
    const between = (...names: string[]) =>
      findDisagreements(third, { reviewers: new Set(names) }).map((one) => one.tokenId);
    expect([between("ann", "bob"), between("bob", "cat"), between("ann", "bob", "cat")]).toEqual([[1], [2], [1, 2]]);
  });

  it("is counted in the provenance of the review", () => {
    const lines = [...fifty, settle(line(20, "name", "x"), "keep", by)];
    expect(summariseReview(lines)).toMatchObject({ disagreements: { open: 14, settled: 1 } });
    expect(summariseReview(lines).agreement?.[0]?.entries).toBe(50);
    expect(summariseReview(fifty.filter(({ reviewer }) => reviewer === "ann"))).not.toHaveProperty("agreement");
  });
});
