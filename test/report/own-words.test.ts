import { describe, expect, it } from "vitest";

import { renderReport } from "../../src/report/page/html.ts";
import { LANGUAGES } from "../../src/report/language.ts";
import { ownWords } from "../../src/report/own-words.ts";
import { fullComparison, sampleReport } from "./sample-audit.ts";

/** What the sample's own names and files bring in. */
const FOREIGN =
  /^(raw|notes?|step|published|recogniser|trained|WikiANN|alone|shipped|Bakker|Smit|first|letter|rule|program|people|csv|spans|originals|jsonl?|contexts|decisions|judge|seen|unseen|unname|audit|model|released|names|out|roberta|rules|crf|ner|wiki|given|abcdef)$/;

describe("ownWords", () => {
  it.each(LANGUAGES)("knows every word that a page in %s has by itself", (language) => {
    const own = ownWords(language).get("report.html") ?? new Set();
    const page =
      renderReport(fullComparison(), { language }) +
      renderReport(sampleReport({ name: "released", contexts: 20, leak: 0, loss: 2 }), { language });
    const unknown = [...new Set(page.match(/[\p{L}\p{M}]{3,}/gu))].filter(
      (word) => !own.has(word) && !FOREIGN.test(word),
    );
    expect(unknown).toEqual([]);
  });

  it("knows every key and id of an audit file", () => {
    const own = ownWords().get("audit.json") ?? new Set();
    const unknown = [...new Set(JSON.stringify(fullComparison().models).match(/[\p{L}\p{M}]{3,}/gu))].filter(
      (word) => !own.has(word) && !FOREIGN.test(word),
    );
    expect(unknown).toEqual([]);
  });
});
