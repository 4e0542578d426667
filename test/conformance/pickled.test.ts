import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { beforeAll, describe } from "vitest";

import { ORACLE_MODELS } from "../fixtures/oracle-checkpoint.ts";
import { checkOracle } from "../fixtures/oracle-checks.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { interpreter } from "../python/python.ts";
import { transformersMissing } from "../python/transformers.ts";

const SCRIPT = "test/python/pickle_checkpoints.py";
const MODELS = [
  "bert",
  "bert-old-names",
  "roberta-f16",
  "xlm-roberta",
  "camembert-bf16",
  "distilbert",
  "electra",
  "modernbert-bf16",
  "deberta-v2",
  "megatron-bert",
  "nomic_bert",
  "eurobert",
];
const FORMS = ["zip", "stream", "shards"];
const MAKING_MS = 300_000;

/** Shown with the skipped tests. */
const reason = transformersMissing === undefined ? "" : ` (skipped: ${transformersMissing})`;

const folder = await temporaryDirectory();

describe.skipIf(transformersMissing !== undefined)(`checkpoints that PyTorch just pickled${reason}`, () => {
  beforeAll(() => {
    const folders = MODELS.map((name) => join(ORACLE_MODELS, name));
    const { status, stderr } = spawnSync(interpreter, ["-B", SCRIPT, "--out", folder, ...folders], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  }, MAKING_MS);

  describe.each(MODELS)("%s", (name) => {
    describe.each(FORMS)("%s", (form) => checkOracle(join(folder, `${name}-${form}`)));
  });
});
