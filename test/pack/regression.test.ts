import { copyFileSync, existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";

import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { findBrokenLinks } from "./broken-links.ts";
import { createEmptyProject, type EmptyProject, useModel } from "./empty-project.ts";

/** Packing and installing takes minutes: `.ci/run` asks for it. */
const isAsked = process.env["UNNAME_PACK"] === "1";
const BASELINE = "leakage-baseline.json";
/** What a test needs that is about what differs: a third of the time of all audits. */
const PART = `only: ["name-rate", "recovery"],`;

/** The TypeScript blocks of docs/guides/regression.md that begin with a file's name, in order. */
async function filesOfDocs(): Promise<{ readonly name: string; readonly text: string }[]> {
  const docs = await readFile("docs/guides/regression.md", "utf8");
  return [...docs.matchAll(/```ts\n\/\/ (\S+)\n([^]*?)```/g)].map(([, name = "", text = ""]) => ({ name, text }));
}

describe.skipIf(!isAsked)(
  "in an empty project, with what npm installs of the packed package",
  { timeout: 1_200_000 },
  () => {
    let project: EmptyProject;
    let surnames: string[];
    const at = (name: string) => join(project.directory, name);
    const vitest = (environment?: Readonly<Record<string, string>>) => project.run("npx vitest run", environment);
    /** A file of the docs, as the project's only test; with all its audits, or a part of them. */
    const write = async (index: number, audits: "all" | "part" = "all") => {
      await Promise.all(
        ["leakage.test.ts", "leakage.test.mjs", "matchers.test.ts"].map((name) => rm(at(name), { force: true })),
      );
      const { name, text } = (await filesOfDocs())[index] as { name: string; text: string };
      const leakage = 'names: "contexts/people.csv",';
      expect(text).toContain(leakage);
      await writeFile(at(name), audits === "all" ? text : text.replace(leakage, `${leakage} ${PART}`));
      return name;
    };

    beforeAll(async () => {
      project = await createEmptyProject(await temporaryDirectory());
      await project.run(`cp -R ${project.data} contexts`);
      const people = await readFile(join(project.data, "people.csv"), "utf8");
      surnames = people
        .split("\n")
        .flatMap((line) => line.split(",")[2] ?? [])
        .filter((name) => name.length > 4);
      await useModel(project, "notes-nl-raw");
    }, 1_200_000);
    afterAll(() => project?.close());

    /** No message holds a name. */
    const expectNameless = (output: string) =>
      expect(surnames.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(output))).toEqual([]);

    // Who reads them behind a firewall has the package alone.
    it("has every page that a page of it links to", async () => {
      expect(await findBrokenLinks(at("node_modules/unname"))).toEqual([]);
    });

    it("the files of docs/guides/regression.md compile under nodenext without skipLibCheck", async () => {
      const files = await filesOfDocs();
      expect(files.map(({ name }) => name)).toEqual([
        "leakage.test.ts",
        "leakage.test.ts",
        "matchers.test.ts",
        "leakage.test.mjs",
      ]);
      for (const [index, { text }] of files.entries()) await writeFile(at(`typed-${index}.ts`), text);
      const flags =
        "--noEmit --strict --module nodenext --target es2022 --lib es2022 --types node --skipLibCheck false";
      const { code, output } = await project.run(`npx tsc ${flags} --exactOptionalPropertyTypes typed-*.ts`);
      expect(output).toBe("");
      expect(code).toBe(0);
      // The matchers are known to the compiler, and so is what they do not take.
      await writeFile(at("typed-wrong.ts"), files[2]?.text.replace("upperBound: 0.05", 'upperBound: "much"') ?? "");
      expect((await project.run(`npx tsc ${flags} typed-wrong.ts`)).output).toMatch(/typed-wrong.ts.*error TS/);
      await project.run("rm typed-*.ts");
    });

    it("the ten-line test fails on the raw model, a test a figure, and says what leaked by hash and how much", async () => {
      const name = await write(0);
      expect((await readFile(at(name), "utf8")).trim().split("\n").length).toBeLessThanOrEqual(10);
      const { code, output } = await vitest();
      expect(code).toBe(1);
      expect(output).toMatch(/× Sentences with a name, top 20 \(seen\)/);
      expect(output).toMatch(/Sentences with a name, top 20 \(seen\): over the limit\.\n/);
      // Sixty sentences are too few to tell what came back from chance.
      expect(output).toMatch(/A hidden name was recovered, top 20 \(seen\): (?!over the limit)/);
      expect(output).toMatch(/names came out, by hash:\n\s+[0-9a-f]{12} in \d+ contexts/);
      expectNameless(output);
    });

    it("held against a baseline: without one it fails, and one is written that names nobody", async () => {
      await write(1);
      const without = await vitest();
      expect(without).toMatchObject({ code: 1, output: expect.stringContaining("UNNAME_BASELINE=write") });
      const written = await vitest({ UNNAME_BASELINE: "write" });
      expect(written.output).toContain("1 passed");
      expectNameless(await readFile(at(BASELINE), "utf8"));
      copyFileSync(at(BASELINE), at("raw-baseline.json"));
    });

    it("and fails on the baseline of a model that leaks less; node:test says the same", async () => {
      await useModel(project, "notes-nl");
      await write(1, "part");
      expect((await vitest({ UNNAME_BASELINE: "write" })).code).toBe(0);
      copyFileSync(at(BASELINE), at("clean-baseline.json"));
      await useModel(project, "notes-nl-raw");
      const { code, output } = await vitest();
      expect(code).toBe(1);
      expect(output).toMatch(/Sentences with a name, top 20 \(seen\): worse\./);
      expect(output).toMatch(/\d+ names came out, by hash/);
      expectNameless(output);

      const file = await write(3, "part");
      const worse = await project.run(`node --test ${file}`);
      expect(worse.code).toBe(1);
      expect(worse.output).toMatch(/Sentences with a name, top 20 \(seen\): worse\./);
      expectNameless(worse.output);
      await write(3);
      copyFileSync(at("raw-baseline.json"), at(BASELINE));
      const own = await project.run(`node --test ${file}`);
      expect(own.output).toMatch(/# fail 0|ℹ fail 0/);
      expect(own.code).toBe(0);
    });

    it("the matchers say what they find", async () => {
      await write(2, "part");
      const { code, output } = await vitest();
      expect(code).toBe(1);
      expect(output).toContain("A hidden name was recovered, top 20 (seen): ");
      const file = await write(2);
      // Without the first two, what is left is the baseline of itself.
      const text = await readFile(at(file), "utf8");
      await writeFile(at(file), text.replace(/ +expect\(audit\)\.toRecover.*\n/, "").replace(/ +await.*0\.02.*\n/, ""));
      expect((await vitest()).code).toBe(0);
    });

    it("the files for GitHub and GitLab run as written, and a model passes on a baseline of itself, whatever the limits", async () => {
      await write(1);
      copyFileSync(at("raw-baseline.json"), at(BASELINE));
      const data = { LEAKAGE_DATA: project.data };
      const github = parse(await readFile("docs/examples/leakage.github.yml", "utf8")) as {
        jobs: { leakage: { steps: { run?: string; uses?: string }[] } };
      };
      const steps = github.jobs.leakage.steps.flatMap(({ run }) => run ?? []);
      expect(steps).toHaveLength(4);
      const gitlab = parse(await readFile("docs/examples/leakage.gitlab-ci.yml", "utf8")) as {
        leakage: { script: string[]; after_script: string[] };
      };
      // The key that the baselines are signed with goes where the contexts go.
      copyFileSync(at("contexts/digest.key"), join(project.data, "digest.key"));
      await project.run("rm -rf contexts");
      for (const line of [...steps, ...gitlab.leakage.script]) {
        const { code, output } = await project.run(line, data);
        expect(code, `${line}\n${output}`).toBe(0);
        if (line.includes("vitest run")) expect(output).toMatch(/Tests {2}\d\d passed/);
        if (line.includes("leakage.xml")) {
          expect(await readFile(at("leakage.xml"), "utf8")).toMatch(/<testsuites [^>]*tests="\d\d"[^>]*failures="0"/);
          await rm(at("leakage.xml"));
        }
      }
      // A model that is worse than its baseline: the last line of the script fails, and its report says so.
      copyFileSync(at("clean-baseline.json"), at(BASELINE));
      expect((await project.run(gitlab.leakage.script.at(-1) as string)).code).toBe(1);
      expect(await readFile(at("leakage.xml"), "utf8")).toMatch(/failures="[1-9]/);
      for (const line of gitlab.leakage.after_script) expect((await project.run(line, data)).code).toBe(0);
      expect(existsSync(at("contexts")) || existsSync(at("audit.private"))).toBe(false);
    });
  },
);
