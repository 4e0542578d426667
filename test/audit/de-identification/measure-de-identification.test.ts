import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { measureDeIdentification } from "../../../src/audit/de-identification/measure-de-identification.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { formatRow } from "../../../src/report/format.ts";
import type { AuditRow } from "../../../src/audit/audit.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

interface Note {
  readonly text: string;
  /** Labels by what they mark. */
  readonly gold: Readonly<Record<string, string>>;
  readonly found?: Readonly<Record<string, string>>;
}

/** Notes with every person marked, and what step 1 replaced of them and of notes that nobody annotated. */
async function measure(notes: Readonly<Record<string, Note>>, others: readonly string[] = []) {
  const folder = await temporaryDirectory();
  const [gold, corpus] = [join(folder, "gold"), join(folder, "corpus")];
  await mkdir(gold);
  await mkdir(`${corpus}.private`);
  const lines: object[] = [];
  for (const [name, { text, gold: marked, found = {} }] of Object.entries(notes)) {
    await writeFile(join(gold, `${name}.txt`), text);
    const spanOf = ([surface, label]: [string, string]) => ({ start: text.indexOf(surface), end: text.indexOf(surface) + surface.length, label, surface }); // prettier-ignore
    const annotations = Object.entries(marked).map(spanOf).map(({ start, end, label, surface }, index) => `T${index + 1}\t${label} ${start} ${end}\t${surface}\n`); // prettier-ignore
    await writeFile(join(gold, `${name}.ann`), annotations.join(""));
    lines.push(...Object.entries(found).map((entry) => ({ document: `${name}.txt`, ...spanOf(entry) })));
  }
  lines.push(...others.map((label, index) => ({ document: `other${index}.txt`, start: 0, end: 3, label })));
  await writeFile(join(`${corpus}.private`, "spans.jsonl"), toJsonLines(lines));
  return measureDeIdentification({ corpora: [corpus], goldDirectory: gold, seed: 1 });
}

const half: Readonly<Record<string, Note>> = {
  a: { text: "Jan Smit belt Piet.", gold: { "Jan Smit": "PERSON", Piet: "PERSON" }, found: { "Jan Smit": "PERSON" } },
  // Replaced as a place: nobody reads the name any more. The place itself is no person.
  b: { text: "Ann komt uit Delft.", gold: { Ann: "PERSON", Delft: "GPE" }, found: { Ann: "GPE", Delft: "GPE" } },
  // In no line of spans.jsonl: nothing was found.
  c: { text: "Kees slaapt.", gold: { Kees: "PERSON" } },
};

describe("measureDeIdentification", () => {
  it("is the share of annotated persons that were covered, and what that makes to be expected: by hand", async () => {
    const [recall, residual, ...more] = await measure(half, ["PERSON", "GPE", "PERSON", "PERSON"]);
    expect(more).toEqual([]);
    // 2 of 4 persons. One of the annotated notes and three of the others were found as persons: 4 · ½ / ½.
    expect(recall).toMatchObject({ measure: "step-1-recall", n: 4, hits: 2, estimate: 0.5, verdict: "info", notes: [{ id: "recall-open", values: { limit: 0.99 } }] }); // prettier-ignore
    expect(residual).toMatchObject({ measure: "step-1-residual", n: 4, estimate: 4, verdict: "info" });
    // Three documents: 1 of 2, 1 of 1, 0 of 1. All three draws are the same one in 1/27 of the resamples, more than either tail.
    expect(recall).toMatchObject({ ciLow: 0, ciHigh: 1, ciMethod: "bootstrap-documents" });
    // Nothing covered would leave any number.
    expect(residual).toMatchObject({ ciLow: 0, ciHigh: Infinity });
  });

  it("expects found · (1 − recall) / recall: 9 of 12 covered and 90 found leave 30", async () => {
    const note = (covered: boolean): Note => ({ text: "Jan belt.", gold: { Jan: "PERSON" }, ...(covered && { found: { Jan: "PERSON" } }) }); // prettier-ignore
    const notes = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`n${index}`, note(index % 4 !== 0)]));
    const [recall, residual] = await measure(
      notes,
      Array.from({ length: 81 }, () => "PERSON"),
    );
    expect(recall).toMatchObject({ n: 12, hits: 9, estimate: 0.75 });
    expect(residual).toMatchObject({ n: 90, estimate: 30 });
    // The bounds change places: what is covered more leaves less.
    const [low, high] = [recall?.ciLow ?? 0, recall?.ciHigh ?? 0];
    expect(low).toBeGreaterThan(0.4);
    expect(high).toBeLessThanOrEqual(1);
    expect(residual?.ciLow).toBeCloseTo((90 * (1 - high)) / high, 9);
    expect(residual?.ciHigh).toBeCloseTo((90 * (1 - low)) / low, 9);
    expect(residual?.ciHigh).toBeGreaterThan(30);
  });

  it("takes the exact bounds where all or nothing was covered, and expects no number where nothing was", async () => {
    const all = await measure({ a: half["a"] as Note, b: half["b"] as Note }, ["PERSON"]);
    expect(all[0]).toMatchObject({ hits: 2, n: 3 });
    const note = (found: boolean): Note => ({ text: "Jan belt.", gold: { Jan: "PERSON" }, ...(found && { found: { Jan: "PERSON" } }) }); // prettier-ignore
    const [every, none] = await Promise.all([true, false].map((found) => measure({ x: note(found), y: note(found) }, ["PERSON"]))); // prettier-ignore
    // Clopper–Pearson, each bound one-sided 95 %: 0.05^(1/2) = 0.2236.
    expect(every?.[0]).toMatchObject({
      estimate: 1,
      ciLow: expect.closeTo(Math.sqrt(0.05), 6),
      ciHigh: 1,
      ciMethod: "exact-each",
    });
    expect(every?.[1]).toMatchObject({ n: 3, estimate: 0, ciLow: 0 });
    expect(every?.[1]?.ciHigh).toBeCloseTo((3 * (1 - Math.sqrt(0.05))) / Math.sqrt(0.05), 6);
    expect(none?.[0]).toMatchObject({ estimate: 0, ciLow: 0, ciHigh: expect.closeTo(1 - Math.sqrt(0.05), 6) });
    expect(none?.[1]).toMatchObject({ n: 1, estimate: Infinity, ciHigh: Infinity });
    expect(none?.[1]?.ciLow).toBeCloseTo(Math.sqrt(0.05) / (1 - Math.sqrt(0.05)), 6);
    // No number is in the JSON, and none in words.
    const read = JSON.parse(JSON.stringify(none?.[1])) as AuditRow;
    expect(read.estimate).toBeNull();
    expect(formatRow(read)).toBe(formatRow(none?.[1] as unknown as AuditRow));
    expect(formatRow(read)).toMatch(/^not known/);
  });

  it("says when recall is shown to be enough: 400 of 400", async () => {
    const text = Array.from({ length: 400 }, (_, index) => `Naam${index}x`).join(" ");
    const all = Object.fromEntries(text.split(" ").map((name) => [name, "PERSON"]));
    const [recall] = await measure({ a: { text, gold: all, found: all }, b: half["a"] as Note });
    expect(recall).toMatchObject({ n: 402, hits: 401, notes: [{ id: "recall-open" }] });
    const [enough] = await measure({
      a: { text, gold: all, found: all },
      b: { ...(half["c"] as Note), found: { Kees: "PERSON" } },
    });
    expect(enough).toMatchObject({ n: 401, hits: 401, notes: [{ id: "recall-holds" }] });
    expect(enough?.ciLow).toBeCloseTo(0.05 ** (1 / 401), 6);
  });

  it("needs every letter: half a name is not covered; without annotated persons there is nothing to say", async () => {
    const [recall] = await measure({
      a: { text: "Jan Smit belt.", gold: { "Jan Smit": "PERSON" }, found: { Smit: "PERSON" } },
    });
    expect(recall).toMatchObject({ n: 1, hits: 0 });
    expect(await measure({ a: { text: "Delft.", gold: { Delft: "GPE" } } }, ["PERSON"])).toEqual([]);
  });
});
