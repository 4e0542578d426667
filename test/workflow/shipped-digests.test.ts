import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { readAudit } from "../../src/audit/audit-file.ts";
import { digestDecisions } from "../../src/audit/freshness/look.ts";
import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { readDecisionLines } from "../../src/review/decisions/decisions-file.ts";
import { modelsOf } from "../../src/report/describe/summary.ts";
import { readPublic } from "../fixtures/guesser.ts";

/** What is shipped and could hold a digest: weights and recognisers hold numbers. */
const SHIPPED = ["audits/examples", "docs", "README.md", "models"];
const MODELS = "models";

it("no shipped file has a digest of a tokenizer before its rewrite, or of decisions, and the example's digests are keyed", async () => {
  const secrets = new Map<string, string>();
  for (const name of await readdir(MODELS)) {
    const directory = join(MODELS, name);
    if (!existsSync(join(directory, "tokenizer.json"))) continue;
    secrets.set((await digestCheckpoint({ directory })).tokenizerSha256, `the tokenizer of ${name}`);
    const decisions = join(directory, "decisions.jsonl");
    if (existsSync(decisions))
      secrets.set(digestDecisions(await readDecisionLines(decisions)) ?? "", `the decisions on ${name}`);
  }
  expect(secrets.size).toBeGreaterThanOrEqual(5);
  const texts = await readPublic(SHIPPED);
  const found = [...texts]
    .filter(([path]) => /\.(?:json|html|md|svg|txt)$/.test(path))
    .flatMap(([path, text]) => {
      const tokens = text.match(/[0-9a-f]{12,}/g) ?? [];
      const of = [...secrets].flatMap(([digest, what]) =>
        tokens.some((token) => digest.startsWith(token)) ? [what] : [],
      );
      return of.map((what) => `${path}: ${what}`);
    });
  expect(found).toEqual([]);
  for (const { digestKey } of modelsOf(await readAudit("audits/examples/demo/audit.json")))
    expect(digestKey).toMatch(/^[0-9a-f]{64}$/);
});
