import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

import { type Browser, chromium } from "playwright-core";
import { glob } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { sha256 } from "../../src/base/hash.ts";
import { PAGE_STYLE } from "../../src/review/web/page-style.ts";
import { openTerminal } from "../fixtures/pseudo-terminal.ts";
import { reviewFiles } from "../review/review-files.ts";
import { serve } from "../review/web-review.ts";
import { renderFrontPicture } from "./front-picture.ts";

// The built program: `npm run build` comes before.

/** `npm run docs:pictures` writes them; otherwise they are compared. */
const WRITES = process.env["UNNAME_PICTURES"] === "write";
const CHROMIUM = process.env["UNNAME_CHROMIUM"] ?? "/usr/bin/chromium";

async function expectPicture(path: string, picture: string): Promise<void> {
  if (WRITES) await writeFile(path, picture);
  expect(await readFile(path, "utf8"), `${path} is stale: npm run docs:pictures`).toBe(picture);
}

it("every picture of the docs is one of these", async () => {
  expect((await glob("docs/**/*.{svg,png,jpg,gif,webp}", { ignore: "**/node_modules/**" })).sort()).toEqual([
    "docs/front.svg",
    "docs/review-page.png",
    "docs/review-terminal.svg",
  ]);
});

it("docs/front.svg is what the shipped models and the example audit give", async () => {
  await expectPicture("docs/front.svg", await renderFrontPicture("."));
});

it("docs/review-terminal.svg is what a review shows after one decision", async () => {
  const { scoredArgv } = await reviewFiles();
  const terminal = openTerminal([...scoredArgv, "--bound", "0.05"], { columns: 110, rows: 26 });
  await terminal.until("Is it a name?");
  terminal.type("n");
  await terminal.until("names: 3");
  const picture = terminal.picture();
  terminal.type("q");
  await terminal.ended;
  await expectPicture("docs/review-terminal.svg", picture);
});

describe.skipIf(!existsSync(CHROMIUM) && !WRITES)(`in a real browser (${CHROMIUM})`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
  });
  afterAll(() => browser?.close());

  // Fonts and versions of the browser change its pixels: compared is what it shows, and how it is styled.
  it("docs/review-page.png shows what a review's page shows after one decision", async () => {
    const { scoredArgv } = await reviewFiles();
    const review = await serve(scoredArgv);
    const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 900 } });
    await page.goto(review.url.href);
    await expect.poll(() => page.evaluate("document.activeElement?.id"), { timeout: 15_000 }).toBe("list");
    await page.keyboard.press("n");
    await expect.poll(() => page.locator("#said").textContent(), { timeout: 15_000 }).toContain(": name");
    const shown = `${await page.locator("body").innerText()}\n\nStyle: SHA-256 ${sha256(PAGE_STYLE)}\n`;
    if (WRITES) await page.screenshot({ path: "docs/review-page.png" });
    await page.close();
    review.kill("SIGKILL");
    await review.ended;
    await expectPicture("test/docs/review-page.txt", shown);
  });
});
