import { beforeAll, expect, test } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint, type TinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

let checkpoint: TinyCheckpoint;

beforeAll(async () => {
  checkpoint = await createTinyCheckpoint(await temporaryDirectory());
});

async function run(...args: readonly string[]) {
  const io = memoryIo();
  const code = await runCli(["probe", "neighbours", "--model", checkpoint.directory, ...args], io);
  return { code, output: io.output(), messages: io.messages() };
}

test("a list a word, as text: cosine, id and entry, best first, without specials and the word itself", async () => {
  const { code, output } = await run("--words", "Jan, Piet", "--top-k", "4");
  expect(code).toBe(0);
  const [first = "", second = ""] = output.split("\n\n");
  expect(first).toMatch(/^Nearest to Jan:\n(?: {2} ?-?\d\.\d{3} +\d+ {2}\S+\n?){4}$/);
  expect(second).toMatch(/^Nearest to Piet:/);
  expect(first).not.toMatch(/ Jan$|<mask>/m);
});

test("as JSON, by id, from the output matrix, for the mean of all", async () => {
  const ids = [checkpoint.tokenId("ĠJan"), checkpoint.tokenId("ĠPiet")];
  const { output } = await run(
    "--token-ids",
    ids.join(","),
    "--mean",
    "--embeddings",
    "output",
    "--top-k",
    "3",
    "--json",
  );
  const result = JSON.parse(output) as {
    embeddings: string;
    answers: { query: unknown[]; neighbours: { tokenId: number; cosine: number }[] }[];
  };
  expect(result.embeddings).toBe("output");
  expect(result.answers).toHaveLength(1);
  expect(result.answers[0]?.query).toEqual([
    { tokenId: ids[0], token: "ĠJan", surface: "Jan" },
    { tokenId: ids[1], token: "ĠPiet", surface: "Piet" },
  ]);
  const cosines = result.answers[0]?.neighbours.map(({ cosine }) => cosine) ?? [];
  expect(cosines).toEqual(cosines.toSorted((a, b) => b - a));
  expect(result.answers[0]?.neighbours.some(({ tokenId }) => ids.includes(tokenId))).toBe(false);
});

test("a word of several pieces is refused without quoting it, as are no words and wrong ids", async () => {
  const several = await run("--words", "Jan,Wilhelmina");
  expect(several.code).toBe(2);
  expect(several.messages).toMatch(/found word 2 of --words to be \d+ pieces/);
  expect(several.messages).not.toContain("Wilhelmina");
  expect((await run()).messages).toContain("--words or --token-ids");
  expect((await run("--token-ids", "5,x")).messages).toContain("Expected whole numbers");
  expect((await run("--token-ids", "99999")).messages).toMatch(/token ids from 0 to/);
  expect((await run("--words", "Jan", "--token-ids", "5")).code).toBe(2);
});
