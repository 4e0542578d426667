import { describe, expect, it } from "vitest";

import { type ModelCard, renderModelCard } from "../../src/report/model-card.ts";
import { note } from "../../src/audit/remarks.ts";
import { describeNote } from "../../src/report/describe/describe-row.ts";
import { EN } from "../../src/report/text/en.ts";
import { SAMPLE_SHA256, sampleReport } from "./sample-audit.ts";

const card: ModelCard = {
  name: "released",
  languages: ["nl"],
  audit: sampleReport({ name: "audited", contexts: 3062, leak: 0.02, loss: 2 }),
  residue: {
    files: 4, places: 4, bytes: 100, histories: 0, words: 12, spellings: 90, tooShort: 0, found: [], wordsFound: 0, allowed: { list: 0, decision: 0 }, closed: [],
    numberBytes: 0, expectedByChance: 0,
  },
  required: "all",
  notRequired: [],
  strippedSettings: 0,
  hashes: [],
  audited: { modelSha256: SAMPLE_SHA256, tokenizerSha256: SAMPLE_SHA256 },
}; // prettier-ignore

describe("renderModelCard", () => {
  const text = renderModelCard(card);

  it("says who decided, as it is on record, and claims no more", () => {
    expect(text).toContain("- A. Bakker: 1,420 decisions from 20 April 2026 to 22 April 2026");
    expect(text).toContain("- first-letter-rule (by a program): 221 decisions");
    expect(text).toContain("Share reviewed: 99.2 %: 1,641 of 1,655 candidates");
    expect(text).not.toContain("a person went through");
    const { decisions: _, judgements: __, ...evidence } = card.audit.evidence;
    const undecided = renderModelCard({ ...card, audit: { ...card.audit, evidence } });
    expect(undecided).toContain("No decisions were given: names are what the lists hold.");
    expect(undecided).not.toMatch(/Bakker|\bperson decided/);
  });

  it("says that names were replaced before training only where a record or the vocabulary supports it", () => {
    const { entries, names } = card.audit.evidence;
    if (entries === undefined) throw new Error("no entries");
    const withEvidence = (change: object, contexts = card.audit.contexts) =>
      renderModelCard({ ...card, audit: { ...card.audit, contexts, evidence: { ...card.audit.evidence, ...change } } });
    expect(text).toContain(
      "The audit supports it: the record of the text that its sentences come from has 3,310 different names replaced.",
    );
    const listed = { names: { ...names, sources: names.sources.filter(({ kind }) => kind === "list") } };
    const unsupported = [
      withEvidence(listed),
      withEvidence({ ...listed, entries: { ...entries, label: { contexts: 100, predicted: 50 } } }),
      withEvidence(
        {},
        card.audit.contexts.filter(({ split }) => split === "unseen"),
      ),
    ];
    for (const one of unsupported) {
      expect(one).toContain("1. The user declares that names");
      expect(one).not.toContain("recognisers replaced");
    }
    expect(withEvidence({ ...listed, entries: { ...entries, label: { contexts: 100, predicted: 51 } } })).toContain(
      "The audit supports it: `PERSON` is a vocabulary entry, among the 20 likeliest at 51 of 100 places of names.",
    );
  });

  it("gives the verdict in a sentence and every row with its limit", () => {
    expect(text).toContain("> **Names test: failed. Attack test: ");
    expect(text).toMatch(
      /\| recovery \| A hidden name was recovered, top 20 \(seen\) \| 3062 \| .* \| at most 0\.10 % \| fail \|/,
    );
    expect(text).not.toMatch(/undefined|NaN|\{[a-z]+[%|}]/);
  });

  it("states both tests, what was not made, and that a test which was not required is no statement", () => {
    expect(text).not.toContain("--require");
    const why = note("needs-canaries");
    const rows = card.audit.rows.filter(({ audit }) => !["exposure", "membership", "inference", "association", "extraction"].includes(audit)); // prettier-ignore
    const audit = { ...card.audit, rows, notMeasured: [{ audit: "exposure" as const, why }] };
    const names = renderModelCard({ ...card, audit, required: "names", notRequired: ["exposure was not measured"] });
    for (const told of [
      "Attack test: not made.",
      "What an attacker finds out about people of the training text is unknown.",
      `Not made: ${EN.auditQuestions.exposure} (${describeNote(why)})`,
      EN.auditQuestions.extraction,
      "Released with `--require names`: the attack test was not required, and this release is no statement on it.",
      "> - exposure was not measured",
    ])
      expect(names).toContain(told);
    expect(names.indexOf("Attack test: not made")).toBeLessThan(names.indexOf("## What was done"));
  });

  it("tells how many freed ids join words, where any do, and what their rows are", () => {
    const rewrite = { replaced: 300, weights: "mean" };
    const plain = renderModelCard({ ...card, rewrite });
    expect(plain).toContain("became placeholders, same ids");
    expect(plain).toContain("by the mean of the kept rows.");
    const joined = renderModelCard({ ...card, rewrite: { ...rewrite, joining: 55 } });
    expect(joined).toContain("became placeholders, or, in 55 of these ids, pieces that spell no name");
    expect(joined).toContain("those of the pieces by the mean of the rows of such words.");
  });

  it("tells each accepted risk in words", () => {
    const missed = ["a figure is over its limit", "3 of 40 candidates were\nnever decided"];
    const accepted = renderModelCard({ ...card, acceptedRisk: { reason: "for a test", missed } });
    expect(accepted).toContain("Reason given: for a test");
    expect(accepted).toContain("> - a figure is over its limit\n> - 3 of 40 candidates were never decided");
    expect(text).not.toContain("Reason given");
  });
});
