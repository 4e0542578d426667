import { spawnSync } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const run = (root: string) =>
  spawnSync(process.execPath, [join(root, "bin/unname.js"), "--help"], { encoding: "utf8", cwd: root });

/** A folder with the program's entry and a `package.json`, as a checkout or an installed package has them. */
async function packageFolder(scripts: Record<string, string>): Promise<string> {
  const root = await temporaryDirectory();
  await mkdir(join(root, "bin"));
  await copyFile("bin/unname.js", join(root, "bin/unname.js"));
  await writeFile(join(root, "package.json"), JSON.stringify({ type: "module", scripts }));
  return root;
}

it("is built whole by its first command in a checkout that was never built", async () => {
  const root = await packageFolder({ build: "node first.js && node second.js" });
  await writeFile(join(root, "tsconfig.build.json"), "{}");
  await writeFile(
    join(root, "first.js"),
    `import { mkdirSync, writeFileSync } from "node:fs";
    mkdirSync("dist/src/cli", { recursive: true });
    writeFileSync("dist/src/cli/main.js", 'import { existsSync } from "node:fs"; console.log("lists", existsSync("lists"));');`,
  );
  await writeFile(join(root, "second.js"), `import { writeFileSync } from "node:fs"; writeFileSync("lists", "");`);
  expect(run(root)).toMatchObject({ status: 0, stdout: "lists true\n" });
});

it("says so where it was packed without having been built", async () => {
  const { status, stdout, stderr } = run(await packageFolder({}));
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: expect.stringMatching(/^error: .*npm run build && npm pack.*\n$/) as unknown,
  });
});
