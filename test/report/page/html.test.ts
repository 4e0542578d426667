import { describe, expect, it } from "vitest";

import type { AuditReport } from "../../../src/audit/audit-report.ts";
import { note, type NoteId } from "../../../src/audit/remarks.ts";
import { renderReport } from "../../../src/report/page/html.ts";
import { LANGUAGES } from "../../../src/report/language.ts";
import { catalogueOf } from "../../../src/report/text/catalogues.ts";
import { SAMPLE_NOTES } from "../sample-rows.ts";
import { fullComparison, SAMPLE_SHA256, sampleComparison, sampleReport } from "../sample-audit.ts";

/** As a reader sees it: no tags, one kind of space. */
const textOf = (page: string) =>
  page
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, " ");
const sheetOf = (page: string) => page.slice(page.indexOf('class="sheet"'), page.indexOf("</section>"));

describe("renderReport", () => {
  const report = sampleReport({ name: "released", contexts: 3062, leak: 0.02, loss: 2.305 });
  const rewrite = { rounds: 2, replaced: 388, keepsRows: false, origin: "" };
  const page = renderReport({ ...report, model: { ...report.model, rewrite } });

  it("begins with what a privacy office signs: scope, verdicts, what decides, who decided, and boxes", () => {
    const sheet = textOf(sheetOf(page));
    for (const told of [
      "Only names were looked at.",
      "Names test: failed",
      "Attack test:",
      `SHA-256 ${SAMPLE_SHA256.slice(0, 12)}`,
      "1 May 2026",
      "unname 0.1.0",
      "A. Bakker: 1,420 decisions, median 3.4 s, 210 in bulk",
      "☐ release ☐ release with conditions ☐ refuse",
      "Conditions",
      "Valid until",
      "Signature",
    ]) {
      expect(sheet).toContain(told);
    }
    const rest = textOf(page.slice(page.indexOf('class="rests"')).split("</section>")[0] ?? "");
    for (const told of [
      "388 vocabulary entries replaced, in 2 rounds.",
      "unname audit --model released",
      "99.2 %: 1,641 of 1,655 candidates; 14 not decided.",
      "median 3.4 s each; 210 in bulk; 12 less than a second after the one before.",
      "first-letter-rule (by a program): 221 decisions",
      "list people.csv (1,204, SHA-256 0123456789ab)",
      "3,920 distinct",
      "2 times for this model",
      "with 1 different set of decisions",
      "39 of 40 words with a known answer judged right",
      "as judged",
      "… if kept words count as names too",
      "… if unjudged words that could be names count too",
      "What this does not show",
    ])
      expect(rest).toContain(told);
  });

  it("gives every figure its question, its bounds, and the source of its limit", () => {
    const text = textOf(page);
    const { measures, limitSources } = catalogueOf("en");
    for (const { label } of Object.values(measures)) expect(text).toContain(label);
    for (const source of Object.values(limitSources)) expect(text).toContain(source);
    expect(text).toContain("Is a word that reviewers kept as ordinary likelier where names stood");
    const clean = textOf(renderReport(sampleReport({ name: "clean", contexts: 3062, leak: 0, loss: 2 })));
    expect(clean).toContain("No hit is no proof: the true share may be up to 0.10 %.");
  });

  it("holds what was measured against what the law asks, and says what nothing speaks to", () => {
    const rowOf = (demand: string) => textOf(page.slice(page.indexOf(demand)).split("</tr>")[0] ?? "");
    const { rows } = catalogueOf("en").edpb;
    expect(rowOf(rows.extraction.demand)).toContain("within the limit");
    expect(rowOf(rows["queries-intended"].demand)).toMatch(/over the limit|too few/);
    expect(rowOf(rows.beyond.demand)).toMatch(/within the limit|over the limit/);
    const bare = renderReport({ ...report, rows: [] });
    expect(textOf(bare.slice(bare.indexOf(rows.extraction.demand)).split("</tr>")[0] ?? "")).toContain("not measured");
  });

  it("says how far reviewers agreed, how many names may be left, and what the rates are without reviewers' errors", () => {
    const { heading } = catalogueOf("en").review;
    const section = textOf(page.slice(page.indexOf(heading)).split("</section>")[0] ?? "");
    for (const told of [
      "A. Bakker, first-letter-rule (by a program): κ 0.642 (0.531 to 0.748); the same answer on 90.5 % of 221 entries.",
      "4 entries open, 17 settled.",
      "0.84 expected, at most 3 (95.0 %); 7,420 entries, 388 decided to be names; allowed at a bound of 1.00 %: 3. Safe to stop.",
      "148 of 150 decided, 0 names; at most 115 among the other 5,767.",
      "180 names removed so, at most 7 of them wrongly; 30 kept so, which count as undecided.",
      "19 of 20 names, 20 of 21 ordinary words.",
      "seen counted 2.13 % (1.62 % to 2.71 %), corrected 1.48 % (0 % to 2.87 %)",
    ]) {
      expect(section).toContain(told);
    }
    expect(textOf(page)).toContain("Names left: at most 3 (95.0 %).");
  });

  it("says what of the review is not known, and leaves out what there is not", () => {
    const { decisions } = report.evidence;
    const { stopping, agreement: _, disagreements: __, ...one } = decisions!;
    const withDecisions = (evidence: typeof one, details = {}) =>
      textOf(renderReport({ ...report, details, evidence: { ...report.evidence, decisions: evidence } }));
    expect(withDecisions(one)).not.toContain(catalogueOf("en").review.heading);
    expect(withDecisions(one)).not.toContain("Names left:");
    const pair = { reviewers: ["a", "b"] as const, entries: 3, observed: 1, kappa: null, ciLow: null, ciHigh: null };
    const none = { ...pair, reviewers: ["a", "c"] as const, entries: 0, observed: null };
    const both = { agreement: [pair, none], stopping: { ...stopping!, isSafe: false } };
    const told = withDecisions({ ...one, ...both });
    expect(told).toContain(
      "a, b: κ is not defined; the same answer on 100 % of 3 entries. a, c: no entry that both answered.",
    );
    expect(told).toContain("Not yet safe to stop.");
    expect(told).not.toMatch(/Decided differently|Known answers|NaN|null/);
  });

  it("says why there is no verdict", () => {
    const rows = report.rows.map((row) => ({
      ...row,
      verdict: "invalid" as const,
      notes: [note("entries-unjudged", { entries: 104 })],
    }));
    const why = [{ audit: "residue" as const, why: note("not-asked") }];
    const text = textOf(renderReport({ ...report, rows, verdict: "inconclusive", notMeasured: why }));
    expect(text).toContain("Names test: no verdict");
    expect(text).toContain("Judge the open words: unname review judge");
    expect(text).toContain("104 predicted words could be names, and were not judged.");
  });

  it.each(LANGUAGES)("is wholly in one language: %s", (language) => {
    const written = renderReport(fullComparison(), { language });
    const text = textOf(written);
    expect(written).toContain(`<html lang="${language}">`);
    expect(written).not.toMatch(/undefined|NaN|Infinity|\[object|\{[a-z]+[%|}]/);
    const { page: words, notes, measures, edpb } = catalogueOf(language);
    expect(text).toContain(words.headline);
    expect(text).toContain(edpb.lede);
    expect(text).toContain(measures.recovered.label);
    // Of every second remark, as the models have them, one without numbers.
    const told = SAMPLE_NOTES.find(({ values }, at) => at % 2 === 0 && Object.keys(values).length === 0);
    expect(text).toContain(notes[told?.id as NoteId]);
    if (language !== "en")
      for (const other of ["Verdict", "Sentences with", "over the limit", "1 May"]) expect(text).not.toContain(other);
    expect(text).toContain(language === "en" ? "59.0 %" : "59,0 %");
  });

  it("stands alone: no script, nothing loaded, every drawing described", () => {
    const full = renderReport(fullComparison());
    expect(full).not.toMatch(/<script|<link|<img|<iframe|https?:|url\(|@import|\son\w+=/i);
    expect(full).toContain("default-src 'none'");
    const drawings = full.match(/<svg[^>]*>/g) ?? [];
    // Of each of four models: ranks of names, membership, exposure.
    expect(drawings).toHaveLength(12);
    for (const drawing of drawings) expect(drawing).toMatch(/role="img" aria-label="[^"]{10,}"/);
  });

  it("draws a curve an attack, and exposure of every kind of secret from never written to often", () => {
    const full = renderReport(fullComparison());
    const plots = full.match(/<svg class="plot"[^]*?<\/svg>/g) ?? [];
    const [membership = "", exposure = ""] = [plots[0], plots.at(-1)];
    // The last line is chance's.
    expect(membership.match(/<polyline/g)).toHaveLength(4 + 1);
    expect(exposure.match(/<polyline/g)).toHaveLength(3 + 1);
    const labels = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(labels(membership).slice(0, 4)).toEqual(
      ["0.1 %", "1 %", "10 %", "100 %"].map((label) => label.replace(" %", "\u00a0%")),
    );
    expect(labels(exposure).slice(0, 4)).toEqual(["0", "1", "10", "50"]);
    // Steeper where it is written oftener: lower on the page, as y grows downwards.
    const heights = (line = "") => [...line.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
    const planted = heights(exposure.match(/series-0[^]*?points="([^"]*)"/)?.[1]);
    expect(planted).toEqual(planted.toSorted((a, b) => b - a));
    expect(planted).toHaveLength(4);
  });

  it("escapes what comes from the file", () => {
    const hostile = '"><script>alert(1)</script>&';
    const [reviewer] = report.evidence.decisions!.reviewers;
    const evidence = {
      ...report.evidence,
      names: {
        ...report.evidence.names,
        sources: [{ kind: "list" as const, file: hostile, names: 1, sha256: hostile }],
      },
      decisions: { ...report.evidence.decisions!, reviewers: [{ ...reviewer!, name: hostile, first: hostile }] },
    };
    const recognition = {
      labels: [{ label: hostile, mentions: 1, covered: 1, replaced: 1, touching: 1 }],
      lists: [{ kind: hostile, names: 1, listed: 1 }],
    };
    const one: AuditReport = {
      ...report,
      evidence,
      at: hostile,
      model: { ...report.model, name: hostile },
      program: { version: hostile, command: hostile },
    };
    const escaped = renderReport({ schemaVersion: 2, models: [one, { ...one, verdict: "pass" }], recognition });
    expect(escaped).not.toContain("<script");
    expect(escaped).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;");
  });

  it("withholds digests of an earlier version that are not keyed, but for those of weights", () => {
    const { digestKey: _, ...old } = sampleReport({ name: "old", contexts: 100, leak: 0, loss: 2 });
    const secret = "5".repeat(64);
    const { names, decisions, judgements, ...evidence } = old.evidence;
    const rendered = renderReport({
      ...old,
      model: { ...old.model, lineage: `${"7".repeat(64)} ${secret}` },
      tokenizer: { sha256: secret },
      contexts: old.contexts.map((file) => ({ ...file, sha256: secret, testSetSha256: secret })),
      evidence: {
        ...evidence,
        names: { ...names, digest: secret, sources: names.sources.map((source) => ({ ...source, sha256: secret })) },
        ...(decisions && { decisions: { ...decisions, digest: secret } }),
        ...(judgements && { judgements: { ...judgements, digest: secret } }),
      },
    });
    expect(rendered).not.toContain(secret.slice(0, 12));
    expect(rendered).toContain("7".repeat(64));
    expect(rendered).toContain(old.model.sha256);
  });

  it("is a function of the JSON alone", () => {
    const comparison = sampleComparison(300);
    expect(renderReport(JSON.parse(JSON.stringify(comparison)))).toBe(renderReport(comparison));
  });

  it("renders an audit of which little was measured", () => {
    const { decisions: _, judgements: __, entries: ___, ...evidence } = report.evidence;
    const why = note("not-asked");
    const notMeasured = (["name-rate", "recovery", "utility"] as const).map((audit) => ({ audit, why }));
    const names = { ...evidence.names, sources: [], keptNameTokens: 0 };
    const bare = renderReport({
      ...report,
      rows: [],
      details: {},
      contexts: [],
      notMeasured,
      verdict: "inconclusive",
      evidence: { ...evidence, names },
    });
    expect(textOf(bare)).toContain("No decisions were given: names are what the lists hold.");
    expect(textOf(bare)).toContain("No list was given.");
    expect(bare).not.toMatch(/undefined|NaN|Infinity/);
  });
});
