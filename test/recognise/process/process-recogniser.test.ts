import { readFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";

import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import { createDocument } from "../../../src/text/document.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const SCRIPT = join(import.meta.dirname, "../../fixtures/recogniser.mjs");
const open = (fault = "none", memory = "") =>
  createRecogniser(`process:"${process.execPath}" '${SCRIPT}' ${fault} "${memory}"`);
const documents = (...texts: string[]) => texts.map((text, index) => createDocument(`n${index}.txt`, text));
const span = (start: number) => ({ start, end: start + 3, label: "PERSON", score: 0.5, source: "process:Bos 1" });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("gives what another program finds, whatever it counts offsets in", async () => {
  for (const fault of ["none", "utf16"]) {
    const recogniser = await open(fault);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.constantFrom("Bos", "😀", "é", "e\u0301", " ", "\n", "x"))),
        async (notes) => {
          const texts = notes.map((words) => words.join(""));
          const found = await recogniser.recognise(documents(...texts));
          const expected = texts.map((text) => [...text.matchAll(/Bos(?!\u0301)/g)].map(({ index }) => span(index)));
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
  }
});

it("keeps our secrets from the other program, and gives it the rest of the environment", async () => {
  for (const name of ["UNNAME_KEY", "UNNAME_KEY_FILE", "UNNAME_QUEUE_PASSWORD"]) vi.stubEnv(name, "secret-value");
  vi.stubEnv("OF_THE_PROGRAM", "kept");
  const memory = join(await temporaryDirectory(), "environment");
  await (await open("environment", memory)).recognise(documents("Bos"));
  const seen = await readFile(memory, "utf8");
  expect(JSON.parse(seen)).toMatchObject({ OF_THE_PROGRAM: "kept", PATH: process.env["PATH"] });
  expect(seen).not.toContain("secret-value");
});

it("asks in batches, and answers every document in order", async () => {
  const recogniser = await open();
  const notes = documents(...Array.from({ length: 200 }, (_, index) => `${"x".repeat(index * 50)}Bos`));
  const [one, two] = await Promise.all([recogniser.recognise(notes), recogniser.recognise(notes.slice(0, 3))]);
  expect(one).toEqual(notes.map((_, index) => [span(index * 50)]));
  expect(two).toEqual(one.slice(0, 3));
});

it("starts a program again that ended, says at which document, and goes on with the same spans", async () => {
  const memory = join(await temporaryDirectory(), "memory");
  const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  const recogniser = await open("crash-once", memory);
  const notes = documents("Bos", "FAULT Bos", "x Bos");
  expect(await recogniser.recognise(notes)).toEqual([[span(0)], [span(6)], [span(2)]]);
  expect(await readFile(memory, "utf8")).toBe("xx");
  expect(warn.mock.calls.map(([message]) => String(message))).toEqual([
    expect.stringMatching(/it ended with exit code 9 while it read 3 documents from n0\.txt\. It is started again\.$/),
  ]);
});

it.each([
  ["crash", /document n1\.txt: it ended with exit code 9, twice/],
  ["hang", /document n1\.txt: it did not answer within 1 seconds, twice/],
  ["error", /document n1\.txt: it met an error \(ValueError\), twice/],
  ["no-json", /expected an answer as one JSON object, found something else\.$/],
  ["too-few", /expected "documents" with an entry for each of 3, found 0\.$/],
  ["outside", /expected a span's start and end within 0 and \d+, found others\.$/],
])("never takes a document for one without names where the program fails: %s", async (fault, message) => {
  vi.stubEnv("UNNAME_PROCESS_SECONDS", "1");
  vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  const recogniser = await open(fault);
  const failure = recogniser.recognise(documents("Bos", "FAULT Bos", "Bos"));
  await expect(failure).rejects.toMatchObject({
    code: "recogniser-failed",
    message: expect.stringMatching(message) as string,
  });
  await expect(failure).rejects.not.toThrow(/: Bos|FAULT/);
  expect(await recogniser.recognise(documents("Bos"))).toEqual([[span(0)]]);
});

it.each([
  ["silent-start", /it ended with exit code 3\.$/],
  ["says-why", /it ended with exit code 1, and said:\nno module named xyz\.$/],
  ["old", /expected \{"protocol":"unname-recogniser","version":1,…\} as its first line, found another\.$/],
])("refuses a program that does not begin: %s", async (fault, message) => {
  await expect(open(fault)).rejects.toMatchObject({
    code: "recogniser-failed",
    message: expect.stringMatching(message) as string,
  });
});

it("refuses what is no command", async () => {
  await expect(createRecogniser("process:")).rejects.toMatchObject({ code: "usage" });
  await expect(createRecogniser("process:cat | sh")).rejects.toThrow(/found \|/);
  await expect(createRecogniser("process:no-such-program-here x")).rejects.toThrow(/cannot be started \(ENOENT\)/);
});
