import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { decisionOn, digestsIn } from "../vocabulary/rewrite-case.ts";
import { memoryIo } from "./memory-io.ts";

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);

beforeEach(async () => {
  folder = await temporaryDirectory();
  const model = await createTinyCheckpoint(at("model"));
  await writeFile(at("decisions.jsonl"), toJsonLines([decisionOn(model.vocabulary, "ĠJan")]));
  await writeFile(at("sample.txt"), "Jan was here\nde arts zag Januari\n");
});

async function unname(words: readonly string[], { isTTY = false, types = "" } = {}) {
  const io = memoryIo({ isTTY });
  if (types !== "") io.stdin.end(types);
  const code = await runCli(["rewrite", ...words], io);
  return { code, output: io.output(), messages: io.messages() };
}

const given = () => ["--model", at("model"), "--decisions", at("decisions.jsonl")];
const rewrite = (...more: string[]) => unname([...given(), "--out", at("out"), ...more]);

describe("unname rewrite", () => {
  it("tells the plan before it writes, and nothing of it with --quiet or --json", async () => {
    const { code, output, messages } = await rewrite("--sample", at("sample.txt"));
    expect(code).toBe(0);
    expect(messages).toMatch(
      /to remove: 1 tokens\n.*merges: .*\nsample: \d of \d words without a removed name \(.* %\), and \d with one, will be split differently\ncost: .*\nundecided: /,
    );
    expect(messages).toMatch(/weights: rows overwritten in model.onnx, model.safetensors/);
    expect(output).toMatch(/1 tokens replaced by placeholders[^]*written to/);
    expect(messages + output).not.toContain("Jan");
    expect((await rewrite("--force", "--quiet")).messages).toBe("");
    const { messages: told, output: json } = await rewrite("--force", "--json");
    expect(told).toBe("");
    expect(JSON.parse(json)).toMatchObject({ replaced: 1, rounds: [{ round: 1 }], undoable: [1] });
  });

  it("plans alone with --plan: the same, on standard output, and no file unless a private folder is named", async () => {
    const files = await readdir(folder);
    const { code, output } = await unname(["--plan", ...given(), "--sample", at("sample.txt")]);
    expect(code).toBe(0);
    expect(await readdir(folder)).toEqual(files);
    const { messages } = await rewrite("--sample", at("sample.txt"));
    expect(messages).toBe(output);
    const { output: json } = await unname(["--plan", ...given(), "--json", "--private", at("names")]);
    expect(JSON.parse(json)).toMatchObject({ schemaVersion: 1, round: 1, replaced: 1, sample: { words: 0 } });
    expect(json).not.toContain("Jan");
    expect(await readFile(at("names", "plan.json"), "utf8")).toContain("ĠJan");
  });

  it("takes a rewrite back: rewrite undo", async () => {
    await rewrite();
    const { code, output } = await unname([
      "undo",
      "--model",
      at("out"),
      "--out",
      at("again"),
      "--private",
      at("out.private"),
    ]);
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining("round 1 taken back") as string,
    });
    expect(await digestsIn(at("again"))).toEqual(await digestsIn(at("model")));
    const more = ["undo", "--model", at("out"), "--out", at("again"), "--force", "--json"];
    expect(JSON.parse((await unname(more)).output)).toMatchObject({ undone: [1], remaining: 0, notRestored: [] });
    expect((await unname([...more, "--rounds", "2"])).code).toBe(2);
  });

  it("destroys the mapping after it has asked", async () => {
    await rewrite();
    const words = ["forget", "--private", at("out.private")];
    expect(await unname(words)).toMatchObject({ code: 2, messages: expect.stringContaining("--yes") as string });
    expect(await unname(words, { isTTY: true, types: "yes\n" })).toMatchObject({ code: 130 });
    expect(await readdir(at("out.private"))).toContain("mapping.jsonl");
    const { code, output, messages } = await unname(words, { isTTY: true, types: "forget\n" });
    expect(code).toBe(0);
    expect(messages).toMatch(/can then not be undone/);
    expect(output).toMatch(/1 rewrite can no longer be taken back[^]*unlinked, not overwritten/);
    expect(await readdir(at("out.private"))).toEqual(["forgotten.json"]);
    const undo = await unname(["undo", "--model", at("out"), "--out", at("again")]);
    expect(undo).toMatchObject({
      code: 2,
      messages: expect.stringContaining("destroyed on 2025-01-02T03:04:05.000Z") as string,
    });
    await mkdir(at("empty"));
    expect((await unname(["forget", "--yes", "--private", at("empty")])).code).toBe(2);
  });

  it.each([
    [[], "-m, --model <dir>"],
    [["--model", "m"], "--decisions <file>"],
    [["--model", "m", "--decisions", "d"], "-o, --out <dir>"],
    [["--plan", "--model", "m"], "--decisions <file>"],
    [["undo", "--model", "m"], "-o, --out <dir>"],
    [["forget"], "--private <dir>"],
  ])("says which flag is missing: %j", async (words, flag) => {
    expect(await unname(words)).toMatchObject({
      code: 2,
      messages: expect.stringContaining(`error: required option '${flag}' not specified\n`) as string,
    });
  });
});
