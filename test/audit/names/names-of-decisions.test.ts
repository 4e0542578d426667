import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { readNamesOfDecisions } from "../../../src/audit/names/names-of-decisions.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { anonymise } from "../../../src/corpus/anonymise.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
const at = (...parts: string[]) => join(directory, ...parts);

beforeEach(async () => {
  directory = await temporaryDirectory();
});

async function decide(tokens: Readonly<Record<string, "name" | "keep">>) {
  const lines = Object.entries(tokens).map(([token, decision], tokenId) => ({
    tokenId,
    token,
    decision,
    reviewer: "ann",
    at: "2026-01-01T00:00:00Z",
    reason: "",
  }));
  await writeFile(at("decisions.jsonl"), toJsonLines(lines));
  return readNamesOfDecisions(at("decisions.jsonl"));
}

describe("readNamesOfDecisions", () => {
  it("reads the names as they are written, and no part of a word", async () => {
    const tokens = { ĠWit: "name", "ĠJosÃ©": "name", Bos: "name", man: "name", ĠJan: "keep", ĠA: "name" } as const;
    expect(await decide(tokens)).toEqual({ names: ["Bos", "JosÃ©", "José", "Wit"], parts: 2 });
    expect(await decide({ jansen: "name", "##man": "name" })).toEqual({ names: ["jansen"], parts: 1 });
  });

  it("refuses a file in which no name was decided", async () => {
    await expect(decide({ ĠJan: "keep" })).rejects.toMatchObject({ code: "decisions-mismatch" });
  });

  it("gives names that anonymise replaces everywhere: as they are written, in capitals, and small ones in any case", async () => {
    await writeFile(at("names.csv"), "name\nPiet Mulders\n");
    await writeFile(at("note.txt"), "De huid is wit, zei De Wit (WIT). Zr. Zwartjes, ZWARTJES en zwartjes; Witte.");
    const inputs = [at("note.txt")];
    const run = (names: readonly string[]) =>
      anonymise({ inputs, outputDirectory: at("out"), recognisers: [`names:${at("names.csv")}`], names });
    await run(["Wit", "zwartjes"]);
    expect(await readFile(at("out", "note.txt"), "utf8")).toBe(
      "De huid is wit, zei De PERSON (PERSON). Zr. PERSON, PERSON en PERSON; Witte.",
    );
    expect(await readFile(at("out.private", "spans.jsonl"), "utf8")).toContain('"source":"review"');
    expect(await readFile(at("out", "manifest.json"), "utf8")).not.toMatch(/zwartjes/iu);
    expect(await run(["Wit", "zwartjes"])).toMatchObject({ done: 0 });
    expect(await run(["Wit"])).toMatchObject({ done: 1 });
  });
});
