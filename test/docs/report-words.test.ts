import { readFile } from "node:fs/promises";

import { glob } from "tinyglobby";
import { expect, it } from "vitest";

import { EN } from "../../src/report/text/en.ts";

const SHOWN = new Set([
  ...Object.values(EN.measures).map(({ label }) => label),
  ...Object.values(EN.audits),
  ...Object.values(EN.decision.outcomes),
]);
const NOTES = Object.values(EN.notes);

/** First cells of the tables under a heading that begins with one of these words. */
async function firstCells(page: string, headings: readonly string[]): Promise<string[]> {
  const rows = (await readFile(page, "utf8")).split("\n").map((line) => /^\| (.*?) *\|/u.exec(line)?.[1]);
  const cells: string[] = [];
  let isRead = false;
  for (const cell of rows) {
    if (cell === undefined) isRead = false;
    else if (headings.includes(cell)) isRead = true;
    else if (isRead && !/^-+$/u.test(cell)) cells.push(cell);
  }
  return cells;
}

/** A quotation, with what `…` leaves out and the words that a note has by number, is in a note of the report. */
function isNote(quotation: string): boolean {
  const parts = quotation.split(" … ");
  return NOTES.some((note) => {
    const plural = note.replace(/\{\w+\|[^|}]*\|([^}]*)\}/gu, "$1");
    return parts.every((part) => plural.includes(part));
  });
}

it.each([
  ["docs/guides/failed-audit.md", ["in the report"]],
  ["docs/guides/privacy-officer.md", ["verdict", "question"]],
] as const)("%s names figures, questions and remarks as the report does", async (page, headings) => {
  const cells = await firstCells(page, headings);
  expect(cells.length).toBeGreaterThan(10);
  const quotations = cells.flatMap((cell) => [...cell.matchAll(/"([^"]+)"/gu)].map(([, text = ""]) => text));
  expect(quotations.filter((text) => !isNote(text))).toEqual([]);
  const names = cells.filter((cell) => !cell.includes('"')).flatMap((cell) => cell.split("; "));
  expect(names.filter((name) => !SHOWN.has(name))).toEqual([]);
});

it("docs/guides/troubleshooting.md quotes messages that the program has", async () => {
  const files = await glob("src/**/*.ts");
  const sources = [...NOTES, ...(await Promise.all(files.map((file) => readFile(file, "utf8"))))];
  const cells = await firstCells("docs/guides/troubleshooting.md", ["what you see"]);
  const quotations = cells.flatMap((cell) => /^"(.*)"$/u.exec(cell)?.[1] ?? []);
  expect(quotations.length).toBeGreaterThan(6);
  expect(quotations.filter((text) => !sources.some((source) => source.includes(text)))).toEqual([]);
});
