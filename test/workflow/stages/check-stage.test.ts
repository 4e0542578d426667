import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { toJsonLines, writeFileAtomic } from "../../../src/base/files.ts";
import { sha256 } from "../../../src/base/hash.ts";
import type { Choice } from "../../../src/review/decisions/fold-lines.ts";
import { AGAIN } from "../../../src/review/decisions/reasons.ts";
import { writeReviewRecord } from "../../../src/review/decisions/review-record.ts";
import { checkStage } from "../../../src/workflow/stages/check-stage.ts";
import type { Stage } from "../../../src/workflow/stages/stage.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const FOUND = "a candidates file\n";
/** Entries that are surely names, that surely are none, and a random sample of what no source brought up. */
const [NAMES, OTHERS, SAMPLED, TAIL] = [40, 60, 30, 100];

describe("the review as a stage", () => {
  let stage: Stage;
  const scored = (from: number, count: number, probability: number, isSampled = false) =>
    Array.from({ length: count }, (_, at) => ({ tokenId: from + at, probability, isSampled, isPiece: false }));
  const candidates = [
    ...scored(0, NAMES, 0.999),
    ...scored(NAMES, OTHERS, 0.000_01),
    ...scored(NAMES + OTHERS, SAMPLED, 0.000_01, true),
  ];
  const tail = scored(NAMES + OTHERS + SAMPLED, TAIL, 0.000_01);

  beforeAll(async () => {
    const folder = await temporaryDirectory();
    const [input, output] = [join(folder, "candidates.jsonl"), join(folder, "decisions.jsonl")];
    await writeFileAtomic(input, FOUND);
    stage = { id: "review", isForPerson: true, inputs: [input], outputs: [output] };
  });

  /** The state after decisions on some candidates. */
  async function after(
    decided: readonly (readonly [tokenId: number, decision: Choice, reviewer?: string, reason?: string])[],
    file = FOUND,
  ) {
    const [decisions = ""] = stage.outputs;
    const at = "2025-01-01T00:00:00.000Z";
    const lines = decided.map(([tokenId, decision, reviewer = "ann", reason = ""]) => ({
      tokenId,
      token: `t${tokenId}`,
      decision,
      reviewer,
      at,
      reason,
    }));
    await writeFileAtomic(decisions, toJsonLines(lines));
    await writeReviewRecord(decisions, {
      candidates: candidates.map(({ tokenId }) => tokenId),
      vocabulary: [],
      candidatesSha256: sha256(file),
      stopping: { candidates, tail, carries: { shiftNats: 0.1, slope: 0.05 } },
    });
    return checkStage(stage, { sections: {}, record: undefined, cache: {} });
  }
  const names = candidates.slice(0, NAMES).map(({ tokenId }) => [tokenId, "name"] as const);
  const again = names.slice(0, NAMES / 2).map(([tokenId]) => [tokenId, "name", "ann", AGAIN] as const);
  const sample = candidates.filter(({ isSampled }) => isSampled).map(({ tokenId }) => [tokenId, "keep"] as const);

  it("waits while names may be left, and says how many", async () => {
    expect(await after(sample)).toEqual({
      state: "waiting",
      why: [
        expect.stringMatching(
          /^100 of 130 candidates are not decided on; at most [45]\d names are left, of which 1 may be$/,
        ),
      ],
    });
    expect((await after(names)).why[0]).toMatch(/^90 of 130 candidates/);
  });

  it("is over when it is safe to stop, whatever nobody looked at", async () => {
    expect((await after([...names, ...sample])).state).toBe("waiting");
    expect(await after([...names, ...again, ...sample])).toEqual({ state: "fresh", why: [] });
  });

  it("waits until what reviewers see differently is settled", async () => {
    const others = [[0, "keep", "bob"]] as const;
    const settled = [[0, "name", "eve", "settled"]] as const;
    expect(await after([...names, ...again, ...sample, ...others])).toEqual({
      state: "waiting",
      why: ["reviewers see an entry differently: unname review --settle"],
    });
    expect((await after([...names, ...again, ...sample, ...others, ...settled])).state).toBe("fresh");
  });

  it("waits where other candidates were reviewed", async () => {
    expect((await after([...names, ...sample], "others")).why).toEqual([
      "the candidates are others than those that were reviewed",
    ]);
  });
});
