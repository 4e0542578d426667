import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

async function folder(annotations: string): Promise<string> {
  const directory = await temporaryDirectory();
  for (const name of ["N1", "N2"]) {
    await writeFile(join(directory, `${name}.txt`), "Mevr. Ana de Bruin woont in Ede.");
    await writeFile(join(directory, `${name}.ann`), annotations);
  }
  return directory;
}

const GOLD = "T1\tPERSON 6 18\tAna de Bruin\nT2\tGPE 28 31\tEde\n";

async function run(...argv: string[]) {
  const io = memoryIo();
  const code = await runCli(argv, io);
  return { code, io, output: io.output(), messages: io.messages() };
}

describe("unname evaluate", () => {
  it("prints every family for people and for machines", async () => {
    const gold = await folder(GOLD);
    const system = await folder("T1\tPERSON 6 18\tAna de Bruin\n");
    const { code, output } = await run("evaluate", "--gold", gold, "--system", system);
    expect(code).toBe(0);
    for (const row of [
      "MEDDOCAN NER",
      "i2b2 HIPAA relaxed category",
      "NUBES detection",
      "de-identification",
      "narrative",
      "GPE → O",
      "kappa",
    ])
      expect(output).toContain(row);
    const json = await run("evaluate", "--gold", gold, "--system", system, "--json", "--resamples", "50");
    const evaluation = JSON.parse(json.output) as Record<string, unknown>;
    expect(evaluation).toMatchObject({
      schemaVersion: 1,
      meddocan: { documents: 2, ner: { precision: 1, recall: 0.5 } },
      deidentification: { recall: 0.75 },
      intervals: { resamples: 50, figures: { "meddocan.ner.f1": { low: 2 / 3, high: 2 / 3 } } },
      bars: [],
    });
    expect(json.messages).toBe("");
  });

  it("exits with 1 for a bar that is missed, and says which", async () => {
    const gold = await folder(GOLD);
    const bars = ["--bar", "ner.f1=0.9", "--bar", "entities.PERSON.f1=0.9"];
    const missed = await run(
      "evaluate",
      "--gold",
      gold,
      "--system",
      await folder("T1\tPERSON 6 18\tAna de Bruin\n"),
      ...bars,
    );
    expect(missed.code).toBe(1);
    expect(missed.output).toMatch(/MISSED: ner.f1 is 0.66.*\nreached: entities.PERSON.f1 is 1/);
    expect((await run("evaluate", "--gold", gold, "--system", gold, ...bars)).code).toBe(0);
    expect((await run("evaluate", "--gold", gold, "--system", gold, "--bar", "f1=1")).code).toBe(2);
  });

  it("takes the union of recognisers, and measures changed texts unless told not to", async () => {
    const gold = await folder(GOLD);
    const specs = ["--recogniser", "rules:nl", "--recogniser", "rules:nl"];
    const { output, code } = await run("evaluate", "--gold", gold, ...specs, "--json");
    expect(code).toBe(0);
    const { perturbations } = JSON.parse(output) as { perturbations: Record<string, unknown> };
    expect(Object.keys(perturbations)).toEqual(["asWritten", "lower", "upper", "unaccented", "typo"]);
    const without = await run("evaluate", "--gold", gold, ...specs, "--no-perturb", "--json");
    expect(JSON.parse(without.output)).toMatchObject({ perturbations: null });
  });

  it("asks for a system or a recogniser, and for entities that exist", async () => {
    const gold = await folder(GOLD);
    expect((await run("evaluate", "--gold", gold)).messages).toContain(
      "pass --system DIR, --language CODE or --recogniser SPEC",
    );
    const wrong = await run("evaluate", "--gold", gold, "--system", gold, "--entities", "PERSONS");
    expect([wrong.code, wrong.messages]).toEqual([2, expect.stringContaining("PERSON, GPE")]);
  });
});

describe("unname agreement", () => {
  it("prints coefficients for two or more folders", async () => {
    const folders = [await folder(GOLD), await folder(GOLD)];
    const { code, output } = await run("agreement", ...folders, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      schemaVersion: 1,
      documents: 2,
      krippendorffsAlpha: 1,
      pairs: [{ cohensKappa: 1 }],
    });
    expect((await run("agreement", ...folders)).output).toContain("alpha of all annotators, 2 documents: 1.0000");
    expect((await run("agreement", folders[0] ?? "")).code).toBe(2);
  });
});
