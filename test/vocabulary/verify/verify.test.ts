import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

import type { Checkpoint } from "../../../src/model/checkpoint.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { type Plan, planRewrite } from "../../../src/vocabulary/plan/plan.ts";
import { writeVocabularyFiles } from "../../../src/vocabulary/tokenizer-files.ts";
import { requirePassed, verifyRewrite } from "../../../src/vocabulary/verify/verify.ts";
import { readVocabulary } from "../../../src/vocabulary/vocabulary.ts";
import { ORACLE_MODELS } from "../../fixtures/oracle-checkpoint.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { removable } from "../generated-vocabularies.ts";

const SAMPLE = ["De patiënt zag de arts op de afdeling.", "Zij kwam terug, zonder koorts."];

describe.each(["bert", "electra", "xlm-roberta", "camembert", "roberta", "modernbert"])(
  "verifyRewrite of a %s",
  (name) => {
    const source = join(ORACLE_MODELS, name);
    let original: Checkpoint;
    let plan: Plan;
    let directory: string;

    beforeAll(async () => {
      original = await openCheckpoint(source);
      const vocabulary = await readVocabulary(source);
      const isWord = (tokenId: number) => /^\p{L}{2,}$/u.test(original.tokenizer.surface(tokenId));
      const names = new Set(removable(vocabulary).filter(isWord).slice(0, 60).filter((_, index) => index % 3 === 0)); // prettier-ignore
      plan = planRewrite(vocabulary, { names, decided: names, sample: SAMPLE, seed: 2 });
      directory = await temporaryDirectory();
      for (const file of ["config.json", "model.safetensors"])
        await copyFile(join(source, file), join(directory, file));
      await writeVocabularyFiles(source, directory, plan);
    });

    const failed = async (at = directory, given = plan) => {
      const { checks } = await verifyRewrite(original, at, given, SAMPLE);
      return checks.filter(({ passed }) => !passed).map(({ check }) => check);
    };

    /** A copy of the rewritten folder whose tokenizer.json is spoilt. */
    const spoil = async (change: (text: string) => string) => {
      const spoilt = await temporaryDirectory();
      for (const file of ["config.json", "model.safetensors", "tokenizer_config.json", "tokenizer.json"]) {
        await copyFile(join(directory, file), join(spoilt, file));
      }
      const path = join(spoilt, "tokenizer.json");
      const text = await readFile(path, "utf8");
      expect(change(text)).not.toBe(text);
      await writeFile(path, change(text));
      return spoilt;
    };

    test("passes what was planned, and compares the sample as the plan did", async () => {
      expect(plan.replacements.length).toBeGreaterThan(3);
      const verification = await verifyRewrite(original, directory, plan, SAMPLE);
      requirePassed(verification.checks);
      expect(verification.sample).toEqual(plan.sample);
      expect(verification.checks.every(({ examined }) => examined > 0)).toBe(true);
    });

    test("fails where a name came back, under its id", async () => {
      const { token, placeholder } = plan.replacements[0] as (typeof plan.replacements)[number];
      const spoilt = await spoil((text) => text.replace(JSON.stringify(placeholder), JSON.stringify(token)));
      const checks = await failed(spoilt);
      expect(checks).toContain("same size, same ids");
      expect(checks.some((check) => check.startsWith("no removed name"))).toBe(true);
      expect(() => requirePassed([{ check: "x", passed: false, examined: 1, wrong: 1 }])).toThrow(
        /x \(1 of 1 wrong\)/u,
      );
    });

    test("fails where a kept entry was renamed", async () => {
      const kept = plan.replacements.map(({ tokenId }) => tokenId + 1).find((tokenId) => !plan.replacements.some((other) => other.tokenId === tokenId)) as number; // prettier-ignore
      const { json } = (await readVocabulary(source)).source;
      const merged = new Set(json.model.type === "BPE" ? json.model.merges.flat() : []);
      const token = json.tokens[kept] as string;
      if (merged.has(token) || json.model.type === "BPE") return;
      const spoilt = await spoil((text) => text.replace(JSON.stringify(token), '"unk000001"'));
      expect(await failed(spoilt)).toContain("same size, same ids");
    });

    test("fails where a file that held the vocabulary is gone", async () => {
      const spoilt = await temporaryDirectory();
      for (const file of ["config.json", "model.safetensors", "tokenizer.json"]) {
        await copyFile(join(directory, file), join(spoilt, file));
      }
      expect(await failed(spoilt)).toContain("the same vocabulary files as before, in agreement");
    });
  },
);

test("fails where a merge or the score of a piece was lost", async () => {
  for (const [name, lost] of [
    ["roberta", "reachable"],
    ["xlm-roberta", "scores"],
  ] as const) {
    // prettier-ignore
    const source = join(ORACLE_MODELS, name);
    const original = await openCheckpoint(source);
    const vocabulary = await readVocabulary(source);
    const names = new Set(removable(vocabulary).slice(40, 42));
    const plan = planRewrite(vocabulary, { names, decided: names });
    const directory = await temporaryDirectory();
    for (const file of ["config.json", "model.safetensors"]) await copyFile(join(source, file), join(directory, file));
    await mkdir(directory, { recursive: true });
    const changed =
      vocabulary.family === "bpe"
        ? { ...plan, merges: plan.merges.slice(0, -30) }
        : { ...plan, replacements: plan.replacements.map((replacement) => ({ ...replacement, score: -99 })) };
    await writeVocabularyFiles(source, directory, changed);
    const { checks } = await verifyRewrite(original, directory, plan);
    const failed = checks.filter(({ passed }) => !passed).map(({ check }) => check);
    expect(failed.some((check) => check.includes(lost))).toBe(true);
  }
});
