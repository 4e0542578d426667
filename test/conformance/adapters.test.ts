import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import { afterEach, describe, expect, it, vi } from "vitest";

import { generateShortNotes } from "../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../corpora/languages/packs.ts";
import { createRecogniser } from "../../src/recognise/parse-spec.ts";
import { createDocument, type Document } from "../../src/text/document.ts";
import { createOffsetTable } from "../../src/text/offsets.ts";
import { unionSpans } from "../../src/text/span.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

/** An interpreter with spaCy, Presidio and Deduce: `UNNAME_PYTHON_PEERS`, which `.ci/run` sets, or `.venv-ci-peers` in the checkout. */
const PYTHON = process.env["UNNAME_PYTHON_PEERS"] ?? ".venv-ci-peers/bin/python";
const PEERS = [
  ["spacy", "es"],
  ["presidio", "es"],
  ["deduce", "nl"],
] as const;

const specOf = (peer: string) => `process:${PYTHON} adapters/${peer}.py`;
const notesOf = (language: "es" | "nl") =>
  generateShortNotes(packOf(language), { seed: 5, notes: 20, lookAlikes: 0.1 });
const documentsOf = (language: "es" | "nl"): Document[] =>
  notesOf(language).map(({ text }, index) => createDocument(`n${index}`, `😀 ${text}`));

/** What is compared: our reading takes the symbols and the white space from the ends of names (not of other labels), and a span of these alone away. */
function withoutSymbols(text: string, { start, end }: { start: number; end: number }): [number, number][] {
  const surface = text.slice(start, end);
  const lead = surface.length - surface.replace(/^[\p{S}\s]+/u, "").length;
  const name = surface.slice(lead).replace(/[\p{S}\s]+$/u, "");
  return name === "" ? [] : [[start + lead, start + lead + name.length]];
}

/** By the peer's own interface, in our offsets; what overlaps is one span, as with any recogniser of ours. */
function ownSpans(peer: string, documents: readonly Document[]) {
  const input = JSON.stringify(documents.map(({ text }) => text));
  const { status, stdout, stderr } = spawnSync(PYTHON, ["-B", "test/python/peer_spans.py", peer], {
    input,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  return (JSON.parse(stdout) as [number, number][][]).map((spans, index) => {
    const text = documents[index]?.text ?? "";
    const { fromCodePoint } = createOffsetTable(text);
    const ours = spans.map(([start, end]) => ({ start: fromCodePoint(start), end: fromCodePoint(end), label: "X" }));
    return unionSpans(ours).flatMap((span) => withoutSymbols(text, span));
  });
}

afterEach(() => void vi.restoreAllMocks());

describe.skipIf(!existsSync(PYTHON))(`recognisers of others (skipped without ${PYTHON})`, { timeout: 300_000 }, () => {
  it.each(PEERS)("%s: their own spans in 20 notes, killed in the middle or not", async (peer, language) => {
    vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
    const documents = documentsOf(language);
    const expected = ownSpans(peer, documents);
    expect(expected.flat().length).toBeGreaterThan(10);
    const recogniser = await createRecogniser(specOf(peer));
    const found = await recogniser.recognise(documents.slice(0, 7));
    const children = spawnSync("pgrep", ["-P", String(process.pid), "-f", `adapters/${peer}.py`], { encoding: "utf8" });
    for (const pid of children.stdout.trim().split("\n")) process.kill(Number(pid), "SIGKILL");
    found.push(...(await recogniser.recognise(documents.slice(7))));
    const compared = found.map((spans, index) =>
      spans.flatMap((span) => withoutSymbols(documents[index]?.text ?? "", span)),
    );
    expect(compared).toEqual(expected);
    expect(process.emitWarning).toHaveBeenCalledOnce();
  });

  it("are evaluated as ours are, through the command", async () => {
    const gold = join(await temporaryDirectory(), "gold");
    await mkdir(gold);
    const files = (await readdir("corpora/hand-written/es")).filter((name) => /\.(?:txt|ann)$/.test(name)).sort();
    for (const name of files.slice(0, 40)) await copyFile(join("corpora/hand-written/es", name), join(gold, name));
    const command = ["bin/unname.js", "evaluate", "--gold", gold, "--recogniser", specOf("spacy"), "--json"];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect(status, stderr).toBe(0);
    const { overall, documents } = JSON.parse(stdout) as {
      documents: number;
      overall: { gold: number; correct: number };
    };
    expect(documents).toBe(20);
    expect(overall.gold).toBeGreaterThan(20);
    expect(overall.correct).toBeGreaterThan(5);
  });
});
