import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, expect, it } from "vitest";

import { generateCorpus } from "../../corpora/generate.ts";
import { reviewByTruth } from "../../corpora/truth-review.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import { readAudit } from "../../src/audit/audit-file.ts";
import { judgeTests } from "../../src/audit/judge-tests.ts";
import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { openSession } from "../../src/model/session.ts";
import type { Context } from "../../src/probe/contexts/context.ts";
import { fillMask } from "../../src/probe/fill/fill-mask.ts";
import { foldDecisions, namesOf, readDecisionLines } from "../../src/review/decisions/decisions-file.ts";
import { splitSentences } from "../../src/text/tokenise.ts";
import { modelsOf } from "../../src/report/describe/summary.ts";

const MODEL = "models/notes-nl-published";
const AUDIT = "audits/measured/recommended.json";
/** Of no notes that the model learnt from. */
const OTHER_SEED = 7077;
const CONTEXTS = 300;
/** The limit of `name-rate`. */
const LIMIT = 0.005;

let audit: AuditReport;

beforeAll(async () => {
  audit = modelsOf(await readAudit(AUDIT))[0] as AuditReport;
});

it("is the model of the stored audit: its review found no name to rewrite", async () => {
  expect((await digestCheckpoint({ directory: MODEL })).modelSha256).toBe(audit.model.sha256);
  const decisions = await readDecisionLines(join(MODEL, "decisions.jsonl"));
  expect(decisions.length).toBeGreaterThan(1000);
  expect(namesOf(foldDecisions(decisions))).toEqual([]);
  const { name } = JSON.parse(await readFile(join(MODEL, "training.json"), "utf8")) as { name: string };
  expect(name).toBe("notes-nl-published");
});

it("passes both tests, which its stored verdicts follow from, at the first look", () => {
  expect(judgeTests(audit)).toEqual(audit.tests);
  expect(Object.values(judgeTests(audit)).map(({ verdict }) => verdict)).toEqual(["pass", "pass"]);
  expect(audit.evidence.looks).toMatchObject({ looks: 1, changedAfterFirstLook: false });
  for (const measure of ["exposure-phrase", "membership-ratio", "inference-excess", "association", "extracted-people"])
    expect(audit.rows.some((row) => row.measure === measure && row.verdict === "pass")).toBe(true);
});

it("says no names in notes that it never saw", { timeout: 120_000 }, async () => {
  const corpus = generateCorpus({ seed: OTHER_SEED, patients: 60, sentences: 6000 });
  const contexts = corpus.notes.flatMap(contextsOf).slice(0, CONTEXTS);
  expect(contexts).toHaveLength(CONTEXTS);
  const session = await openSession(await openCheckpoint(MODEL));
  const predictions = await fillMask(session, contexts, { topK: 20 });
  const { tokenizer } = session.checkpoint;
  await session.close();
  expect(predictions).toHaveLength(20 * CONTEXTS);
  const entries = predictions.map(({ tokenId, surface }) => ({ surface, isInner: !tokenizer.startsWord(tokenId) }));
  const names = reviewByTruth(corpus, entries).filter(({ decision }) => decision === "name").length;
  expect(names / predictions.length).toBeLessThan(LIMIT);
});

/** Sentences with one person, masked, and labels for places. */
function contextsOf({ document, mentions }: ReturnType<typeof generateCorpus>["notes"][number]): Context[] {
  return splitSentences(document.text).flatMap(({ start, end }): Context[] => {
    const inside = mentions.filter((mention) => mention.start < end && mention.end > start);
    if (inside.filter(({ label }) => label === "PERSON").length !== 1) return [];
    let [text, at] = ["", start];
    for (const mention of inside) {
      text += document.text.slice(at, mention.start) + (mention.label === "PERSON" ? "<mask>" : mention.label);
      at = mention.end;
    }
    text += document.text.slice(at, end);
    return text.length < 30 || text.length > 120
      ? []
      : [{ id: `${document.id} ${start}`, split: "unseen", set: "test", text }];
  });
}
