import { readFile } from "node:fs/promises";

import { glob } from "tinyglobby";
import { describe, expect, it } from "vitest";

import { readAudit } from "../../../src/audit/audit-file.ts";
import { isOfTest, NEEDED_AUDITS, TEST_IDS } from "../../../src/audit/audit-ids.ts";
import { MEASURE_IDS, measureOf } from "../../../src/audit/measures.ts";
import { note, type NoteId } from "../../../src/audit/remarks.ts";
import { NOTES } from "../../../src/audit/remarks.ts";
import { describeLimit, labelOf } from "../../../src/report/describe/describe-row.ts";
import { formatShort } from "../../../src/report/format.ts";
import { asInPage, renderReport } from "../../../src/report/page/html.ts";
import { LANGUAGES } from "../../../src/report/language.ts";
import { decidingRows, STEP_OF_MEASURE } from "../../../src/report/describe/next-steps.ts";
import { modelsOf } from "../../../src/report/describe/summary.ts";
import { catalogueOf } from "../../../src/report/text/catalogues.ts";
import { crowdedReport, fullComparison, judged, sampleReport } from "../sample-audit.ts";

const MOST_WORDS = 350;
const sheetsOf = (page: string) => page.match(/<section class="sheet"[^]*?<\/section>/g) ?? [];
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const wordsOf = (markup: string) => textOf(markup).split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length; // prettier-ignore
const leaky = judged(sampleReport({ name: "leaky", contexts: 3062, leak: 0.3, loss: 2.3 }));
const examples = await glob("audits/examples/*/audit.json");

describe.each(LANGUAGES)("page one in %s", (language) => {
  const { decision } = catalogueOf(language);

  it.each(["sample", "crowded", ...examples])("of %s: a page a model, 350 words at most", async (name) => {
    const audit = name === "sample" ? fullComparison() : name === "crowded" ? crowdedReport() : await readAudit(name);
    for (const recipients of ["public", "contract", "internal"] as const) {
      const sheets = sheetsOf(renderReport(audit, { language, recipients }));
      expect(sheets).toHaveLength(modelsOf(audit).length);
      for (const sheet of sheets) {
        expect(wordsOf(sheet)).toBeLessThanOrEqual(MOST_WORDS);
        expect(textOf(sheet)).toContain(decision.attackersOf[recipients]);
      }
    }
  });

  it("gives each failing figure with its limit and its next step, the failing ones first", () => {
    for (const measure of MEASURE_IDS.filter((id) => measureOf(id).limit !== undefined)) {
      // One figure over its limit, and one with too few cases, which must not be the reason.
      const rows = leaky.rows.map((row) => ({
        ...row,
        verdict: row.measure === measure && row.split !== "unseen" ? ("fail" as const) : row.measure === "association" ? ("underpowered" as const) : ("pass" as const),
      })); // prettier-ignore
      const [first] = decidingRows({ rows });
      const page = renderReport(judged({ ...leaky, rows }), { language });
      expect(first?.row.measure).toBe(measure);
      const line = sheetsOf(page)[0]?.match(/<tbody>[^]*?<\/tr>/)?.[0] ?? "";
      expect(line).toContain(asInPage(labelOf({ measure }, language)));
      expect(line).toContain(asInPage(decision.steps[STEP_OF_MEASURE[measure] ?? "more"]));
      expect(line).toContain(asInPage(describeLimit(first!.row, language) ?? "?"));
      expect(line).toContain(asInPage(formatShort(first!.row, language)));
    }
  });

  it("says of every failing figure what to do, on page one or the next", () => {
    const rows = leaky.rows.map((row) => ({
      ...row,
      verdict: measureOf(row.measure).limit ? ("fail" as const) : row.verdict,
    }));
    const page = renderReport(judged({ ...leaky, rows }), { language });
    const text = page.slice(page.indexOf('class="sheet"'), page.indexOf("</section>", page.indexOf('class="rests"')));
    const deciding = decidingRows({ rows });
    expect(deciding.length).toBeGreaterThan(10);
    for (const { row, step } of deciding) {
      expect(text).toContain(asInPage(labelOf({ measure: row.measure }, language)));
      expect(text).toContain(asInPage(decision.steps[step]));
    }
  });

  it("says what was not made and what to do about it", () => {
    const rows = leaky.rows.filter((row) => !(NEEDED_AUDITS.attacks as readonly string[]).includes(row.audit));
    const notMeasured = NEEDED_AUDITS.attacks.map((audit) => ({ audit, why: note("needs-canaries") }));
    const sheet = textOf(sheetsOf(renderReport(judged({ ...leaky, rows, notMeasured }), { language }))[0] ?? "");
    expect(sheet).toContain(`${decision.tests.attacks.name}: ${decision.outcomes["not-made"]}`);
    expect(sheet).toContain(decision.steps.plant.replaceAll("'", "&#39;"));
  });

  it("says what step 1 replaced, whom it hits worst, and has boxes where nobody says who gets it", () => {
    const worst = [{ measure: "recovered" as const, split: "seen" as const, hits: 7, n: 12 }];
    const { names } = leaky.evidence;
    const told = (entities: readonly ("PERSON" | "GPE" | "DATE" | "ID")[]) => {
      const sources = names.sources.map((source) => (source.kind === "spans" ? { ...source, entities } : source));
      const evidence = { ...leaky.evidence, names: { ...names, sources } };
      return textOf(sheetsOf(renderReport({ ...leaky, evidence, details: { ...leaky.details, worst } }, { language }))[0] ?? ""); // prettier-ignore
    };
    expect(told(["PERSON", "GPE"])).toContain(decision.scopeNames.replaceAll("'", "&#39;"));
    expect(told(["PERSON", "GPE", "DATE", "ID"])).toContain("DATE, ID");
    expect(told(["PERSON"])).toMatch(/7 \S+ 12/);
    expect(told(["PERSON"]).match(/☐/g)).toHaveLength(3 + 3);
  });
});

it("every figure with a limit, and every remark that takes a pass away, has a step of its own or takes more cases", () => {
  const judgedMeasures = MEASURE_IDS.filter((id) => measureOf(id).limit !== undefined);
  expect(judgedMeasures.filter((id) => STEP_OF_MEASURE[id] === undefined)).toEqual([]);
  const doubts = (Object.keys(NOTES) as NoteId[]).filter((id) => NOTES[id].effect !== "none");
  const row = leaky.rows.find(({ measure }) => measure === "name-rate")!;
  const withMore = doubts.filter((id) => {
    const notes = [{ id, values: {} }];
    return decidingRows({ rows: [{ ...row, verdict: "invalid", notes }] })[0]?.step === "more";
  });
  expect(withMore.sort()).toEqual([
    "interval-holds-limit", "limit-inside", "over-margin", "reference-unchecked", "too-few", "too-few-others", "too-few-people", "too-few-sentences",
  ]); // prettier-ignore
  expect(TEST_IDS.every((test) => isOfTest("freshness", test))).toBe(true);
});

it("the page “my audit failed” has the same steps for the same figures", async () => {
  const page = (await readFile("docs/guides/failed-audit.md", "utf8")).replaceAll("`", "");
  const { decision, measures } = catalogueOf("en");
  for (const [measure, step] of Object.entries(STEP_OF_MEASURE)) {
    const line = page.split("\n").find((one) => one.startsWith("| ") && one.includes(decision.steps[step]));
    expect(line, step).toBeDefined();
    expect(line).toContain(measures[measure as keyof typeof measures].label);
  }
});
