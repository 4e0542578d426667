import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { openSession } from "../../src/model/session.ts";
import { pseudoLogLikelihood } from "../../src/probe/score/pseudo-likelihood.ts";
import { ORACLE_MODELS } from "../fixtures/oracle-checkpoint.ts";
import { collect } from "./greedy-tokenizer.ts";

interface Scores {
  readonly tokens: readonly number[];
  readonly words: readonly number[];
  readonly original: readonly number[];
  readonly within_word_l2r: readonly number[];
}

/** Made by test/python/minicons_scores.py. */
const oracle = JSON.parse(readFileSync("test/oracle/minicons.json", "utf8")) as {
  sentences: readonly string[];
  scores: Readonly<Record<string, Scores>>;
};

describe.each(Object.entries(oracle.scores))("pseudo-log-likelihoods of %s", (name, scores) => {
  it("equal minicons', token by token and word by word", async () => {
    const session = await openSession(await openCheckpoint(join(ORACLE_MODELS, name)), { threads: 1 });
    try {
      for (const [variant, expected] of [
        ["original", scores.original],
        ["within-word", scores.within_word_l2r],
      ] as const) {
        // prettier-ignore
        const found = await collect(pseudoLogLikelihood(session, oracle.sentences, { variant }));
        expect(found.map(({ tokens }) => tokens)).toEqual(scores.tokens);
        expect(found.map(({ words }) => words)).toEqual(scores.words);
        for (const [index, { logProbNats }] of found.entries())
          expect(Math.abs(logProbNats - (expected[index] as number))).toBeLessThan(1e-3);
      }
    } finally {
      await session.close();
    }
  });
});
