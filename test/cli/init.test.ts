import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { readWorkflowSettings } from "../../src/workflow/stages/workflow-settings.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

let directory: string;
const at = (name: string) => join(directory, name);
const config = () => at("unname.config.json");

beforeEach(async () => {
  directory = await temporaryDirectory();
  await Promise.all(["notes", "others"].map((name) => mkdir(at(name))));
  await writeFile(at("people.csv"), "name\nJan\n");
});

const given = () => [
  "--notes",
  at("notes"),
  "--other-notes",
  at("others"),
  "--names",
  at("people.csv"),
  "--model",
  at("model"),
];

async function run(words: readonly string[], io = memoryIo()) {
  const exitCode = await runCli(words, io);
  return { exitCode, output: io.output(), messages: io.messages() };
}

it("writes a commented file that run and status read, and says what comes next", async () => {
  const { exitCode, output } = await run(["init", ...given(), "--reviewer", "ann", "--out", config()]);
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: `Written: ${config()}. Next: unname run\n` });
  expect(await readFile(config(), "utf8")).toMatch(/\/\/ Notes that the model is trained on/);
  expect(await readWorkflowSettings(config())).toEqual({
    notes: [at("notes")],
    otherNotes: [at("others")],
    plant: false,
    references: [],
    language: "auto",
    model: at("model"),
    names: at("people.csv"),
    work: "unname-work",
    reviewer: "ann",
    seed: 0,
    release: "public/model",
  });
  expect(await readFile(config(), "utf8")).toContain('"entities": "publication"');
  const status = await run(["--config", config(), "status"]);
  expect(status).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining(`Next: unname --config ${config()} run (anonymise-seen)`),
  });
});

it("names the schema that lies with this unname, or with the one that is installed beside the file", async () => {
  const schema = async () => /"\$schema": "([^"]*)"/.exec(await readFile(config(), "utf8"))?.[1] ?? "";
  await run(["init", ...given(), "--reviewer", "ann", "--out", config()]);
  expect(JSON.parse(await readFile(join(directory, await schema()), "utf8"))).toHaveProperty("$schema");
  await mkdir(at("node_modules/unname/docs"), { recursive: true });
  await writeFile(at("node_modules/unname/docs/unname.config.schema.json"), "{}");
  await run(["init", ...given(), "--reviewer", "ann", "--out", config(), "--force"]);
  expect(await schema()).toBe("./node_modules/unname/docs/unname.config.schema.json");
});

it("asks in a terminal for what was not given, and again after a wrong answer", async () => {
  const io = memoryIo({ isTTY: true });
  const running = run(["init", ...given().slice(0, 4), "--language", "nl", "--out", config()], io);
  const answer = async (question: string, text: string) => {
    await expect.poll(() => io.messages(), { timeout: 20_000 }).toContain(question);
    io.stdin.write(text);
  };
  await answer("whose a note is", "unknown\n");
  await answer("list of people", `${at("nobody.csv")}\n`);
  await expect.poll(() => io.messages(), { timeout: 20_000 }).toContain("nobody.csv is not there");
  io.stdin.write("\u0015"); // Ctrl-U empties the line.
  await answer("list of people", `${at("people.csv")}\n`);
  await answer("Where will the model be", "my-model\n");
  await answer("What is to be replaced?", "PERSON,GPE\n");
  await answer("Who reviews?", "\n");
  await answer("public folder", "public/mine\n");
  expect((await running).exitCode).toBe(0);
  expect(await readWorkflowSettings(config())).toMatchObject({
    language: "nl",
    names: at("people.csv"),
    model: "my-model",
    reviewer: "reviewer",
    release: "public/mine",
  });
});

it("without a terminal it says which flags are missing; nothing is overwritten", async () => {
  expect(await run(["init", "--out", config()])).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("give --notes, --names, --model, --other-notes or --group-field"),
  });
  expect(await run(["init", "--notes", at("nowhere"), "--out", config()])).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("--notes:"),
  });
  await writeFile(config(), "mine");
  expect(await run(["init", ...given(), "--out", config()])).toMatchObject({ exitCode: 2 });
  expect(await readFile(config(), "utf8")).toBe("mine");
});

it.each([
  ["{}", /"workflow": expected an object/],
  ['{ "workflow": { "notes": "a", "otherNotes": "b", "names": "c" } }', /"workflow.model": expected text/],
  ['{ "workflow": { "modle": "a" } }', /"workflow.modle": expected "model"/],
  [
    '{ "workflow": { "notes": [], "otherNotes": "b", "names": "c", "model": "m" } }',
    /"workflow.notes": expected a path/,
  ],
  ['{ "workflow": { "notes": "a", "otherNotes": "b", "names": "c", "model": "m", "seed": -1 } }', /whole number/],
])("a workflow that is not right is told: %s", async (text, message) => {
  await writeFile(config(), text);
  expect(await run(["--config", config(), "run"])).toMatchObject({
    exitCode: 2,
    messages: expect.stringMatching(message),
  });
});

it("shows the fields of the first records, proposes those of notes and patients, and prepares an audit that can pass", async () => {
  const rows = Array.from({ length: 30 }, (_, index) =>
    JSON.stringify({ nhc: 100 + (index % 7), nota: `Visita ${index}. Paciente secreto sin fiebre.` }),
  );
  await writeFile(at("notes/a.jsonl"), `${rows.join("\n")}\n`);
  const io = memoryIo({ isTTY: true });
  const running = run(["init", "--notes", at("notes"), "--names", at("people.csv"), "--model", at("model"), "--language", "es", "--reviewer", "ann", "--release", at("public"), "--out", config()], io); // prettier-ignore
  for (const [question, text] of [
    ["that the model never sees", "\n"],
    ["Which field holds the notes? (nota)", "\n"],
    ["whose a note is", "\n"],
    ["two more models", "yes\n"],
    ["What is to be replaced?", "\n"],
  ] as const) {
    await expect.poll(() => io.messages().replaceAll(/\s+/gu, " "), { timeout: 20_000 }).toContain(question);
    io.stdin.write(text);
  }
  const { exitCode, messages } = await running;
  expect(exitCode).toBe(0);
  expect(messages).toContain("nhc: 30 numbers, 7 different, 3 characters on average");
  expect(messages).not.toContain("secreto");
  expect(await readFile(config(), "utf8")).toContain('"anonymise": { "entities": "publication" }');
  expect(await readWorkflowSettings(config())).toMatchObject({
    notes: [at("notes")],
    otherNotes: [],
    textField: ["nota"],
    groupField: "nhc",
    plant: true,
    references: [`${at("model")}-half-a`, `${at("model")}-half-b`],
  });
  const status = await run(["--config", config(), "status"]);
  expect(status.output).toContain("run (split)");
});

it("asks for other notes or patients where there is no terminal", async () => {
  const flags = given().filter((word) => word !== "--other-notes" && word !== at("others"));
  const { exitCode, messages } = await run(["init", ...flags, "--out", config()]);
  expect({ exitCode, messages }).toMatchObject({ exitCode: 2, messages: expect.stringContaining("--other-notes or --group-field") }); // prettier-ignore
});

it("finds a field that the records lack, and takes the field that holds the notes where there is no terminal", async () => {
  await writeFile(at("notes/a.jsonl"), '{"nhc":1,"nota":"Paciente secreto, sin fiebre desde ayer."}\n');
  const flags = given().filter((word) => word !== "--other-notes" && word !== at("others"));
  const init = (...more: string[]) => run(["init", ...flags, "--out", config(), ...more]);
  for (const [more, message] of [
    [
      ["--group-field", "nhc", "--text-field", "note"],
      /--text-field: .*no "note" in the first 1 records\. There are: nhc, nota\./u,
    ],
    [["--group-field", "nhx"], /--group-field: .*no "nhx" in the first 1 records/u],
    [["--patients", at("nobody.jsonl")], /nobody\.jsonl: no such list of patients/u],
    [["--group-field", "nhc", "--entities", "NAMES"], /--entities: Expected entities out of publication, PERSON/u],
  ] as const) {
    const { exitCode, messages } = await init(...more);
    expect(exitCode).toBe(2);
    expect(messages).toMatch(message);
    expect(messages).not.toContain("secreto");
  }
  expect((await init("--group-field", "nhc")).exitCode).toBe(0);
  expect(await readWorkflowSettings(config())).toMatchObject({ textField: ["nota"], groupField: "nhc" });
});
