import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { create } from "@bufbuild/protobuf";
import { type OperatorSetIdProto, StringStringEntryProtoSchema, type TensorProto, TensorProtoSchema } from "onnx-buf";
import { beforeEach, describe, expect, it } from "vitest";

import type { AuditRow } from "../../../src/audit/audit.ts";
import type { AuditReport } from "../../../src/audit/audit-report.ts";
import { digestDecisions } from "../../../src/audit/freshness/look.ts";
import { digestNames } from "../../../src/audit/names/corpus-names.ts";
import { identifyDigestKey, keyedDigest, writeDigestKey } from "../../../src/audit/digest-key.ts";
import { keyedCheckpoint } from "../../../src/audit/with-keyed-digests.ts";
import { judgeTests, overallVerdict } from "../../../src/audit/judge-tests.ts";
import { readGraph } from "../../../src/audit/model-files/read-graph.ts";
import { isOfTest } from "../../../src/audit/audit-ids.ts";
import { RECIPIENTS } from "../../../src/report/text/decision/decision-texts.ts";
import { EN } from "../../../src/report/text/en.ts";
import { note } from "../../../src/audit/remarks.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { clopperPearson } from "../../../src/base/statistics/clopper-pearson.ts";
import { sha256 } from "../../../src/base/hash.ts";
import { encodeByteLevel } from "../../../src/formats/vocabularies/byte-level.ts";
import { setExternalData } from "../../../src/formats/onnx/onnx-external.ts";
import { readOnnx, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { readSafetensorsHeader } from "../../../src/formats/weights/safetensors.ts";
import { digestCheckpoint } from "../../../src/model/digest-checkpoint.ts";
import { digestNetwork } from "../../../src/model/digest-network.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { CRF_KIND } from "../../../src/recognise/crf/crf-model.ts";
import { rewriteCheckpoint } from "../../../src/vocabulary/rewrite.ts";
import { readKnownNames } from "../../../src/recognise/known-names/read-names.ts";
import { readDecisionLines } from "../../../src/review/decisions/decisions-file.ts";
import { chooseReleaseFiles } from "../../../src/workflow/release/release-files.ts";
import { releaseCheckpoint, type ReleaseOptions } from "../../../src/workflow/release/release.ts";
import { holdModelFiles, signAudit } from "../../fixtures/sign-audit.ts";
import { pickleWeights } from "../../fixtures/write-pickled.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";
import { frameSafetensors } from "../../fixtures/write-safetensors.ts";
import { judgedReport } from "../../report/sample-audit.ts";

let folder: string;
const at = (name: string) => join(folder, name);
const put = (name: string, data: string | Uint8Array) => writeFile(at(name), data);
const read = (name: string) => readFile(at(name), "utf8");

beforeEach(async () => {
  folder = await temporaryDirectory();
  await createTinyCheckpoint(at("model"));
  await put("names.csv", "name\nWouter Kuiper\n");
  await audit();
});

/** Of the audits here. */
const KEY = Buffer.from(sha256("the key of these tests"), "hex");
/** Enough for a verdict. */
const CONTEXTS = 3200;
/** Decisions on an entry that no test has: somebody went through the candidates. */
const DECISION = { tokenId: 1, token: "Ġqqq", decision: "keep", reviewer: "a", at: "2026-04-01T08:00:00Z", reason: "" };

/** An audit of the model as it now is. */
async function audit(change: Partial<AuditReport> = {}, leak = 0, of = "model"): Promise<void> {
  const { modelSha256, tokenizerSha256 } = keyedCheckpoint(await digestCheckpoint({ directory: at(of) }), KEY);
  await mkdir(at("audit"), { recursive: true });
  await writeDigestKey(at("audit"), KEY);
  const networkSha256 = digestNetwork(await openCheckpoint(at(of)));
  const report = judgedReport({ name: of, contexts: CONTEXTS, leak, loss: 2.3 });
  const audited = {
    ...report,
    digestKey: identifyDigestKey(KEY),
    model: { ...report.model, sha256: modelSha256, networkSha256 },
    tokenizer: { sha256: tokenizerSha256 },
    rows: report.rows.map((row) => ({ ...row, modelSha256, tokenizerSha256 })),
    at: "2026-05-01T00:00:00.000Z",
    ...change,
  };
  await put("audit/audit.json", JSON.stringify({ ...audited, tests: judgeTests(audited) }));
}

/** The exact interval of so many hits. */
function bounds(hits: number, n: number) {
  const { low: ciLow, high: ciHigh } = clopperPearson(hits, n, { sided: "each" });
  return { ciLow, ciHigh };
}

/** A release as is, with whatever the audit was made with. */
async function releaseAsIs({ isSigned = true, ...options }: Partial<ReleaseOptions> & { isSigned?: boolean } = {}) {
  const { auditFile = at("audit/audit.json") } = options;
  if (isSigned && existsSync(auditFile)) await signAudit(auditFile, at("audit"), options.modelDirectory ?? at("model"));
  return releaseCheckpoint({
    modelDirectory: at("model"),
    auditFile,
    outputDirectory: at("public"),
    namesFile: at("names.csv"),
    decisionsFile: at("all-decisions.jsonl"),
    ...options,
  });
}

/** A release on an audit that was made with these names and decisions, every candidate decided. */
async function release(options: Partial<ReleaseOptions> = {}) {
  const { namesFile = at("names.csv"), decisionsFile = at("all-decisions.jsonl") } = options;
  await put("all-decisions.jsonl", toJsonLines([DECISION]));
  if (existsSync(namesFile) && (options.auditFile === undefined || existsSync(options.auditFile))) {
    const audited = JSON.parse(await read("audit/audit.json")) as AuditReport;
    const list = {
      kind: "list" as const,
      file: "names.csv",
      names: 1,
      sha256: keyedDigest(KEY, digestNames(await readKnownNames(namesFile))),
    };
    const decisions = {
      ...audited.evidence.decisions,
      digest: keyedDigest(KEY, digestDecisions(await readDecisionLines(decisionsFile)) ?? ""),
      candidates: 40,
      decided: 40,
      unsure: 0,
    };
    const evidence = { ...audited.evidence, names: { ...audited.evidence.names, sources: [list] }, decisions };
    await put("audit/audit.json", JSON.stringify({ ...audited, evidence }));
  }
  return releaseAsIs(options);
}

async function released(options: Partial<ReleaseOptions> = {}) {
  const result = await release(options);
  if (!result.released) throw new Error(result.reasons.join("\n"));
  return result.report;
}

describe("what is in the folder", () => {
  it("is what a checkpoint needs, and nothing of how it was made", async () => {
    await mkdir(at("model/runs"));
    await mkdir(at("model/.git"));
    const others = ["optimizer.pt", "training_args.bin", "trainer_state.json", "optimizer.safetensors", ".env", "mapping.jsonl", "decisions.jsonl", "spans.jsonl", "pytorch_model.bin", "README.md", "model.private", "script.py"]; // prettier-ignore
    for (const file of others) await put(`model/${file}`, "{}");
    await put("model/LICENSE", "MIT");
    await put("model/training.json", "{}");
    await audit();
    const report = await released();
    expect(report.leftBehind).toEqual({
      code: 1, "data files": 3, folders: 1, "hidden files": 1, "other files": 1, pickles: 1, texts: 1, "trainer files": 4, weights: 1,
    }); // prettier-ignore
    for (const file of others.slice(0, -3)) expect(await read("public/release.json")).not.toContain(file);
    expect((await readdir(at("public"))).sort()).toEqual(
      [
        "LICENSE", "README.md", "SHA256SUMS", "audit.json", "config.json", "merges.txt", "model.onnx", "model.safetensors", "release.json",
        "report.html", "special_tokens_map.json", "tokenizer.json", "tokenizer_config.json", "training.json", "vocab.json",
      ].sort(), // prettier-ignore
    );
    for (const file of ["tokenizer.json", "vocab.json", "merges.txt", "config.json"]) {
      expect(await readFile(at(`public/${file}`))).toEqual(await readFile(at(`model/${file}`)));
    }
    await openCheckpoint(at("public"));
  });

  it("takes no recogniser, whatever it is called, and the data that a graph lies in", async () => {
    await put("model/NOTICE", Buffer.concat([Buffer.from(CRF_KIND.magic), Buffer.from("damaged")]));
    await put("model/weights.bin", new Uint8Array(8));
    const model = readOnnx(await readFile(at("model/model.onnx")));
    const tensor = model.graph?.initializer[0] as TensorProto;
    const numbers = tensor.rawData;
    setExternalData(tensor, "weights.bin", 0, numbers.length);
    await mkdir(at("model/onnx"));
    await put("model/onnx/model_int8.onnx", writeOnnx(model));
    await put("model/onnx/weights.bin", numbers);
    await put("model/model.onnx_data", "of no graph");
    await audit();
    const report = await released();
    expect(report.leftBehind).toEqual({ "other files": 1, pickles: 1, weights: 1 });
    expect(report.files.map(({ file }) => file)).toEqual(
      expect.arrayContaining(["onnx/model_int8.onnx", "onnx/weights.bin"]),
    );
  });

  it("is never a pickle: where the weights are pickled, nothing is published", async () => {
    await pickleWeights(at("model"), "zip");
    await audit();
    await expect(released()).rejects.toThrow(/found them pickled \(pytorch_model\.bin\).*unname rewrite/);
    expect(await readdir(at("."))).not.toContain("public");
  });

  it.each([
    [
      "bytes before the tensor",
      (numbers: Buffer) => ({ bytes: Buffer.concat([Buffer.alloc(4, 1), numbers]), offset: 4 }),
    ],
    [
      "bytes behind the tensor",
      (numbers: Buffer) => ({ bytes: Buffer.concat([numbers, Buffer.from("Wout")]), offset: 0 }),
    ],
    [
      "zeros enough to hide in",
      (numbers: Buffer) => ({ bytes: Buffer.concat([numbers, Buffer.alloc(70_000)]), offset: 0 }),
    ],
    ["a text", (numbers: Buffer) => ({ bytes: Buffer.alloc(numbers.length, "ziek "), offset: 0 })],
    [
      "a pickle",
      (numbers: Buffer) => ({
        bytes: Buffer.concat([Buffer.from("800263", "hex"), numbers]).subarray(0, numbers.length),
        offset: 0,
      }),
    ],
    [
      "an archive",
      (numbers: Buffer) => ({
        bytes: Buffer.concat([Buffer.from("PK\u0003\u0004"), numbers]).subarray(0, numbers.length),
        offset: 0,
      }),
    ],
    ["a tensor that nothing uses", (numbers: Buffer) => ({ bytes: numbers, offset: 0, name: "unused" })],
  ])("leaves a graph whose data file holds %s", async (_, make) => {
    const model = readOnnx(await readFile(at("model/model.onnx")));
    const tensor = model.graph?.initializer[0] as TensorProto;
    const {
      bytes,
      offset,
      name = tensor.name,
    }: { bytes: Buffer; offset: number; name?: string } = make(Buffer.from(tensor.rawData));
    const { dims, dataType, rawData } = tensor;
    const referring = name === tensor.name ? tensor : create(TensorProtoSchema, { name, dims, dataType });
    if (referring !== tensor) model.graph?.initializer.push(referring);
    setExternalData(referring, "training_args.bin", offset, rawData.length);
    await mkdir(at("model/onnx"));
    await put("model/onnx/model_q4.onnx", writeOnnx(model));
    await put("model/onnx/training_args.bin", bytes);
    const held = await holdModelFiles(at("model"));
    expect(held.find(({ file }) => file === "onnx/model_q4.onnx")).toMatchObject({ outcome: "unreadable" });
    const { taken, left } = await chooseReleaseFiles(at("model"), held);
    expect(taken.map(({ file }) => file)).not.toContain("onnx/training_args.bin");
    expect(left).toContainEqual({ file: "onnx/model_q4.onnx", why: "unreadable" });
    await expect(readGraph(at("model/onnx/model_q4.onnx"))).rejects.toMatchObject({
      code: "input-format",
      message: expect.stringContaining("training_args.bin"),
    });
  });

  it("has sums that sha256sum accepts, and is the same each time", async () => {
    await released();
    execFileSync("sha256sum", ["-c", "--quiet", "SHA256SUMS"], { cwd: at("public") });
    expect((await read("public/SHA256SUMS")).trim().split("\n")).toHaveLength((await readdir(at("public"))).length - 1);
    const first = await read("public/SHA256SUMS");
    await released({ force: true });
    expect(await read("public/SHA256SUMS")).toBe(first);
  });

  it("keeps its weights' numbers while notes beside them go", async () => {
    const path = at("model/model.safetensors");
    const before = await readSafetensorsHeader(path);
    const bytes = await readFile(path);
    const header = JSON.parse(bytes.subarray(8, before.dataStart).toString()) as Record<string, unknown>;
    const notes = { format: "pt", author: "pieter", run: "/scratch/pieter/run1" };
    await writeFile(path, frameSafetensors({ ...header, __metadata__: notes }, [bytes.subarray(before.dataStart)]));
    const model = readOnnx(await readFile(at("model/model.onnx")));
    const node = model.graph?.node[0];
    if (node === undefined || model.graph === undefined) throw new Error("no node");
    node.docString = 'File "/home/pieter/export.py", line 3';
    node.metadataProps.push(
      create(StringStringEntryProtoSchema, { key: "pkg.torch.onnx.stack_trace", value: "/home/pieter/x.py" }),
    );
    model.graph.docString = "by pieter";
    model.graph.name = "pieter-notes";
    model.domain = "nl.pieter";
    node.name = "pieter/MatMul";
    model.opsetImport.push({ ...(model.opsetImport[0] as OperatorSetIdProto), domain: "pieter.ops" });
    const dimension = model.graph.input[0]?.type?.value.value as { shape: { dim: { value: object }[] } };
    for (const dim of dimension.shape.dim) dim.value = { case: "dimParam", value: "batch_of_pieter" };
    await put("model/model.onnx", writeOnnx(model));
    await audit();

    const report = await released();
    expect(report.stripped.map(({ file, key }) => `${file} ${key}`)).toEqual(
      expect.arrayContaining([
        "model.safetensors __metadata__.author",
        "model.safetensors __metadata__.*",
        "model.onnx doc_string",
        "model.onnx domain",
        "model.onnx graph name",
        "model.onnx metadata_props",
        "model.onnx node name",
      ]),
    );
    const after = await readSafetensorsHeader(at("public/model.safetensors"));
    expect(after.metadata).toEqual({ format: "pt" });
    expect((await stat(at("public/model.safetensors"))).size).toBe((await stat(path)).size);
    expect((await readFile(at("public/model.safetensors"))).subarray(after.dataStart)).toEqual(
      bytes.subarray(before.dataStart),
    );
    const clean = readOnnx(await readFile(at("public/model.onnx")));
    expect(clean.graph?.initializer).toEqual(readOnnx(await readFile(at("model/model.onnx"))).graph?.initializer);
    expect(clean.graph?.node.map(({ opType }) => opType)).toEqual(model.graph.node.map(({ opType }) => opType));
    for (const file of await readdir(at("public")))
      expect(await readFile(at(`public/${file}`), "latin1")).not.toContain("pieter");
  });

  it("tells which settings it took out by key, never by value", async () => {
    const config = JSON.parse(await read("model/config.json")) as object;
    const settings = {
      _name_or_path: "/home/pieter/run",
      auto_map: { AutoModel: "x.Y" },
      note: "ask pieter@ziekenhuis.example",
      gpu: "node7.cluster.local",
    };
    await put("model/config.json", JSON.stringify({ ...config, ...settings }, null, 2));
    const report = await released();
    expect(report.stripped.filter(({ file }) => file === "config.json").map(({ key, why }) => [key, why])).toEqual([
      ["_name_or_path", "path"],
      ["auto_map", "code that is not published"],
      ["*", "e-mail address"],
      ["*", "host"],
    ]);
    expect(await read("public/release.json")).not.toMatch(/pieter|ziekenhuis|node7/);
    expect(JSON.parse(await read("public/config.json"))).toEqual(config);
  });
});

describe("the card", () => {
  it("has front matter, the audit's rows with n and bounds, what was not shown, and hashes", async () => {
    await put("card.md", "---\nlicense: other\n---\n## Use\n\nFor research.\n");
    await released({ license: "mit", languages: ["nl"], cardFile: at("card.md") });
    const card = await read("public/README.md");
    expect(card).toMatch(/^---\nlicense: mit\nlanguage:\n- nl\nlibrary_name: transformers\npipeline_tag: fill-mask\n/);
    expect(card).toMatch(/0 of 3,200 \(upper bound 0\.09 %\)/);
    expect(card).not.toMatch(/(?<!is not )no leak\b(?!\.)/i);
    expect(card).toMatch(/membership.*does not lower/su);
    expect(card).toContain("## Use\n\nFor research.");
    expect(card).not.toContain("license: other");
    expect(card).toContain(sha256(await readFile(at("public/model.safetensors"))));
    const published = JSON.parse(await read("public/audit.json")) as AuditReport;
    expect(published.rows.at(-3)).toMatchObject({ audit: "residue", n: 2, hits: 0, verdict: "pass", threshold: 0 });
    expect(published.notMeasured.map((one) => one.audit)).not.toContain("residue");
    expect(await read("public/report.html")).toContain("Names left in the files");
  });
});

describe("what is refused", () => {
  it("a failed audit, unless somebody takes the risk, which the card tells", async () => {
    await audit({}, 0.9);
    expect(await release()).toMatchObject({ released: false, refusedBy: "limit" });
    expect(existsSync(at("public"))).toBe(false);
    await expect(release({ acceptRisk: " " })).rejects.toMatchObject({ code: "usage" });
    const report = await released({ acceptRisk: "agreed with the privacy office" });
    expect(report.acceptedRisk).toMatchObject({ reason: "agreed with the privacy office" });
    expect(report.acceptedRisk?.missed.length).toBeGreaterThan(0);
    const card = await read("public/README.md");
    expect(card).toContain("agreed with the privacy office");
    expect(card).toContain(report.acceptedRisk?.missed[0]);
  });

  it("what is not required and was not made is no refusal, and is stated; a test that failed is one, whatever is required", async () => {
    const whole = judgedReport({ name: "model", contexts: CONTEXTS, leak: 0, loss: 2.3 });
    const digests = keyedCheckpoint(await digestCheckpoint({ directory: at("model") }), KEY);
    const isAttack = ({ audit: own }: AuditRow) => isOfTest(own, "attacks") && own !== "freshness";
    const withoutAttacks = whole.rows.filter((row) => !isAttack(row));
    const overLimit = whole.rows.map((row) =>
      row.measure === "membership-ratio" ? { ...row, estimate: 0.8, ciLow: 0.75, ciHigh: 0.85, verdict: "fail" as const } : row,
    ); // prettier-ignore
    for (const [rows, verdict, against] of [
      [withoutAttacks, "not-made", /exposure was not measured/u],
      [overLimit, "fail", /Training text recognised against a reference.*: fail/u],
    ] as const) {
      const changed = rows.map((row) => ({ ...row, ...digests }));
      await audit({ rows: changed, verdict: overallVerdict({ rows, model: {} }), notMeasured: [{ audit: "exposure", why: note("needs-canaries") }] });
      expect(await release({ force: true })).toMatchObject({ released: false });
      expect(await release({ force: true, required: "attacks" })).toMatchObject({ released: false });
      const isFailed = verdict === "fail";
      if (isFailed) {
        for (const required of ["names", "all"] as const)
          expect(await release({ force: true, required })).toMatchObject({ released: false, refusedBy: "limit" });
      }
      const report = await released({ force: true, required: "names", ...(isFailed && { acceptRisk: "agreed" }) });
      expect(report).toMatchObject({ required: "names", tests: { names: { verdict: "pass" }, attacks: { verdict } } });
      expect(report.verdict).not.toBe("pass");
      expect((isFailed ? report.acceptedRisk?.missed : report.notRequired)?.join("\n")).toMatch(against);
      const [card, page] = [await read("public/README.md"), await read("public/report.html")];
      const outcome = EN.decision.outcomes[verdict];
      expect(card).toContain(`Names test: passed. Attack test: ${outcome}.`);
      for (const told of ["Names test: passed", `Attack test: ${outcome}`]) expect(page).toContain(told);
      expect(card).toContain("the attack test was not required, and this release is no statement on it");
      expect(card).toMatch(against);
      if (verdict === "not-made")
        for (const question of [EN.auditQuestions.exposure, EN.auditQuestions.membership])
          for (const text of [card, page]) expect(text).toContain(question.replaceAll("'", text === page ? "&#39;" : "'"));
    }
  }); // prettier-ignore

  it("names the attackers of the recipients on page one", async () => {
    await audit();
    for (const recipients of [undefined, ...RECIPIENTS]) {
      await released({ force: true, ...(recipients && { recipients }) });
      const page = await read("public/report.html");
      for (const one of RECIPIENTS) {
        expect(page.includes(`☑ ${EN.decision.recipientNames[one]}`)).toBe(one === recipients);
        expect(page.includes(EN.decision.attackersOf[one])).toBe(one === recipients);
      }
    }
  });

  it("a names test that did not pass, whatever the attack test says", async () => {
    await audit({}, 0.9);
    for (const required of ["names", "attacks", "all"] as const)
      expect(await release({ required })).toMatchObject({ released: false, refusedBy: "limit" });
  });

  it("an audit that says pass where its rows fail, and one that did not ask for names", async () => {
    await audit({ verdict: "pass" }, 0.9);
    await expect(release()).rejects.toMatchObject({ code: "input-changed" });
    const rows = judgedReport({ name: "model", contexts: CONTEXTS, leak: 0, loss: 2.3 }).rows.filter(
      (row) => row.audit === "utility",
    );
    const digests = keyedCheckpoint(await digestCheckpoint({ directory: at("model") }), KEY);
    await audit({
      rows: rows.map((row) => ({ ...row, ...digests })),
      verdict: overallVerdict({ rows, model: {} }),
      notMeasured: [
        { audit: "name-rate", why: note("not-asked") },
        { audit: "recovery", why: note("needs-originals") },
      ],
    });
    const refused = await release();
    expect(refused).toMatchObject({ released: false, refusedBy: "evidence" });
    if (!refused.released)
      expect(refused.reasons.join()).toMatch(/name-rate was not measured.*recovery was not measured/su);
  });

  it("an inconclusive audit: too few contexts, or figures that do not hold", async () => {
    const few = judgedReport({ name: "model", contexts: 60, leak: 0, loss: 2.3 });
    const digests = keyedCheckpoint(await digestCheckpoint({ directory: at("model") }), KEY);
    await audit({ rows: few.rows.map((row) => ({ ...row, ...digests })), verdict: few.verdict });
    expect(few.verdict).toBe("inconclusive");
    expect(await release()).toMatchObject({ released: false, refusedBy: "evidence" });
  });

  it("another list, other decisions, none at all, candidates left over, and a list that covers nobody", async () => {
    expect((await release()).released).toBe(true);
    const reasonsOf = async (options: Partial<ReleaseOptions>) => {
      const result = await releaseAsIs({ force: true, ...options });
      return result.released ? [] : result.reasons;
    };
    await put("others.csv", "name\nZyxtra Nemowicz\n");
    expect(await reasonsOf({ namesFile: at("others.csv") })).toEqual([
      expect.stringContaining("not the one that the audit was made with"),
    ]);
    await put("other-decisions.jsonl", toJsonLines([{ ...DECISION, decision: "name", token: "Ġqqqq" }]));
    expect(await reasonsOf({ decisionsFile: at("other-decisions.jsonl") })).toEqual([
      expect.stringContaining("not those that the audit"),
    ]);
    const audited = JSON.parse(await read("audit/audit.json")) as AuditReport;
    const withEvidence = (decisions: object | undefined, rows = audited.rows) =>
      put("audit/audit.json", JSON.stringify({ ...audited, rows, evidence: { ...audited.evidence, decisions } }));
    const { decisions } = audited.evidence;
    const leftOver = (stopping: object | undefined) => withEvidence({ ...decisions, candidates: 41, stopping });
    const wide = { ...decisions?.stopping, isSafe: true, bound: 0.5 };
    for (const unsafe of [undefined, { ...decisions?.stopping, isSafe: false }, wide]) {
      await leftOver(unsafe);
      expect(await reasonsOf({})).toEqual(["1 of 41 candidates were never decided"]);
    }
    await leftOver({ ...decisions?.stopping, isSafe: true });
    expect(await reasonsOf({})).toEqual([]);
    // Another head may hold rows of names, and no prediction comes from it.
    await put(
      "audit/audit.json",
      JSON.stringify({ ...audited, model: { ...audited.model, otherHeads: ["old", "ner"] } }),
    );
    expect(await reasonsOf({})).toEqual([expect.stringContaining("2 heads of other tasks, which no audit measured")]);
    // Who keeps every name has decided everything, too.
    const careless = { ...decisions?.stopping, isSafe: false, withheld: ["more-names", "fewer-names", "kept"] };
    await withEvidence({ ...decisions, stopping: careless });
    expect(await reasonsOf({})).toEqual([
      expect.stringContaining("the reviewer kept likely names"),
      expect.stringMatching(/^up to 1 names may be among the entries that were kept, where 3 are allowed: let another/),
    ]);
    await withEvidence({ ...decisions, candidates: undefined });
    expect(await reasonsOf({})).toEqual([expect.stringContaining("not on record")]);
    await withEvidence(undefined);
    expect(await reasonsOf({})).toEqual([expect.stringContaining("candidates were not reviewed")]);
    const none = { hits: 0, estimate: 0, ...bounds(0, CONTEXTS) };
    const nobody = audited.rows.map((row) => (row.measure === "list-coverage-alone" ? { ...row, ...none } : row));
    await withEvidence(decisions, nobody);
    expect(await reasonsOf({})).toEqual([expect.stringContaining("knows none of the people")]);
  });

  it.each([
    ["no audit", { auditFile: "missing.json" }, "input-missing"],
    ["no names", { namesFile: "missing.csv" }, "input-missing"],
    ["the model itself as the place", { outputDirectory: "model", force: true }, "usage"],
    ["a place that has something in it", { outputDirectory: "taken" }, "output-exists"],
    ["a place with a git history", { outputDirectory: "history", force: true }, "output-exists"],
  ] as const)("%s", async (_, options, code) => {
    for (const name of ["taken", "history/.git"]) await mkdir(at(name), { recursive: true });
    await put("taken/file", "mine");
    const placed = Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, typeof value === "string" ? at(value) : value]),
    );
    await expect(release(placed)).rejects.toMatchObject({ code });
    expect(await read("taken/file")).toBe("mine");
  });

  it("the audit of another model, or of this one before it was changed", async () => {
    await put("model/vocab.json", (await read("model/vocab.json")).replace(/\n$/, "\n\n"));
    await expect(release()).rejects.toMatchObject({ code: "checkpoint-mismatch", message: /another tokenizer/ });
  });

  it("an audit of an earlier version, whose digests can be guessed, whatever risk is accepted", async () => {
    const { digestKey: _, ...old } = JSON.parse(await read("audit/audit.json")) as AuditReport;
    await put("audit/audit.json", JSON.stringify(old));
    await expect(release({ acceptRisk: "a test" })).rejects.toMatchObject({
      code: "input-format",
      message: /earlier version.*Run "unname audit" again/,
    });
  });

  it("without the audit's key, or with another's, nothing is known of tokenizer, names and decisions", async () => {
    const unknown = /tokenizer and made with these names and decisions is unknown/;
    for (const change of [
      async () => writeDigestKey(at("audit"), Buffer.from(sha256("another"), "hex")),
      async () => rm(at("audit.private"), { recursive: true }),
    ]) {
      await change();
      const result = await release();
      expect(result).toMatchObject({ released: false, refusedBy: "evidence" });
      if (!result.released) expect(result.reasons).toEqual([expect.stringMatching(unknown)]);
    }
    await released({ acceptRisk: "the key is lost" });
    expect(await read("public/README.md")).toMatch(unknown);
  });

  it("the audit of the same weights under another config.json", async () => {
    const config = await read("model/config.json");
    const flattened = config.replace('"layer_norm_eps": 0.00001', '"layer_norm_eps": 0.9');
    expect(flattened).not.toBe(config);
    await put("model/config.json", flattened);
    await audit();
    await put("model/config.json", config);
    await expect(release()).rejects.toMatchObject({ code: "checkpoint-mismatch", message: /another config\.json/ });
  });

  it.each([
    [
      "a label of the configuration",
      async () =>
        put("model/config.json", (await read("model/config.json")).replace("{", '{"id2label": {"0": "WOUTER"},')),
    ],
    ["the licence", () => put("model/LICENSE", "© kuiper")],
    ["the user's sections", () => put("card.md", "Thanks to W. Kuiper")],
    ["the name of a file that stays behind, which is not told", () => put("model/Wouter.txt", "")],
  ] as const)("a name in %s", async (what, plant) => {
    await put("card.md", "Thanks to all.");
    await plant();
    const result = await release({ cardFile: at("card.md") });
    if (what.includes("stays behind")) {
      expect(result.released).toBe(true);
      expect(await read("public/release.json")).not.toMatch(/wouter/i);
      return;
    }
    expect(result).toMatchObject({
      released: false,
      refusedBy: "residue",
      findingsFile: at("public.private/residue.jsonl"),
    });
    expect(JSON.stringify(result)).not.toMatch(/wouter|kuiper/i);
    expect(existsSync(at("public"))).toBe(false);
    expect(await read("public.private/residue.jsonl")).toMatch(/wouter|kuiper/);
    expect((await stat(at("public.private/residue.jsonl"))).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.includes(".tmp"))).toEqual([]);
  });

  it.each([",", ";", "\t"])("a surname of a list with Dutch headings and %j between its columns", async (separator) => {
    await createTinyCheckpoint(at("model"), { words: [" Jansen"] });
    await audit();
    await put("names.csv", `voornaam${separator}achternaam\nXerxes${separator}Jansen\n`);
    expect(await release()).toMatchObject({ released: false, refusedBy: "residue" });
    expect(await read("public.private/residue.jsonl")).toMatch(/jansen/);
  });

  it("an entry of the vocabulary that equals a name, until a person allows the word", async () => {
    await put("names.csv", "name\nPiet de Arts\n");
    expect(await release()).toMatchObject({ released: false, refusedBy: "residue" });
    await put("allow.txt", "arts\npiet\n");
    const { residue } = await released({ allowFile: at("allow.txt") });
    expect(residue.allowed).toEqual({ list: 2, decision: 0 });
    expect(await read("public.private/allowed.jsonl")).toContain('{"word":"arts","by":"list"');
    expect(await read("public/README.md")).not.toMatch(/\barts\b/);
  });
});

it("takes out of a rewrite.json of an earlier version, and of training.json, what names can be guessed from", async () => {
  const digests = await digestCheckpoint({ directory: at("model") });
  const model = { before: digests, after: digests };
  const round = { round: 1, model, replaced: 1, placeholders: ["unk123456"], weights: "mean" };
  const reachability = {
    droppedMerges: 1,
    repaired: 0,
    collateral: [7],
    ignoreMerges: false,
    undecidedVariants: [8],
    heldIn: [9],
  };
  const { rounds: _, ...last } = { ...round, rounds: [round] };
  await put(
    "model/rewrite.json",
    JSON.stringify({ schemaVersion: 1, ...last, weights: { mode: "mean" }, reachability, rounds: [round] }),
  );
  await put("model/training.json", JSON.stringify({ corpus: { digest: digests.tokenizerSha256, notes: 11 } }));
  await audit();
  const { stripped } = await released();
  const weights = { modelSha256: digests.modelSha256 };
  expect(JSON.parse(await read("public/rewrite.json"))).toMatchObject({
    model: { before: weights, after: weights },
    reachability: { droppedMerges: 1, repaired: 0, ignoreMerges: false },
    rounds: [{ model: { before: weights, after: weights } }],
  });
  expect(JSON.parse(await read("public/training.json"))).toEqual({ corpus: { notes: 11 } });
  // Lists of ids: keys of earlier versions are not told.
  expect(stripped).toContainEqual({ file: "rewrite.json", key: "*.*", why: "not needed to load the model", count: 3 });
  for (const file of ["rewrite.json", "training.json", "audit.json", "README.md", "report.html"])
    expect(await read(`public/${file}`), file).not.toContain(digests.tokenizerSha256);
});

it("after a rewrite grep finds nothing of the removed entries, in any of their spellings", async () => {
  const model = await createTinyCheckpoint(at("original"));
  const tokens = ["ĠJan", "Jan", "Ġjan", "ĠJosÃ©", "ĠZoÃ«", "ĠPiet"];
  const lines = tokens.map((token) => ({
    tokenId: model.tokenId(token),
    token,
    decision: "name",
    reviewer: "a",
    at: "2026-01-01",
    reason: "",
  }));
  await put("decisions.jsonl", toJsonLines(lines));
  await rewriteCheckpoint({
    modelDirectory: at("original"),
    decisionsPath: at("decisions.jsonl"),
    outputDirectory: at("rewritten"),
  });
  await audit({}, 0, "rewritten");
  const result = await release({ modelDirectory: at("rewritten"), decisionsFile: at("decisions.jsonl") });
  expect(result).toMatchObject({ released: true });
  for (const name of ["Jan", "José", "Zoë", "Piet"]) {
    const bare = name.normalize("NFD").replace(/\p{M}/gu, "");
    const spellings = [
      name,
      name.toLowerCase(),
      name.toUpperCase(),
      bare,
      bare.toLowerCase(),
      encodeByteLevel(name),
      encodeByteLevel(name.toLowerCase()),
    ];
    const pairs = spellings.flatMap((word) => [...word].slice(1).flatMap((_, index) => {
      const [left, right] = [[...word].slice(0, index + 1).join(""), [...word].slice(index + 1).join("")];
      return [`^Ġ?${left} ${right}$`, `"Ġ?${left}", ?"${right}"`, `"Ġ?${left} ${right}"`];
    })); // prettier-ignore
    for (const pattern of [...spellings.map((word) => `(^|[^[:alpha:]]|Ġ|▁)${word}($|[^[:alpha:]])`), ...pairs]) {
      expect({ pattern, found: grep(pattern) }).toEqual({ pattern, found: "" });
    }
  }
  expect(grep("ĠJanuari")).not.toBe("");

  /** Files of the release that hold the pattern, one a line. */
  function grep(pattern: string): string {
    try {
      return execFileSync(
        "grep",
        ["-arlE", pattern, at("public"), "--include=*.json", "--include=*.txt", "--include=*.md", "--include=*.html"],
        { encoding: "utf8", env: { ...process.env, LC_ALL: "C.UTF-8" } },
      );
    } catch (error) {
      if ((error as { status?: number }).status === 1) return "";
      throw error;
    }
  }
});

it("the shipped model is released after its rewrite, once its ordinary words are allowed", async () => {
  const shipped = fileURLToPath(new URL("../../../models/notes-nl", import.meta.url));
  const decisionsFile = join(shipped, "decisions.jsonl");
  await rewriteCheckpoint({ modelDirectory: shipped, decisionsPath: decisionsFile, outputDirectory: at("rewritten") });
  await audit({}, 0, "rewritten");
  await put("names.csv", "name\nPol Bakker\nFemke van den Berg\n");
  const options = { modelDirectory: at("rewritten"), decisionsFile };
  const refused = await release(options);
  expect(refused).toMatchObject({ released: false, refusedBy: "residue" });
  // A baker is an occupation, and these names are pieces of words, too; the entries that were removed are not allowed by this.
  await put("allow.txt", "bakker\nob\npol\npost\nven\nvos\n");
  const { residue, leftBehind } = await released({ ...options, allowFile: at("allow.txt") });
  expect(residue.found).toEqual([]);
  expect(residue.allowed.list).toBeGreaterThan(0);
  expect(leftBehind).not.toHaveProperty("weights");
  await openCheckpoint(at("public"));
}, 300_000);
