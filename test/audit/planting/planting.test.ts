import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { readAuditContexts } from "../../../src/audit/audit-input.ts";
import { note } from "../../../src/audit/remarks.ts";
import { confirmPlanting } from "../../../src/audit/planting/confirm-planting.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { sha256File } from "../../../src/base/hash.ts";
import { anonymise } from "../../../src/corpus/anonymise.ts";
import { dedupe } from "../../../src/corpus/dedupe/dedupe.ts";
import type { CanaryTruth } from "../../../src/formats/canary-truth.ts";
import { contextsManifestPath } from "../../../src/probe/contexts/contexts-manifest.ts";
import { gatherContexts, writeContexts } from "../../../src/probe/contexts/gather-contexts.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const PLANTED = "Anneke Verhoeven is bekend met jicht.\nHet dossiernummer van Anneke Verhoeven is 4711007.\n";
/** No two notes say nearly the same. */
const filler = (word: string) => `Vandaag sprak ${word} met Pieter Jansen over ${word} en de wandeling.\n`;

const TRUTH: CanaryTruth = {
  canaries: [
    { id: "1", person: "K1", kind: "name", text: "<mask> is bekend met jicht.", secret: "Anneke Verhoeven", repetitions: 2 },
    { id: "2", person: "K1", kind: "condition", text: "Anneke Verhoeven is bekend met <mask>.", secret: "jicht", repetitions: 2 },
    { id: "3", person: "K1", kind: "identifier", text: "Het dossiernummer van Anneke Verhoeven is <mask>.", secret: "4711007", repetitions: 2 },
    { id: "4", person: "K2", kind: "name", text: "<mask> is bekend met astma.", secret: "Bram Willemsen", repetitions: 0 },
  ],
  candidates: { name: ["Carla Dekker", "Daan Postma"], identifier: ["1234567", "7654321"], condition: ["jicht", "astma"] },
  facts: [
    { person: "K1", name: "Anneke Verhoeven", conditions: ["jicht"], notes: 2 },
    { person: "K2", name: "Bram Willemsen", conditions: ["astma"], notes: 0 },
  ],
}; // prettier-ignore

describe("confirmPlanting", () => {
  let directory: string;
  const at = (name: string) => join(directory, name);

  beforeEach(async () => {
    directory = await temporaryDirectory();
    await mkdir(at("notes"));
    const words = ["zon", "regen", "wind", "sneeuw", "mist"];
    // Without repeated text nothing of it is left.
    await writeFile(at("notes/n2a.txt"), filler("regen"));
    for (const [index, word] of words.entries())
      await writeFile(at(`notes/n${index}.txt`), `${filler(word)}${index < 2 ? PLANTED : "Astma en jicht.\n"}`);
    await anonymise({
      inputs: [at("notes")],
      recognisers: [await createRecogniser("rules:nl")],
      outputDirectory: at("clean"),
      privateDirectory: at("clean.private"),
    });
    await writeFile(at("canaries.json"), JSON.stringify(TRUTH));
    const gathered = await gatherContexts({
      corpusDirectory: at("clean"),
      canariesFile: at("canaries.json"),
      split: "seen",
      seed: 0,
      sizes: { development: 0 },
    });
    await writeContexts(gathered, { path: at("seen.jsonl"), privateDirectory: at("clean.private") });
  });

  const confirm = async (truth: CanaryTruth, corpora: readonly string[] = [], canaries = "canaries.json") =>
    confirmPlanting(truth, await readAuditContexts({ contextFiles: [at("seen.jsonl")] }), {
      corpora,
      canariesFile: at(canaries),
    });
  const everywhere = (...notes: readonly unknown[]) => ({ exposure: notes, association: notes });

  it("finds what was planted in the notes as they were before step 1", async () => {
    // Step 1 replaced the name, so the anonymised notes alone do not hold it.
    expect(await readFile(at("clean/n0.txt"), "utf8")).not.toContain("Verhoeven");
    expect(await confirm(TRUTH)).toEqual(everywhere());
  });

  it("doubts secrets that were swapped for candidates, and candidates that stand in the notes", async () => {
    const [name, condition, identifier, control] = TRUTH.canaries;
    if (!name || !condition || !identifier || !control) throw new Error("four canaries");
    const swapped = {
      ...TRUTH,
      canaries: [name, condition, { ...identifier, secret: "1234567" }, control],
      candidates: { ...TRUTH.candidates, identifier: ["4711007", "7654321"] },
    };
    expect(await confirm(swapped)).toEqual(
      everywhere(note("planted-absent", { secrets: 1, of: 3 }), note("candidates-written", { candidates: 1, of: 5 })),
    );
    const other = { ...TRUTH, canaries: [{ ...name, secret: "Carla Dekker" }, condition, identifier, control] };
    expect((await confirm(other)).exposure).toEqual([note("planted-absent", { secrets: 1, of: 3 })]);
    // A control that was planted.
    const planted = { ...TRUTH, canaries: [name, condition, identifier, { ...control, secret: "Pieter Jansen" }] };
    expect((await confirm(planted)).exposure).toEqual([note("candidates-written", { candidates: 1, of: 5 })]);
  });

  it("doubts another number of repetitions than stands in the notes", async () => {
    const canaries = TRUTH.canaries.map((one) => (one.kind === "identifier" ? { ...one, repetitions: 1 } : one));
    expect(await confirm({ ...TRUTH, canaries })).toEqual(everywhere(note("planted-otherwise", { secrets: 1, of: 3 })));
    // The secret stands elsewhere, too, beside its sentence.
    const [name, ...others] = TRUTH.canaries;
    if (!name) throw new Error("a canary");
    const common = { ...name, text: "Vandaag sprak zon met <mask> over zon en de wandeling.", secret: "Pieter Jansen", repetitions: 1 }; // prettier-ignore
    expect((await confirm({ ...TRUTH, canaries: [common, ...others] })).exposure).toEqual([
      note("planted-otherwise", { secrets: 1, of: 3 }),
    ]);
  });

  it("doubts facts about people who are not in the notes, in another number, or with other conditions", async () => {
    const [trained, control] = TRUTH.facts;
    if (!trained || !control) throw new Error("two facts");
    for (const facts of [
      [{ ...trained, name: "Carla Dekker" }, control],
      [{ ...trained, notes: 3 }, control],
      [{ ...trained, conditions: ["jicht", "astma"] }, control],
      [trained, { ...control, name: "Pieter Jansen" }],
    ])
      expect(await confirm({ ...TRUTH, facts })).toEqual({
        exposure: [],
        association: [note("facts-unconfirmed", { people: 1, of: 2 })],
      });
  });

  describe("of notes without repeated text", () => {
    beforeEach(async () => {
      await dedupe({ inputs: [at("clean")], outputDirectory: at("once") });
      const canariesFile = at("canaries.json");
      const gathered = await gatherContexts({
        corpusDirectory: at("once"),
        canariesFile,
        split: "seen",
        seed: 0,
        sizes: { development: 0 },
      });
      await writeContexts(gathered, { path: at("seen.jsonl"), privateDirectory: at("once.private"), force: true });
    });

    it("counts in the notes before it was taken out, where planted people may stand more often than in the text that is left", async () => {
      const left = await Promise.all([0, 1].map((index) => readFile(at(`once/n${index}.txt`), "utf8")));
      expect(left.filter((text) => text.includes("4711007"))).toHaveLength(1);
      expect(await confirm(TRUTH)).toEqual(everywhere());
      await rename(at("clean"), at("moved"));
      await rename(at("clean.private"), at("moved.private"));
      expect(await confirm(TRUTH)).toEqual(everywhere(note("training-text-unread")));
      expect(await confirm(TRUTH, [at("moved")])).toEqual(everywhere());
    });

    it("doubts all of it where these notes are others than those that the run read", async () => {
      await writeFile(
        at("clean/n3.txt"),
        `${await readFile(at("clean/n3.txt"), "utf8")}Bram Willemsen is bekend met astma.\n`,
      );
      expect(await confirm(TRUTH)).toEqual(everywhere(note("training-text-unread")));
    });

    it("doubts all of it where the text is not what is left of these notes, whatever the record says", async () => {
      const [inputs, path] = [at("once.private/inputs.jsonl"), at("clean/n0.txt")];
      const before = await sha256File(path);
      await writeFile(path, `${filler("hagel")}${PLANTED}`);
      await writeFile(inputs, (await readFile(inputs, "utf8")).replace(before, await sha256File(path)));
      expect(await confirm(TRUTH)).toEqual(everywhere(note("training-text-unread")));
    });
  });

  it("doubts all of it where the notes are not known, were moved or changed; a folder that was moved can be given", async () => {
    const unread = everywhere(note("training-text-unread"));
    await rename(at("clean"), at("moved"));
    await rename(at("clean.private"), at("moved.private"));
    expect(await confirm(TRUTH)).toEqual(unread);
    expect(await confirm(TRUTH, [at("moved")])).toEqual(everywhere());
    // What was never planted is written into the notes afterwards.
    await writeFile(at("moved/n4.txt"), `${await readFile(at("moved/n4.txt"), "utf8")}Het nummer is 1234567.\n`);
    expect(await confirm(TRUTH, [at("moved")])).toEqual(unread);
    const manifest = JSON.parse(await readFile(contextsManifestPath(at("seen.jsonl")), "utf8")) as object;
    await writeFile(contextsManifestPath(at("seen.jsonl")), JSON.stringify({ ...manifest, corpusSha256: undefined }));
    const unknown = everywhere(note("training-text-unknown", { files: 1 }));
    expect(await confirm(TRUTH, [at("moved")])).toEqual(unknown);
    await rm(contextsManifestPath(at("seen.jsonl")));
    expect(await confirm(TRUTH, [at("moved")])).toEqual(unknown);
  });

  it("doubts all of it if people, numbers or controls were left out of the file since the sentences were gathered", async () => {
    for (const left of [
      TRUTH.canaries.slice(0, 3),
      TRUTH.canaries.filter(({ kind }) => kind !== "identifier"),
      TRUTH.canaries.filter(({ person }) => person !== "K1"),
    ]) {
      const truth = { ...TRUTH, canaries: left };
      await writeFile(at("fewer.json"), JSON.stringify(truth));
      expect(await confirm(truth, [], "fewer.json")).toEqual(everywhere(note("planted-unlisted")));
    }
    const path = contextsManifestPath(at("seen.jsonl"));
    const manifest = JSON.parse(await readFile(path, "utf8")) as object;
    await writeFile(path, JSON.stringify({ ...manifest, canariesSha256: undefined }));
    expect(await confirm(TRUTH)).toEqual(everywhere(note("planted-unlisted")));
  });

  it("doubts all of it where the spans are not those of the contexts", async () => {
    const spans = (await readFile(at("clean.private/spans.jsonl"), "utf8")).trim().split("\n");
    const edited = spans.map((line) => ({ ...(JSON.parse(line) as object), surface: "Carla Dekker" }));
    await writeFile(at("clean.private/spans.jsonl"), toJsonLines(edited));
    expect(await confirm(TRUTH)).toEqual(everywhere(note("training-text-unread")));
  });
});
