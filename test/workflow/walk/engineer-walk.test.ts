import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect, it } from "vitest";

import { generateShortNotes } from "../../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../../corpora/languages/packs.ts";
import type { AuditReport } from "../../../src/audit/audit-report.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { EN } from "../../../src/report/text/en.ts";
import { runCli } from "../../../src/cli/run-cli.ts";
import { memoryIo } from "../../cli/memory-io.ts";
import { IS_EXHAUSTIVE } from "../../fixtures/effort.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { interpreter } from "../../python/python.ts";
import { judgeAll, reviewAll } from "../stages/workflow-case.ts";

const [NOTES, PATIENTS, EPOCHS] = [600, 120, 60];
/** What is smaller than a user would have it, to end in minutes. */
const SMALL = {
  plant: { people: 40, repetitions: "10" },
  anonymise: {},
  contexts: { select: 5, test: 200, reserve: 0 },
  audit: { threads: 1, respell: 20 },
  release: { license: "mit" },
};
/** What the privacy office writes down for a model whose attack test failed and whose names test is too small. */
const AGREED = "agreed for a test";

/**
 * What an engineer does with notes of their own in Spanish, in fields of their own: `init` and `run`, training in between, and the work of a person. The models are trained,
 * three small ones of a minute each.
 */
it.runIf(IS_EXHAUSTIVE)(
  "init and run lead from raw notes to an audit in which every attack was made, and to a release that states both tests (UNNAME_EFFORT=exhaustive)",
  { timeout: 3_600_000 },
  async () => {
    const directory = await temporaryDirectory();
    const at = (...parts: string[]) => join(directory, ...parts);
    const unname = async (...words: string[]) => {
      const io = memoryIo();
      const configured = words[0] === "init" ? [] : ["--config", at("unname.config.json")];
      const exitCode = await runCli([...configured, ...words], io);
      return { exitCode, output: io.output(), messages: io.messages() };
    };
    const notes = generateShortNotes(packOf("es"), { seed: 5, notes: NOTES, lookAlikes: 0.05 });
    const lines = notes.map(({ text }, index) => ({
      nhc: 1000 + ((index * 7) % PATIENTS),
      servicio: "URG",
      nota: text,
    }));
    await mkdir(at("notas"));
    await writeFile(at("notas", "2024.jsonl"), toJsonLines(lines));
    await writeFile(at("personas.csv"), "given,particle,surname\nQuirinus,,Xipquando\n");

    const flags = { notes: at("notas"), "text-field": "nota", "group-field": "nhc", references: "yes", language: "es", names: at("personas.csv"), model: at("modelo"), reviewer: "ana", release: at("publico"), out: at("unname.config.json") }; // prettier-ignore
    const init = await unname("init", ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]));
    expect(init.exitCode, init.messages).toBe(0);
    const config = await readFile(at("unname.config.json"), "utf8");
    const configure = async (change: object = {}) => {
      const sections = Object.entries({ ...SMALL, ...change }).map(
        ([name, section]) => `${JSON.stringify(name)}: ${JSON.stringify(section)}`,
      );
      await writeFile(
        at("unname.config.json"),
        config
          .replace('"unname-work"', JSON.stringify(at("trabajo")))
          .replace(/"anonymise": \{[^]*$/u, `${sections.join(",\n")}\n}\n`),
      );
    };
    await configure();

    const prepared = await unname("run");
    expect(prepared).toMatchObject({ exitCode: 0, output: expect.stringContaining("5 stages done now. train: train your model on") }); // prettier-ignore
    for (const [folder, model] of [["notes-seen", "modelo"], ["notes-halves/half-a", "modelo-half-a"], ["notes-halves/half-b", "modelo-half-b"]] as const)
    await promisify(execFile)(interpreter, [join(import.meta.dirname, "train.py"), at("trabajo", folder), "nota", String(EPOCHS), at(model)]); // prettier-ignore

    expect((await unname("run")).output).toContain("review: the candidates are not reviewed");
    await reviewAll(at("modelo"), at("trabajo"), () => true);
    let stopped = await unname("run");
    for (let turn = 0; turn < 2; turn++) {
      if (existsSync(at("trabajo", "audit.private", "judge.jsonl"))) await judgeAll(at("trabajo"));
      stopped = await unname("run");
    }
    const { rows, notMeasured, tests } = JSON.parse(
      await readFile(at("trabajo", "audit", "audit.json"), "utf8"),
    ) as AuditReport;
    // Every attack was made, and what was planted stands in the notes as the record says.
    const missing = (notMeasured ?? []).map(({ audit }) => audit);
    expect(missing.sort()).toEqual(["de-identification", "parrot", "residue"]);
    const attacks = new Set(rows.map(({ audit }) => audit));
    for (const attack of ["exposure", "association", "membership", "inference", "extraction"])
      expect(attacks).toContain(attack);
    const exposure = rows.filter(({ measure }) => /^exposure-(?:name|identifier)$/u.test(measure));
    const doubts = exposure.flatMap((row) => (row.notes ?? []).map(({ id }) => id));
    expect(doubts.filter((id) => /planted|training-text|candidates-written|reference/u.test(id))).toEqual([]);
    // Numbers stay in the notes, and are learnt by heart; names are taken out.
    expect(rows.find(({ measure }) => measure === "exposure-identifier")).toMatchObject({
      k: 10,
      n: 40,
      verdict: "fail",
    });
    expect(rows.find(({ measure }) => measure === "exposure-name")?.verdict).not.toBe("fail");
    expect((await unname("status")).output).toContain("What the audit can show");

    // A test that failed refuses the release, whatever is required.
    expect(tests?.attacks.verdict).toBe("fail");
    for (const required of ["all", "names"])
      expect(await unname("run", "--require", required)).toMatchObject({
        exitCode: 1,
        output: expect.stringContaining("release: "),
        messages: expect.stringContaining("Planted numbers remembered"),
      });
    expect(stopped.exitCode).toBe(1);
    expect(existsSync(at("publico"))).toBe(false);
    // Accepted with a reason, card, report and record state both tests.
    await configure({ release: { ...SMALL.release, "accept-risk": AGREED } });
    const released = await unname("run", "--require", "names");
    expect(released, released.messages).toMatchObject({ exitCode: 0, output: expect.stringContaining("All stages are done.") }); // prettier-ignore
    const [card, page, record] = await Promise.all(["README.md", "report.html", "release.json"].map((file) => readFile(at("publico", file), "utf8"))); // prettier-ignore
    const outcome = EN.decision.outcomes[tests?.names.verdict ?? "not-made"];
    expect(card).toContain(`Names test: ${outcome}. Attack test: failed.`);
    for (const told of [`Names test: ${outcome}`, "Attack test: failed"]) expect(page).toContain(told);
    for (const text of [card, page]) expect(text).toContain("Planted numbers remembered");
    expect(card).toContain(AGREED);
    expect(JSON.parse(record ?? "")).toMatchObject({
      required: "names",
      tests: { names: { verdict: tests?.names.verdict }, attacks: { verdict: "fail" } },
      acceptedRisk: {
        reason: AGREED,
        missed: expect.arrayContaining([expect.stringContaining("Planted numbers remembered")]),
      },
    });

    const removed = await unname("plant", "remove", at("trabajo", "notes-planted"), "--out", at("otra-vez"));
    expect(removed.exitCode).toBe(0);
    expect(await readFile(at("otra-vez", "2024.jsonl"))).toEqual(
      await readFile(at("trabajo", "notes-parts", "seen", "2024.jsonl")),
    );
  },
);
