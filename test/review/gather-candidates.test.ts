import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { type MaskedLanguageModel, openSession } from "../../src/model/session.ts";
import type { Context } from "../../src/probe/contexts/context.ts";
import { fillMask } from "../../src/probe/fill/fill-mask.ts";
import type { Recogniser } from "../../src/recognise/recogniser.ts";
import { readCandidatesFile, writeCandidates } from "../../src/review/candidates/candidate-file.ts";
import { gatherCandidates, type GatherCandidatesOptions } from "../../src/review/candidates/gather-candidates.ts";
import { countCorpusWords } from "../../src/review/candidates/sources/corpus-words.ts";
import { readSuspicionModel } from "../../src/review/score/suspicion-model.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

const WORDS = [" Jan", "Jan", " jan", " JAN", " Fatima", " Roos", " roos", " koorts", " hoest", " de", " PERSON", " Xq", " qx", " PieterB"]; // prettier-ignore

const contexts: readonly Context[] = [
  { id: "c1", split: "seen", set: "development", text: "Gisteren zag <mask> de hoest." },
  { id: "c2", split: "unseen", set: "development", text: "Mevr. <mask> heeft koorts." },
];

/** Calls everything behind "Mevr." a person, and "Fatima" everywhere. */
const recogniser: Recogniser = {
  name: "test",
  recognise: async (documents) =>
    documents.map(({ text }) => {
      const found = [...text.matchAll(/(?<=Mevr\. )\S+|Fatima/gu)];
      return found.map((match) => ({ start: match.index, end: match.index + match[0].length, label: "PERSON" }));
    }),
};

let directory: string;
let session: MaskedLanguageModel;
let options: GatherCandidatesOptions;
let tokenId: (token: string) => number;

beforeAll(async () => {
  directory = await temporaryDirectory();
  await mkdir(join(directory, "notes"));
  await mkdir(join(directory, "notes.private"));
  const note = "PERSON heeft koorts en roos. Roos op het hoofd. PERSON hoest. In januari niet.";
  await writeFile(join(directory, "notes", "1.txt"), note);
  const spans = [
    { document: "1.txt", start: 0, end: 16, label: "PERSON", surface: "J. Jan van Roos" },
    { document: "1.txt", start: 50, end: 53, label: "PERSON", surface: "Jan" },
    { document: "1.txt", start: 60, end: 66, label: "GPE", surface: "Fatima" },
  ];
  await writeFile(
    join(directory, "notes.private", "spans.jsonl"),
    spans.map((span) => JSON.stringify(span)).join("\n"),
  );
  const checkpoint = await createTinyCheckpoint(join(directory, "model"), { words: WORDS });
  tokenId = checkpoint.tokenId;
  session = await openSession(await openCheckpoint(join(directory, "model")), { threads: 1 });
  options = {
    session,
    predictions: await fillMask(session, contexts, { topK: 3 }),
    contexts,
    words: await countCorpusWords([{ directory: join(directory, "notes") }]),
    isListed: (surface) => surface === "Fatima",
    recogniser,
    suspicion: await readSuspicionModel(),
    seed: 1,
    tailSample: 3,
  };
});

const find = async (token: string) =>
  (await gatherCandidates(options)).candidates.find((candidate) => candidate.tokenId === tokenId(token));

describe("countCorpusWords", () => {
  it("counts words in names and elsewhere in any case, without initials, particles, labels and places", () => {
    const { words } = options;
    expect(words.find("JAN")).toEqual({ inNames: 2, elsewhere: 0 });
    expect(words.find("roos")).toEqual({ inNames: 1, elsewhere: 2 });
    expect(words.find("J")).toBeUndefined();
    expect(words.find("van")).toBeUndefined();
    expect(words.find("Fatima")).toBeUndefined();
    expect(words.find("person")).toBeUndefined();
    expect(words.find("-roos en")).toEqual({ inNames: 1, elsewhere: 2 });
    expect(words.nameWords).toEqual(new Set(["jan", "roos"]));
    expect(words.counts.get("koorts")).toEqual({ inNames: 0, elsewhere: 1 });
  });

  it("refuses a corpus without spans", async () => {
    const corpora = [{ directory: join(directory, "notes"), privateDirectory: join(directory, "model") }];
    await expect(countCorpusWords(corpora)).rejects.toMatchObject({ code: "input-missing" });
  });
});

describe("gatherCandidates", () => {
  it("tells each source of an entry apart, with its evidence", async () => {
    expect(await find("ĠJan")).toMatchObject({
      sources: expect.arrayContaining(["corpus"]),
      corpus: { inNames: 2, elsewhere: 0 },
      partOf: { inNames: 0, elsewhere: 1 },
      variants: expect.arrayContaining([tokenId("Jan"), tokenId("Ġjan"), tokenId("ĠJAN")]),
    });
    const fatima = await find("ĠFatima");
    expect(fatima?.sources).toEqual(expect.arrayContaining(["list", "recogniser"]));
    expect(fatima).toMatchObject({ recogniser: { texts: 2, persons: 2 }, isKnownName: true });
    for (const { tokenId: predicted } of options.predictions) {
      const candidate = (await gatherCandidates(options)).candidates.find((other) => other.tokenId === predicted);
      if (candidate !== undefined) expect(candidate.sources).toContain("predicted");
    }
  });

  it("holds every word once, shows the most probable first, and neither specials, labels nor single letters", async () => {
    const { candidates, tail } = await gatherCandidates(options);
    const ids = [...candidates, ...tail].map((entry) => entry.tokenId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(tokenId("ĠPERSON"));
    expect(ids).not.toContain(tokenId("<mask>"));
    expect(ids).not.toContain(tokenId("J"));
    const shown = candidates.filter(({ isSampled }) => !isSampled).map(({ probability }) => probability);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    const place = (token: string) => candidates.findIndex((candidate) => candidate.tokenId === tokenId(token));
    expect(place("ĠJan")).toBeLessThan(place("Ġroos"));
  });

  it("draws the sample from what no source brought up, the same for a seed", async () => {
    const [once, again] = [await gatherCandidates(options), await gatherCandidates(options)];
    expect(once).toEqual(again);
    const sampled = once.candidates.filter(({ isSampled }) => isSampled);
    expect(sampled.length).toBe(Math.min(3, sampled.length + once.tail.length));
    expect(sampled.every(({ sources }) => sources.length === 0)).toBe(true);
    const all = await gatherCandidates({ ...options, tailSample: Infinity });
    expect(all.tail).toEqual([]);
  });

  it("looks at the neighbours of names that were decided on", async () => {
    const named = await gatherCandidates({ ...options, names: [tokenId("ĠXq"), tokenId("Ġqx"), tokenId("Ġkoorts")] });
    const count = ({ candidates }: typeof named) =>
      candidates.reduce((sum, { neighbour }) => sum + (neighbour?.names ?? 0), 0);
    expect(count(named)).toBeGreaterThan(count(await gatherCandidates(options)));
  });

  it("is read back as it was written, by its owner alone, and refused for another vocabulary", async () => {
    const list = await gatherCandidates(options);
    const path = join(directory, "candidates.jsonl");
    const { vocabulary } = session.checkpoint.tokenizer;
    const { carries } = options.suspicion;
    const header = {
      vocabulary,
      predictionsSha256: "",
      contextsSha256: [],
      recognisers: [],
      seed: 1,
      names: 0,
      carries,
    };
    await writeCandidates(path, list, header);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const read = await readCandidatesFile(path, vocabulary);
    expect(read.candidates).toEqual(list.candidates);
    expect(read.tail).toEqual(list.tail);
    await expect(readCandidatesFile(path, vocabulary.slice(1))).rejects.toMatchObject({ code: "checkpoint-mismatch" });
    const whole = await readFile(path, "utf8");
    for (const changed of [
      whole.slice(0, whole.lastIndexOf("\n", whole.length - 2) + 1),
      whole + whole.split("\n").at(-2),
    ]) {
      await writeFile(path, changed);
      await expect(readCandidatesFile(path, vocabulary)).rejects.toMatchObject({
        code: "input-format",
        message: expect.stringContaining(`expected ${list.candidates.length} candidates`) as string,
      });
    }
    await writeFile(path, whole);
    const broken = (await readFile(path, "utf8")).replace('"isSampled":false', '"isSampled":0');
    await writeFile(path, broken);
    await expect(readCandidatesFile(path, vocabulary)).rejects.toMatchObject({
      code: "input-format",
      message: expect.stringMatching(/line \d+/),
    });
  });
});
