import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { removeTemporaries, trackTemporary } from "../../../src/base/files/temporary.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

it("removes what is still being written, and nothing that was finished", async () => {
  const directory = await temporaryDirectory();
  const [unfinished, folder, finished] = ["a.tmp", "folder.tmp", "b.tmp"].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(unfinished, "");
  mkdirSync(folder);
  writeFileSync(join(folder, "c"), "");
  writeFileSync(finished, "");
  trackTemporary(unfinished);
  trackTemporary(folder);
  trackTemporary(finished)();
  removeTemporaries();
  expect([unfinished, folder, finished].map(existsSync)).toEqual([false, false, true]);
});
