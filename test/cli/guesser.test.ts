import { createHmac } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { digestDecisions } from "../../src/audit/freshness/look.ts";
import { digestNames } from "../../src/audit/names/corpus-names.ts";
import { listFiles, toJsonLines } from "../../src/base/files.ts";
import { sha256, sha256File } from "../../src/base/hash.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { formatBrat } from "../../src/formats/brat.ts";
import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { readDecisionLines } from "../../src/review/decisions/decisions-file.ts";
import { createDocument } from "../../src/text/document.ts";
import { foldSurface } from "../../src/text/fold.ts";
import { guessByIds, guessNames, type KnownButForName, readPublic, readTokenizerFiles } from "../fixtures/guesser.ts";
import { makeNotes } from "../fixtures/made-up-notes.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

/** Must not be found: removed in the second round, alone. */
const NAME = "Wiegersma";
/** Removed in the first round, and a word that a person is called, which is allowed to stand. */
const OTHERS = ["Terpstra", "Arts"];
/** What a guesser tries, the true one among them. */
const CANDIDATES = [
  "Bakker", "Visser", "Smit", "Meijer", "Bos", "Mulder", "Dekker", "Brouwer", "Dijkstra", "Kuipers", "Veenstra", "Hoekstra", "Postma", "Zijlstra",
  "Wiersma", "Wiegers", NAME, "Wierda", "Wiebenga", "Hofstra", "Haringa", "Bouma", "Jellema", "Jorritsma", "Sikkema", "Sinnema", "Sietsma",
  "Reitsma", "Rinsma", "Tolsma", "Tamminga", "Elzinga", "Huizinga", "Wiarda", "Feenstra", "Stienstra", "Terpsma", "Talsma", "Arends", "Artz",
]; // prettier-ignore
const TALK = [
  "koffie",
  "brood",
  "muziek",
  "voetbal",
  "vakantie",
  "planten",
  "kranten",
  "breien",
  "schaken",
  "vogels",
  "treinen",
  "soep",
];
const BYPASS = ["--accept-risk", "a dozen contexts are a test"];

let directory: string;
let known: KnownButForName;
let published: Map<string, string>;
const at = (name: string) => join(directory, name);
const printed = new Map<string, string>();

/** Runs a command, whose output is as public as a log. Returns its exit code. */
async function run(...argv: readonly string[]): Promise<number> {
  const io = memoryIo();
  const code = await runCli(argv, io);
  printed.set(`stdout of ${argv.slice(0, 2).join(" ")} ${printed.size}`, io.output());
  printed.set(`stderr of ${argv.slice(0, 2).join(" ")} ${printed.size}`, io.messages());
  if (code === 2) throw new Error(`${argv.join(" ")}: ${io.messages()}`);
  return code;
}

const decision = (vocabulary: readonly string[], token: string, choice = "name") => ({
  tokenId: vocabulary.indexOf(token), token, decision: choice, reviewer: "a", at: "2026-04-01T08:00:00Z", reason: "",
}); // prettier-ignore

beforeAll(async () => {
  directory = await temporaryDirectory();
  await writeSecrets();
  await runEverything();
  const folders = ["anonymous", "two", "audit-before", "audit-one", "audit-two", "search", "public", "crf"].map(at);
  published = await readPublic([...folders, ...["baseline.json", "page.html", "audit.xml", "compare.xml"].map(at)]);
  for (const [place, text] of printed) published.set(place, text);
  known = await readSecrets();
});

async function writeSecrets(): Promise<void> {
  await mkdir(at("notes"));
  for (const [index, word] of TALK.entries()) {
    const name = index % 4 === 3 ? OTHERS[0] : NAME;
    const other = TALK[(index * 5 + 2) % TALK.length] as string;
    await writeFile(at(`notes/N${index}.txt`), `Mevrouw ${name} vertelde over ${word} en ${other}.\n`);
  }
  await writeFile(at("names.csv"), `name\n${[...OTHERS, NAME].join("\n")}\n`);
  await writeFile(at("allow.txt"), "arts\n");
  const { vocabulary } = await createTinyCheckpoint(at("model"), { extraTokens: [`Ġ${NAME}`, `Ġ${OTHERS[0]}`] });
  const first = decision(vocabulary, `Ġ${OTHERS[0]}`);
  await writeFile(at("first.jsonl"), toJsonLines([first]));
  await writeFile(at("decisions.jsonl"), toJsonLines([first, decision(vocabulary, `Ġ${NAME}`)]));
  const judged = { surface: NAME, decision: "name", reviewer: "j", at: "2026-04-01T08:00:00Z", reason: "" };
  await writeFile(at("judgements.jsonl"), toJsonLines([judged]));
  await mkdir(at("gold"));
  // Public training data, of other people.
  for (const [index, { text, spans }] of makeNotes(0, 12).entries()) {
    await writeFile(at(`gold/${index}.txt`), text);
    await writeFile(at(`gold/${index}.ann`), formatBrat(createDocument(`${index}`, text), spans));
  }
}

async function runEverything(): Promise<void> {
  const names = ["--names", at("names.csv")];
  const allow = ["--allow", at("allow.txt")];
  const decisions = ["--decisions", at("decisions.jsonl")];
  await run("anonymise", at("notes"), "--recogniser", `names:${at("names.csv")}`, "--out", at("anonymous"));
  await run(
    "contexts",
    "--corpus",
    at("anonymous"),
    "--split",
    "seen",
    "--test",
    "10",
    "--reserve",
    "1",
    "--out",
    at("contexts.jsonl"),
  );
  await run("train", "--data", at("gold"), "--public", "--out", at("crf"), "--seeds", "1", "--epochs", "2");
  await run("evaluate", "--gold", at("gold"), "--recogniser", `crf:${at("crf")}`, "--no-perturb", "--json");
  await run("rewrite", "--model", at("model"), "--decisions", at("first.jsonl"), "--out", at("one"), "--json");
  await run("rewrite", "--model", at("one"), "--private", at("two.private"), ...decisions, "--plan");
  await run("rewrite", "--model", at("one"), ...decisions, "--out", at("two"), "--force", "--json");
  const audit = (model: string, out: string, ...more: readonly string[]) =>
    run(
      "audit", "--model", at(model), "--contexts", at("contexts.jsonl"), ...names, ...allow, "--judgements", at("judgements.jsonl"),
      "--only", "name-rate,recovery,utility,residue", "--k", "4", "--out", at(out), "--json", ...more,
    ); // prettier-ignore
  await audit("model", "audit-before");
  await audit("one", "audit-one", ...decisions);
  await audit("two", "audit-two", ...decisions, "--baseline", at("model"), "--junit", at("audit.xml"));
  await run("compare", at("audit-one/audit.json"), at("audit-two/audit.json"), "--junit", at("compare.xml"), "--json");
  await run("baseline", at("audit-one/audit.json"), ...names, ...allow, "--out", at("baseline.json"), "--json");
  await run("compare", at("baseline.json"), at("audit-two/audit.json"));
  await run("report", at("audit-before/audit.json"), "--out", at("page.html"));
  await run("audit", "--only", "residue", "--model", at("two"), ...names, ...allow, "--out", at("search"));
  await run(
    "release", "--model", at("two"), "--audit", at("audit-two/audit.json"), ...names, ...decisions, ...allow,
    "--mapping", at("two.private/mapping.jsonl"), "--out", at("public"), ...BYPASS, "--json",
  ); // prettier-ignore
}

/** All that was secret, with what a guesser could make of it. */
async function readSecrets(): Promise<KnownButForName> {
  const files = new Map<string, string>();
  const secrets = [
    ...(await listFiles(at("notes"))).map((file) => `notes/${file}`),
    ...["spans.jsonl", "originals.jsonl", "inputs.jsonl"].map((file) => `anonymous.private/${file}`),
    "names.csv",
    "decisions.jsonl",
    "judgements.jsonl",
    "contexts.jsonl",
    "two.private/mapping.jsonl",
  ];
  for (const file of secrets) files.set(file, await readFile(at(file), "utf8"));
  const tokenizers = [await readTokenizerFiles(at("model")), await readTokenizerFiles(at("one"))];
  return { name: NAME, others: OTHERS, files, tokenizers };
}

const found = (more: readonly (readonly [string, string])[] = []) =>
  guessNames(new Map([...published, ...more]), known, CANDIDATES).map(({ name }) => name);

describe("a guesser who knows every public file, every format and all secrets but one name", () => {
  it("confirms none of its candidates", () => {
    expect([...published].filter(([, text]) => /wiegersma|terpstra/i.test(text)).map(([place]) => place)).toEqual([]);
    expect(published.size).toBeGreaterThan(60);
    expect(guessNames(published, known, CANDIDATES)).toEqual([]);
  });

  it("finds the figures of a search to fit other names as well", async () => {
    const { detail } = JSON.parse(published.get(at("search/residue.json")) ?? "{}") as {
      detail: { spellings: number };
    };
    const alike = await Promise.all(
      CANDIDATES.slice(0, 16).map(async (name, index) => {
        await writeFile(at(`guess-${index}.csv`), `name\n${[...OTHERS, name].join("\n")}\n`);
        const io = memoryIo();
        await runCli(
          ["audit", "--only", "residue", "--model", at("two"), "--names", at(`guess-${index}.csv`), "--allow", at("allow.txt"), "--json"],
          io,
        ); // prettier-ignore
        return (JSON.parse(io.output()) as { detail: { spellings: number } }).detail.spellings === detail.spellings;
      }),
    );
    expect(alike.filter(Boolean).length).toBeGreaterThan(4);
  });
});

describe("the same guesser with one digest as earlier versions wrote it", () => {
  const read = async (path: string) => JSON.parse(await readFile(at(path), "utf8")) as Record<string, unknown>;

  it.each<[string, () => Promise<unknown>]>([
    ["rewrite.json: the tokenizer before", async () => digestCheckpoint({ directory: at("one") })],
    ["rewrite.json: the tokenizer after the round before", async () => digestCheckpoint({ directory: at("model") })],
    ["manifest.json: a note", async () => ({ inputs: { "N0.txt": await sha256File(at("notes/N0.txt")) } })],
    ["manifest.json: the list of inputs", async () => sha256File(at("anonymous.private/inputs.jsonl"))],
    ["audit.json: the names", async () => digestNames([...OTHERS, NAME])],
    ["audit.json: the decisions", async () => digestDecisions(await readDecisionLines(at("decisions.jsonl")))],
    ["audit.json: an allowed word, with the digest of the weights as a salt", async () => {
      const { modelSha256 } = await digestCheckpoint({ directory: at("two") });
      return sha256(`${modelSha256}\n${foldSurface(NAME)}`);
    }],
    ["a test report: a leaked name, keyed with the contexts and originals", async () => {
      const lines = async (path: string) => (await readFile(at(path), "utf8")).trim().split("\n").map((line) => JSON.parse(line) as Record<string, string>);
      const contexts = (await lines("contexts.jsonl")).map(({ id, text }) => JSON.stringify([id, text])).sort();
      const originals = (await lines("anonymous.private/originals.jsonl")).map(({ id, original }) => JSON.stringify([id, original])).sort();
      const key = sha256([...contexts, ...originals].join("\n"));
      return createHmac("sha256", key).update(foldSurface(NAME)).digest("hex").slice(0, 12);
    }],
    ["a digest of the name under a key that is public", async () => {
      const { digestKey } = await read("audit-two/audit.json");
      return createHmac("sha256", digestKey as string).update(digestNames([NAME])).digest("hex");
    }],
  ])("finds the name, and no other: %s", async (place, digest) => {
    expect(found([[place, JSON.stringify(await digest())]])).toEqual([NAME]);
  }); // prettier-ignore

  it("finds the name by ids of entries that spell it, which rewrite.json now counts", async () => {
    const extraTokens = [`Ġ${NAME}`, `Ġ${NAME.toLowerCase()}`, `Ġ${NAME}.`];
    const { vocabulary } = await createTinyCheckpoint(at("variants"), { extraTokens });
    const lines = [decision(vocabulary, `Ġ${NAME}`), decision(vocabulary, `Ġ${NAME}.`, "keep")];
    await writeFile(at("variants.jsonl"), toJsonLines(lines));
    await run(
      "rewrite",
      "--model",
      at("variants"),
      "--decisions",
      at("variants.jsonl"),
      "--out",
      at("three"),
      "--json",
    );
    const { tokenizer } = await openCheckpoint(at("three"));
    const outputs = [...printed].filter(([place]) => place.startsWith("stdout of rewrite"));
    const now = new Map([...(await readPublic([at("three/rewrite.json")])), outputs.at(-1) as [string, string]]);
    const { reachability } = await read("three/rewrite.json");
    expect(reachability).toMatchObject({ undecidedVariants: 1, heldIn: 1 });
    expect(guessByIds(now, tokenizer.vocabulary, CANDIDATES)).toEqual([]);
    const ids = [vocabulary.indexOf(`Ġ${NAME.toLowerCase()}`)];
    const old = new Map([["rewrite.json", JSON.stringify({ reachability: { undecidedVariants: ids } })]]);
    expect(guessByIds(old, tokenizer.vocabulary, CANDIDATES).map(({ name }) => name)).toContain(NAME);
  });
});
