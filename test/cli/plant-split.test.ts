import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

let directory: string;
const at = (name: string) => join(directory, name);

async function run(...words: string[]) {
  const io = memoryIo();
  const exitCode = await runCli(words, io);
  return { exitCode, output: io.output(), messages: io.messages() };
}

beforeEach(async () => {
  directory = await temporaryDirectory();
  await mkdir(at("notas"));
  const rows = Array.from({ length: 200 }, (_, index) =>
    JSON.stringify({ nhc: index % 60, nota: `Visita ${index}. El paciente está sin fiebre y come bien.` }),
  );
  await writeFile(at("notas/a.jsonl"), `${rows.join("\n")}\n`);
});

const own = ["--text-field", "nota", "--group-field", "nhc"];

it("plants, takes out again and splits, and says nothing of names", async () => {
  const planted = await run("plant", at("notas"), "--out", at("plantadas"), ...own, "--people", "3", "--repetitions", "1,4", "--json"); // prettier-ignore
  expect(JSON.parse(planted.output)).toMatchObject({ people: 6, controls: 6, notes: 200, language: "es" });
  expect(planted.messages).toMatch(/exposure cannot pass with fewer than 40/u);
  const { candidates, canaries } = JSON.parse(await readFile(at("plantadas.private/canaries.json"), "utf8")) as { candidates: { name: string[] }; canaries: { kind: string; secret: string }[] }; // prettier-ignore
  expect(candidates.name.length).toBeGreaterThanOrEqual(4096);
  for (const { kind, secret } of canaries)
    if (kind === "name") expect(planted.output + planted.messages).not.toContain(secret);
  expect((await run("plant", "remove", at("plantadas"), "--out", at("otra-vez"))).exitCode).toBe(0);
  expect(await readFile(at("otra-vez/a.jsonl"))).toEqual(await readFile(at("notas/a.jsonl")));
  const split = await run("split", at("plantadas"), "--out", at("partes"), ...own, "--unseen", "0.2", "--halves", "--models", at("m-a"), at("m-b")); // prettier-ignore
  expect(split).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/^seen: \d+ documents of \d+ patients\nunseen: /u),
  });
  expect(await readFile(at("m-a.private/members.txt"), "utf8")).toBe(await readFile(at("partes.private/half-a/members.txt"), "utf8")); // prettier-ignore
});

it("says what is missing or wrong, with exit code 2, and writes nothing", async () => {
  for (const [words, message] of [
    [["plant", at("notas")], "expected notes and --out"],
    [["plant", at("notas"), "--out", at("p"), "--text-field", "nota"], "pass --group-field"],
    [["plant", at("notas"), "--out", at("p"), ...own, "--repetitions", "0"], "Expected whole numbers"],
    [
      ["plant", at("notas"), "--out", at("p"), ...own, "--repetitions", "500", "--people", "1"],
      "expected at least 500 notes",
    ],
    [["plant", "remove", at("notas"), "--out", at("p")], "no such record of planting"],
    [["split", at("notas"), "--out", at("p"), ...own], "--unseen SHARE"],
    [["split", at("notas"), "--out", at("p"), ...own, "--unseen", "1"], "Expected a share"],
    [["split", at("notas"), "--out", at("notas/p"), ...own, "--halves"], "overlaps the input"],
    [["split", at("notas"), "--out", at("p"), "--private", at("p/private"), ...own, "--halves"], "overlaps the output"],
  ] as const) {
    const { exitCode, messages } = await run(...words);
    expect({ exitCode, messages }).toEqual({ exitCode: 2, messages: expect.stringContaining(message) });
  }
  await expect(readFile(at("p/a.jsonl"))).rejects.toThrow();
});
