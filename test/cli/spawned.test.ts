import { spawnSync } from "node:child_process";

import { expect, it } from "vitest";

import { VERSION } from "../../src/base/version.ts";

// `npm test` builds first; run alone, bin/unname.js runs what was built last.
const run = (command: string) => spawnSync("sh", ["-c", command], { encoding: "utf8" });

it("runs as a program", () => {
  expect(run("node bin/unname.js --version")).toMatchObject({ status: 0, stdout: `${VERSION}\n`, stderr: "" });
});

it("exits with 2 on a misspelt command", () => {
  const { status, stderr } = run("node bin/unname.js anonimise");
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: "error: unknown command 'anonimise'\n(Did you mean anonymise?)\n",
  });
});

it("takes no offence at a reader that has seen enough", () => {
  const { stdout, stderr } = run("{ node bin/unname.js --help; echo $? >&2; } | true");
  expect({ stdout, stderr }).toEqual({ stdout: "", stderr: "0\n" });
});
