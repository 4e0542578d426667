import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { namesOf, foldDecisions, readDecisions } from "../../src/review/decisions/decisions-file.ts";
import { readRoundDetails } from "../fixtures/round-details.ts";
import { rewriteCheckpoint } from "../../src/vocabulary/rewrite.ts";
import { encodeWithRust, pythonMissing } from "../python/python.ts";

const MODEL = "models/notes-nl";
const DECISIONS = `${MODEL}/decisions.jsonl`;

/** Telegram style, accents, digits, symbols: what a clinical tokenizer meets. */
const TEXTS = [
  "Pt gezien op de poli, RR 130/80, pols 72 r.a.",
  "Mevr. is bekend met de ziekte van Parkinson en gebruikt levodopa/carbidopa 100/25 mg 3dd1.",
  "Überhaupt geen dyspnoe d'effort; cliënt coöperatief – µmol/l 12,5 (↑) 🙂",
  "in januari opgenomen, in Januari ontslagen",
];

/** Shown with the skipped tests. */
const reason = pythonMissing === undefined ? "" : ` (skipped: ${pythonMissing})`;

const MODES = ["merges", "ignore-merges", "none"] as const;

describe.skipIf(pythonMissing !== undefined).each(MODES)(`Rust tokenizers, repair: %s${reason}`, (repair) => {
  let folder: string;
  let output: string;
  /** Removed entries, and words that were built through one and are listed as cut otherwise since, unless whole words are looked up first. */
  let changed: ReadonlySet<number>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "unname-rust-"));
    output = join(folder, "out");
    const options = { modelDirectory: MODEL, decisionsPath: DECISIONS, outputDirectory: output, repair };
    await rewriteCheckpoint(options);
    const { collateral } = await readRoundDetails(output);
    const { tokenizer } = await openCheckpoint(MODEL);
    const removed = namesOf(foldDecisions(await readDecisions(DECISIONS, tokenizer)));
    changed = new Set([...removed, ...(repair === "ignore-merges" ? [] : collateral.map(({ tokenId }) => tokenId))]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("load the rewritten tokenizer.json and give the same ids as ours", async () => {
    const { tokenizer, vocabularySize } = await openCheckpoint(output);
    const rust = encodeWithRust(join(output, "tokenizer.json"), TEXTS);
    expect(rust.size).toBe(vocabularySize);
    expect(rust.ids).toEqual(TEXTS.map((text) => tokenizer.encodePlain(text)));
    expect(rust.decoded).toEqual(TEXTS);
  });

  it("encode a text with each removed name without unknown or removed tokens", async () => {
    const { tokenizer } = await openCheckpoint(MODEL);
    const removed = new Set(namesOf(foldDecisions(await readDecisions(DECISIONS, tokenizer))));
    const texts = [...removed].map((tokenId) => `gesproken met ${tokenizer.surface(tokenId)} over ontslag`);
    const rust = encodeWithRust(join(output, "tokenizer.json"), texts);
    const unknown = tokenizer.vocabulary.indexOf("<unk>");
    expect(texts.length).toBeGreaterThan(0);
    expect(rust.ids.flat().filter((tokenId) => tokenId === unknown || removed.has(tokenId))).toEqual([]);
    expect(rust.decoded).toEqual(texts);
  });

  it("give the same ids before and after for text without a removed name, or a word that is listed as built through one", async () => {
    const before = encodeWithRust(join(MODEL, "tokenizer.json"), TEXTS);
    const after = encodeWithRust(join(output, "tokenizer.json"), TEXTS);
    const isKept = (_: unknown, index: number) => !before.ids[index]?.some((tokenId) => changed.has(tokenId));
    expect(before.ids.filter(isKept).length).toBeGreaterThan(1);
    expect(after.ids.filter(isKept)).toEqual(before.ids.filter(isKept));
  });
});
