import { readFile } from "node:fs/promises";

import { expect, it } from "vitest";

import { renderFrontPicture } from "../../bundle/front-picture.ts";

it("docs/front.svg is what the shipped models and the example audit give: npm run docs:picture", async () => {
  expect(await readFile("docs/front.svg", "utf8")).toBe(await renderFrontPicture("."));
});
