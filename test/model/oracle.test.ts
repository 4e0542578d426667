import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { ARCHITECTURES } from "../../src/model/architectures/registry.ts";
import { checkOracle } from "../fixtures/oracle-checks.ts";
import { ORACLE_MODELS, oracleModels, readOracle } from "../fixtures/oracle-checkpoint.ts";

const IN_EVERY_DTYPE = ["bert", "camembert", "distilbert", "electra", "modernbert", "roberta", "xlm-roberta"];

describe("the oracles", () => {
  it("are there for every architecture and dtype", () => {
    const all = ARCHITECTURES.map(({ modelType }) => modelType);
    const names = IN_EVERY_DTYPE.flatMap((name) => [name, `${name}-f16`, `${name}-bf16`]);
    expect(oracleModels()).toEqual(expect.arrayContaining([...all, ...names]));
  });

  it.each(oracleModels())("hold texts of several lengths, with one mask and with several: %s", async (name) => {
    const questions = await readOracle(join(ORACLE_MODELS, name));
    expect(new Set(questions.map(({ tokenIds }) => tokenIds.length)).size).toBe(questions.length);
    expect(new Set(questions.map(({ positions }) => positions.length))).toEqual(new Set([1, 2, 3]));
  });
});

describe.each(oracleModels())("%s", (name) => checkOracle(join(ORACLE_MODELS, name)));
