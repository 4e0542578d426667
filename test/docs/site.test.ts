import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";

import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const CHROMIUM = process.env["UNNAME_CHROMIUM"] ?? "/usr/bin/chromium";
const HAS_SITE = existsSync("dist/site/index.html");
const missing = [
  ...(existsSync(CHROMIUM) ? [] : ["a Chromium (UNNAME_CHROMIUM)"]),
  ...(HAS_SITE ? [] : ["the site (npm run docs:site)"]),
];

describe.skipIf(missing.length > 0)(
  `the site in a real browser${missing.map((what) => `, needs ${what}`).join("")}`,
  () => {
    let browser: Browser;
    let server: ChildProcess;
    let url = "";

    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
      server = spawn(process.execPath, ["bin/unname.js", "docs", "--quiet"], { stdio: ["ignore", "pipe", "inherit"] });
      if (server.stdout === null) throw new Error("expected the address on standard output");
      for await (const line of createInterface(server.stdout)) {
        url = line;
        break;
      }
    });
    afterAll(async () => {
      server?.kill();
      await browser?.close();
    });

    it("is searched without a network, and what is found opens", async () => {
      const page = await browser.newPage();
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(url) && !request.url().startsWith("data:")) foreign.push(request.url());
      });
      await page.goto(url);
      expect(await page.title()).toMatch(/unname/);
      await page.locator(".DocSearch-Button, #local-search button").first().click();
      await page.locator(".search-input").fill("membership");
      const first = page.locator(".results .result").first();
      await first.waitFor();
      await first.click();
      await page.waitForURL(/\/docs\//u);
      expect(await page.locator("main").textContent()).toMatch(/membership/i);
      expect(foreign).toEqual([]);
      await page.close();
    });

    it("has a page for every role", async () => {
      const page = await browser.newPage();
      await page.goto(`${url}docs/guides/privacy-officer.html`);
      for (const title of ["Tutorial", "My audit failed", "Troubleshooting", "Threat model"])
        expect(await page.locator(".VPSidebar").getByText(title, { exact: true }).count(), title).toBe(1);
      await page.close();
    });
  },
);
