import { readFile } from "node:fs/promises";

import { expect, it } from "vitest";

import { demoRows, renderDemoTable } from "../../src/cli/output/demo-table.ts";
import { readDemoColumns } from "../fixtures/demo-columns.ts";

it("shows in the README what the demo's example holds, and its last sentence", async () => {
  const columns = await readDemoColumns();
  const readme = await readFile("README.md", "utf8");
  const cells = readme.split("\n").map((line) =>
    line
      .split("|")
      .map((part) => part.trim().replaceAll("**", ""))
      .slice(1, -1),
  );
  const begin = cells.findIndex((line) => columns.every(({ title }) => line.includes(title)));
  const rows = demoRows(columns);
  // The line below the heads is Markdown's.
  expect(cells.slice(begin + 2, begin + 2 + rows.length)).toEqual(rows);
  expect(readme).toContain(renderDemoTable(columns).split("\n").at(-1));
});
