import { describe, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { memoryIo } from "./memory-io.ts";

const TEXT = "Gesproken met dr. Jansen, Hb 8,2.";

async function explain(...flags: readonly string[]): Promise<string> {
  const io = memoryIo();
  expect(await runCli(["explain", TEXT, "--language", "nl", ...flags], io)).toBe(0);
  return io.output();
}

describe("unname explain", () => {
  it("prints a candidate's probability, its sources and the features that moved it", async () => {
    const output = await explain();
    expect(output).toMatch(/^Jansen {2}replaced: \d+\.\d %, replaced from \d+\.\d %$/mu);
    expect(output).toMatch(/proposed by rules:nl\/title PERSON/u);
    expect(output).toMatch(/^ {4}[+−]\d+\.\d\d {2}\w+\.\w+(?:\.\w+)? = /mu);
  });

  it("gives the same as JSON, with every feature that moved it", async () => {
    const { language, candidates } = JSON.parse(await explain("--json")) as {
      language: string;
      candidates: { surface: string; isReplaced: boolean; probability: number; threshold: number; moved: unknown[] }[];
    };
    expect(language).toBe("nl");
    const jansen = candidates.find(({ surface }) => surface === "Jansen");
    expect(jansen?.isReplaced).toBe(true);
    expect(jansen?.probability).toBeGreaterThan(jansen?.threshold ?? 1);
    expect(jansen?.moved.length).toBeGreaterThan(10);
  });

  it("replaces from a lower probability the more a missed person costs", async () => {
    const thresholdAt = async (lean: string) =>
      Number(/replaced from (\d+\.\d)/u.exec(await explain("--lean", lean))?.[1]);
    expect(await thresholdAt("200")).toBeLessThan(await thresholdAt("10"));
  });

  it("refuses steps of earlier versions", async () => {
    const io = memoryIo();
    expect(await runCli(["explain", TEXT, "--lean", "1"], io)).toBe(2);
  });
});
