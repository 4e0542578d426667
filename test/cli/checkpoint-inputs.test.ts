import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { register as registerAudit } from "../../src/cli/commands/evidence/audit.ts";
import { register as registerNeighbours } from "../../src/cli/commands/model/probe-neighbours.ts";
import { register as registerProbe } from "../../src/cli/commands/model/probe.ts";
import { register as registerRelease } from "../../src/cli/commands/evidence/release.ts";
import { register as registerRewrite } from "../../src/cli/commands/model/rewrite.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { register as registerScore } from "../../src/cli/commands/model/probe-score.ts";
import { readSafetensorsHeader } from "../../src/formats/weights/safetensors.ts";
import { distinctContexts } from "../fixtures/distinct-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { type FixtureTensor, writeSafetensors } from "../fixtures/write-safetensors.ts";
import { memoryIo } from "./memory-io.ts";

const COMMANDS = [registerAudit, registerNeighbours, registerProbe, registerRelease, registerRewrite, registerScore];
let directory: string;
const at = (name: string) => join(directory, name);

async function run(...argv: readonly string[]) {
  const io = memoryIo();
  const exitCode = await runCli(argv, io, COMMANDS);
  return { exitCode, output: io.output(), messages: io.messages() };
}

beforeEach(async () => {
  directory = await temporaryDirectory();
  const { tokenId } = await createTinyCheckpoint(at("model"));
  await writeFile(at("contexts.jsonl"), toJsonLines(distinctContexts(8)));
  await writeFile(at("sentences.txt"), "De arts ziet een patiënt.\n");
  await writeFile(at("names.csv"), "name\nWouter\n");
  const decision = { decision: "name", reviewer: "test", at: "2026-01-01T00:00:00.000Z", reason: "" };
  await writeFile(at("decisions.jsonl"), toJsonLines([{ tokenId: tokenId("ĠPiet"), token: "ĠPiet", ...decision }]));
});

const AUDIT = ["audit", "--contexts", "contexts.jsonl", "--names", "names.csv", "--out", "audit"];
const RELEASE = [
  "release",
  "--audit",
  "audit/audit.json",
  "--names",
  "names.csv",
  "--accept-risk",
  "a test",
  "--out",
  "public",
];

/** The words of a command, with the paths of its files. */
function on(words: readonly string[]): string[] {
  const isPath = (word: string | undefined) =>
    ["--contexts", "--names", "--out", "--audit", "--decisions", "--input"].includes(word ?? "");
  return [...words.map((word, index) => (isPath(words[index - 1]) ? at(word) : word)), "--model", at("model")];
}

/** Stores another output matrix beside the embeddings that config.json ties it to. */
async function storeOtherOutput(): Promise<void> {
  const path = at("model/model.safetensors");
  const file = await readFile(path);
  const stored = new Map<string, FixtureTensor>();
  for (const [name, { dtype, shape, byteOffset, byteLength }] of (await readSafetensorsHeader(path)).tensors)
    stored.set(name, { dtype, shape, bytes: new Uint8Array(file.subarray(byteOffset, byteOffset + byteLength)) });
  const words = stored.get("roberta.embeddings.word_embeddings.weight") as FixtureTensor;
  stored.set("lm_head.decoder.weight", { ...words, bytes: words.bytes.toReversed().map((byte) => byte & 0x3b) });
  await writeSafetensors(path, stored);
}

it.each([
  [["probe", "--contexts", "contexts.jsonl", "--out", "predictions"]],
  [["probe", "score", "--input", "sentences.txt", "--out", "scores"]],
  [["probe", "neighbours", "--token-ids", "5"]],
  [["rewrite", "--decisions", "decisions.jsonl", "--out", "rewritten"]],
  [AUDIT],
  [RELEASE],
])("%s refuses a model whose loaders predict with different matrices", async (words) => {
  if (words === RELEASE) await run(...on(AUDIT));
  await storeOtherOutput();
  const { exitCode, messages } = await run(...on(words));
  expect(messages).toContain('Put "tie_word_embeddings": false into config.json');
  expect(messages).toMatch(/model\.safetensors: .*lm_head\.decoder\.weight to equal roberta\.embeddings/);
  expect(exitCode).toBe(2);
  for (const out of ["predictions", "scores", "rewritten", "public"]) expect(existsSync(at(out)), out).toBe(false);
});

it.each([
  ["tokenizer.4.0.0.json", "{}", "another tokenizer"],
  ["spm.model", "pieces", "another tokenizer"],
  ["config.json", { layer_norm_eps: 0.5 }, "another config.json"],
  ["config.json", { tie_word_embeddings: "yes" }, "tie_word_embeddings to be true or false"],
  [
    "tokenizer_config.json",
    { fast_tokenizer_files: ["tokenizer.json", "../tokenizer.9.json"] },
    "fast_tokenizer_files",
  ],
])("a release is refused when %s was changed to %s after the audit", async (name, change, reason) => {
  await run(...on(AUDIT));
  const path = at(`model/${name}`);
  const text = async () =>
    JSON.stringify({ ...(JSON.parse(await readFile(path, "utf8")) as object), ...(change as object) });
  await writeFile(path, typeof change === "string" ? change : await text());
  const { exitCode, messages } = await run(...on(RELEASE));
  expect(messages).toContain(reason);
  expect([exitCode, existsSync(at("public"))]).toEqual([2, false]);
});

it.each([
  ["pre_tokenizer", { type: "Split", pattern: { Regex: "(a+)+$" }, behavior: "Isolated" }, "pre_tokenizer.pattern"],
  [
    "normalizer",
    { type: "Sequence", normalizers: [{ type: "Replace", pattern: { Regex: "(a+)+$" }, content: "" }] },
    "normalizer.normalizers[0].pattern",
  ],
])("stops at a pattern of the %s that runs away, and says which", { timeout: 60_000 }, async (key, step, place) => {
  const path = at("model/tokenizer.json");
  const tokenizer = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
  await writeFile(path, JSON.stringify({ ...tokenizer, [key]: step }));
  await writeFile(at("sentences.txt"), `De arts ziet ${"a".repeat(60)} en gaat.\n`);
  const { exitCode, messages } = await run(...on(["probe", "score", "--input", "sentences.txt", "--out", "scores"]));
  expect(messages).toContain(`tokenizer.json: the pattern "(a+)+$" at ${place} takes too long`);
  expect([exitCode, existsSync(at("scores"))]).toEqual([2, false]);
});
