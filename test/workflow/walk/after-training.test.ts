import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { generateShortNotes } from "../../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../../corpora/languages/packs.ts";
import type { AuditReport } from "../../../src/audit/audit-report.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { runCli } from "../../../src/cli/run-cli.ts";
import { EN } from "../../../src/report/text/en.ts";
import { memoryIo } from "../../cli/memory-io.ts";
import { IS_THOROUGH } from "../../fixtures/effort.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";
import { judgeAll, reviewAll } from "../stages/workflow-case.ts";

const [NOTES, PATIENTS] = [240, 60];
/** What the privacy office writes down for notes that are too few. */
const AGREED = "agreed for a test";
/** Small, and without the attacks on planted people: ranking thousands of others takes minutes. */
const SECTIONS = {
  plant: { people: 3, repetitions: "4" },
  anonymise: { workers: 1 },
  contexts: { select: 5, test: 40, reserve: 0 },
  audit: { threads: 1, respell: 0, only: "name-rate,recovery,rows,utility,membership,inference,extraction" },
};

it.runIf(IS_THOROUGH)("run leads from raw notes in Spanish to a release that states both tests, and refuses where one that is required did not pass", async () => {
  const directory = await temporaryDirectory();
  const at = (...parts: string[]) => join(directory, ...parts);
  const unname = async (...words: string[]) => {
    const io = memoryIo();
    const configured = words[0] === "init" ? [] : ["--config", at("unname.config.json")];
    const exitCode = await runCli([...configured, ...words], io);
    return { exitCode, output: io.output(), messages: io.messages() };
  };
  const notes = generateShortNotes(packOf("es"), { seed: 5, notes: NOTES, lookAlikes: 0.05 });
  await mkdir(at("notas"));
  await writeFile(at("notas", "2024.jsonl"), toJsonLines(notes.map(({ text }, index) => ({ nhc: 1000 + (index % PATIENTS), nota: text })))); // prettier-ignore
  await writeFile(at("personas.csv"), "given,particle,surname\nQuirinus,,Xipquando\n");
  const flags = { notes: at("notas"), "text-field": "nota", "group-field": "nhc", references: "yes", language: "es", names: at("personas.csv"), model: at("modelo"), reviewer: "ana", release: at("publico"), out: at("unname.config.json") }; // prettier-ignore
  const init = await unname("init", ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]));
  expect(init.exitCode, init.messages).toBe(0);
  const written = (await readFile(at("unname.config.json"), "utf8")).replace('"unname-work"', JSON.stringify(at("trabajo"))); // prettier-ignore
  const configure = (release: object) => {
    const sections = Object.entries({ ...SECTIONS, release }).map(([name, section]) => `"${name}": ${JSON.stringify(section)}`); // prettier-ignore
    return writeFile(at("unname.config.json"), written.replace(/"anonymise": \{[^]*$/u, `${sections.join(",\n")}\n}\n`)); // prettier-ignore
  };
  await configure({ license: "mit" });

  expect(await unname("run")).toMatchObject({ exitCode: 0, output: expect.stringContaining("train: train your model on") }); // prettier-ignore
  // Training in its place: three models that differ, and whose sentences are short.
  const words = [...new Set(notes.flatMap(({ text }) => text.match(/ \p{L}+/gu) ?? []))];
  for (const [index, model] of ["modelo", "modelo-half-a", "modelo-half-b"].entries())
    await createTinyCheckpoint(at(model), { words, seed: index });
  expect((await unname("run")).output).toContain("review: the candidates are not reviewed");
  await reviewAll(at("modelo"), at("trabajo"), (surface) => /^\s*\p{Lu}/u.test(surface));
  let stopped = await unname("run");
  if (existsSync(at("trabajo", "audit.private", "judge.jsonl"))) {
    await judgeAll(at("trabajo"));
    stopped = await unname("run");
  }

  expect(existsSync(at("trabajo", "audit", "audit.json")), stopped.output + stopped.messages).toBe(true);
  const { tests } = JSON.parse(await readFile(at("trabajo", "audit", "audit.json"), "utf8")) as AuditReport;
  const [names, attacks] = [tests?.names.verdict ?? "not-made", tests?.attacks.verdict ?? "not-made"];
  expect(attacks).not.toBe("pass");
  expect(stopped.output, stopped.messages).toContain("release: ");
  for (const required of ["all", "names"]) {
    const refused = await unname("run", "--require", required);
    expect(refused.exitCode, refused.messages).toBe([names, attacks].includes("fail") ? 1 : 3);
    // What was not made speaks against a release that needs it.
    expect(refused.messages.includes("exposure was not measured")).toBe(required !== "names");
  }
  expect(existsSync(at("publico"))).toBe(false);

  await configure({ license: "mit", "accept-risk": AGREED });
  const released = await unname("run", "--require", "names");
  expect(released, released.messages).toMatchObject({ exitCode: 0, output: expect.stringContaining("All stages are done.") }); // prettier-ignore
  const [card, page, record] = await Promise.all(["README.md", "report.html", "release.json"].map((file) => readFile(at("publico", file), "utf8"))); // prettier-ignore
  const outcomes = [EN.decision.outcomes[names], EN.decision.outcomes[attacks]];
  expect(card).toContain(`Names test: ${outcomes[0]}. Attack test: ${outcomes[1]}.`);
  for (const told of [`Names test: ${outcomes[0]}`, `Attack test: ${outcomes[1]}`]) expect(page).toContain(told);
  // What was not made, in plain words.
  expect(card).toContain(EN.auditQuestions.exposure);
  expect(card).toContain(AGREED);
  expect(JSON.parse(record ?? "")).toMatchObject({
    required: "names",
    tests: { names: { verdict: names }, attacks: { verdict: attacks } },
    acceptedRisk: { reason: AGREED },
  });
}, 1_800_000); // prettier-ignore
