import { spawnSync } from "node:child_process";
import { readdir } from "node:fs/promises";

import { expect, it } from "vitest";

import { searchResidue } from "../../src/audit/residue/residue.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { interpreter, missingModule } from "./python.ts";

const NAMES = ["Wouter", "Jan", "Verhoevenaar", "Quérez", "eva", "Bos", "Maud", "bosma", "ilse"];
const missing = missingModule("numpy", "sqlite3");

it.skipIf(missing !== undefined)(
  `every name is found in the files that Python writes${missing ? `: ${missing}` : ""}`,
  async () => {
    const folder = await temporaryDirectory();
    const made = spawnSync(interpreter, ["test/python/residue_containers.py", folder, ...NAMES], { encoding: "utf8" });
    expect(made).toMatchObject({ status: 0 });
    const { findings, detail } = await searchResidue(folder, { names: NAMES });
    expect(detail.closed).toEqual([]);
    for (const file of await readdir(folder)) {
      const found = findings.filter(({ path }) => path === file || path.startsWith(`${file}!`));
      expect([file, [...new Set(found.map(({ word }) => word))].sort()]).toEqual([
        file,
        ["bos", "bosma", "eva", "ilse", "jan", "maud", "querez", "verhoevenaar", "wouter"],
      ]);
    }
  },
);
