import { readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { readAudit } from "../../src/audit/audit-file.ts";
import { AUDIT_NAMES, type AuditId } from "../../src/audit/audit-ids.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import { note } from "../../src/audit/remarks.ts";
import { annexMarkdown } from "../../src/report/annex/annex-markdown.ts";
import { AUDITS_OF_CLASS, attackState, describeAttack } from "../../src/report/annex/attack-classes.ts";
import { buildAnnex } from "../../src/report/annex/build-annex.ts";
import { describeIdentifier, ENTITIES_OF_IDENTIFIER } from "../../src/report/annex/identifiers.ts";
import { asInPage, renderReport } from "../../src/report/page/html.ts";
import { LANGUAGES } from "../../src/report/language.ts";
import { annexTextsOf } from "../../src/report/text/annexes/annex-catalogues.ts";
import { ANNEX_KINDS, ATTACK_CLASSES, BLANK_IDS, IDENTIFIERS } from "../../src/report/text/annexes/annex-texts.ts";
import { catalogueOf } from "../../src/report/text/catalogues.ts";
import type { Entity } from "../../src/text/entities.ts";
import { fullComparison, judged, sampleReport } from "./sample-audit.ts";

const leaky = judged(sampleReport({ name: "leaky", contexts: 3062, leak: 0.3, loss: 2.3 }));
const empty = judged({
  ...leaky,
  rows: [],
  notMeasured: AUDIT_NAMES.map((audit) => ({ audit, why: note("not-asked") })),
});
const demo = await readAudit("audits/examples/demo/audit.json");
const AUDITS = { demo, leaky, empty, several: fullComparison() };
const without = (audit: AuditReport, name: AuditId): AuditReport =>
  judged({ ...audit, rows: audit.rows.filter((row) => row.audit !== name) });
const told = (...sources: readonly (readonly Entity[] | undefined)[]): AuditReport => ({
  ...leaky,
  evidence: {
    ...leaky.evidence,
    names: {
      ...leaky.evidence.names,
      sources: sources.map((entities) => ({ kind: "spans", file: "spans.jsonl", names: 1, sha256: "", ...(entities && { entities }) })),
    },
  },
}); // prettier-ignore

describe.each(LANGUAGES)("annexes in %s", (language) => {
  const text = annexTextsOf(language);
  const mark = text.toFill.slice(1, text.toFill.indexOf("{")).trim();

  describe.each(ANNEX_KINDS)("%s", (kind) => {
    it.each(Object.entries(AUDITS))("of %s: whole, every blank marked, in the page what is in the file", (_, audit) => {
      const annex = buildAnnex(audit, kind, {}, language);
      const markdown = annexMarkdown(annex);
      const page = renderReport(audit, { language, annexes: [annex] });
      expect(markdown).not.toMatch(/undefined|NaN|\{[A-Za-z]|\| *\|/);
      const lines = annex.sections.flatMap(({ rows }) => rows.flat(2));
      for (const { columns, rows } of annex.sections)
        for (const row of rows) {
          expect(row).toHaveLength(columns.length);
          for (const cell of row) expect(cell).not.toEqual([]);
        }
      const blanks = lines.filter((line) => typeof line === "object");
      expect(blanks.length).toBeGreaterThan(10);
      for (const { blank } of blanks) expect(blank.startsWith(`[${mark}`)).toBe(true);
      expect(markdown.match(/\*\*\\\[/g)).toHaveLength(blanks.length);
      for (const line of lines) {
        const written = typeof line === "string" ? line : line.blank;
        expect(written.trim()).not.toBe("");
        expect(page).toContain(asInPage(written));
      }
      expect(page).toContain("<details>");
    });
  });

  it("has a blank for every key, and what is filled in stands in its place alone", () => {
    const filled = Object.fromEntries(BLANK_IDS.map((id) => [id, `a | b *${id}*`]));
    const open = ANNEX_KINDS.map((kind) => annexMarkdown(buildAnnex(leaky, kind, {}, language))).join("\n");
    const done = ANNEX_KINDS.map((kind) => annexMarkdown(buildAnnex(leaky, kind, { filled }, language))).join("\n");
    for (const id of BLANK_IDS) {
      expect(open, id).toContain(text.blanks[id]);
      expect(done, id).not.toContain(text.blanks[id]);
      expect(done, id).toContain(`a \\| b \\*${id}\\*`);
    }
    expect(done).not.toContain(mark);
    const blank = buildAnnex(leaky, "dpia", { filled: { controller: "  " } }, language);
    expect(annexMarkdown(blank)).toContain(text.blanks.controller);
  });

  it("says that an attack was made only where the audit has its rows", () => {
    for (const attack of ATTACK_CLASSES) {
      const audits = AUDITS_OF_CLASS[attack];
      expect(describeAttack(empty, attack, language)[0]).toBe(audits.length > 0 ? text.states.notMade : text.states.outOfScope); // prettier-ignore
      for (const audit of audits) {
        const before = describeAttack(leaky, attack, language);
        const after = describeAttack(without(leaky, audit), attack, language);
        const question = catalogueOf(language).auditQuestions[audit];
        expect(before.some((line) => line.startsWith(`${question}: `))).toBe(true);
        expect(after.some((line) => line.startsWith(`${question}: `))).toBe(false);
        expect(after[0]).toBe(audits.length > 1 ? text.states.partly : text.states.notMade);
      }
    }
  });

  it("counts no figure for information as an attack that was made, and one row too few as a part", () => {
    const rows = leaky.rows.map((row) => ({ ...row, verdict: "info" as const }));
    for (const attack of ATTACK_CLASSES) expect(attackState({ ...leaky, rows }, attack)).not.toBe("made");
    expect(attackState(leaky, "membership")).toBe("made");
    const fewer = leaky.rows.filter((row) => row.measure !== "membership-rate-hundredth");
    expect(attackState({ ...leaky, rows: fewer }, "membership")).toBe("partly");
  });

  it("says of each identifier what step 1 replaced, and never more than all the notes lost", () => {
    const lines = (audit: AuditReport) => IDENTIFIERS.map((id) => describeIdentifier(audit, id, language).join(" "));
    const names = lines(told(["PERSON", "GPE"]));
    expect(names[IDENTIFIERS.indexOf("D")]).toBe(text.notLookedAt);
    expect(names[IDENTIFIERS.indexOf("B")]).toMatch(/GPE.*ADDRESS, POSTCODE/);
    expect(lines(told(["PERSON", "PHONE"]))[3]).toContain("PHONE");
    // Of two sets of notes only one lost its numbers; of another nothing is known.
    expect(lines(told(["PERSON", "PHONE"], ["PERSON"]))[3]).toBe(text.notLookedAt);
    expect(lines(told(["PERSON", "PHONE"], undefined))[3]).toBe(text.notOnRecord);
    for (const id of IDENTIFIERS.filter((one) => ENTITIES_OF_IDENTIFIER[one].length === 0))
      expect(describeIdentifier(told(["PERSON", "OTHER", "ID"]), id, language)).toEqual([text.notLookedAt]);
    expect(lines(empty)[0]).toContain(text.notLookedAt);
  });

  it("states what was overridden, and what it knows of a release and the notes", () => {
    const release = { files: 7, required: "names" as const, acceptedRisk: { reason: "a trial", missed: ["over a limit"] } }; // prettier-ignore
    const dpia = annexMarkdown(
      buildAnnex(leaky, "dpia", { release, documents: 1234, recipients: "contract" }, language),
    );
    expect(dpia).toContain("a trial");
    expect(dpia).toContain("over a limit");
    expect(dpia).toContain(text.required.names);
    expect(dpia).toMatch(/1[.,]?234/);
    expect(dpia).toContain(catalogueOf(language).decision.attackersOf.contract);
    expect(annexMarkdown(buildAnnex(leaky, "dpia", {}, language))).toContain(text.noRelease.replaceAll("_", "\\_"));
  });
});

it("has the texts of all languages with the same places, none a copy of the English", () => {
  const texts = (value: unknown, path = ""): [string, string][] =>
    typeof value === "string" ? [[path, value]] : Object.entries(value as object).flatMap(([key, one]) => texts(one, `${path}/${key}`)); // prettier-ignore
  const places = (one: string) => [...new Set([...one.matchAll(/\{([A-Za-z]+)/g)].map(([, place]) => place))].sort();
  const english = new Map(texts(annexTextsOf("en")));
  for (const language of LANGUAGES.filter((one) => one !== "en"))
    for (const [path, own] of texts(annexTextsOf(language))) {
      expect(places(own), path).toEqual(places(english.get(path) ?? ""));
      if (own.length > 25) expect(own, path).not.toBe(english.get(path));
    }
});

it("the privacy officer's page names every annex", async () => {
  const page = await readFile("docs/guides/privacy-officer.md", "utf8");
  for (const kind of ANNEX_KINDS) expect(page).toContain(`\`${kind}\``);
});
