import { describe, expect, it } from "vitest";

import { buildAnnex } from "../../src/report/annex/build-annex.ts";
import { renderReport } from "../../src/report/page/html.ts";
import { describeMostHits } from "../../src/report/tables/frequency-table.ts";
import { ownWords } from "../../src/report/own-words.ts";
import { ANNEX_KINDS } from "../../src/report/text/annexes/annex-texts.ts";
import { ANNEXES_EN } from "../../src/report/text/annexes/en.ts";
import { EN } from "../../src/report/text/en.ts";
import { germanise, GERMAN_REPORT } from "../fixtures/languages/de/report.ts";
import { fullComparison } from "./sample-audit.ts";

/** Stretches of words without a place for a value, as a reader would see them. */
function phrasesOf(texts: unknown): string[] {
  if (typeof texts === "string")
    return texts.split(/\{[^}]*\}/u).filter((piece) => /\p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(piece));
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(phrasesOf) : [];
}

describe("a report in a language that no code knows", () => {
  const audit = fullComparison();
  const annexes = ANNEX_KINDS.map((kind) => buildAnnex(audit, kind, {}, GERMAN_REPORT));
  // Definitions are in English in every language, and marked so.
  const page = renderReport(audit, { language: GERMAN_REPORT, annexes }).replace(/<span lang="en">.*?<\/span>/gsu, "");

  it("says its code, and writes numbers and dates as it does", () => {
    expect(page).toContain('<html lang="de">');
    expect(page).toMatch(/\d\.\d{3}/u);
    expect(page).toMatch(/\d,\d+\s%/u);
    expect(page).toMatch(/1\. Mai 2026/u);
  });

  it("has no sentence that is not from its folder", () => {
    const phrases = [...phrasesOf(EN), ...phrasesOf(ANNEXES_EN)];
    expect(phrases.length).toBeGreaterThan(300);
    expect(phrases.filter((phrase) => page.includes(phrase))).toEqual([]);
    expect(phrases.filter((phrase) => page.includes(germanise(phrase))).length).toBeGreaterThan(150);
  });

  it("is known to the search of a released folder, and to what the terminal prints", () => {
    expect(
      [...(ownWords(GERMAN_REPORT).get("report.html") ?? [])].some((word) => word.includes("ß") || word.endsWith("ss")),
    ).toBe(true);
    expect(
      describeMostHits([audit.models[0] as (typeof audit.models)[number]], GERMAN_REPORT).every((line) =>
        line.includes("ß"),
      ),
    ).toBe(true);
  });
});
