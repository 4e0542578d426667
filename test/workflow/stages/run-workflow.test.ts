import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";

import { beforeAll, describe, expect, it } from "vitest";

import { readWorkflow } from "../../../src/cli/commands/start/workflow-config.ts";
import type { StageId } from "../../../src/workflow/stages/stage.ts";
import { runWorkflow } from "../../../src/workflow/stages/run-workflow.ts";
import { IS_THOROUGH } from "../../fixtures/effort.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { bytesOf, configOf, createWorkflowCase, type WorkflowCase } from "./workflow-case.ts";

let project: WorkflowCase;

/** The first reason why a stage is not done, as `unname status` says it. */
async function whyNot(stage: string): Promise<string | undefined> {
  const { output } = await project.unname("status", "--json");
  const { stages } = JSON.parse(output) as { stages: { id: string; state: string; why: string[] }[] };
  const { state, why } = stages.find(({ id }) => id === stage) ?? { state: "", why: [] };
  return state === "fresh" ? undefined : `${state}: ${why[0]}`;
}

beforeAll(async () => {
  project = await createWorkflowCase(await temporaryDirectory());
  await writeFile(project.at("unname.config.json"), configOf(project));
}, 120_000);

/** From the notes to the release, with the person's work where it is waited for. */
async function runAll(run: () => Promise<unknown>): Promise<void> {
  await run();
  await project.train();
  await run();
  await project.review();
  await run();
  await project.judge();
  await run();
  if ((await whyNot("judge")) !== undefined) {
    await project.judge();
    await run();
  }
}

describe("the workflow of a configuration file", { timeout: 1_200_000 }, () => {
  let whole: Record<string, string>;

  it("runs from the notes to the release, and waits for the person where one is needed", async () => {
    const first = await project.unname("run");
    expect(first).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/^2 stages done now\. train: train your model on/),
    });
    await project.train();
    const second = await project.unname("run");
    expect(second.output).toMatch(/^4 stages done now\. review: the candidates are not reviewed/);
    await project.review();
    const third = await project.unname("run", "--json");
    expect(JSON.parse(third.output)).toMatchObject({
      done: ["rewrite", "audit"],
      stopped: { stage: "judge", exitCode: 0 },
    });
    await project.judge();
    for (let again = 0; again < 2 && (await whyNot("release")) !== undefined; again++) {
      await project.unname("run");
      if ((await whyNot("judge")) !== undefined) await project.judge();
    }
    const status = await project.unname("status");
    expect(status.output).toContain("All stages are done.");
    expect(status.output).toContain("What the audit can show with what there is:");
    // Nothing is done twice.
    expect((await project.unname("run", "--json")).output).toBe('{"done":[]}\n');
    whole = await bytesOf([project.at("work"), project.at("public")]);
    expect(Object.keys(whole).some((path) => path.endsWith("release.json"))).toBe(true);
  });

  it("says what is stale and why", async () => {
    await appendFile(project.at("people.csv"), "Roos,,Xipquando\n");
    expect(await whyNot("audit")).toMatch(/^stale: .*people\.csv has changed$/);
    expect(await whyNot("rewrite")).toBeUndefined();
    const config = configOf(project);
    await writeFile(project.at("unname.config.json"), config.replace('"respell": 20', '"respell": 10'));
    expect(await whyNot("audit")).toBe("stale: its settings have changed");
    await rm(project.at("work", "predictions.jsonl"));
    expect(await whyNot("probe")).toMatch(/^stale: .*predictions\.jsonl is missing$/);
    expect(await whyNot("candidates")).toMatch(/^blocked: .*predictions\.jsonl is not there yet$/);
    await appendFile(project.at("work", "candidates.jsonl"), "\n");
    expect(await whyNot("review")).toBe("waiting: the candidates are others than those that were reviewed");
    await writeFile(project.at("unname.config.json"), config);
  });

  it.skipIf(!IS_THOROUGH)(
    "interrupted in every stage, before its work and after it, it ends with the same bytes",
    async () => {
      const people = project.at("people.csv");
      const { readFile } = await import("node:fs/promises");
      await writeFile(people, (await readFile(people, "utf8")).replace("Roos,,Xipquando\n", ""));
      // Digests are keyed, and a key is drawn at the first audit: with the same one bytes can be compared.
      const keyFile = project.at("work", "digest.key");
      const key = await readFile(keyFile);
      for (const name of ["work", "work.private", "public", "public.private", "model"])
        await rm(project.at(name), { recursive: true, force: true });
      await mkdir(project.at("work"));
      await writeFile(keyFile, key, { mode: 0o600 });
      const interrupted = new Set<string>();
      const execute = async (words: readonly string[], { id }: { readonly id: StageId }, attempt: string) => {
        const first = (when: string) => !interrupted.has(`${id} ${when}`) && interrupted.add(`${id} ${when}`);
        if (first("before")) throw new Error("interrupted");
        const { exitCode } = await project.attempt(attempt, ...words);
        if (first("after")) throw new Error("interrupted");
        return exitCode;
      };
      const run = async () => {
        for (let tries = 0; tries < 40; tries++) {
          const workflow = await readWorkflow(project.at("unname.config.json"));
          try {
            return await runWorkflow({ ...workflow, canAsk: false, execute });
          } catch (error) {
            if ((error as Error).message !== "interrupted") throw error;
          }
        }
        throw new Error("it never ended");
      };
      await runAll(run);
      expect([...interrupted].filter((one) => one.endsWith("after"))).toHaveLength(9);
      const again = await bytesOf([project.at("work"), project.at("public")]);
      const differing = Object.keys({ ...whole, ...again }).filter((path) => whole[path] !== again[path]);
      expect(differing).toEqual([]);
    },
  );
});
