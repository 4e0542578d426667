import { join } from "node:path";

import { beforeAll, describe } from "vitest";

import { checkOracle } from "../fixtures/oracle-checks.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { checkpointCases, makeCheckpoints, transformersMissing } from "../python/transformers.ts";

/** A minute and a half on a busy two-core machine, nearly all of it PyTorch's start and the search for good seeds. */
const MAKING_MS = 300_000;

/** Shown with the skipped tests. */
const reason = transformersMissing === undefined ? "" : ` (skipped: ${transformersMissing})`;

const folder = await temporaryDirectory();

describe.skipIf(transformersMissing !== undefined)(`checkpoints that transformers just made${reason}`, () => {
  beforeAll(() => makeCheckpoints(folder), MAKING_MS);

  describe.each(checkpointCases())("%s", (name) => checkOracle(join(folder, name)));
});
