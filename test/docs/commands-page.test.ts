import { readFile } from "node:fs/promises";

import { expect, it } from "vitest";

import { renderCommandsPage } from "../../bundle/commands-page.ts";

it("docs/reference/commands.md is what --help prints: npm run docs:reference", async () => {
  expect(await readFile("docs/reference/commands.md", "utf8")).toBe(renderCommandsPage());
});
