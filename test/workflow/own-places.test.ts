import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";

import type { AuditReport } from "../../src/audit/audit-report.ts";
import { searchResidue } from "../../src/audit/residue/residue.ts";
import { stageFolder } from "../../src/base/files/staged-folder.ts";
import { ownWords } from "../../src/report/own-words.ts";
import { ownPlaces } from "../../src/workflow/own-places.ts";
import { writeCard } from "../../src/workflow/release/release-card.ts";
import { formatPlaces } from "../../src/workflow/settings/format-places.ts";
import { SHAPES } from "../../src/workflow/settings/shapes.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { judgedReport } from "../report/sample-audit.ts";

const DIGESTS = { modelSha256: "0".repeat(64), tokenizerSha256: "0".repeat(64) };
let folder: string;

beforeEach(async () => {
  folder = await temporaryDirectory();
});

/** What is found, and in which files. */
async function search(names: readonly string[]): Promise<Record<string, string[]>> {
  const { findings } = await searchResidue(folder, { names }, { ownWords: ownWords(), ownPlaces: ownPlaces() });
  const found: Record<string, string[]> = {};
  for (const { path, word } of findings) found[path] = [...(found[path] ?? []), word].sort();
  return found;
}

async function put(file: string, content: string | object): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), typeof content === "string" ? content : JSON.stringify(content, undefined, 2));
}

function reviewedBy(first: string, second: string): AuditReport {
  const audit = judgedReport({ name: "m", contexts: 3200, leak: 0, loss: 2.3 });
  const { decisions, judgements } = audit.evidence;
  if (decisions === undefined || judgements === undefined) throw new Error("no decisions");
  const named = <R extends { readonly name: string }>(reviewers: readonly R[]) =>
    reviewers.map((reviewer, index) => ({ ...reviewer, name: index === 0 ? first : second }));
  return {
    ...audit,
    evidence: {
      ...audit.evidence,
      decisions: {
        ...decisions,
        reviewers: named(decisions.reviewers),
        agreement: (decisions.agreement ?? []).map((pair) => ({ ...pair, reviewers: [first, second] as const })),
      },
      judgements: { ...judgements, reviewers: named(judgements.reviewers) },
    },
  };
}

/** The released folder of a shipped model's settings and this audit. */
async function release(audit: AuditReport, ownSections?: string): Promise<void> {
  const staged = await stageFolder(join(folder, "public"), { synced: false });
  const from = "models/notes-nl";
  for (const file of ["config.json", "tokenizer_config.json", "special_tokens_map.json"])
    await copyFile(join(from, file), join(staged.directory, file));
  await writeCard(
    staged,
    { names: ["Qqqq"] },
    {
      name: "public", languages: ["nl"], license: "mit", audit, audited: DIGESTS, released: DIGESTS, leftBehind: {}, stripped: [], required: "all", notRequired: [],
      acceptedRisk: { reason: "a trial", missed: ["a figure is over its limit"] },
      ...(ownSections !== undefined && { ownSections }),
    },
  ); // prettier-ignore
  await staged.commit();
  folder = join(folder, "public");
}

describe("who reviewed", () => {
  it("is no leak in the audit, its page and the card, and one everywhere else", async () => {
    await release(reviewedBy("ana", "Bert <Vos> & co"));
    expect(await search(["Ana Vos", "Bert"])).toEqual({});
    const config = JSON.parse(await readFile(join(folder, "config.json"), "utf8")) as object;
    await put("config.json", { ...config, id2label: { 0: "Ana" }, bert: 1 });
    await put("vocab.json", { ana: 0, Ġbert: 1 });
    await put("notes.txt", 'evidence of "ana"');
    for (const file of ["report.html", "README.md"])
      await put(file, `${await readFile(join(folder, file), "utf8")}\nana: seen yesterday\n`);
    const audit = JSON.parse(await readFile(join(folder, "audit.json"), "utf8")) as AuditReport;
    await put("audit.json", { ...audit, model: { ...audit.model, name: "ana" } });
    expect(await search(["Ana Vos", "Bert"])).toEqual({
      "README.md": ["ana"],
      "audit.json": ["ana"],
      "config.json": ["ana", "bert"],
      "notes.txt": ["ana"],
      "report.html": ["ana"],
      "vocab.json": ["ana", "bert"],
    });
  });

  it("is found in page and card where no audit says who reviewed", async () => {
    await release(reviewedBy("ana", "bo"));
    await put("audit.json", "{}");
    expect(await search(["Ana Vos"])).toEqual({ "README.md": ["ana"], "report.html": ["ana"] });
  });
});

it("the architecture is no leak where config.json, audit and page name it", async () => {
  for (const modelType of ["roberta", "xlm-roberta", "megatron-bert", "big_bird"]) {
    const audit = reviewedBy("a", "b");
    await release({ ...audit, model: { ...audit.model, modelType } });
    await put("config.json", { model_type: modelType });
    const names = ["Roberta", "Bert", "Bird"];
    expect(await search(names)).toEqual({});
    await put("config.json", { model_type: modelType, _name_or_path: modelType });
    expect(Object.keys(await search(names))).toEqual(["config.json"]);
    folder = await temporaryDirectory();
  }
});

describe("what the card says of itself", () => {
  it("is no leak, capitals too; the same word in a section of the user's own is", async () => {
    const words = ["Every", "Reason", "Audited", "Settings", "Held", "Persons", "May", "April", "Config", "Report"];
    await release(reviewedBy("a", "b"));
    expect(await search(words)).toEqual({});
    folder = await temporaryDirectory();
    await release(reviewedBy("a", "b"), "## Thanks\n\nTo Every and to April, of Settings.");
    expect(await search(words)).toEqual({ "README.md": ["april", "every", "settings"] });
  });
});

describe("words of a file's format", () => {
  it("are known by file and key", async () => {
    await put("config.json", { hidden_act: "gelu", layer_types: ["full_attention"], tie_word_embeddings: true });
    await put("tokenizer.json", { pre_tokenizer: { type: "Split", behavior: "Isolated" }, model: { type: "BPE" } });
    const names = ["Gelu", "Split", "True", "Max", "Type", "Model", "Isolated"];
    expect(await search(names)).toEqual({});
    await put("other.json", { hidden_act: "gelu" });
    await put("config.json", { hidden_act: "Gelu", note: "gelu", label2id: { Gelu: 1 }, gelu: 2, hidden_dim: "true" });
    await put("tokenizer.json", {
      model: { type: "BPE", vocab: { gelu: 0, type: 1, Split: 2 }, merges: ["ma x", "ge lu"] },
    });
    expect(await search(names)).toEqual({
      "config.json": ["gelu", "true"],
      "other.json": ["gelu"],
      "tokenizer.json": ["gelu", "max", "split", "type"],
    });
  });

  it("of a file that is no JSON, nothing is passed over", async () => {
    await put("config.json", '{"hidden_act": "gelu", }');
    expect(await search(["Gelu"])).toEqual({ "config.json": ["gelu"] });
  });

  it("no word of a vocabulary, label or unknown key is one, whatever it is", () => {
    const shape = SHAPES["tokenizer.json"];
    if (shape === undefined) throw new Error("no shape");
    const word = fc.oneof(fc.string(), fc.constantFrom("type", "gelu", "BPE", "vocab", "true", "Split"));
    fc.assert(
      fc.property(fc.dictionary(word, fc.nat()), fc.array(fc.tuple(word, word)), (vocab, merges) => {
        const text = JSON.stringify({ model: { vocab, merges } });
        const passed = formatPlaces(text, shape).map(({ start, end }) => text.slice(start, end));
        expect(passed).toEqual(['"model"', '"vocab"', '"merges"']);
      }),
    );
  });
});
