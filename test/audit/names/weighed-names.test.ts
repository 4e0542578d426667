import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { simulateReview } from "../../../bench/simulate-review.ts";
import { readAuditContexts } from "../../../src/audit/audit-input.ts";
import { createEntryJudging, type EntryJudging } from "../../../src/audit/judging/entry-judging.ts";
import type { MeasureId } from "../../../src/audit/measures.ts";
import { countNotes } from "../../../src/audit/names/count-notes.ts";
import { collectKnownNames } from "../../../src/audit/names/collect-known-names.ts";
import { findNameEntries } from "../../../src/audit/names/name-like.ts";
import { weighEntries } from "../../../src/audit/names/weigh-entries.ts";
import { type AuditRun, runAudit, type RunAuditOptions } from "../../../src/audit/run-audit.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { createRandom } from "../../../src/base/random.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { openSession } from "../../../src/model/session.ts";
import { gatherContexts, writeContexts } from "../../../src/probe/contexts/gather-contexts.ts";
import { fillMask } from "../../../src/probe/fill/fill-mask.ts";
import { loadPersonNames } from "../../../src/recognise/rules/lists/person-names.ts";
import type { CandidateList } from "../../../src/review/candidates/candidate-evidence.ts";
import type { Decision } from "../../../src/review/decisions/decision.ts";
import type { Choice } from "../../../src/review/decisions/fold-lines.ts";
import { gatherCandidates } from "../../../src/review/candidates/gather-candidates.ts";
import { countCorpusWords } from "../../../src/review/candidates/sources/corpus-words.ts";
import { createStoppingRule } from "../../../src/review/stopping/stopping-rule.ts";
import { readSuspicionModel } from "../../../src/review/score/suspicion-model.ts";
import { rewriteCheckpoint } from "../../../src/vocabulary/rewrite.ts";
import { BOTH, MARKED_BY_MISTAKE, PEOPLE, writeMarkedNotes } from "../../fixtures/marked-notes.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

const SPLITS = ["seen", "unseen"] as const;
const WORDS = [
  ...PEOPLE,
  BOTH,
  ...Object.keys(MARKED_BY_MISTAKE),
  ..."rosa sala planta manta radio techos vaso Desde la de pide para el".split(" "),
];
const suspicion = await readSuspicionModel();

let directory: string;
let judging: EntryJudging;
let list: CandidateList;
let decided: ReadonlyMap<number, Choice>;
let isSafe: boolean;
const at = (name: string) => join(directory, name);
const contextFiles = () => SPLITS.map((split) => at(`${split}.jsonl`));

/** Lines of a decisions file. */
const linesOf = (choices: Iterable<readonly [number, Choice]>, vocabulary: readonly string[]): Decision[] =>
  [...choices].map(([tokenId, decision]) => {
    return {
      tokenId,
      token: vocabulary[tokenId] ?? "",
      decision,
      reviewer: "ana",
      at: "2026-01-01T00:00:00Z",
      reason: "",
    };
  });

beforeAll(async () => {
  directory = await temporaryDirectory();
  judging = await createEntryJudging(["rules:es"]);
  for (const [index, split] of SPLITS.entries()) {
    await writeMarkedNotes(at(split), index + 1);
    const against = split === "unseen" ? [at("seen.jsonl")] : [];
    const gathered = await gatherContexts({ corpusDirectory: at(split), split, seed: 1, against });
    await writeContexts(gathered, { path: at(`${split}.jsonl`), privateDirectory: at(`${split}.private`) });
  }
  await createTinyCheckpoint(at("model"), { words: WORDS.map((word) => ` ${word}`), seed: 3 });
  const contexts = (await readAuditContexts({ contextFiles: contextFiles() })).all;
  const development = contexts.filter(({ set }) => set === "development");
  const session = await openSession(await openCheckpoint(at("model")), { threads: 1 });
  try {
    list = await gatherCandidates({
      session,
      predictions: await fillMask(session, development),
      contexts: development,
      words: await countCorpusWords(SPLITS.map((split) => ({ directory: at(split) }))),
      isListed: loadPersonNames(),
      recogniser: judging.recogniser,
      suspicion,
      seed: 1,
    });
    const { tokenizer } = session.checkpoint;
    const names = new Set(
      [...tokenizer.vocabulary.keys()].filter((tokenId) => PEOPLE.includes(tokenizer.surface(tokenId))),
    );
    const truthful = { keepsNames: 0, callsWords: 0, kind: "slips" } as const;
    const rule = createStoppingRule(list, suspicion);
    const review = simulateReview(rule, { list, names }, truthful, { random: createRandom(1, "ana"), lookEvery: 1 });
    ({ decided, isSafe } = review);
    await writeFile(at("decisions.jsonl"), toJsonLines(linesOf(decided, tokenizer.vocabulary)));
  } finally {
    await session.close();
  }
  await rewriteCheckpoint({
    modelDirectory: at("model"),
    decisionsPath: at("decisions.jsonl"),
    outputDirectory: at("rewritten"),
  });
}, 240_000);

const rowOf = ({ report }: AuditRun, measure: MeasureId, split: string) =>
  report.rows.find((row) => row.measure === measure && row.split === split);

describe("a review that was safe to stop, then a rewrite, then an audit", () => {
  const audit = (change: Partial<RunAuditOptions> = {}) =>
    runAudit({
      modelDirectory: at("rewritten"),
      contextFiles: contextFiles(),
      decisionsFile: at("decisions.jsonl"),
      judging: async () => judging,
      only: ["name-rate"],
      ...change,
    });

  it("left words undecided that step 1 took for names by mistake, and that the model predicts", async () => {
    expect(isSafe).toBe(true);
    const { vocabulary } = (await openCheckpoint(at("model"))).tokenizer;
    const left = Object.keys(MARKED_BY_MISTAKE).filter((word) => !decided.has(vocabulary.indexOf(`Ġ${word}`)));
    expect(left).toEqual(Object.keys(MARKED_BY_MISTAKE));
  });

  it("does not fail by them: the notes have them elsewhere thousands of times", async () => {
    const run = await audit();
    for (const split of SPLITS)
      for (const measure of ["name-rate", "contexts-with-name"] as const) {
        expect(rowOf(run, measure, split)).toMatchObject({ hits: 0, verdict: "invalid" });
        expect(rowOf(run, measure, split)?.notes?.map(({ id }) => id)).toContain("entries-unjudged");
      }
    expect(run.report.evidence.names).toMatchObject({
      nameLikeTokens: 0,
      byCounts: { words: Object.keys(MARKED_BY_MISTAKE).length },
    });
    expect(run.leaked).toEqual([]);
    // Those that no list has are held against other words' places instead: a name would be likelier where names stood.
    expect(rowOf(run, "kept-word-lift", "both")?.verdict).toBe("info");
  });

  it("asks about what stands in names and elsewhere, where nobody decided on it", async () => {
    const { tokenizer } = await openCheckpoint(at("model"));
    const others = [...decided].filter(([tokenId]) => tokenizer.surface(tokenId).toLowerCase() !== BOTH.toLowerCase());
    await writeFile(at("others.jsonl"), toJsonLines(linesOf(others, tokenizer.vocabulary)));
    const run = await audit({ decisionsFile: at("others.jsonl") });
    const asked = run.toJudge.filter(({ decoy }) => decoy === undefined);
    expect(asked).toContainEqual(expect.objectContaining({ surface: BOTH, why: expect.arrayContaining(["counts"]) }));
    const mistaken = asked.filter(({ surface }) => surface in MARKED_BY_MISTAKE);
    for (const { why } of mistaken) expect(why).not.toContain("counts");
  });

  it("counts every known name as one where the notes are not what they were, in part or in whole", async () => {
    const known = Object.keys(MARKED_BY_MISTAKE);
    for (const spoil of [
      () => rm(at("unseen"), { recursive: true }),
      () => writeFile(at("unseen/0000.txt"), `${"por los techos ".repeat(100)}`),
      () => writeFile(at("unseen.private/spans.jsonl"), ""),
    ]) {
      await cp(at("unseen"), at("kept"), { recursive: true });
      await cp(at("unseen.private"), at("kept.private"), { recursive: true });
      await spoil();
      const run = await audit();
      expect(rowOf(run, "name-rate", "seen")?.verdict).toBe("fail");
      expect(run.report.evidence.names.byCounts).toBeUndefined();
      expect(run.report.evidence.names.nameLikeTokens).toBeGreaterThanOrEqual(known.length);
      expect(rowOf(run, "name-rate", "seen")?.notes).toContainEqual(
        expect.objectContaining({ id: "names-not-counted" }),
      );
      for (const suffix of ["", ".private"]) {
        await rm(at(`unseen${suffix}`), { recursive: true, force: true });
        await cp(at(`kept${suffix}`), at(`unseen${suffix}`), { recursive: true });
        await rm(at(`kept${suffix}`), { recursive: true });
      }
    }
  });
});

describe("countNotes", () => {
  it("finds notes that were moved, and never counts other ones", async () => {
    const input = await readAuditContexts({ contextFiles: contextFiles() });
    const here = await countNotes(input, {});
    expect(here?.words.find("por")).toMatchObject({ inNames: 2 * (MARKED_BY_MISTAKE["por"] ?? 0) });
    await mkdir(at("moved"));
    for (const suffix of ["", ".private"])
      await cp(at(`seen${suffix}`), at(`moved/seen${suffix}`), { recursive: true });
    const manifests = input.manifests.map((manifest) => ({ ...manifest, corpus: at(`nowhere/${manifest.split}`) }));
    expect(await countNotes({ ...input, manifests }, { corpora: [at("moved/seen")] })).toBeUndefined();
    const corpora = [at("moved/seen"), at("unseen")];
    const moved = await countNotes({ ...input, manifests }, { corpora });
    expect([...(moved?.words.counts ?? [])]).toEqual([...(here?.words.counts ?? [])]);
    expect(await countNotes({ ...input, unlistedFiles: 1 }, {})).toBeUndefined();
    expect(await countNotes({ ...input, changedFiles: 1 }, {})).toBeUndefined();
    const [first, ...others] = input.manifests;
    const { corpusSha256: _, ...earlier } = first as NonNullable<typeof first>;
    expect(await countNotes({ ...input, manifests: [earlier, ...others] }, {})).toBeUndefined();
  });
});

describe("candidates, stopping rule and audit", () => {
  it("agree whatever was decided: where it is safe to stop, no undecided entry is a name to an audit", async () => {
    const { tokenizer } = await openCheckpoint(at("model"));
    const input = await readAuditContexts({ contextFiles: contextFiles() });
    const counts = await countNotes(input, {});
    const { parts } = await collectKnownNames(input);
    const rule = createStoppingRule(list, suspicion);
    const plain = weighEntries(tokenizer, { parts, ...(counts && { counts }) });
    for (const { tokenId, byCounts } of list.candidates)
      if (byCounts !== undefined) expect(plain(tokenId)).toMatchObject({ standing: byCounts, by: "counts" });
    const seen = { safe: 0, undecided: 0, other: 0 };
    const choice = fc.constantFrom<Choice>("name", "keep", "unsure");
    const ids = list.candidates.map(({ tokenId }) => tokenId);
    const changes = fc.array(fc.tuple(fc.constantFrom(...ids), fc.option(choice, { nil: undefined })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(changes, (changed) => {
        const decisions = new Map<number, Choice>(decided);
        for (const [tokenId, decision] of changed)
          if (decision === undefined) decisions.delete(tokenId);
          else decisions.set(tokenId, decision);
        const sources = { decisions: linesOf(decisions, tokenizer.vocabulary), parts, ...(counts && { counts }) };
        const { nameLike } = findNameEntries(tokenizer, sources);
        const undecided = [...nameLike].filter((tokenId) => decisions.get(tokenId) !== "name");
        // Everything came again and was answered as before: only what was decided tells.
        const again = new Map([...decisions].map(([tokenId, said]) => [tokenId, { before: said, said }]));
        const estimate = rule(decisions, [{ decided: decisions, again }]);
        expect(estimate.undecidedNames).toBe(undecided.length);
        if (undecided.length > 0) expect(estimate.withheld).toContain("counted");
        if (estimate.isSafe) expect(undecided).toEqual([]);
        seen[estimate.isSafe ? "safe" : undecided.length > 0 ? "undecided" : "other"]++;
      }),
      { numRuns: 100 },
    );
    expect(Math.min(seen.safe, seen.undecided)).toBeGreaterThan(0);
  });
});
