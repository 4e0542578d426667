import { expect, it } from "vitest";

import { formatMisses } from "../../../src/evaluate/misses/format-misses.ts";

it("shows no upper end where the counts give none", () => {
  const misses = {
    both: 327,
    onlyFirst: 0,
    onlySecond: 0,
    found: 327,
    missed: 0,
    standardError: 0,
    interval: { low: 0, high: 5.4e27 },
    missedPerThousandDocuments: 0,
    band: [],
  };
  const known = { ...misses, onlyFirst: 18, found: 345, missed: 1.2, interval: { low: 0, high: 34_499 } };
  const all = {
    ...known,
    kinds: {},
    byKindSummed: { missed: 1.2, interval: { low: 0, high: 3 } },
  };
  const shown = formatMisses({
    documents: 300,
    recognisers: ["a", "b"],
    all,
    entities: { PERSON: { ...all, kinds: { "several words": misses, "one word": known } } },
  });
  expect(shown).toMatch(/^ {2}several words .* 0\.0–no limit$/mu);
  expect(shown).toMatch(/^ {2}one word .* 0\.0–34499$/mu);
});
