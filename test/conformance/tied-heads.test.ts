import { readdirSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { UnnameError } from "../../src/base/errors.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { openSession } from "../../src/model/session.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { logSoftmax, readOracle } from "../fixtures/oracle-checkpoint.ts";
import { runPython } from "../python/run-python.ts";
import { transformersMissing } from "../python/transformers.ts";

/** Shown with the skipped tests. */
const reason = transformersMissing === undefined ? "" : ` (skipped: ${transformersMissing})`;
const MAKING_MS = 600_000;
const TOLERANCE_NATS = 1e-3;

/**
 * Where versions 4 and 5 of transformers predict with other numbers, which was tried with both: a second matrix in spite of the tie, a
 * second bias of a tied BERT and those that are like it, and the bias of an untied model under the head's name alone.
 */
const REFUSED =
  /-true-other-|^(?!eurobert).*-absent-other-|^(?:bert|megatron-bert|big_bird|mpnet|nomic_bert|deberta-v2-legacy)-(?:true|absent)-\w+-other$|^(?!distilbert|electra|modernbert|eurobert).*-false-\w+-head$/u;

/** The largest difference of a log-probability at a mask from transformers', in nats; or the code of the error. */
async function compare(directory: string): Promise<number | string> {
  try {
    const session = await openSession(await openCheckpoint(directory), { threads: 1 });
    const questions = await readOracle(directory);
    const rows = await session.logProbabilities(questions);
    await session.close();
    return Math.max(
      ...questions.flatMap(({ logits }, index) =>
        logits.flatMap((expected, position) => {
          const found = rows[index]?.[position] ?? [];
          return logSoftmax(expected).map((value, id) => Math.abs(value - (found[id] ?? Infinity)));
        }),
      ),
    );
  } catch (error) {
    if (error instanceof UnnameError) return error.code;
    throw error;
  }
}

describe.skipIf(transformersMissing !== undefined)(`output layers stored in every way${reason}`, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await temporaryDirectory();
    runPython("test/python/tied_heads.py", "--out", folder);
  }, MAKING_MS);

  it("are read as transformers reads them, or refused where its versions differ", { timeout: 300_000 }, async () => {
    const names = readdirSync(folder).sort();
    expect(names.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const name of names) {
      const found = await compare(join(folder, name));
      const isRight = REFUSED.test(name) ? found === "checkpoint-unsupported" : Number(found) < TOLERANCE_NATS;
      if (!isRight) wrong.push(`${name}: ${found}`);
    }
    expect(wrong).toEqual([]);
  });
});
