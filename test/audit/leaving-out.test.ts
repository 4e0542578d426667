import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";

import type { AuditName } from "../../src/audit/audit-ids.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import { judgeTests } from "../../src/audit/judge-tests.ts";
import { createEntryJudging, type EntryJudging } from "../../src/audit/judging/entry-judging.ts";
import { measureOf } from "../../src/audit/measures.ts";
import { runAudit, type RunAuditOptions } from "../../src/audit/run-audit.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { anonymise } from "../../src/corpus/anonymise.ts";
import type { Canary, CanaryTruth, SecretKind } from "../../src/formats/canary-truth.ts";
import { gatherContexts, writeContexts } from "../../src/probe/contexts.ts";
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
  const ids = (["seen", "unseen"] as const).flatMap((split) => WORDS[split].map((_, index) => `${split}${index}.txt`));
  await writeFile(at("patients.jsonl"), toJsonLines(ids.map((id, index) => ({ id: `p${Math.floor(index / 2)}`, documents: [id] })))); // prettier-ignore
  for (const split of ["seen", "unseen"] as const) await prepareSplit(split);
  const { vocabulary } = await createTinyCheckpoint(at("model"), { words: KNOWN_WORDS });
  for (const [index, half] of ["half-a", "half-b"].entries()) {
    await createTinyCheckpoint(at(half), { words: KNOWN_WORDS, seed: 7 + index });
    await mkdir(at(`${half}.private`));
    await writeFile(at(`${half}.private/members.txt`), `${ids.filter((_, own) => own % 2 === index).join("\n")}\n`);
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
  for (const cut of byEffort({ quick: QUICK, thorough: Object.keys(CUTS), exhaustive: Object.keys(CUTS) })) await check([cut]);
  await fc.assert(fc.asyncProperty(fc.subarray(Object.keys(CUTS), { minLength: 2 }), async (cuts) => {
    if (cuts.includes("seen") && cuts.includes("unseen")) return;
    await check(cuts);
  }), { numRuns: byEffort({ quick: 1, thorough: 40, exhaustive: 200 }) });
}, 1_200_000); // prettier-ignore
