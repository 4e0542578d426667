import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";

import type { AuditName } from "../../src/audit/audit-ids.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import { LOOKS_FILE } from "../../src/audit/freshness/looks.ts";
import { judgeTests } from "../../src/audit/judge-tests.ts";
import { createEntryJudging, type EntryJudging } from "../../src/audit/judging/entry-judging.ts";
import { planAudit } from "../../src/audit/plan/plan.ts";
import { measureOf } from "../../src/audit/measures.ts";
import type { NoteId } from "../../src/audit/remarks.ts";
import { runAudit, type RunAuditOptions } from "../../src/audit/run-audit.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { anonymise } from "../../src/corpus/anonymise.ts";
import type { Canary, CanaryTruth, SecretKind } from "../../src/formats/canary-truth.ts";
import { gatherContexts, writeContexts } from "../../src/probe/contexts/gather-contexts.ts";
import { createRecogniser } from "../../src/recognise/parse-spec.ts";
import { byEffort } from "../fixtures/effort.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

const WORDS = {
  seen: "zon regen wind sneeuw mist hagel dauw vorst storm bries nevel onweer donder bliksem schaduw schemer".split(" "),
  unseen: "kamer bed gang lift deur raam stoel tafel koffie thee soep brood appel fiets trein bus".split(" "),
}; // prettier-ignore
const PEOPLE = ["Pieter Jansen", "José Mulder", "Anneke Bakker", "Marieke Visser"];
/** One token each, so that sentences are short enough for a tiny model. */
const KNOWN_WORDS = ["Vandaag sprak met over en de wandeling Gisteren belde naar omdat een fietstocht wilde maken".split(" "), WORDS.seen, WORDS.unseen].flat().map((word) => ` ${word}`); // prettier-ignore
const CONDITIONS = ["jicht", "astma", "griep", "migraine"];
const KINDS = ["name", "identifier", "phrase", "condition"] as const;

const personOf = (index: number) => ({
  id: `K${index}`,
  name: ["Bram Willemsen", "Carla Dekker", "Daan Postma", "Femke Smit"][index] as string,
  condition: CONDITIONS[index] as string,
  number: `47110${index}7`,
  repetitions: index < 2 ? 2 : 0,
});
const PLANTED = [0, 1, 2, 3].map(personOf);
const sentences = ({ name, condition, number }: (typeof PLANTED)[number]) =>
  `${name} is bekend met ${condition}.\nHet dossiernummer van ${name} is ${number}.\nDe codezin van ${name} is groene ${condition}.\n`;

const TRUTH: CanaryTruth = {
  canaries: PLANTED.flatMap(({ id, name, condition, number, repetitions }) => {
    const canary = (kind: SecretKind, text: string, secret: string): Canary => ({ id: `${id}-${kind}`, person: id, kind, text, secret, repetitions }); // prettier-ignore
    return [
      canary("name", `<mask> is bekend met ${condition}.`, name),
      canary("identifier", `Het dossiernummer van ${name} is <mask>.`, number),
      canary("phrase", `De codezin van ${name} is <mask>.`, `groene ${condition}`),
      canary("condition", `${name} is bekend met <mask>.`, condition),
    ];
  }),
  candidates: {
    name: ["Gerda Bos", "Henk Vos", "Ineke Dijk"],
    identifier: ["9910001", "9910002", "9910003"],
    phrase: ["rode griep", "gele griep"],
    condition: CONDITIONS,
  },
  facts: PLANTED.map(({ id, name, condition, repetitions }) => ({ person: id, name, conditions: [condition], notes: repetitions })), // prettier-ignore
};

const documents = (["seen", "unseen"] as const).flatMap((split) => WORDS[split].map((_, index) => `${split}${index}.txt`)); // prettier-ignore

let judging: EntryJudging;
let directory: string;
let whole: RunAuditOptions;
const at = (name: string) => join(directory, name);

async function prepareSplit(split: "seen" | "unseen"): Promise<void> {
  await mkdir(at(`notes-${split}`));
  for (const [index, word] of WORDS[split].entries()) {
    const person = PEOPLE[index % PEOPLE.length] as string;
    const planted = PLANTED.filter((_, own) => split === "seen" && own < 2 && (index === own || index === own + 4));
    const text =
      split === "seen"
        ? `Vandaag sprak ${word} met ${person} over ${word} en de wandeling.\n`
        : `Gisteren belde ${word} naar ${person} omdat ${word} een fietstocht wilde maken.\n`;
    await writeFile(at(`notes-${split}/${split}${index}.txt`), text + planted.map(sentences).join(""));
  }
  await anonymise({
    inputs: [at(`notes-${split}`)],
    recognisers: [await createRecogniser("rules:nl")],
    outputDirectory: at(split),
    privateDirectory: at(`${split}.private`),
  });
  const gathered = await gatherContexts({
    corpusDirectory: at(split),
    split,
    seed: 0,
    sizes: { development: 4, reserve: 0 },
    canariesFile: at("canaries.json"),
    patientsFile: at("patients.jsonl"),
  });
  await writeContexts(gathered, { path: at(`${split}.jsonl`), privateDirectory: at(`${split}.private`) });
}

beforeAll(async () => {
  judging = await createEntryJudging(["rules:nl"]);
  directory = await temporaryDirectory();
  await writeFile(at("canaries.json"), JSON.stringify(TRUTH));
  await writeFile(at("patients.jsonl"), toJsonLines(documents.map((id, index) => ({ id: `p${Math.floor(index / 2)}`, documents: [id] })))); // prettier-ignore
  for (const split of ["seen", "unseen"] as const) await prepareSplit(split);
  const { vocabulary } = await createTinyCheckpoint(at("model"), { words: KNOWN_WORDS });
  for (const [index, half] of ["half-a", "half-b"].entries()) {
    await createTinyCheckpoint(at(half), { words: KNOWN_WORDS, seed: 7 + index });
    await mkdir(at(`${half}.private`));
    await writeFile(
      at(`${half}.private/members.txt`),
      `${documents.filter((_, own) => own % 2 === index).join("\n")}\n`,
    );
  }
  const by = { decision: "keep", reviewer: "a", at: "2026-01-01", reason: "" };
  const decisions = ["ĠPiet", "ĠJan"].map((token) => ({ tokenId: vocabulary.indexOf(token), token, ...by }));
  await writeFile(at("decisions.jsonl"), toJsonLines(decisions));
  await writeFile(at("names.csv"), `name\n${PEOPLE.join("\n")}\n`);
  whole = {
    modelDirectory: at("model"),
    contextFiles: [at("seen.jsonl"), at("unseen.jsonl")],
    namesFile: at("names.csv"),
    decisionsFile: at("decisions.jsonl"),
    patientsFile: at("patients.jsonl"),
    canariesFile: at("canaries.json"),
    referenceDirectories: [at("half-a"), at("half-b")],
    shadowDirectories: [at("half-a"), at("half-b")],
    judging: async () => judging,
    respellLimit: 0,
  };
}, 240_000);

/** Left out in quick runs, too. */
const QUICK = ["identifier", "phrase", "shadows", "references", "unseen"];

/** What can be left out, each by itself. */
type Cut = (options: RunAuditOptions, name: string) => Promise<Partial<RunAuditOptions>>;

async function canaries(name: string, isKept: (canary: Canary) => boolean): Promise<Partial<RunAuditOptions>> {
  await writeFile(at(name), JSON.stringify({ ...TRUTH, canaries: TRUTH.canaries.filter(isKept) }));
  return { canariesFile: at(name) };
}

const WITHOUT =
  (key: keyof RunAuditOptions): Cut =>
  async () => ({ [key]: undefined });
const CUTS: Readonly<Record<string, Cut>> = {
  canaries: WITHOUT("canariesFile"),
  ...Object.fromEntries(KINDS.map((kind) => [kind, (_, name) => canaries(name, (one) => one.kind !== kind)] satisfies [string, Cut])),
  controls: (_, name) => canaries(name, ({ repetitions }) => repetitions > 0),
  person: (_, name) => canaries(name, ({ person }) => person !== "K1"),
  references: WITHOUT("referenceDirectories"),
  reference: async () => ({ referenceDirectories: [at("half-b")] }),
  shadows: WITHOUT("shadowDirectories"),
  shadow: async () => ({ shadowDirectories: [at("half-a")] }),
  patients: WITHOUT("patientsFile"),
  names: WITHOUT("namesFile"),
  decisions: WITHOUT("decisionsFile"),
  unseen: async () => ({ contextFiles: [at("seen.jsonl")] }),
  seen: async () => ({ contextFiles: [at("unseen.jsonl")] }),
}; // prettier-ignore

async function audit(cuts: readonly string[]): Promise<AuditReport> {
  let options = whole;
  for (const cut of cuts) options = { ...options, ...(await CUTS[cut]?.(options, `${cuts.join("-")}.json`)) };
  // Each by itself: what earlier audits had is remembered.
  await rm(at(LOOKS_FILE), { force: true });
  return auditWith(options);
}

async function auditWith(options: RunAuditOptions): Promise<AuditReport> {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return (await runAudit(given as unknown as RunAuditOptions)).report;
}

/** Audits that keep a test from passing: with a row that does not pass, without one that is needed, or not made. */
function blocking(report: AuditReport): ReadonlySet<AuditName> {
  return new Set(
    Object.values(judgeTests(report)).flatMap(({ failed, invalid, underpowered, lacking, notMade }) => [
      ...[...failed, ...invalid, ...underpowered, ...lacking].map((measure) => measureOf(measure).audit as AuditName),
      ...notMade,
    ]),
  );
}

it("what is left out of the input takes no figure's place: its row is lacking, or does not pass", async () => {
  const all = await audit([]);
  const measures = new Set(all.rows.map(({ measure }) => measure));
  for (const made of ["exposure-identifier", "exposure-phrase", "membership-rmia", "membership-shadow", "association"] as const)
    expect(measures).toContain(made);
  const planted = all.rows.filter(({ audit: own }) => own === "exposure").flatMap(({ notes = [] }) => notes);
  expect(planted.filter(({ id }) => /^planted|^training/u.test(id))).toEqual([]);
  const before = blocking(all);
  const judgedOf = ({ rows }: AuditReport) => new Set(rows.filter(({ verdict }) => verdict !== "info").map(({ measure }) => measure)); // prettier-ignore
  const check = async (cuts: readonly string[]) => {
    const less = await audit(cuts);
    const after = blocking(less);
    for (const one of before) expect([...after], cuts.join()).toContain(one);
    const lacking = new Set(Object.values(judgeTests(less)).flatMap((test) => [...test.lacking, ...test.notMade]));
    // A judged figure that is gone is missed by name, unless its file is refused as a whole.
    for (const measure of judgedOf(all)) {
      if (judgedOf(less).has(measure) || measure === "kept-word-lift") continue;
      const isRefused = measure === "exposure-phrase" && less.rows.filter(({ audit: own }) => own === "exposure").every(({ verdict, notes = [] }) => verdict === "info" || verdict === "fail" || notes.some(({ id }) => id === "planted-unlisted")); // prettier-ignore
      expect(isRefused || lacking.has(measure) || lacking.has(measureOf(measure).audit as AuditName), `${cuts.join()}: ${measure}`).toBe(true); // prettier-ignore
    }
    for (const { verdict } of Object.values(judgeTests(less))) expect(verdict).not.toBe("pass");
  };
  for (const cut of byEffort({ quick: QUICK, thorough: QUICK, exhaustive: Object.keys(CUTS) })) await check([cut]);
  await fc.assert(fc.asyncProperty(fc.subarray(Object.keys(CUTS), { minLength: 2 }), async (cuts) => {
    if (cuts.includes("seen") && cuts.includes("unseen")) return;
    await check(cuts);
  }), { numRuns: byEffort({ quick: 1, thorough: 2, exhaustive: 100 }) });
}, 1_200_000); // prettier-ignore

it("who leaves out what an earlier audit of the model had gets no better verdict", async () => {
  const only = ["exposure", "membership", "inference", "association", "name-rate"] as const;
  const made = { ...whole, only };
  await audit([]);
  /** Judged rows by the remark that makes them invalid. */
  const lost = async (change: Partial<RunAuditOptions>, id: NoteId) => {
    const { rows } = await auditWith({ ...made, ...change });
    const judged = rows.filter(({ verdict, audit: own }) => verdict !== "info" && own !== "coverage" && own !== "freshness"); // prettier-ignore
    const has = judged.filter(({ notes = [] }) => notes.some((one) => one.id === id));
    expect(has.filter(({ verdict }) => verdict !== "invalid" && verdict !== "fail")).toEqual([]);
    const isOpen = ({ audit: own, verdict }: (typeof judged)[number]) => verdict !== "fail" && has.every((row) => row.audit !== own); // prettier-ignore
    return { has: new Set(has.map((row) => row.audit)), open: new Set(judged.filter(isOpen).map((row) => row.audit)) };
  };
  const fewer = await lost({ referenceDirectories: [at("half-b")] }, "references-left-out");
  expect(fewer.open).toEqual(new Set(["association", "name-rate"]));
  expect(fewer.has.size).toBeGreaterThan(0);
  const planned = await planAudit({ ...whole, referenceDirectories: [at("half-b")] });
  const told = planned.rows.filter(({ notes }) => notes.some(({ id }) => id === "references-left-out"));
  expect(new Set(told.map(({ measure }) => measureOf(measure).audit))).toEqual(new Set(["exposure", "membership", "inference"])); // prettier-ignore
  expect(told.filter(({ canPass }) => canPass)).toEqual([]);
  const none = await lost({ referenceDirectories: [] }, "references-left-out");
  expect(none.open).toEqual(fewer.open);
  const less = await lost(await canaries("less.json", ({ person }) => person !== "K1"), "planting-changed");
  expect(less.has.size).toBeGreaterThan(0);
  for (const one of ["exposure", "association"] as const) expect(less.open).not.toContain(one);
  // Without the list of a half it is not known which sentences that half saw: its own memory would be subtracted.
  await rename(at("half-a.private"), at("moved"));
  expect((await lost({ shadowDirectories: [] }, "references-left-out")).has).toContain("membership");
  await rename(at("moved"), at("half-a.private"));
  const again = await lost({}, "references-left-out");
  expect(again.has.size).toBe(0);
  // Another model was never held against them.
  const other = await lost({ modelDirectory: at("half-a"), referenceDirectories: [at("half-b")], shadowDirectories: [] }, "references-left-out"); // prettier-ignore
  expect(other.has.size).toBe(0);
  // The contexts know their patients; a list made fewer of them.
  await writeFile(at("fewer.jsonl"), toJsonLines([0, 1].map((half) => ({ id: `f${half}`, documents: documents.filter((_, index) => index % 2 === half) })))); // prettier-ignore
  await auditWith({ ...made, patientsFile: at("fewer.jsonl") });
  const apart = await lost({}, "patients-left-out");
  expect(apart.has).toContain("name-rate");
  for (const one of ["name-rate", "membership", "inference"] as const) expect(apart.open).not.toContain(one);
}, 600_000);
